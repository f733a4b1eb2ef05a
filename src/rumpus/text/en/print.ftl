# The printed game: rumpus box print.

cli-box-print = print a box: cards, tiles, tokens and rules as a PDF, to cut out and to play with on a real table
arg-box = BOX
cli-print-box = a box that comes with the game, such as standard, or the folder of your own
cli-print-language = the language of the cards and the rules (usually that of this text)
cli-print-paper = the size of the paper
cli-print-out = the file to write (usually GAME-BOX-LANGUAGE.pdf, here)
# $module is what could not be loaded, $extra what to install.
print-no-typst = “{ $module }” is not installed here, and printing needs it. It comes with the extra { $extra }.
# $why is what the typesetter says, in English.
print-failed = This box cannot be printed: { $why }
print-refused = { $why }
print-takes-long = It takes too long to print this box here. On the command line, rumpus box print takes its time.
print-needs-table = Nothing can be printed here: that takes a table. Save the box as a file, and bring it to the studio of one.
print-too-many-pieces = This box has { $pieces } pieces to cut out; a table prints at most { $most }. On the command line, rumpus box print prints them all.
print-cannot-write = { $file } cannot be written: { $why }
game-is-not-printed = { $game } cannot be printed: it does not say what of it there is to cut out.
print-written =
    { $file }: { $pages ->
        [one] one page
       *[other] { $pages } pages
    } for { $paper }. Page 1 tells how to print and cut them.

## The first page

print-box = Box: { $box } ({ $digest })
print-how = How to print and cut
print-step-scale = Print at 100 % (“actual size”, not “fit to page”). A card is 63 mm wide and 88 mm high: measure one.
print-step-paper = Take heavy paper for cards (about 200 g), and glue tiles and tokens onto cardboard; or print on plain paper and put the cards into sleeves in front of old playing cards.
print-step-sides = Print on both sides, turning the paper over its long edge: backs then lie behind their fronts. Pages that stay empty are there for that. With a printer that prints on one side only, print the odd pages, put the sheets back in and print the even ones.
print-step-cut = Cut from mark to mark with a ruler and a knife; the marks lie outside of the pieces. What has an outline is cut along it.
print-step-rules = The rules are the last pages. Plain paper is enough for them.
print-what = What there is
print-head-what = What
print-head-pieces = Pieces
print-head-pages = Pages
print-head-sides = How
print-both-sides = on both sides
print-one-side = backs stay empty
print-as-you-like = as you like
print-besides = Besides

## Pages

print-list = All pieces
print-rules = Rules
print-cards = Cards
print-tokens = Tokens
print-reference = Reference card
print-keywords = Keywords
print-name = { NAME($id) }
print-front = { $title }, front
print-back = { $title }, back

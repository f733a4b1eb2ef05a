# The studio: where the boxes of a table are worked on. $box is the name of a box's folder.

## What is refused

studio-closed = This table has no studio: whoever runs it has not opened one.
studio-key-needed = The studio is for whoever runs this table. Open it by the address that “rumpus serve” tells.
studio-no-such-box = There is no box “{ $box }” in the studio.
studio-no-such-state = That state of the box is not kept any more.
studio-box-exists = There is a box “{ $box }” already. Choose another name.
studio-bad-name = “{ $name }” cannot be the name of a box: use small letters from a to z, digits and hyphens, 40 at most.
studio-too-many-boxes = There are { $most } boxes already. Remove one first.
studio-changed-meanwhile = Somebody has changed “{ $box }” since you opened it. Nothing was saved.
# $most is in thousands of bytes.
studio-too-large = That is too large for a box: a file may have { $most } KB.
# $possible lists file names.
studio-no-part = A box has no file “{ $file }”, only: { $possible }.
studio-not-a-box = That file is no packed box: a zip with box.txt in it is expected.
studio-base-elsewhere = { $file }, line { $line }: “{ $name }” lies elsewhere. In the studio a box derives from one of the game’s own, or from one beside it.

## The list of boxes

studio = Studio
studio-about = Change a game: its cards, tiles, tasks and numbers. What you make here can be played at this table at once.
studio-boxes = Boxes
studio-none = There is no box yet. Begin one below.
# $game is the name of a game, $when a date and a time.
studio-box-line = { $game }, { $when }
studio-unsound = cannot be played yet
studio-unsaved = not saved
studio-new = A new box
studio-new-game = Game
studio-new-base = Like
studio-new-name = Name
studio-new-name-about = Its folder: { $folder }
studio-begin = Begin
studio-import = Bring a box
studio-import-about = A box that somebody has saved as one file (.zip).
studio-import-file = The file
studio-import-do = Bring it

## Working on a box

studio-editing = Studio: { $name }
studio-save = Save
studio-saved = Saved.
studio-discard = Discard changes
studio-play = Play it now
studio-export = Save as a file
studio-print = Print
studio-print-about = What is written here, saved or not, as a PDF to cut out: cards, tiles, tokens, and the rules as this box has them. Its first page tells how to print and cut it.
studio-print-language = Language of the cards and rules
studio-print-paper = Paper
studio-print-letter = Letter (US)
studio-print-do = Make the PDF
studio-printing = The box is being set; that takes some seconds.
studio-history = History
studio-remove = Remove
studio-remove-sure = Remove “{ $box }”? Games that were begun with it go on.
studio-files = Files of the box
studio-file-add = Add a file
# $file is the name of a file.
studio-file = Text of { $file }
studio-restored = These are your changes from before; they are not saved yet.
studio-kept = Your changes to “{ $box }” are not saved, but kept in this browser.
studio-save-anyway = Save mine anyway
studio-save-anyway-about = What is there now stays in the history.
studio-sound = Nothing is wrong. { $holds }
studio-wrong = { $count ->
    [one] One thing is wrong.
   *[other] { $count } things are wrong.
}
studio-checking = Checking…
studio-remarks = What the check says
studio-all-languages = As it looks and reads
studio-preview-none = Put the cursor into a card, tile or task: here you see it in every language.
studio-preview-wrong = As soon as nothing is wrong, you see here what the cursor is in.
studio-try = What does it do?
studio-back = Back to the box
studio-keyboard = Tab leaves the text; indent with spaces.

## History

studio-history-about = Every state that was saved. What you bring back is saved anew; nothing is lost.
studio-history-none = Nothing was kept yet.
studio-then = What has changed since then
studio-same = The box says the same now.
studio-restore = Bring this back
studio-restore-dirty = Save or discard your changes first.

# What can be wrong with a box, whatever the game. $file is the name of the file, $line the number of the line in it.
# $found is what stands there; $closest lists what may have been meant. Words of a box are never translated.

box-missing-folder = There is no folder { $folder }.
box-missing-file = { $file } is missing from the box.
# $box is its name or folder, $recorded and $ours are fingerprints.
box-is-another = The box “{ $box }” has changed: the record was made with { $recorded }; this one is { $ours }.

## Lines

box-not-text = { $file }, line { $line }: this is not plain text. Save the file as UTF-8.
box-tab = { $file }, line { $line }: indent with spaces only.
# $code is the number of the character in Unicode.
box-unseen-character = { $file }, line { $line }: there is a character here that nobody can see ({ $code }). Write the line anew.
box-bad-indent = { $file }, line { $line }: this line is indented differently from the lines it belongs with.
# $above is the line above.
box-unexpected-indent = { $file }, line { $line }: nothing can be indented below “{ $above }”.
box-empty-block = { $file }, line { $line }: “{ $heading }” needs lines below it, indented further.
# $noun is what the file is made of, such as card or tile.
box-unknown-line = { $file }, line { $line }: expected “{ $noun }” and an id here, but found “{ $found }”.
box-bad-id = { $file }, line { $line }: “{ $found }” is not an id. An id begins with a letter from a to z and goes on with such letters, digits and hyphens.
# $first is the file and line where it was used first.
box-duplicate-id = { $file }, line { $line }: “{ $name }” is already described at { $first }.

## Keys and values

box-no-colon = { $file }, line { $line }: expected a key, a colon and what belongs to it, but found “{ $found }”.
box-unknown-key = { $file }, line { $line }: “{ $found }” is not a key that can stand here.
box-unknown-key-like = { $file }, line { $line }: “{ $found }” is not a key that can stand here. The closest: { $closest }.
box-missing-key = { $file }{ $line ->
    [0] {""}
   *[other] , line { $line }
}: “{ $key }:” is missing.
box-duplicate-key = { $file }, line { $line }: “{ $key }:” is already given in line { $first }.
box-missing-value = { $file }, line { $line }: “{ $key }:” needs a value.
box-name-too-long = { $file }, line { $line }: a name may have { $most } letters at most.
box-block-in-line = { $file }, line { $line }: what belongs to “{ $key }:” is written below it, indented further.
box-bad-number = { $file }, line { $line }: “{ $found }” should be a number from { $least } to { $most }.
box-too-many = { $file }, line { $line }: “{ $found }” names more than { $most }.
# $choices lists what is possible.
box-bad-choice = { $file }, line { $line }: “{ $found }” is not possible here, only: { $choices }.

## Deriving from another box

# $name is the box that is named there; $own lists those that come with the game.
box-nothing-to-derive-from = { $file }, line { $line }: there is no box “{ $name }” to derive from. Name one of the game's own ({ $own }) or a folder beside this one.
box-derives-from-itself = { $file }, line { $line }: the box would derive from itself by way of “{ $name }”.
box-nothing-to-leave-out = { $file }, line { $line }: “{ $found }” cannot be left out: there is nothing of that name in the box that this one derives from.
box-nothing-to-leave-out-like = { $file }, line { $line }: “{ $found }” cannot be left out: there is nothing of that name in the box that this one derives from. The closest: { $closest }.
box-which-to-leave-out = { $file }, line { $line }: “{ $found }” is the id of several things. Write one of: { $meant }.

## Variants of a box

box-variant-of-the-game = { $file }, line { $line }: “{ $name }” is an optional rule of the game itself. Give the variant another id.
# $known lists the blocks with what a variant can change.
box-variant-changes-nothing = { $file }, line { $line }: the variant “{ $name }” changes nothing. What it changes stands below { $known ->
    [rules] “rules:”
   *[other] one of these: { $known }
}.
box-variant-wrong = { $file }, line { $line }: the box cannot be played with the variant “{ $name }”. { $why }

## Encodings

# $encoding is UTF-16, Windows-1250 or Windows-1251.
box-other-encoding = { $file }, line { $line }: this is saved as { $encoding }. Save the file as UTF-8.

## Pictures

# $most is a number of kilobytes.
box-picture-too-large = { $file }: a picture may have at most { $most } kB.
box-picture-too-big = { $file }: the picture is { $width } × { $height } pixels; it may have { $most } either way.
box-picture-not-png = { $file }: this is not a PNG picture, or it is damaged.
box-picture-not-svg = { $file }: this is not an SVG picture, or it is damaged.
# $found is an element or attribute.
box-picture-unsafe = { $file }, line { $line }: a picture may only draw, so “{ $found }” cannot be in it. Save it as plain SVG.
# $first is the other file.
box-picture-twice = { $file }: there is { $first } already, and one picture is enough.

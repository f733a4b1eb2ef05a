# What can be wrong with a box, whatever the game. $file is the name of the file, $line the number of the line in it.
# $found is what stands there; $closest lists what may have been meant. Words of a box are never translated.

box-missing-folder = There is no folder { $folder }.
box-missing-file = { $file } is missing from the box.
# $box is its name or folder, $recorded and $ours are fingerprints.
box-is-another = The box “{ $box }” has changed: the record was made with { $recorded }; this one is { $ours }.

## Lines

box-not-text = { $file }, line { $line }: this is not plain text. Save the file as UTF-8.
box-tab = { $file }, line { $line }: indent with spaces only.
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
box-block-in-line = { $file }, line { $line }: what belongs to “{ $key }:” is written below it, indented further.
box-bad-number = { $file }, line { $line }: “{ $found }” should be a number from { $least } to { $most }.
# $choices lists what is possible.
box-bad-choice = { $file }, line { $line }: “{ $found }” is not possible here, only: { $choices }.

# What can be wrong with a box. $file is the name of the file, $line the number of the line in it.
# $found is what stands there; $closest lists what may have been meant. Words of the box are never translated.

box-missing-folder = There is no folder { $folder }.
box-missing-file = { $file } is missing from the box.

## Lines

box-not-text = { $file }, line { $line }: this is not plain text. Save the file as UTF-8.
box-tab = { $file }, line { $line }: indent with spaces only.
box-bad-indent = { $file }, line { $line }: this line is indented differently from the lines it belongs with.
# $above is the line above.
box-unexpected-indent = { $file }, line { $line }: nothing can be indented below “{ $above }”.
box-empty-block = { $file }, line { $line }: “{ $heading }” needs lines below it, indented further.
# $noun is tile, pile or task.
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
box-bad-number = { $file }, line { $line }: “{ $found }” should be a number from 1 to { $most }.
# $choices lists what is possible.
box-bad-choice = { $file }, line { $line }: “{ $found }” is not possible here, only: { $choices }.
box-twice = { $file }, line { $line }: “{ $found }” is there twice.
box-too-many = { $file }, line { $line }: “{ $found }” names more than { $most }.

## Tiles

box-weapons-not-normal = { $file }, line { $line }: only a normal tile shows weapons.
box-too-few-tiles = { $file }: the map needs { $needed } tiles; there are only { $found }.
box-too-rocky = { $file }: { $found } tiles have rock on an edge. With more than { $most } it may be impossible to lay a map on which every tile can be reached.

## Weapons

box-bad-weapon-line = { $file }, line { $line }: “{ $found }” should be a number and a weapon, such as “2 bow”, perhaps with a spell: “1 bow with lure”.
box-missing-pile = { $file }: the { $pile } pile is missing.
box-small-pile = { $file }, line { $line }: the { $pile } pile has { $found } cards; it needs { $needed }, so that there is always one to draw.
box-pile-without-own = { $file }, line { $line }: the { $pile } pile has no { $pile } in it.

## Tasks

# $known lists the patterns a task can be written in.
box-one-pattern = { $file }, line { $line }: a task is described by exactly one of these: { $known }.
box-wrong-count = { $file }, line { $line }: “{ $key }:” takes { $fewest } to { $most } monsters.
box-too-few-tasks = { $file }: { $needed } tasks must lie open; there are only { $found }.

## The box as a whole

box-target-too-high = { $file }: with { $players } players { $target } to win are too many for a map with { $tokens } victory tokens: all could be taken before anybody has won.

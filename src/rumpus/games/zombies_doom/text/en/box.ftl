# What can be wrong with a box of this game; what is so in every game is in the house's boxes.ftl.
# $file is the name of the file, $line the number of the line in it, $found is what stands there.
# Words of the box are never translated.

## Values

box-twice = { $file }, line { $line }: “{ $found }” is there twice.
box-too-many = { $file }, line { $line }: “{ $found }” names more than { $most }.

## Tiles

box-weapons-not-normal = { $file }, line { $line }: only a normal tile shows weapons.
box-too-few-tiles = { $file }: the map needs { $needed } tiles; the box has only { $found }.
box-too-rocky = { $file }: { $found } tiles have rock on an edge. With more than { $most } it may be impossible to lay a map on which every tile can be reached.

## Weapons

box-bad-weapon-line = { $file }, line { $line }: “{ $found }” should be a number and a weapon, such as “2 bow”, perhaps with a spell: “1 bow with lure”.
box-missing-pile = { $file }: the { $pile } pile is missing.
box-small-pile =
    { $file }, line { $line }: the { $pile } pile has { $found ->
        [one] one card
       *[other] { $found } cards
    }; it needs { $needed }, so that there is always one to draw.
box-pile-without-own = { $file }, line { $line }: the { $pile } pile has no { $pile } in it.

## Tasks

# $known lists the patterns a task can be written in.
box-one-pattern = { $file }, line { $line }: a task is described by exactly one of these: { $known }.
box-wrong-count = { $file }, line { $line }: “{ $key }:” takes { $fewest } to { $most } monsters.
box-too-few-tasks = { $file }: { $needed } tasks must lie open; the box has only { $found }.

## The box as a whole

box-target-too-high = { $file }: with { $players } players a target of { $target } is too high. They can have { $each } each, { $together } together, before anybody has won; but only { $sure } can be won for sure: { $tokens } victory tokens and { $tasks } tasks about trophies.

# What can be wrong with a box of this game; what is so in every game is in the house's boxes.ftl.
# $file is the name of the file, $line the number of the line in it, $found is what stands there.
# Words of the box are never translated.

## Values

box-twice = { $file }, line { $line }: “{ $found }” is there twice.

## Tiles

box-weapons-where-nobody-stops = { $file }, line { $line }: nobody ends a turn on { $kind ->
    [rock] rock
   *[crossroads] crossroads
}, so weapons there would mean nothing.
# $kind is what the box calls a kind of tile; $sign is a letter or a digit on the map.
box-tile-copies-or-sign = { $file }, line { $line }: the tile “{ $name }” needs either “copies:”, if it is laid at random, or “sign:”, if it always lies where the map has that sign.
box-tile-not-laid = { $file }, line { $line }: a { $kind } is not laid at random. Write “sign:” instead of “copies:”.
box-bad-sign = { $file }, line { $line }: “{ $found }” is not a sign. A sign is one letter from A to Z or a digit.
box-sign-of-kind = { $file }, line { $line }: the sign { $sign } is for tiles of the kind { $kind }. Choose another sign.
box-sign-taken = { $file }, line { $line }: the tile in line { $first } has the sign { $sign } already.
box-sign-not-on-map = { $file }, line { $line }: the tile “{ $name }” lies nowhere, because the map has no sign { $sign }.
# $known lists the signs of this box.
box-map-sign = { $file }, line { $line }: “{ $found }” is not a sign of the map. The signs, with a blank between two of them: { $known }.
box-map-too-big = { $file }, line { $line }: a map has at most { $most } columns, { $most } rows and { $places } places.
box-map-without-start = { $file }, line { $line }: the map has no start (S).
box-map-two-castles = { $file }, line { $line }: a map has at most one castle (H).
box-map-out-of-reach = { $file }, line { $line }: nobody could ever get to { $place } on this map.
box-too-few-tiles = { $file }: the map needs { $needed } tiles; the box has only { $found }.
box-too-rocky = { $file }: { $found } tiles have rock on an edge. With more than { $most } it may be impossible to lay a map on which every tile can be reached.
box-map-stays-shut = { $file }: on a map as narrow as this one, too many tiles have rock on an edge ({ $found }): more often than not, some tile cannot be reached, however they are turned.

## Spells

box-spell-does-nothing = { $file }, line { $line }: the spell “{ $spell }” does nothing. What it does stands under one of these: { $known }.
box-spell-never-used = { $file }, line { $line }: the spell “{ $spell }” can never be used: it is not in the deck and printed on no weapon. To leave it out on purpose, write “in the deck: 0”.
# $moment is the heading under which it belongs.
box-other-moment = { $file }, line { $line }: “{ $found }” belongs under “{ $moment }:”.
box-too-many-spells = { $file }, line { $line }: a box can have { $most } spells at most; this is one too many.
box-word-taken = { $file }, line { $line }: a spell cannot be called “{ $found }”: the word means something else already.
box-unknown-spell = { $file }, line { $line }: there is no spell “{ $found }” in spells.txt.
box-unknown-phrase = { $file }, line { $line }: a spell cannot say “{ $found }”.
box-unknown-phrase-like = { $file }, line { $line }: a spell cannot say “{ $found }”. The closest: { $closest }.

## Weapons

box-bad-weapon-line = { $file }, line { $line }: “{ $found }” should be a number and a weapon, such as “2 bow”, perhaps with a spell: “1 bow with lure”.
box-missing-pile = { $file }: the { $pile } pile is missing.
box-small-pile =
    { $file }, line { $line }: the { $pile } pile has { $found ->
        [one] one card
       *[other] { $found } cards
    }; it needs { $needed }, so that there is always one to draw when four players hold { $hand } each.
box-pile-without-own = { $file }, line { $line }: the { $pile } pile has no { $pile } in it.

## Tasks

# $known lists the patterns a task can be written in.
box-one-pattern = { $file }, line { $line }: a task is described by exactly one of these: { $known }.
box-wrong-count = { $file }, line { $line }: “{ $key }:” takes { $fewest } to { $most } monsters.
box-too-few-tasks = { $file }: { $needed } tasks must lie open; the box has only { $found }.
box-trophies-not-kept = { $file }, line { $line }: the task wants { $wanted } trophies, but only { $kept } are kept at the end of a turn.
# $tile is a kind of tile or the id of one.
box-task-without-tile = { $file }, line { $line }: nobody can ever do “{ $name }”: no map of this box has the tile “{ $tile }” on it.
box-unknown-tile = { $file }, line { $line }: there is no tile “{ $found }” in tiles.txt. A task can name one of those, or camp, start or castle.
box-unknown-tile-like = { $file }, line { $line }: there is no tile “{ $found }” in tiles.txt. The closest: { $closest }.
box-task-where-nobody-stops = { $file }, line { $line }: nobody can ever do “{ $name }”: nobody ends a turn on “{ $tile }”, which is { $kind ->
    [rock] rock
   *[crossroads] crossroads
}.

## The box as a whole

box-no-monsters = { $file }, line { $line }: there is not a single monster.
box-target-too-high = { $file }, line { $line }: with { $players } players a target of { $target } is too high. They can have { $each } each, { $together } together, before anybody has won; but only { $sure } can be won for sure: { $tokens } victory tokens and { $tasks } tasks about trophies.
box-castle-too-strong =
    { $file }, line { $line }: the castle has { $monsters } monsters, and a hand holds only { $hand ->
        [one] one weapon
       *[other] { $hand } weapons
    }, so nobody could ever beat it.
box-hand-too-full = { $file }, line { $line }: somebody begins with { $weapons } weapons, but a hand holds only { $hand }.

# What can be wrong with the file of the first game. $file is its name, $line the number of the line.
# Tiles, teams and kinds of Thing are named as the file spells them.

# $text is the line as it was understood, without its comment.
box-first-game-line =
    { $file }, line { $line }: “{ $text }” is not a line of a first game. Write “wind: 2”, “tile name rotated 1 at 0,1” or “thing blue A at 0,1”; a tile or Thing may end with “from 3 players”.
box-first-game-no-wind = { $file }: no line says where the wind points, for example “wind: 2”.
box-first-game-second-wind = { $file }, line { $line }: the wind is already set by an earlier line.
# $known lists the tiles of the box.
box-first-game-unknown-tile = { $file }, line { $line }: the box has no tile “{ $tile }”. It has { $known }.
box-first-game-tile-twice = { $file }, line { $line }: the tile “{ $tile }” has already been laid.
box-first-game-tile-count =
    { $file }: for { $players } players there must be { $players } tiles, but { $count ->
        [one] only one is
       *[other] { $count } are
    } laid.
box-first-game-tile-overlap =
    { $file }, line { $line }: the tile “{ $tile }” would cover { $hex }, where the wind dial or another tile lies.
# $players is the smallest number of players with whom the tile lies apart.
box-first-game-tile-apart =
    { $file }, line { $line }: with { $players } players the tile “{ $tile }” touches neither the wind dial nor a tile of an earlier line.
# $known lists the teams and the kinds of Thing.
box-first-game-unknown-thing = { $file }, line { $line }: there is no “{ $thing }” to place. There are { $known }.
# $letters lists the letters a worm can have.
box-first-game-letter = { $file }, line { $line }: a { $team } worm needs one of the letters { $letters }.
box-first-game-no-letter = { $file }, line { $line }: a { $thing } has no letter.
box-first-game-worm-twice = { $file }, line { $line }: the { $team } worm { $letter } has already been placed.
box-first-game-in-water = { $file }, line { $line }: with { $players } players there is no land at { $hex }.
box-first-game-hex-full = { $file }, line { $line }: { $hex } already holds { $most } Things, as many as a hex can.
box-first-game-pool = { $file }, line { $line }: the box holds only { $most } of the kind “{ $thing }”.
box-first-game-worm-count =
    { $file }: with { $players } players the { $team } team must have { $expected ->
        [0] no worms
        [1] one worm
       *[other] { $expected } worms
    }, but it has { $count }.

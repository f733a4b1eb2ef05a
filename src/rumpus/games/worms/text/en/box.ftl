# What can be wrong with a box of this game; what is so in every game is in the house's boxes.ftl.
# $file is the name of the file, $line the number of the line in it, $found is what stands there;
# $closest lists what may have been meant. Words of the card language are never translated.

## Values

box-line-without-text = { $file }, line { $line }: the action line needs “text”, or nothing the card says ever happens.
box-dealt-not-starter = { $file }, line { $line }: only a starter can be dealt to everyone.

## What a card says

box-unknown-phrase = { $file }, line { $line }: a card cannot say “{ $found }”.
box-unknown-phrase-like = { $file }, line { $line }: a card cannot say “{ $found }”. The closest: { $closest }.
box-phrase-not-here = { $file }, line { $line }: “{ $found }” cannot stand under “{ $section }:”.
box-symbol-in-text = { $file }, line { $line }: “{ $found }” is a symbol of the action line. Write it after “line:”.
box-not-inside = { $file }, line { $line }: “{ $found }” cannot stand inside this block.
box-needs-target = { $file }, line { $line }: “{ $found }” needs a target, but no line before it chooses one.
box-needs-airstrike = { $file }, line { $line }: “{ $found }” needs an airstrike as the target; any other target is one hex only.
box-needs-thing = { $file }, line { $line }: no line before “{ $found }” says what “it” is. First damage or push something.
box-needs-placement = { $file }, line { $line }: “{ $found }” needs a line before it that places something on the emptiest hex.
box-two-ways = { $file }, line { $line }: with an airstrike “{ $found }” can be understood in two ways. Write it below “in each hex:”, or “blast” below “twice:”.

## The box as a whole

box-too-few-copies = { $file }, line { $line }: “{ $card }” is dealt to everyone, so four players need { $needed } copies; the box has only { $found }.
box-too-few-starters =
    { $file }: after dealing to everyone, { $needed ->
        [one] one starter must
       *[other] { $needed } starters must
    } be left to be dealt at random; there would be only { $found }.
box-no-card = { $file }: the box needs at least one such card.
box-too-few-tiles = { $file }: four players need { $needed } tiles; the box has only { $found }.

## Tiles

box-bad-hex = { $file }, line { $line }: “{ $found }” is not a hex. Write two numbers from -9 to 9 with a comma between them, for example 1,-1.
box-duplicate-hex = { $file }, line { $line }: the hex { $found } is there twice.
box-tile-without-anchor = { $file }, line { $line }: one of the hexes must be the anchor 0,0.
box-tile-too-large = { $file }, line { $line }: a tile has at most { $most } hexes; this one has { $found }.
box-tile-not-connected = { $file }, line { $line }: the hexes of a tile must be connected.

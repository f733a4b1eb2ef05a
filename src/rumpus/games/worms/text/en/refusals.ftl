# Why a game of Worms cannot be set up as somebody wishes. What is wrong with a box is in box.ftl.
# Keys, values and names are said as they are written; they are not translated.

## Options

# $one and $other are optional rules.
variants-contradict = The optional rules “{ $one }” and “{ $other }” contradict each other.
extra-tiles-without-larger-map = Extra tiles need the optional rule “larger-map”.
larger-map-in-first-game = The map of the first game is fixed; it cannot be made larger.
# $hexes is how many the map could have with so many extra tiles.
map-too-large = With as many as { $extra } extra tiles of this box the map could have { $hexes } hexes; it has room for { $most }.
# $extra is how many tiles are wanted besides one for each of $seats players.
too-few-tiles =
    { $extra ->
        [0] A larger map needs at least one extra tile.
       *[other] The box has { $tiles ->
            [one] one map tile
           *[other] { $tiles } map tiles
        }, too few for { $seats } players and { $extra } more.
    }
too-few-sudden-deaths-to-draft =
    The box has { $cards ->
        [one] one sudden death card
       *[other] { $cards } sudden death cards
    }, too few for { $seats } players to keep one each.

## Boxes

box-has-no-first-game = The box “{ $box }” has no map for the first game.

## Positions in scenarios

position-unknown-thing = “{ $thing }” is no Thing. Write for example “blue A”, “red B lying”, “mine” or “2 craters”.
position-bad-hex = “{ $hex }” is not a hex. Write two numbers with a comma between them, for example 1,-1.
position-not-land = There is no land at { $hex }.
position-too-many = There are too many of “{ $thing }”: the box holds { $most }.
position-too-much-land = A map has at most { $most } hexes.
position-twice = “{ $name }” is there twice.
position-sunk = With { $craters } craters a hex is under water (W10.6).
position-no-worms = It cannot be { $team }’s turn: that team has no worms.
position-no-sudden-death = There is no sudden death card in this game (W11.4).
position-no-draft = A sudden death card is kept only in a sudden death draft (W11.3).
position-no-last-round = There is no last round unless somebody is eliminated, and none with true elimination (W7.2, W11.2).
position-no-last-turn = { $team } has no last turn to come: it is their turn now, or they have no worms.
position-worm-not-gone = “last_on” is where a worm stood that is gone; with an active worm, or before step 6, there is none.
position-turn-not-begun = “{ $key }” can be said only of a turn that has begun: say with which step it goes on, “step” from 2 to 8.

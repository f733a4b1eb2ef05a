# What the page writes on and beside the map, and what a screen reader says of it.
#   $hex what a hex is called: C4   $direction a number from 1 to 6   $card the id of a card, NAME($card) what it is called
#   $kind mine, drum, crate, fire, crater or water   $what the same, or a team’s colour for one of its worms

## The map

worms-map = The map. Arrow keys move over it, Enter chooses.
worms-hex-land = { $hex }: { $things }.
worms-hex-empty = { $hex }: empty land.
worms-hex-water = { $hex }: water.
worms-hex-covered = { $hex }: water where there was land.
worms-hex-dial = { $hex }: the wind dial. The wind blows to the { compass }.
worms-hex-target = The target token is here.

# $how is well, lying, frozen or lying-frozen.
worms-worm =
    { $team ->
        [blue] Blue
        [red] Red
        [yellow] Yellow
       *[green] Green
    } { $letter }{ $how ->
        [lying] {" "}lying
        [frozen] {" "}in an ice cube
        [lying-frozen] {" "}lying in an ice cube
       *[well] {""}
    }
worms-thing =
    { $kind ->
        [mine] mine
        [drum] oil drum
        [crate] crate
        [fire] fire
        [crater] crater
       *[water] water tile
    }

worms-last-round = Last round
worms-sudden-death-flag = Sudden death: { NAME($card) }

## Cards

worms-hand = Your cards
worms-hand-empty = You have no cards.
worms-kept = kept in secret
worms-card = { NAME($card) }
worms-card-copies =
    { $count ->
        [one] { NAME($card) }
       *[other] { NAME($card) }, { $count } times
    }
worms-explain = What { NAME($card) } says

## Beside the map

worms-turn = Turn { $number }:
worms-step =
    { $step ->
        [1] activate a worm
        [2] heal it
        [3] first move
        [4] second move
        [5] weapon
        [6] end of the turn
        [7] drop card
       *[8] pass the token
    }
worms-playing = { NAME($card) } is being played. What it says
worms-dice = Dice
worms-no-dice = Nothing has been rolled yet.
worms-choose-die = Choose the die that counts.
worms-sudden-death-holds = Sudden death: this holds until the end.
worms-deck-supply =
    { $count ->
        [one] One supply card
       *[other] { $count } supply cards
    }
worms-deck-drop =
    { $count ->
        [one] One drop card
       *[other] { $count } drop cards
    }
# How many of them lie face up in the box.
worms-gone-supply =
    { $count ->
        [0] none used up
        [one] one used up
       *[other] { $count } used up
    }
worms-gone-drop =
    { $count ->
        [0] none gone
        [one] one gone
       *[other] { $count } gone
    }
worms-pool = Pool
worms-pool-of =
    { $kind ->
        [mine] Mines left: { $count }
        [drum] Oil drums left: { $count }
        [crate] Crates left: { $count }
        [fire] Fires left: { $count }
        [crater] Craters left: { $count }
       *[water] Water tiles left: { $count }
    }

## Set-up

worms-pile = Still to be placed
worms-pile-of =
    { $what ->
        [blue] Blue worms: { $count }
        [red] Red worms: { $count }
        [yellow] Yellow worms: { $count }
        [green] Green worms: { $count }
        [mine] Mines: { $count }
        [drum] Oil drums: { $count }
       *[crate] Crates: { $count }
    }
worms-tile-in-hand = The tile in hand: { NAME($tile) }
worms-thing-in-hand =
    { $what ->
        [blue] In hand: a blue worm
        [red] In hand: a red worm
        [yellow] In hand: a yellow worm
        [green] In hand: a green worm
        [mine] In hand: a mine
        [drum] In hand: an oil drum
       *[crate] In hand: a crate
    }

## Players

worms-cards =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
# $known lists the cards that everybody knows them to have, or is “none”.
worms-seat-hand =
    { $known ->
        [none] No card is known
       *[other] Known: { $known }
    }; unseen starters: { $starters }, unseen supplies: { $supplies }
worms-no-worms = no worms left
worms-ice = protected by ice

## The story: turns, scores and deeds

turn-heading = Turn { $turn }: { The-seat }{ seat-colour }
score-worms =
    { $worms ->
        [0] no worm left
        [one] one worm left
       *[other] { $worms } worms left
    }{ $worms ->
        [0] { "" }
       *[other] , { $healthy ->
            [0] none of them healthy
           *[other] { $healthy } healthy
        }
    }
# $hurt and $destroyed are how many worms of others it happened to in the player’s own turns.
harm-done =
    { $hurt ->
        [0] { $destroyed ->
            [0] no enemy worm harmed
            [one] one enemy worm destroyed
           *[other] { $destroyed } enemy worms destroyed
        }
        [one] { $destroyed ->
            [0] one enemy worm damaged
           *[other] one enemy worm damaged, { $destroyed } destroyed
        }
       *[other] { $destroyed ->
            [0] { $hurt } enemy worms damaged
           *[other] { $hurt } enemy worms damaged, { $destroyed } destroyed
        }
    }
deed-harm = In all: { harm-done }
deed-best = Best turn, { $turn }: { harm-done }
deed-best-card = Best turn, { $turn }, with { NAME($card) }: { harm-done }

## A map that can be asked

# A direction, as an answer to “which way”.
worms-towards =
    { $direction ->
        [1] north
        [2] north-east
        [3] south-east
        [4] south
        [5] south-west
       *[6] north-west
    }
# $way is a direction in words.
worms-leg = { $count } { $way }
# $parts lists two legs: 2 north, 1 north-east.
worms-way-straight =
    { $count ->
        [one] beside it, { $way }
       *[other] { $count } hexes { $way }, in a straight line
    }
worms-way-round =
    { $count ->
        [one] one hex: { $parts }
       *[other] { $count } hexes: { $parts }
    }
# $name is a worm or another Thing, $way how far it is and in which direction.
worms-piece = { $name } on { $hex }: { $way }.
worms-piece-here = { $name } here, on { $hex }.
worms-no-pieces =
    { $which ->
        [foes] There are no enemies.
        [own] You have no worm on the map.
       *[rest] Nothing else lies on the map.
    }
# $what is a hex with what is on it, a sentence.
worms-beside = { $way } – { $what }
worms-line = { $way }: { $things }.
worms-line-empty = { $way }: nothing.
# $count is how many hexes away.
worms-in-line = { $name } at { $count }
worms-far = From { $from } to { $to }: { $way }.
worms-far-same = That is { $to } itself.
board-keys = Each of the six directions has a key: Q, W and E go north-west, north and north-east, A, S and D south-west, south and south-east. Arrow keys move over the map as it is drawn.

## Groups of options

options-inch = Inch
options-jump = Jump

# What the page writes on and beside the map, and what a screen reader says of it.
#   $hex a hex: 2,-1   $direction a number from 1 to 6   $card the id of a card, NAME($card) what it is called
#   $kind mine, drum, crate, fire, crater or water   $what the same, or a team’s colour for one of its worms

## The map

worms-map = The map. Arrow keys move over it, Enter chooses.
worms-hex-land = { $hex }: { $things }.
worms-hex-empty = { $hex }: empty land.
worms-hex-water = { $hex }: water.
worms-hex-covered = { $hex }: water where there was land.
worms-hex-dial = { $hex }: the wind dial. The wind blows towards { $direction }.
worms-hex-target = The target token is here.

# $how is well, lying, frozen or lying-frozen.
worms-worm =
    { $team ->
        [blue] blue
        [red] red
        [yellow] yellow
       *[green] green
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
worms-pool = Left to be placed
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
worms-ice = behind ice

# What happens in a game, one sentence an event: present tense, who and what.
#
# Arguments, everywhere in this file:
#   $worm       a team’s colour and a letter: blue A
#   $thing      a worm as above, or one of mine, drum, crate, fire, crater
#   $kind       one of mine, drum, crate, fire, crater, water (a tile of it)
#   $team       blue, red, yellow or green
#   $seat       a player: the colour of the team, or before teams are dealt player 1, player 2, …
#   $hex, $to   what a hex is called: C4
#   $direction  a number from 1 to 6; of where something went, 7 is east and 8 west, and 0 where it was
#   $things     what is on the hex, as in options.ftl
#   $beside     the worm next to a hex and on which side of it that is: 5 red B; to whose worm it is, 5 own B; or none
#   $face       what a die shows: a number from 1 to 6, wind or bullseye
#   $faces      what several dice show, as a list
#   $card, $drop, $sudden   the id of a card; NAME($card) is what the card is called
# WORD($worm, n: 1) is the first word of an argument (blue), to select by; WORD($worm, n: 2) the second (A).

## Words of the notation, said by ITEM($faces) or ITEM($speaker)

item-wind = wind
item-bullseye = bullseye
# The faces of a die that are directions; said by ITEM($face), and of $direction by { compass }.
item-1 = north
item-2 = north-east
item-3 = south-east
item-4 = south
item-5 = south-west
item-6 = north-west
compass =
    { $direction ->
        [1] { item-1 }
        [2] { item-2 }
        [3] { item-3 }
        [4] { item-4 }
        [5] { item-5 }
        [6] { item-6 }
        [7] east
       *[8] west
    }
# Where a hex is, behind its name.
where-beside =
    { WORD($beside, n: 1) ->
        [none] {""}
        [1] , north of { beside-worm }
        [2] , north-east of { beside-worm }
        [3] , south-east of { beside-worm }
        [4] , south of { beside-worm }
        [5] , south-west of { beside-worm }
       *[6] , north-west of { beside-worm }
    }
beside-worm =
    { WORD($beside, n: 2) ->
        [own] your worm
        [blue] Blue
        [red] Red
        [yellow] Yellow
       *[green] Green
    } { WORD($beside, n: 3) }
item-blue = Blue
item-red = Red
item-yellow = Yellow
item-green = Green

## How players, worms and Things are called, at the beginning of a sentence and within it

# By name, where the table knows one.
The-seat =
    { PLAYER($seat) ->
        [unnamed] { seat-by-colour }
       *[other] { PLAYER($seat) }
    }
seat-by-colour =
    { WORD($seat, n: 1) ->
        [blue] Blue
        [red] Red
        [yellow] Yellow
        [green] Green
       *[player] Player { WORD($seat, n: 2) }
    }
the-seat =
    { PLAYER($seat) ->
        [unnamed] { WORD($seat, n: 1) ->
            [player] player { WORD($seat, n: 2) }
           *[other] { The-seat }
        }
       *[other] { PLAYER($seat) }
    }
# The colour behind a name.
seat-colour =
    { PLAYER($seat) ->
        [unnamed] {""}
       *[other] { WORD($seat, n: 1) ->
            [blue] {" "}(blue)
            [red] {" "}(red)
            [yellow] {" "}(yellow)
            [green] {" "}(green)
           *[player] {""}
        }
    }
The-worm =
    { WORD($worm, n: 1) ->
        [blue] Blue
        [red] Red
        [yellow] Yellow
       *[green] Green
    } { WORD($worm, n: 2) }
the-worm = { The-worm }
The-thing =
    { WORD($thing, n: 1) ->
        [mine] The mine
        [drum] The oil drum
        [crate] The crate
        [fire] The fire
        [crater] The crater
        [blue] Blue { WORD($thing, n: 2) }
        [red] Red { WORD($thing, n: 2) }
        [yellow] Yellow { WORD($thing, n: 2) }
       *[green] Green { WORD($thing, n: 2) }
    }
the-thing =
    { WORD($thing, n: 1) ->
        [mine] the mine
        [drum] the oil drum
        [crate] the crate
        [fire] the fire
        [crater] the crater
       *[other] { The-thing }
    }
A-kind =
    { $kind ->
        [mine] A mine
        [drum] An oil drum
        [crate] A crate
        [fire] A fire
        [crater] A crater
       *[water] A water tile
    }

## Set-up

event-first-player = { The-seat } places first.
# $tile is the id of a map tile in the box.
event-tile-laid = The map tile “{ NAME($tile) }” is laid at { $hex }.
event-worm-set = { The-worm } is set on { $hex }.
event-thing-set = { A-kind } is set on { $hex }.
event-first-game = The map of the first game is laid out; the wind blows to the { compass }.
event-team =
    { The-seat } is dealt the { $team ->
        [blue] blue
        [red] red
        [yellow] yellow
       *[green] green
    } team.
# What the others read, and what the player who gets the card reads.
event-starter = { The-seat } is dealt one more starter weapon, face down.
event-starter-own = { The-seat } is dealt { NAME($card) } as one more starter weapon.
event-sudden-death-dealt = { The-seat } is dealt a sudden death card, face down.
event-sudden-death-dealt-own = { The-seat } is dealt the sudden death card { NAME($sudden) }.
event-sudden-death-kept = { The-seat } keeps one of these cards in secret.
event-sudden-death-kept-own = { The-seat } keeps { NAME($sudden) } in secret.
event-first-wind = { The-seat } rolls for the first wind: it blows to the { compass }.

## A turn

# $turn counts all turns of the game.
event-turn = Turn { $turn }: { The-seat }{ seat-colour }.
event-activated = { The-worm } on { $hex } is activated.
event-healed = { The-worm } recovers and stands up.
event-stays = { The-worm } stays where it is.
event-passes = { The-seat } plays no weapon.
event-turn-cut-short = { The-worm }’s turn is cut short.
event-time-is-up = Time is up for { the-seat }.
event-end-of-turn-effect = { NAME($card) } takes effect on { $hex }.
event-drop-card = The drop card is { NAME($drop) }.
event-drop-deck-anew = The drop deck has run out; all drop cards form a new one.
event-wind =
    { $face ->
        [wind] The wind keeps blowing to the { compass } (wind rolled).
        [bullseye] The wind keeps blowing to the { compass } (bullseye rolled).
       *[other] The wind now blows to the { compass }.
    }

## Moving

event-inches = { The-worm } inches { compass } to { $to }.
event-jumps =
    { $direction ->
        [0] { The-worm } jumps on the spot, on { $to }.
       *[other] { The-worm } jumps { compass } to { $to }.
    }
event-moves =
    { $direction ->
        [0] { The-thing } ends up where it was, on { $to }.
       *[other] { The-thing } moves { compass } to { $to }.
    }
event-thing-moves = { The-thing } moves { compass } from { $hex } to { $to }.
event-scatters =
    { $face ->
        [wind] { The-thing } scatters with the wind, { compass }.
        [bullseye] { The-thing } scatters, but a bullseye keeps it in place.
       *[other] { The-thing } scatters { ITEM($face) }.
    }
event-knocked-back =
    { $face ->
        [wind] Knockback scatter: { the-thing } flies with the wind, { compass }.
        [bullseye] Knockback scatter: on a bullseye the active player chooses where { the-thing } flies.
       *[other] Knockback scatter: { the-thing } flies { ITEM($face) }.
    }
event-pushed = { The-worm } is pushed { compass }.
event-prodded = There are too many Things on { $hex }, so { the-thing } is prodded.
event-left-overfull = { The-seat } leaves all the Things on { $hex }.
event-drowns = { The-worm } falls into the water at { $hex }.
event-sinks = { The-thing } sinks in the water at { $hex }.

## What a moving Thing meets

event-mine-clicks = The mine on { $hex } clicks.
event-mine-explodes = The mine on { $hex } goes off.
event-mine-is-a-dud = The mine on { $hex } is a dud.
event-into-fire = { The-thing } enters the fire on { $hex } and puts it out.
event-fire-harmless = The fire does not harm { the-thing }.
event-crate-opened = { The-seat } opens the crate on { $hex }.
# What the others read, and what the player who draws reads.
event-draws = { The-seat } draws a supply card.
event-draws-own = { The-seat } draws { NAME($card) }.
event-supply-empty = { The-seat } draws nothing, because the supply deck is empty.

## Weapons and the target

event-plays = { The-seat } plays { NAME($card) }.
event-targets = { The-seat } targets { $hex }{ where-beside }{ option-there }.
event-aims = { The-seat } points the airstrike { compass }.
# $dice is how many dice are rolled.
event-accuracy =
    { $dice ->
        [one] One die is rolled for accuracy.
       *[other] { $dice } dice are rolled for accuracy.
    }
event-dice-show =
    { $dice ->
        [one] The die shows { ITEM($faces) }.
       *[other] The dice show { ITEM($faces) }.
    }
event-die-chosen =
    { $face ->
        [wind] { The-seat } chooses the wind.
        [bullseye] { The-seat } chooses the bullseye.
       *[other] { The-seat } chooses { ITEM($face) }.
    }
event-target-scatters =
    { $face ->
        [wind] The target scatters with the wind, { compass }.
        [bullseye] The target scatters, but a bullseye keeps it in place.
       *[other] The target scatters { ITEM($face) }.
    }
event-target-moves = The target moves { compass } to { $hex }{ where-beside }{ option-there }.
event-hit = { The-thing } is hit.
event-removed =
    { $kind ->
        [mine] The mine on { $hex } is taken away.
        [drum] The oil drum on { $hex } is taken away.
        [crate] The crate on { $hex } is taken away.
        [fire] The fire on { $hex } is put out.
        [crater] The crater on { $hex } is filled in.
       *[water] The water is taken off { $hex }.
    }

## Blasts, damage and destruction

event-blast = A blast shakes { $hex }{ where-beside }.
event-blast-in-water = The blast at { $hex } is lost in the water.
event-thrown =
    { $face ->
        [wind] The blast throws { the-thing } with the wind, { compass }.
        [bullseye] The blast leaves { the-thing } where it is.
       *[other] The blast throws { the-thing } { ITEM($face) }.
    }
event-pushes-neighbours = Everything around { $hex } is pushed away from it.
event-damaged = { The-worm } is damaged and lies down.
event-unharmed = { The-thing } is unharmed.
event-destroyed = { The-thing } on { $hex } is destroyed.
event-worm-destroyed = That is the end of { the-worm }.
event-drum-bursts = Burning oil flies from { $hex }: { ITEM($faces) }.
event-fire-sprays = Fire sprays from { $hex }: { ITEM($faces) }.
event-placed =
    { $kind ->
        [fire] A fire breaks out on { $hex }{ where-beside }.
        [crater] A crater opens on { $hex }{ where-beside }.
       *[other] { A-kind } is placed on { $hex }{ where-beside }.
    }
event-placed-in-water = { A-kind } is lost in the water at { $hex }.
event-none-left =
    { $kind ->
        [mine] No mine is left in the pool.
        [drum] No oil drum is left in the pool.
        [crate] No crate is left in the pool.
        [fire] No fire is left in the pool.
        [crater] No crater is left in the pool.
       *[water] No water tile is left in the pool.
    }
event-sinks-whole = A third crater destroys everything on { $hex }.
event-covered-by-water = Water covers { $hex }.
event-parting-gift = { The-worm } leaves a parting gift on { $hex }.

## Ice cubes

event-ice-ready = Until the next turn of { the-seat }, worms of that team are frozen instead of being damaged.
event-frozen = { The-worm } is frozen in an ice cube and unharmed.
event-ice-holds = The ice cube keeps { the-worm } from harm.
event-thawed = The ice cube around { the-worm } melts.

## Sudden death and the end

event-sudden-death = Sudden death begins with { NAME($sudden) }.
event-sudden-death-effect = { NAME($sudden) } takes effect.
event-laid-down = { The-worm } is laid on its side.
# $danger is 1 if the coin shows danger, 0 if it shows safe.
event-flipped-for =
    { $danger ->
        [0] The coin shows “safe” for { the-worm }.
       *[other] The coin shows “danger” for { the-worm }.
    }
event-eliminated = { The-seat } has no worms left and is eliminated.
event-another-round = { $players } players are tied: everyone still in the game takes one more turn.
event-last-round = After this turn, everyone still in the game takes one last turn.
# $worms is how many worms the winner has left.
event-wins =
    { $worms ->
        [one] { The-seat } wins with one worm left.
       *[other] { The-seat } wins with { $worms } worms left.
    }
# $players is how many have most worms, $worms how many each of them has, $healthy how many of these are healthy.
event-draw =
    { $worms ->
        [0] The game ends in a draw: no worm is left.
       *[other] The game ends in a draw: { $players } players tie on worms ({ $worms }) and healthy worms ({ $healthy }).
    }

# What a player can answer, as the page lists it: option-<kind of question>-<first word of the answer>.
#
# $text is the answer as it is written, for example “hit mine 1,0”; WORD($text, n: 2) is its second word, and
# NAME(WORD($text, n: 2)) is what the card of that id is called. Each is a sentence. Besides, where it speaks of them:
#   $hex        what a hex is called: C4
#   $things     what is there, as a list; “water”, or “none” on empty land
#   $direction  which way it is, a number said by { compass }
#   $beside     the worm next to it, said by { where-beside }, as in events.ftl
#   $thing, $kind, $face   as in events.ftl

## Within the sentences below

# A worm such as red A, or another Thing with its hex.
option-thing =
    { WORD($thing, n: 1) ->
        [mine] the mine on { $hex }{ where-beside }
        [drum] the oil drum on { $hex }{ where-beside }
        [crate] the crate on { $hex }{ where-beside }
        [fire] the fire on { $hex }{ where-beside }
        [crater] the crater on { $hex }{ where-beside }
        [blue] Blue { WORD($thing, n: 2) }
        [red] Red { WORD($thing, n: 2) }
        [yellow] Yellow { WORD($thing, n: 2) }
       *[green] Green { WORD($thing, n: 2) }
    }
# What is on the hex, behind its name.
option-there =
    { $things ->
        [none] {""}
        [water] : water
       *[other] : { $things }
    }
# What is to be placed.
option-kind =
    { $kind ->
        [mine] the mine
        [drum] the oil drum
        [crate] the crate
        [fire] the fire
        [crater] the crater
       *[water] the water tile
    }

## Set-up

option-tile-tile = Take the tile “{ NAME(WORD($text, n: 2)) }”.
option-turn-tile-turn =
    { WORD($text, n: 2) ->
        [0] Do not turn it.
       *[other] Turn it { WORD($text, n: 2) }/6 clockwise.
    }
option-lay-lay = Lay it on { $hex }.
option-take-take =
    { WORD($text, n: 2) ->
        [blue] Take a blue worm.
        [red] Take a red worm.
        [yellow] Take a yellow worm.
        [green] Take a green worm.
        [mine] Take a mine.
        [drum] Take an oil drum.
       *[crate] Take a crate.
    }
option-put-put = Put it on { $hex }{ where-beside }{ option-there }.
option-keep-keep = Keep { NAME(WORD($text, n: 2)) }.

## A turn

option-activate-activate = Activate { WORD($text, n: 2) } on { $hex }.
option-move-stay = Stay.
option-move-inch = Inch { compass } to { $hex }{ option-there }.
option-move-jump = Jump to { $hex }{ where-beside }{ option-there }.
option-weapon-play = Play { NAME(WORD($text, n: 2)) }.
option-weapon-pass = Play no weapon.
# The place among the effects that wait, and the card the effect comes from.
option-resolve-resolve = { WORD($text, n: 2) }: { NAME(WORD($text, n: 3)) }.

## While a card is resolved

option-target-target = Target { $hex }{ where-beside }{ option-there }.
option-aim-aim = Fly { compass }.
option-die-choose =
    { $face ->
        [wind] Choose the wind.
        [bullseye] Choose the bullseye.
       *[other] Choose { ITEM($face) }.
    }
option-steer-steer = Steer { compass } to { $hex }{ option-there }.
option-steer-stop = Stop here.
option-hit-hit = Hit { option-thing }.
option-push-push = Push { option-thing }.
option-remove-remove =
    { WORD($text, n: 2) ->
        [mine] Take the mine away.
        [fire] Put the fire out.
        [crater] Fill the crater in.
       *[water] Take the water tile off.
    }
option-place-place = Place { option-kind } on { $hex }{ where-beside }{ option-there }.
option-relieve-relieve =
    { PLAYER(WORD($text, n: 2)) ->
        [unnamed] { WORD($text, n: 2) ->
            [blue] Blue draws.
            [red] Red draws.
            [yellow] Yellow draws.
           *[green] Green draws.
        }
       *[other] { PLAYER(WORD($text, n: 2)) } draws.
    }

## When several things happen at once

option-next-next = Next: { option-thing }.
option-meet-meet =
    { WORD($text, n: 2) ->
        [crate] Meet the crate first.
        [mine] Meet the mine first.
        [fire] Meet the fire first.
       *[worm] Meet the worm first.
    }
option-prod-prod = Prod { option-thing }.
option-prod-leave = Leave the hex as it is.
option-direction-direction = Move { compass } to { $hex }{ option-there }.

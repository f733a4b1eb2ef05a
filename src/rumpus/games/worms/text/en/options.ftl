# What a player can answer, as the page lists it: option-<kind of question>-<first word of the answer>.
#
# $text is the answer as it is written, for example “hit mine 1,0”; WORD($text, n: 2) is its second word, and
# NAME(WORD($text, n: 2)) is what the card of that id is called. Each is a sentence.

## Within the sentences below

# A worm such as red A, or another Thing with its hex: mine 1,0.
option-thing =
    { WORD($text, n: 2) ->
        [mine] the mine on { WORD($text, n: 3) }
        [drum] the oil drum on { WORD($text, n: 3) }
        [crate] the crate on { WORD($text, n: 3) }
        [fire] the fire on { WORD($text, n: 3) }
        [crater] the crater on { WORD($text, n: 3) }
       *[worm] { WORD($text, n: 2) } { WORD($text, n: 3) }
    }

## Set-up

option-tile-tile = Take the tile “{ NAME(WORD($text, n: 2)) }”.
option-turn-tile-turn = Turn it by { WORD($text, n: 2) } sixths.
option-lay-lay = Lay it on { WORD($text, n: 2) }.
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
option-put-put = Put it on { WORD($text, n: 2) }.
option-keep-keep = Keep { NAME(WORD($text, n: 2)) }.

## A turn

option-activate-activate = Activate { WORD($text, n: 2) }.
option-move-stay = Stay.
option-move-inch = Inch to { WORD($text, n: 2) }.
option-move-jump = Jump to { WORD($text, n: 2) }.
option-weapon-play = Play { NAME(WORD($text, n: 2)) }.
option-weapon-pass = Play no weapon.
# The place among the effects that wait, and the card the effect comes from.
option-resolve-resolve = { WORD($text, n: 2) }: { NAME(WORD($text, n: 3)) }.

## While a card is resolved

option-target-target = Target { WORD($text, n: 2) }.
option-aim-aim = Fly towards { WORD($text, n: 2) }.
option-die-choose =
    { WORD($text, n: 3) ->
        [wind] Choose the wind.
        [bullseye] Choose the bullseye.
       *[number] Choose the { WORD($text, n: 3) }.
    }
option-steer-steer = Steer to { WORD($text, n: 2) }.
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
option-place-place = Place it on { WORD($text, n: 2) }.
option-relieve-relieve =
    { WORD($text, n: 2) ->
        [blue] Blue draws.
        [red] Red draws.
        [yellow] Yellow draws.
       *[green] Green draws.
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
option-direction-direction = Towards { WORD($text, n: 2) }.

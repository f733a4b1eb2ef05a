# Co může hráč odpovědět, jak to nabízí stránka: option-<druh otázky>-<první slovo odpovědi>.
#
# $text je odpověď tak, jak se píše, například „hit mine 1,0“; WORD($text, n: 2) je její druhé slovo a
# NAME(WORD($text, n: 2)) název karty s tímto označením. Každá zpráva je věta.

## Within the sentences below

# A worm such as red A, or another Thing with its hex: mine 1,0. Čtvrtý pád.
option-thing =
    { WORD($text, n: 2) ->
        [mine] minu na hexu { WORD($text, n: 3) }
        [drum] barel na hexu { WORD($text, n: 3) }
        [crate] krabici na hexu { WORD($text, n: 3) }
        [fire] oheň na hexu { WORD($text, n: 3) }
        [crater] kráter na hexu { WORD($text, n: 3) }
        [blue] modrého wormsíka { WORD($text, n: 3) }
        [red] červeného wormsíka { WORD($text, n: 3) }
        [yellow] žlutého wormsíka { WORD($text, n: 3) }
       *[green] zeleného wormsíka { WORD($text, n: 3) }
    }
# Totéž v prvním pádě.
x-option-thing-nom =
    { WORD($text, n: 2) ->
        [mine] mina na hexu { WORD($text, n: 3) }
        [drum] barel na hexu { WORD($text, n: 3) }
        [crate] krabice na hexu { WORD($text, n: 3) }
        [fire] oheň na hexu { WORD($text, n: 3) }
        [crater] kráter na hexu { WORD($text, n: 3) }
        [blue] modrý wormsík { WORD($text, n: 3) }
        [red] červený wormsík { WORD($text, n: 3) }
        [yellow] žlutý wormsík { WORD($text, n: 3) }
       *[green] zelený wormsík { WORD($text, n: 3) }
    }

## Set-up

option-tile-tile = Vzít díl „{ NAME(WORD($text, n: 2)) }“.
option-turn-tile-turn = Otočit o { WORD($text, n: 2) }/6 otáčky.
option-lay-lay = Položit na hex { WORD($text, n: 2) }.
option-take-take =
    { WORD($text, n: 2) ->
        [blue] Vzít modrého wormsíka.
        [red] Vzít červeného wormsíka.
        [yellow] Vzít žlutého wormsíka.
        [green] Vzít zeleného wormsíka.
        [mine] Vzít minu.
        [drum] Vzít barel.
       *[crate] Vzít krabici.
    }
option-put-put = Umístit na hex { WORD($text, n: 2) }.
option-keep-keep = Nechat si kartu { NAME(WORD($text, n: 2)) }.

## A turn

option-activate-activate = Aktivovat wormsíka { WORD($text, n: 2) }.
option-move-stay = Zůstat na místě.
option-move-inch = Plazit se na hex { WORD($text, n: 2) }.
option-move-jump = Skočit na hex { WORD($text, n: 2) }.
option-weapon-play = Zahrát kartu { NAME(WORD($text, n: 2)) }.
option-weapon-pass = Nehrát žádnou zbraň.
# The place among the effects that wait, and the card the effect comes from.
option-resolve-resolve = { WORD($text, n: 2) }: { NAME(WORD($text, n: 3)) }.

## While a card is resolved

option-target-target = Zaměřit hex { WORD($text, n: 2) }.
option-aim-aim = Letět směrem { WORD($text, n: 2) }.
option-die-choose =
    { WORD($text, n: 3) ->
        [wind] Vybrat vítr.
        [bullseye] Vybrat terč.
       *[number] Vybrat číslo { WORD($text, n: 3) }.
    }
option-steer-steer = Pohnout žetonem na hex { WORD($text, n: 2) }.
option-steer-stop = Zastavit tady.
option-hit-hit = Zasáhnout { option-thing }.
option-push-push = Odstrčit { option-thing }.
option-remove-remove =
    { WORD($text, n: 2) ->
        [mine] Odstranit minu.
        [fire] Uhasit oheň.
        [crater] Zasypat kráter.
       *[water] Sejmout hex vody.
    }
option-place-place = Umístit na hex { WORD($text, n: 2) }.
option-relieve-relieve =
    { WORD($text, n: 2) ->
        [blue] Kartu si dobere modrý.
        [red] Kartu si dobere červený.
        [yellow] Kartu si dobere žlutý.
       *[green] Kartu si dobere zelený.
    }

## When several things happen at once

option-next-next = Teď: { x-option-thing-nom }.
option-meet-meet =
    { WORD($text, n: 2) ->
        [crate] Nejdřív krabice.
        [mine] Nejdřív mina.
        [fire] Nejdřív oheň.
       *[worm] Nejdřív wormsík.
    }
option-prod-prod = Vykopnout { option-thing }.
option-prod-leave = Nechat hex, jak je.
option-direction-direction = Směr { WORD($text, n: 2) }.

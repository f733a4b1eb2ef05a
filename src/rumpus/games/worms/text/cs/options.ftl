# Co může hráč odpovědět, jak to nabízí stránka: option-<druh otázky>-<první slovo odpovědi>.
#
# $text je odpověď tak, jak se píše, například „hit mine 1,0“; WORD($text, n: 2) je její druhé slovo a
# NAME(WORD($text, n: 2)) název karty s tímto označením. Každá zpráva je věta. Kromě toho, kde o nich mluví:
#   $hex        jak se hex jmenuje: C4
#   $things     co na něm je, výčet; „water“, nebo na prázdné zemi „none“
#   $direction  kterým směrem leží, číslo, které řekne { compass }
#   $beside     wormsík vedle něj, jak ho řekne { where-beside }; viz events.ftl
#   $thing, $kind, $face   jako v events.ftl

## Within the sentences below

# A worm such as red A, or another Thing with its hex. Čtvrtý pád.
option-thing =
    { WORD($thing, n: 1) ->
        [mine] minu na hexu { $hex }{ where-beside }
        [drum] barel na hexu { $hex }{ where-beside }
        [crate] krabici na hexu { $hex }{ where-beside }
        [fire] oheň na hexu { $hex }{ where-beside }
        [crater] kráter na hexu { $hex }{ where-beside }
        [blue] modrého wormsíka { WORD($thing, n: 2) }
        [red] červeného wormsíka { WORD($thing, n: 2) }
        [yellow] žlutého wormsíka { WORD($thing, n: 2) }
       *[green] zeleného wormsíka { WORD($thing, n: 2) }
    }
# Totéž v prvním pádě.
x-option-thing-nom =
    { WORD($thing, n: 1) ->
        [mine] mina na hexu { $hex }{ where-beside }
        [drum] barel na hexu { $hex }{ where-beside }
        [crate] krabice na hexu { $hex }{ where-beside }
        [fire] oheň na hexu { $hex }{ where-beside }
        [crater] kráter na hexu { $hex }{ where-beside }
        [blue] modrý wormsík { WORD($thing, n: 2) }
        [red] červený wormsík { WORD($thing, n: 2) }
        [yellow] žlutý wormsík { WORD($thing, n: 2) }
       *[green] zelený wormsík { WORD($thing, n: 2) }
    }
# Co na hexu je, za jeho jménem.
option-there =
    { $things ->
        [none] {""}
        [water] : voda
       *[other] : { $things }
    }
# Co se umísťuje, čtvrtý pád.
option-kind =
    { $kind ->
        [mine] minu
        [drum] barel
        [crate] krabici
        [fire] oheň
        [crater] kráter
       *[water] hex vody
    }

## Set-up

option-tile-tile = Vzít díl „{ NAME(WORD($text, n: 2)) }“.
option-turn-tile-turn =
    { WORD($text, n: 2) ->
        [0] Neotáčet.
       *[other] Otočit o { WORD($text, n: 2) }/6 po směru hodinových ručiček.
    }
option-lay-lay = Položit na hex { $hex }.
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
option-put-put = Umístit na hex { $hex }{ where-beside }{ option-there }.
option-keep-keep = Nechat si kartu { NAME(WORD($text, n: 2)) }.

## A turn

option-activate-activate = Aktivovat wormsíka { WORD($text, n: 2) } na hexu { $hex }.
option-move-stay = Zůstat na místě.
option-move-inch = Plazit se na { compass }, hex { $hex }{ option-there }.
option-move-jump = Skočit na hex { $hex }{ where-beside }{ option-there }.
option-weapon-play = Zahrát kartu { NAME(WORD($text, n: 2)) }.
option-weapon-pass = Nehrát žádnou zbraň.
# The place among the effects that wait, and the card the effect comes from.
option-resolve-resolve = { WORD($text, n: 2) }: { NAME(WORD($text, n: 3)) }.

## While a card is resolved

option-target-target = Zaměřit hex { $hex }{ where-beside }{ option-there }.
option-aim-aim = Letět na { compass }.
option-die-choose =
    { $face ->
        [wind] Vybrat vítr.
        [bullseye] Vybrat terč.
       *[other] Vybrat { ITEM($face) }.
    }
option-steer-steer = Pohnout žetonem na { compass }, hex { $hex }{ option-there }.
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
option-place-place = Umístit { option-kind } na hex { $hex }{ where-beside }{ option-there }.
option-relieve-relieve =
    { PLAYER(WORD($text, n: 2)) ->
        [unnamed] { WORD($text, n: 2) ->
            [blue] Kartu si dobere modrý.
            [red] Kartu si dobere červený.
            [yellow] Kartu si dobere žlutý.
           *[green] Kartu si dobere zelený.
        }
       *[other] Kartu si dobere { PLAYER(WORD($text, n: 2)) }.
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
option-direction-direction = Na { compass }, hex { $hex }{ option-there }.

# Na co se hráčů ptáme. `ask-…` čte ten, kdo odpovídá; `ask-…-other` všichni ostatní.
# $speaker je hráč na řadě: barva týmu, nebo před rozdáním týmů player 1, player 2, …
# WORD($speaker, n: 1) je jeho první slovo, podle kterého se vybírá. Kdo odpovídá, tomu se tyká.

# Jménem, když ho stůl zná.
The-speaker =
    { PLAYER($speaker) ->
        [unnamed] { seat-label }
       *[other] { PLAYER($speaker) }
    }
seat-label =
    { WORD($speaker, n: 1) ->
        [blue] Modrý
        [red] Červený
        [yellow] Žlutý
        [green] Zelený
       *[player] Hráč { WORD($speaker, n: 2) }
    }
# $what je, co hráč umísťuje: barva týmu pro jednoho z jeho wormsíků, mine, drum nebo crate; čtvrtý pád. Ostatní jako v options.ftl.
asked-what =
    { $what ->
        [blue] modrého wormsíka
        [red] červeného wormsíka
        [yellow] žlutého wormsíka
        [green] zeleného wormsíka
        [mine] minu
        [drum] barel
       *[crate] krabici
    }

## Set-up

ask-tile = Který mapový díl si vezmeš?
ask-tile-other = { The-speaker } si bere mapový díl.
ask-turn-tile = O kolik šestin otáčky díl otočíš po směru hodinových ručiček?
ask-turn-tile-other = { The-speaker } otáčí mapový díl.
ask-lay = Na který hex položíš kotvu dílu?
ask-lay-other = { The-speaker } pokládá mapový díl.
ask-take = Kterou věc si vezmeš z hromady?
ask-take-other = { The-speaker } si bere věc z hromady.
ask-put = Kam umístíš { asked-what }?
ask-put-other = { The-speaker } umísťuje { asked-what }.
ask-keep = Kterou kartu náhlé smrti si necháš?
ask-keep-other = { The-speaker } si nechává jednu kartu náhlé smrti.

## A turn

ask-activate = Kterého wormsíka aktivuješ?
ask-activate-other = { The-speaker } aktivuje wormsíka.
ask-move = Bude se tvůj wormsík { $letter } plazit, skočí, nebo zůstane na místě?
ask-move-other = { The-speaker } smí pohnout aktivním wormsíkem.
ask-weapon = Zahraješ nějakou zbraň? A kterou?
ask-weapon-other = { The-speaker } smí zahrát zbraň.
ask-resolve = Který efekt se vyhodnotí teď?
ask-resolve-other = { The-speaker } vybírá, který efekt se vyhodnotí teď.

## While a card is resolved

ask-target = Který hex zaměříš?
ask-target-other = { The-speaker } vybírá, co zaměří.
ask-aim = Kterým směrem letecký úder poletí?
ask-aim-other = { The-speaker } určuje směr leteckého úderu.
ask-die = Kterou kostku vybereš?
ask-die-other = { The-speaker } vybírá kostku.
ask-steer = Kam se žeton zaměření pohne teď?
ask-steer-other = { The-speaker } vede žeton zaměření.
ask-hit = Co zasáhneš?
ask-hit-other = { The-speaker } vybírá, co zasáhne.
ask-push = Kterého wormsíka odstrčíš?
ask-push-other = { The-speaker } vybírá, kterého wormsíka odstrčí.
ask-remove = Co odstraníš?
ask-remove-other = { The-speaker } vybírá, co odstraní.
ask-place = Kam umístíš { option-kind }?
ask-place-other = { The-speaker } vybírá, kam umístí { option-kind }.

ask-relieve = Kdo si dobere kartu zásob jako první?
ask-relieve-other = { The-speaker } určuje, kdo si dobere kartu zásob jako první.

## When several things happen at once

# Things that a blast throws, that are hit or moved together, or fires that are to be placed.
ask-next = Co je na řadě?
ask-next-other = { The-speaker } určuje, co je na řadě.
ask-meet = { The-thing }: co přijde na řadu nejdřív?
ask-meet-other = { The-speaker } určuje, co přijde na řadu nejdřív.
ask-prod = Hex { $hex } je přeplněný: kterou věc vykopneš?
ask-prod-other = { The-speaker } vybírá, kterou věc vykopne.
ask-direction = Kterým směrem se pohne { the-thing }?
ask-direction-other = { The-speaker } vybírá, kterým směrem se pohne { the-thing }.

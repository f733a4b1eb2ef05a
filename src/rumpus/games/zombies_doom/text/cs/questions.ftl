# Na co se hráčů ptáme. `ask-…` čte ten, kdo odpovídá; `ask-…-other` všichni ostatní.
# $speaker je hráč na řadě: player 1, player 2, … Kdo odpovídá, tomu se tyká.
# $place je políčko, na které se útočí, jak se jmenuje: C4; $monsters příšery na něm, v prvním pádě.

# Jménem, když ho stůl zná.
The-speaker =
    { PLAYER($speaker) ->
        [unnamed] { seat-label }
       *[other] { PLAYER($speaker) }
    }
seat-label = Hráč { WORD($speaker, n: 2) }

## Set-up

ask-start = Na kterém startu začneš?
ask-start-other = { The-speaker } si vybírá start.

## A turn

ask-go = Kam půjdeš? Nebo to vzdáš a umřeš?
ask-go-other = { The-speaker } vybírá, kam půjde.
ask-go-on = Díky berserkovi smíš jít dál. Půjdeš, a kam?
ask-go-on-other = { The-speaker } smí jít dál.
ask-go-from-there = Místa jsou prohozená. Kam odtud půjdeš?
ask-go-from-there-other = { The-speaker } vybírá, kam odtamtud půjde.
ask-use = Čím budeš bojovat na políčku { $place } ({ $monsters })?
ask-use-other = { The-speaker } vybírá, čím bude bojovat.
ask-discard = Na políčku { $place } není s kým bojovat. Zahodíš cestou zbraň, třeba kvůli kouzlu?
ask-discard-other = { The-speaker } smí zahodit zbraň.
ask-lure = Kterou příšeru přilákáš na políčko { $place }?
ask-lure-other = { The-speaker } vybírá, kterou příšeru přiláká.
ask-camp = Tohle je tábor. Lízneš si kouzlo?
ask-camp-other = { The-speaker } si smí líznout kouzlo.
ask-throw = Zahodíš některý vyložený úkol? A který?
ask-throw-other = { The-speaker } smí zahodit vyložené úkoly.
ask-rise = Je po tobě. Ožiješ tady, nebo na startu?
ask-rise-other = { The-speaker } vybírá, kde ožije.

## The end of a turn

ask-trophies = Smíš si nechat tři trofeje. Které?
ask-trophies-other = { The-speaker } vybírá, které tři trofeje si nechá.
ask-draw = Ze které hromádky si lízneš zbraň?
ask-draw-other = { The-speaker } si vybírá hromádku zbraní.

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
ask-go-on = Tvůj tah pokračuje. Půjdeš dál, a kam?
ask-go-on-other = { The-speaker } smí jít dál.
ask-go-from-there = Místa jsou prohozená. Kam odtud půjdeš?
ask-go-from-there-other = { The-speaker } vybírá, kam odtamtud půjde.
ask-use = Čím budeš bojovat na políčku { $place } ({ $monsters })?
ask-use-other = { The-speaker } vybírá, čím bude bojovat.
ask-discard = Na políčku { $place } není s kým bojovat. Zahodíš cestou zbraň, třeba kvůli kouzlu?
ask-discard-other = { The-speaker } smí zahodit zbraň.
ask-lure = Za kterou příšeru vyměníš tu na políčku { $place }?
ask-lure-other = { The-speaker } vybírá, které příšery vymění.
ask-take-trophy = Kterou příšeru si vezmeš jako trofej?
ask-take-trophy-other = { The-speaker } si vybírá trofej.
ask-take-others-trophy = Komu vezmeš trofej, a kterou?
ask-take-others-trophy-other = { The-speaker } vybírá, komu vezme trofej.
ask-camp = Tohle je tábor. Lízneš si kouzlo?
ask-camp-other = { The-speaker } si smí líznout kouzlo.
ask-throw = Zahodíš některý vyložený úkol? A který?
ask-throw-other = { The-speaker } smí zahodit vyložené úkoly.
ask-rise = Je po tobě. Ožiješ tady, nebo na startu?
ask-rise-other = { The-speaker } vybírá, kde ožije.

## The end of a turn

ask-trophies =
    Smíš si nechat { $box-trophies-kept ->
        [one] jednu trofej. Kterou?
        [3] tři trofeje. Které?
        [few] { $box-trophies-kept } trofeje. Které?
       *[other] { $box-trophies-kept } trofejí. Které?
    }
ask-trophies-other = { The-speaker } vybírá, které trofeje si nechá.
ask-draw = Ze které hromádky si lízneš zbraň?
ask-draw-other = { The-speaker } si vybírá hromádku zbraní.

# Co je natištěno na úkolech, zbraních a kouzlech, složené z dat, ze kterých jsou.
# Příšery stojí vždy v prvním pádě, protože se stejný výčet užívá i jinde; proto věty se slovesem „stojí“.

# $monster is demon, human, undead, beast, or any; $n is how many of them.
so-many-monsters =
    { $monster ->
        [demon] { $n ->
            [one] démon
            [few] { $n } démoni
           *[other] { $n } démonů
        }
        [human] { $n ->
            [one] člověk
            [few] { $n } lidé
           *[other] { $n } lidí
        }
        [undead] { $n ->
            [one] nemrtvý
            [few] { $n } nemrtví
           *[other] { $n } nemrtvých
        }
        [beast] { $n ->
            [one] zvíře
            [few] { $n } zvířata
           *[other] { $n } zvířat
        }
       *[any] { $n ->
            [one] libovolná příšera
            [few] { $n } libovolné příšery
           *[other] { $n } libovolných příšer
        }
    }
# $first is one group of monsters or several with commas between them, $last one more.
monsters-and = { $first } a { $last }

## Tasks

task-next-to = Stůj tam, kde { KEYWORD("next-to", "hned vedle") } tebe stojí { $monsters }.
task-between = Stůj { KEYWORD("between", "mezi") } příšerami: na protějších stranách hned vedle tebe stojí { $monsters }.
task-in-a-row = Stůj { KEYWORD("in-a-row", "v řadě") } s příšerami: hned vedle tebe a dál jedna za druhou stojí { $monsters }.
task-trophies = Měj před sebou tyto { KEYWORD("trophies", "trofeje") }: { $monsters }.

## Weapons

weapon-beats =
    Porazí { $monster ->
        [demon] jednoho { KEYWORD("demon", "démona") }
        [human] jednoho { KEYWORD("human", "člověka") }
        [undead] jednoho { KEYWORD("undead", "nemrtvého") }
       *[beast] jedno { KEYWORD("beast", "zvíře") }
    }.
weapon-bomb = { KEYWORD("bomb", "Žolík") }: porazí jednu libovolnou příšeru.
# $text is the sentence of a spell.
weapon-printed = { KEYWORD("printed", "Předtištěné kouzlo") } – { $text }
weapon-pile =
    Patří do { KEYWORD("pile", "hromádky") } { $pile ->
        [bow] luků
        [sword] mečů
        [mace] palic
       *[spear] kopí
    }.

## Spells

spell-hardened = { KEYWORD("hardened", "Tvrzená zbraň") }: zbraň porazí příšeru a zůstane ti na ruce.
spell-teleport = { KEYWORD("teleport", "Teleport") }: než { KEYWORD("attack", "zaútočíš") }, prohodíš se s jiným hráčem a jdeš odtamtud.
spell-lure = { KEYWORD("lure", "Vábnička") }: než { KEYWORD("attack", "zaútočíš") }, prohodí se příšera na cíli útoku s kteroukoli jinou na mapě.
spell-berserk = { KEYWORD("berserk", "Berserk") }: { KEYWORD("attack", "útok") } neukončí tvůj tah; smíš pokračovat na další políčko.

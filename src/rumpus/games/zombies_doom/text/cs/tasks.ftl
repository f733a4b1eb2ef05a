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
task-in-order = Stůj v řadě s příšerami: hned vedle tebe a dál jedna za druhou v tomto pořadí stojí { $monsters }.
# $tile is a kind of tile, or the id of one that has a name.
task-on =
    Skonči tah { $tile ->
        [camp] v táboře
        [start] na startu
        [castle] na hradě
       *[other] na políčku „{ NAME($tile) }“
    }.
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

# $spell is the id of a spell, $does what it does: one of the parts below, or several.
spell-text = { NAME($spell) }: { $does }.
# $first is one of the parts, $next all that follow.
effects-then = { $first }; { $next }
effect-change-places = než { KEYWORD("attack", "zaútočíš") }, { KEYWORD("change-places", "prohodíš se") } s jiným hráčem a jdeš odtamtud
effect-swap-monsters = než { KEYWORD("attack", "zaútočíš") }, { KEYWORD("swap-monsters", "prohodí se") } příšera na cíli útoku s kteroukoli jinou na mapě
effect-keep-weapon = zbraň porazí příšeru a { KEYWORD("keep-weapon", "zůstane ti na ruce") }
effect-draw-spell = když zbraň porazí příšeru, { KEYWORD("bring", "lízneš si kouzlo") }
effect-draw-weapon = když zbraň porazí příšeru, { KEYWORD("bring", "lízneš si zbraň") } z libovolné hromádky, pokud nemáš plnou ruku
effect-take-trophy = když zbraň porazí příšeru, { KEYWORD("bring", "vezmeš si další") } jako { KEYWORD("trophies", "trofej") } z těch, které nejsou ve hře
effect-take-others-trophy = když zbraň porazí příšeru, { KEYWORD("bring", "vezmeš") } jinému hráči { KEYWORD("trophies", "trofej") }
effect-go-on = { KEYWORD("attack", "útok") } neukončí tvůj tah; smíš { KEYWORD("go-on", "pokračovat") } na další políčko

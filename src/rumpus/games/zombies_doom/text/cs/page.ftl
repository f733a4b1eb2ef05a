# Jak stránka jmenuje, co je na stole, pro oči i pro uši. Co znamenají odpovědi, je v options.ftl.
#
# $weapon, $pile, $spell, $monster a $place jsou jako v events.ftl. Kde může být výčet prázdný, je to „none“.

zombies-player =
    { PLAYER($seat) ->
        [unnamed] hráč { WORD($seat, n: 2) }
       *[other] { PLAYER($seat) }
    }

## The map

zombies-board = Mapa. Šipkami přecházíš z políčka na políčko, klávesou Enter vybíráš.
zombies-edge =
    { $edge ->
        [north] sever
        [east] východ
        [south] jih
       *[west] západ
    }
# $called is the id of a tile that has a name. $monsters, $piles, $rock and $figures are lists, and so are the tiles that crossroads lead to, $reach; $may is “yes” if the tile can be chosen now.
zombies-tile =
    { $place }: { $kind ->
        [start] start
        [rock] skála
        [crossroads] rozcestí
        [camp] tábor
        [castle] hrad
       *[normal] políčko
    }{ $called ->
        [none] {""}
       *[other] {" "}„{ NAME($called) }“
    }{ $monsters ->
        [none] {""}
       *[other] , { $monsters }
    }{ $tokens ->
        [0] {""}
        [one] , vítězný token
        [few] , { $tokens } vítězné tokeny
       *[other] , { $tokens } vítězných tokenů
    }{ $figures ->
        [none] {""}
       *[other] , { $figures }
    }{ $piles ->
        [none] {""}
       *[other] , nakresleno: { $piles }
    }{ $rock ->
        [none] {""}
       *[other] , skála na okraji: { $rock }
    }{ $reach ->
        [none] {""}
       *[other] , vede na: { $reach }
    }{ $may ->
        [yes] , dá se vybrat
       *[no] {""}
    }

## Cards

zombies-hand-empty = Nemáš žádné karty.
zombies-explain = Co říkají pravidla: { $name }
zombies-weapon =
    { $weapon ->
        [bow] luk
        [sword] meč
        [mace] palice
        [spear] kopí
       *[bomb] bomba
    }
zombies-weapon-title =
    { $weapon ->
        [bow] Luk
        [sword] Meč
        [mace] Palice
        [spear] Kopí
       *[bomb] Bomba
    }
# $spell is printed on the card, or “none”; $pile is what its back shows; $spent is “yes” once the spell was used.
zombies-card =
    { $weapon ->
        [bow] Luk
        [sword] Meč
        [mace] Palice
        [spear] Kopí
       *[bomb] Bomba
    } z hromádky { $pile ->
        [bow] luků
        [sword] mečů
        [mace] palic
       *[spear] kopí
    }{ USUAL($spell) ->
        [none] {""}
        [hardened] , předtištěné kouzlo tvrzená zbraň
        [teleport] , předtištěné kouzlo teleport
        [lure] , předtištěné kouzlo vábnička
        [berserk] , předtištěné kouzlo berserk
       *[other] , předtištěné kouzlo „{ NAME($spell) }“
    }{ $spent ->
        [yes] {" "}(už vyčerpané)
       *[no] {""}
    }
zombies-spell =
    { USUAL($spell) ->
        [hardened] Kouzlo: tvrzená zbraň
        [teleport] Kouzlo: teleport
        [lure] Kouzlo: vábnička
        [berserk] Kouzlo: berserk
       *[other] Kouzlo: { NAME($spell) }
    }
zombies-spell-title =
    { USUAL($spell) ->
        [hardened] Tvrzená
        [teleport] Teleport
        [lure] Vábnička
        [berserk] Berserk
       *[other] { NAME($spell) }
    }
# $trophies is a list: 2 demons and a beast.
zombies-keep = Nechat si jako trofeje: { $trophies }

## Beside the map

zombies-tasks = Vyložené úkoly
# $count is how many lie face down.
zombies-tasks-left = Vyložené úkoly (v balíčku ještě { $count })
# The word under the picture of a task.
zombies-task-sort =
    { $pattern ->
        [next-to] vedle
        [between] mezi
        [in-a-row] v řadě
        [in-order] v tomto pořadí
        [on] stůj tady
       *[trophies] trofeje
    }
zombies-task-name = Úkol „{ NAME($task) }“
zombies-piles = Hromádky
# $discards is how many cards lie face up beside it.
zombies-pile =
    { $pile ->
        [bow] Hromádka luků
        [sword] Hromádka mečů
        [mace] Hromádka palic
        [spear] Hromádka kopí
       *[spell] Balíček kouzel
    }: { $count ->
        [one] jedna karta
        [few] { $count } karty
       *[other] { $count } karet
    }, { $discards ->
        [0] žádná odhozená
        [one] jedna odhozená
        [few] { $discards } odhozené
       *[other] { $discards } odhozených
    }
zombies-pool = Příšery v záloze
zombies-pool-of =
    { $monster ->
        [demon] { $count ->
            [one] jeden démon (čert)
            [few] { $count } démoni (čerti)
           *[other] { $count } démonů (čertů)
        }
        [human] { $count ->
            [one] jeden člověk (čaroděj)
            [few] { $count } lidé (čarodějové)
           *[other] { $count } lidí (čarodějů)
        }
        [undead] { $count ->
            [one] jeden nemrtvý (zombík)
            [few] { $count } nemrtví (zombíci)
           *[other] { $count } nemrtvých (zombíků)
        }
       *[beast] { $count ->
            [one] jedno zvíře (medvěd)
            [few] { $count } zvířata (medvědi)
           *[other] { $count } zvířat (medvědů)
        }
    }
zombies-discards = Odhozené karty
zombies-so-many = { $n } × { $name }

## Players

zombies-score-short = { $score } / { $target }
zombies-score =
    { $score } z { $target } k vítězství: { $tokens ->
        [0] žádný vítězný token
        [one] jeden vítězný token
        [few] { $tokens } vítězné tokeny
       *[other] { $tokens } vítězných tokenů
    } a { $tasks ->
        [0] žádný úkol
        [one] jeden úkol
        [few] { $tasks } úkoly
       *[other] { $tasks } úkolů
    }
zombies-hand-of =
    { $weapons ->
        [0] žádná zbraň
        [one] jedna zbraň
        [few] { $weapons } zbraně
       *[other] { $weapons } zbraní
    } a { $spells ->
        [0] žádné kouzlo
        [one] jedno kouzlo
        [few] { $spells } kouzla
       *[other] { $spells } kouzel
    }
zombies-trophies = Trofeje: { $trophies }
# The pictures of the weapons follow.
zombies-held = k útoku má

## Příběh: tahy, skóre a činy

turn-heading = Tah { $turn }: { The-seat }
score-doom =
    celkem { $score }: { $tokens ->
        [0] žádný vítězný token
        [one] jeden vítězný token
        [few] { $tokens } vítězné tokeny
       *[other] { $tokens } vítězných tokenů
    }, { $tasks ->
        [0] žádný úkol
        [one] jeden úkol
        [few] { $tasks } úkoly
       *[other] { $tasks } úkolů
    }
deed-beaten =
    { $monsters ->
        [0] Žádná poražená příšera
        [one] Jedna poražená příšera
        [few] { $monsters } poražené příšery
       *[other] { $monsters } poražených příšer
    }{ $deaths ->
        [0] { "" }
        [one] , jedna smrt
        [few] , { $deaths } smrti
       *[other] , { $deaths } smrtí
    }
# $won counts victory tokens and tasks.
deed-best =
    Nejlepší tah ({ $turn }): { $monsters ->
        [0] žádná poražená příšera
        [one] jedna poražená příšera
        [few] { $monsters } poražené příšery
       *[other] { $monsters } poražených příšer
    }{ $won ->
        [0] { "" }
        [one] , jeden bod
        [few] , { $won } body
       *[other] , { $won } bodů
    }

## Mapa, které se lze ptát

# Směr jako odpověď na otázku „kam“.
zombies-towards =
    { $way ->
        [north] na sever
        [east] na východ
        [south] na jih
       *[west] na západ
    }
zombies-leg = { $count } { $way }
# $parts je jeden úsek, třeba „3 na sever“, nebo výčet dvou.
zombies-way =
    { $count ->
        [one] hned vedle, { $way }
        [few] { $count } políčka: { $parts }
       *[other] { $count } políček: { $parts }
    }
# $name je hráč nebo výčet příšer; $way je, jak daleko a kterým směrem.
zombies-piece = { $name } na { $place }: { $way }.
zombies-piece-here = { $name } tady, na { $place }.
zombies-no-pieces =
    { $which ->
        [foes] Na mapě nejsou žádné příšery.
        [own] Tvoje figurka na mapě není.
       *[rest] Nikdo jiný na mapě není.
    }
# $what je políčko s tím, co na něm je.
zombies-on = { $what }.
zombies-beside = { $way } – { $what }.
zombies-beside-rock = { $way }, za skálou – { $what }.
zombies-beside-nothing = { $way } – okraj mapy.
zombies-far = Z { $from } na { $to }: { $way }.
zombies-far-same = To je přímo { $to }.
board-keys = Klávesy W, A, S a D vedou na sever, západ, jih a východ, stejně jako šipky.

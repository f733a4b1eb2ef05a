# Jak stránka jmenuje, co je na stole, pro oči i pro uši. Co znamenají odpovědi, je v options.ftl.
#
# $weapon, $pile, $spell, $monster a $place jsou jako v events.ftl. Kde může být výčet prázdný, je to „none“.

zombies-player = hráč { $number }

## The map

zombies-board = Mapa. Šipkami přecházíš z políčka na políčko, klávesou Enter vybíráš.
zombies-edge =
    { $edge ->
        [north] sever
        [east] východ
        [south] jih
       *[west] západ
    }
# $monsters, $piles, $rock and $figures are lists, and so are the tiles that crossroads lead to, $reach; $may is “yes” if the tile can be chosen now.
zombies-tile =
    { $place }: { $kind ->
        [start] start
        [rock] skála
        [crossroads] rozcestí
        [camp] tábor
        [castle] hrad
       *[normal] políčko
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

zombies-hand = Tvoje karty
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
    }{ $spell ->
        [none] {""}
        [hardened] , předtištěné kouzlo tvrzená zbraň
        [teleport] , předtištěné kouzlo teleport
        [lure] , předtištěné kouzlo vábnička
       *[berserk] , předtištěné kouzlo berserk
    }{ $spent ->
        [yes] {" "}(už vyčerpané)
       *[no] {""}
    }
zombies-spell =
    { $spell ->
        [hardened] Kouzlo: tvrzená zbraň
        [teleport] Kouzlo: teleport
        [lure] Kouzlo: vábnička
       *[berserk] Kouzlo: berserk
    }
zombies-spell-title =
    { $spell ->
        [hardened] Tvrzená
        [teleport] Teleport
        [lure] Vábnička
       *[berserk] Berserk
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
        [in-a-row-with] v řadě
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
            [one] jeden démon
            [few] { $count } démoni
           *[other] { $count } démonů
        }
        [human] { $count ->
            [one] jeden člověk
            [few] { $count } lidé
           *[other] { $count } lidí
        }
        [undead] { $count ->
            [one] jeden nemrtvý
            [few] { $count } nemrtví
           *[other] { $count } nemrtvých
        }
       *[beast] { $count ->
            [one] jedno zvíře
            [few] { $count } zvířata
           *[other] { $count } zvířat
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

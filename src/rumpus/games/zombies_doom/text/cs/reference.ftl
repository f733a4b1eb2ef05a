# Co si hráči mohou vyhledat a co znamenají možnosti.

look-up-spell = { sheet-spell } ({ $spell })
sheet-spell =
    { KEYWORD("spell", "Kouzlo") }: { USUAL($spell) ->
        [hardened] tvrzená zbraň
        [teleport] teleport
        [lure] vábnička
        [berserk] berserk
       *[other] „{ NAME($spell) }“
    }
look-up-task = Úkol „{ NAME($task) }“ ({ $task })
sheet-task = { KEYWORD("task", "Úkol") }
look-up-weapon = { sheet-weapon } ({ $card })
sheet-weapon =
    { KEYWORD("weapon", "Zbraň") }: { WORD($card, n: 1, part: 1) ->
        [bow] luk
        [sword] meč
        [mace] palice
        [spear] kopí
       *[bomb] bomba
    }
# $text is a sentence that stands on the card.
look-up-line = {"    "}{ $text }
# A line of a little picture: @ is you, letters are monsters, * is any monster.
look-up-picture = {"    "}{ $line }
# Of a weapon with a printed spell, as answers write it; and when that spell was used already (Z2.1).
weapon-itself = „itself“ za jejím jménem znamená s předtištěným kouzlem.
weapon-spent = Předtištěné kouzlo už je vyčerpané.
# $places lists where one would have to stand as the monsters are now.
task-places = Jak příšery teď stojí, jde to na: { $places }.
task-no-place = Jak příšery teď stojí, nejde to nikde.
# $weapon is what beats such a monster, $count how many of them are on the map.
look-up-monster =
    { monster-is-beaten } { $count ->
        [0] Na mapě teď není žádná taková příšera.
        [one] Na mapě je teď jedna taková příšera.
        [few] Na mapě jsou teď { $count } takové příšery.
       *[other] Na mapě je teď { $count } takových příšer.
    }
monster-is-beaten =
    { $monster ->
        [demon] Démona (čerta)
        [human] Člověka (čaroděje)
        [undead] Nemrtvého (zombíka)
       *[beast] Zvíře (medvěda)
    } porazí { $weapon ->
        [bow] luk
        [sword] meč
        [mace] palice
       *[spear] kopí
    } nebo bomba.

## Tiles and places

# $about lists some of the parts below.
look-up-tile =
    Dílek mapy { $tile }, { $copies ->
        [one] jedna kopie
        [few] { $copies } kopie
       *[other] { $copies } kopií
    }: { $about }.
sheet-tile =
    Dílek mapy, { $copies ->
        [one] jedna kopie
        [few] { $copies } kopie
       *[other] { $copies } kopií
    }: { $about }.
tile-kind =
    { $kind ->
        [start] start
        [rock] skála
        [castle] hrad
        [camp] tábor
        [crossroads] rozcestí
       *[normal] normální políčko
    }
tile-kind-called = { tile-kind } { place-called }
# $first and $last are the piles shown, the same if there is only one.
tile-weapons =
    nová zbraň z hromádky { $first ->
        [bow] luků
        [sword] mečů
        [mace] palic
       *[spear] kopí
    }{ $count ->
        [1] {""}
       *[other] { $last ->
            [bow] {" "}nebo luků
            [sword] {" "}nebo mečů
            [mace] {" "}nebo palic
           *[spear] {" "}nebo kopí
        }
    }
tile-rock = skála na okraji: { $rocks }

# $about lists some of the parts below; $reach is one of the sentences further down.
look-up-place = { $place }: { $about }.{ $reach }
place-kind =
    { $kind ->
        [start] start
        [rock] skála
        [crossroads] rozcestí
        [camp] tábor s kouzly
       *[castle] hrad
    }
# What a tile is called that has a name.
tile-called = { NAME($tile) }
place-called = „{ tile-called }“
place-no-monster = žádná příšera
place-tokens =
    { $tokens ->
        [one] vítězný token
        [few] { $tokens } vítězné tokeny
       *[other] { $tokens } vítězných tokenů
    }
place-with-swap = jen když tam výměnou dostaneš jinou příšeru
place-by-crossroads = přes rozcestí
reach-none = {""}
reach-here = {" "}Tady stojíš.
reach-far = {" "}Na jeden krok se tam nedostaneš.
# $barred is “yes” if it is your turn and you cannot win there.
reach-near =
    {" "}{ $by ->
        [crossroads] Dostaneš se tam přes rozcestí
       *[next] Je to hned vedle tebe
    }{ $barred ->
        [yes] , ale na to, co tam je, nemáš zbraň.
       *[no] .
    }

## Options, each in a few words behind the option itself

# $about lists parts as above.
answer-place = { $about }
# $about lists what is around a start tile.
answer-start = vedle: { $about }
# What using a weapon with a spell means, and what discarding it with one does; several of these follow one another.
answer-use-swap-monsters = vyhraješ nad jinou příšerou, která se prohodí s tou tamní
answer-use-keep-weapon = zbraň se ti vrátí na ruku
answer-use-draw-spell = lízneš si kouzlo
answer-use-draw-weapon = lízneš si zbraň z libovolné hromádky
answer-use-take-trophy = vezmeš si další trofej
answer-use-take-others-trophy = vezmeš jinému hráči trofej
answer-use-go-on = potom smíš jít na další políčko
answer-discard-go-on = potom smíš jít na další políčko
answer-discard-nothing = zbytečně, není koho porazit
answer-teleport = prohodit se s tímto hráčem, zaútočit z políčka { $place }
answer-die = přijít o zbraně, nechat si kouzla; zůstat tady, nebo se vrátit na start
answer-stop = ukončit tah tady
answer-stay = ožít tam, kde jsi
answer-keep = nic nezahodit
answer-done = žádný další nezahodit

# What a box holds.
box-holds =
    „{ $name }“: { $tiles ->
        [one] jeden dílek mapy
        [few] { $tiles } dílky mapy
       *[other] { $tiles } dílků mapy
    }, { $weapons ->
        [one] jedna zbraň
        [few] { $weapons } zbraně
       *[other] { $weapons } zbraní
    }, { $spells ->
        [one] jedno kouzlo
        [few] { $spells } kouzla
       *[other] { $spells } kouzel
    }, { $tasks ->
        [one] jeden úkol
        [few] { $tasks } úkoly
       *[other] { $tasks } úkolů
    }, { $monsters ->
        [one] jeden žeton příšery
        [few] { $monsters } žetony příšer
       *[other] { $monsters } žetonů příšer
    }.

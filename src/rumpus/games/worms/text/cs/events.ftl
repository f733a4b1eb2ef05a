# Co se ve hře děje, jedna věta na událost: přítomný čas, kdo a co.
#
# Argumenty v celém souboru:
#   $worm       barva týmu a písmeno: blue A
#   $thing      wormsík jako výše, nebo mine, drum, crate, fire, crater
#   $kind       mine, drum, crate, fire, crater, water (hex vody)
#   $team       blue, red, yellow nebo green
#   $seat       hráč: barva týmu, nebo před rozdáním týmů player 1, player 2, …
#   $hex, $to   jak se hex jmenuje: C4
#   $direction  číslo od 1 do 6; kam se něco přesunulo, i 7 (východ), 8 (západ) a 0 (zůstalo na místě)
#   $things     co na hexu je, jako v options.ftl
#   $beside     wormsík vedle hexu a na které jeho straně hex leží: 5 red B; o vlastním wormsíkovi 5 own B; nebo none
#   $face       co ukazuje kostka: číslo od 1 do 6, wind nebo bullseye
#   $faces      co ukazuje víc kostek, výčet
#   $card, $drop, $sudden   označení karty; NAME($card) je její název v prvním pádě, proto před ním stojí „karta“
# WORD($worm, n: 1) je první slovo argumentu (blue), podle kterého se vybírá; WORD($worm, n: 2) druhé (A).
# Hráči i wormsíci jsou mužského rodu životného; mina a krabice ženského, barel, oheň a kráter mužského neživotného.
# Kde by se muselo shodovat přísudkové přídavné jméno, je věta buď bez něj, nebo se vybírá podle druhu.

## Slova zápisu, jak je říká ITEM($faces) a ITEM($speaker), v prvním pádě

item-wind = vítr
item-bullseye = terč
# Směry na kostce; říká je ITEM($face), a o $direction { compass }. Po „na“ mají stejný tvar.
item-1 = sever
item-2 = severovýchod
item-3 = jihovýchod
item-4 = jih
item-5 = jihozápad
item-6 = severozápad
compass =
    { $direction ->
        [1] { item-1 }
        [2] { item-2 }
        [3] { item-3 }
        [4] { item-4 }
        [5] { item-5 }
        [6] { item-6 }
        [7] východ
       *[8] západ
    }
# Kde hex leží, za jeho jménem.
where-beside =
    { WORD($beside, n: 1) ->
        [none] {""}
        [1] , severně od { beside-worm }
        [2] , severovýchodně od { beside-worm }
        [3] , jihovýchodně od { beside-worm }
        [4] , jižně od { beside-worm }
        [5] , jihozápadně od { beside-worm }
       *[6] , severozápadně od { beside-worm }
    }
# Druhý pád: od koho?
beside-worm =
    { WORD($beside, n: 2) ->
        [own] tvého wormsíka
        [blue] modrého
        [red] červeného
        [yellow] žlutého
       *[green] zeleného
    } { WORD($beside, n: 3) }
item-blue = modrý
item-red = červený
item-yellow = žlutý
item-green = zelený

## How players, worms and Things are called, at the beginning of a sentence and within it

# Jménem, když ho stůl zná.
The-seat =
    { PLAYER($seat) ->
        [unnamed] { seat-by-colour }
       *[other] { PLAYER($seat) }
    }
seat-by-colour =
    { WORD($seat, n: 1) ->
        [blue] Modrý
        [red] Červený
        [yellow] Žlutý
        [green] Zelený
       *[player] Hráč { WORD($seat, n: 2) }
    }
the-seat =
    { PLAYER($seat) ->
        [unnamed] { WORD($seat, n: 1) ->
            [blue] modrý
            [red] červený
            [yellow] žlutý
            [green] zelený
           *[player] hráč { WORD($seat, n: 2) }
        }
       *[other] { PLAYER($seat) }
    }
# Barva za jménem.
seat-colour =
    { PLAYER($seat) ->
        [unnamed] {""}
       *[other] { WORD($seat, n: 1) ->
            [blue] {" "}(modří)
            [red] {" "}(červení)
            [yellow] {" "}(žlutí)
            [green] {" "}(zelení)
           *[player] {""}
        }
    }
The-worm =
    { WORD($worm, n: 1) ->
        [blue] Modrý
        [red] Červený
        [yellow] Žlutý
       *[green] Zelený
    } wormsík { WORD($worm, n: 2) }
the-worm =
    { WORD($worm, n: 1) ->
        [blue] modrý
        [red] červený
        [yellow] žlutý
       *[green] zelený
    } wormsík { WORD($worm, n: 2) }
# Čtvrtý pád: koho?
x-the-worm-acc =
    { WORD($worm, n: 1) ->
        [blue] modrého
        [red] červeného
        [yellow] žlutého
       *[green] zeleného
    } wormsíka { WORD($worm, n: 2) }
The-thing =
    { WORD($thing, n: 1) ->
        [mine] Mina
        [drum] Barel
        [crate] Krabice
        [fire] Oheň
        [crater] Kráter
        [blue] Modrý wormsík { WORD($thing, n: 2) }
        [red] Červený wormsík { WORD($thing, n: 2) }
        [yellow] Žlutý wormsík { WORD($thing, n: 2) }
       *[green] Zelený wormsík { WORD($thing, n: 2) }
    }
the-thing =
    { WORD($thing, n: 1) ->
        [mine] mina
        [drum] barel
        [crate] krabice
        [fire] oheň
        [crater] kráter
        [blue] modrý wormsík { WORD($thing, n: 2) }
        [red] červený wormsík { WORD($thing, n: 2) }
        [yellow] žlutý wormsík { WORD($thing, n: 2) }
       *[green] zelený wormsík { WORD($thing, n: 2) }
    }
# Čtvrtý pád: koho, co?
x-the-thing-acc =
    { WORD($thing, n: 1) ->
        [mine] minu
        [drum] barel
        [crate] krabici
        [fire] oheň
        [crater] kráter
        [blue] modrého wormsíka { WORD($thing, n: 2) }
        [red] červeného wormsíka { WORD($thing, n: 2) }
        [yellow] žlutého wormsíka { WORD($thing, n: 2) }
       *[green] zeleného wormsíka { WORD($thing, n: 2) }
    }
A-kind =
    { $kind ->
        [mine] Mina
        [drum] Barel
        [crate] Krabice
        [fire] Oheň
        [crater] Kráter
       *[water] Hex vody
    }

## Set-up

event-first-player = { The-seat } rozmísťuje jako první.
# $tile is the id of a map tile in the box.
event-tile-laid = Na hex { $hex } je položen mapový díl „{ NAME($tile) }“.
event-worm-set = { The-worm } je umístěn na hex { $hex }.
event-thing-set =
    { $kind ->
        [mine] Na hex { $hex } je umístěna mina.
        [drum] Na hex { $hex } je umístěn barel.
        [crate] Na hex { $hex } je umístěna krabice.
        [fire] Na hex { $hex } je umístěn oheň.
        [crater] Na hex { $hex } je umístěn kráter.
       *[water] Na hex { $hex } je umístěn hex vody.
    }
event-first-game = Mapa první partie je připravená; vítr fouká na { compass }.
event-team =
    { The-seat } dostává { $team ->
        [blue] modrý
        [red] červený
        [yellow] žlutý
       *[green] zelený
    } tým.
# What the others read, and what the player who gets the card reads.
event-starter = { The-seat } dostává ještě jednu počáteční zbraň, lícem dolů.
event-starter-own = { The-seat } dostává jako další počáteční zbraň kartu { NAME($card) }.
event-sudden-death-dealt = { The-seat } dostává kartu náhlé smrti, lícem dolů.
event-sudden-death-dealt-own = { The-seat } dostává kartu náhlé smrti { NAME($sudden) }.
event-sudden-death-kept = { The-seat } si tajně nechává jednu z těchto karet.
event-sudden-death-kept-own = { The-seat } si tajně nechává kartu { NAME($sudden) }.
event-first-wind = { The-seat } hází o počáteční směr větru: vítr fouká na { compass }.

## A turn

# $turn counts all turns of the game.
event-turn = Tah { $turn }: na řadě je { the-seat }{ seat-colour }.
event-activated = { The-worm } na hexu { $hex } je aktivován.
event-healed = { The-worm } se uzdravuje a vstává.
event-stays = { The-worm } zůstává na místě.
event-passes = { The-seat } nehraje žádnou zbraň.
event-turn-cut-short = { The-worm } tím předčasně končí svůj tah.
event-time-is-up = Čas vypršel, { the-seat } přechází ke konci tahu.
event-end-of-turn-effect = Na hexu { $hex } se projevuje karta { NAME($card) }.
event-drop-card = Letecká podpora: karta { NAME($drop) }.
event-drop-deck-anew = Balíček letecké podpory došel a tvoří se znovu ze všech karet letecké podpory.
event-wind =
    { $face ->
        [wind] Vítr fouká dál na { compass } (padl vítr).
        [bullseye] Vítr fouká dál na { compass } (padl terč).
       *[other] Vítr teď fouká na { compass }.
    }

## Moving

event-inches = { The-worm } se plazí na { compass }, na hex { $to }.
event-jumps =
    { $direction ->
        [0] { The-worm } skáče na místě, na hexu { $to }.
       *[other] { The-worm } skáče na { compass }, na hex { $to }.
    }
event-moves =
    { $direction ->
        [0] { The-thing } končí tam, kde předtím, na hexu { $to }.
       *[other] { The-thing } se přesouvá na { compass }, na hex { $to }.
    }
event-thing-moves = { The-thing } se přesouvá na { compass }, z hexu { $hex } na hex { $to }.
event-scatters =
    { $face ->
        [wind] Rozhození: { the-thing } letí po větru, na { compass }.
        [bullseye] Rozhození: padl terč, { the-thing } zůstává na místě.
       *[other] Rozhození: { the-thing } letí na { ITEM($face) }.
    }
event-knocked-back =
    { $face ->
        [wind] Pořádné rozhození: { the-thing } letí po větru, na { compass }.
        [bullseye] Pořádné rozhození: padl terč; kam poletí { the-thing }, určí aktivní hráč.
       *[other] Pořádné rozhození: { the-thing } letí na { ITEM($face) }.
    }
event-pushed = { The-worm } je odstrčen na { compass }.
event-prodded = Vykopnutí: na hexu { $hex } je příliš mnoho věcí, pryč letí { the-thing }.
event-left-overfull = { The-seat } nechává na hexu { $hex } všechny věci.
event-drowns = { The-worm } padá na hexu { $hex } do vody.
event-sinks = { The-thing } se na hexu { $hex } potápí.

## What a moving Thing meets

event-mine-clicks = Mina na hexu { $hex } cvaká.
event-mine-explodes = Mina na hexu { $hex } vybuchuje.
event-mine-is-a-dud = Mina na hexu { $hex } je vadná.
event-into-fire = { The-thing } se na hexu { $hex } dostává do ohně a dusí ho.
event-fire-harmless = { The-thing } zůstává v ohni bez úhony.
event-crate-opened = { The-seat } otevírá krabici na hexu { $hex }.
# What the others read, and what the player who draws reads.
event-draws = { The-seat } si dobírá kartu zásob.
event-draws-own = { The-seat } si dobírá kartu { NAME($card) }.
event-supply-empty = { The-seat } si nic nedobírá, protože balíček zásob je prázdný.

## Weapons and the target

event-plays = { The-seat } hraje kartu { NAME($card) }.
event-targets = { The-seat } zaměřuje hex { $hex }{ where-beside }{ option-there }.
event-aims = { The-seat } vede letecký úder na { compass }.
# $dice is how many dice are rolled.
event-accuracy =
    { $dice ->
        [1] Na přesnost se hází jednou kostkou.
       *[other] Na přesnost se hází { $dice } kostkami.
    }
event-dice-show =
    { $dice ->
        [1] Na kostce padlo: { ITEM($faces) }.
       *[other] Na kostkách padlo: { ITEM($faces) }.
    }
event-die-chosen =
    { $face ->
        [wind] { The-seat } vybírá vítr.
        [bullseye] { The-seat } vybírá terč.
       *[other] { The-seat } vybírá { ITEM($face) }.
    }
event-target-scatters =
    { $face ->
        [wind] Rozhození: žeton zaměření letí po větru, na { compass }.
        [bullseye] Rozhození: padl terč, žeton zaměření zůstává na místě.
       *[other] Rozhození: žeton zaměření letí na { ITEM($face) }.
    }
event-target-moves = Žeton zaměření se přesouvá na { compass }, na hex { $hex }{ where-beside }{ option-there }.
event-hit = Zásah dostává { the-thing }.
event-removed =
    { $kind ->
        [mine] Mina na hexu { $hex } je odstraněna.
        [drum] Barel na hexu { $hex } je odstraněn.
        [crate] Krabice na hexu { $hex } je odstraněna.
        [fire] Oheň na hexu { $hex } je uhašen.
        [crater] Kráter na hexu { $hex } je zasypán.
       *[water] Z hexu { $hex } je sejmut hex vody.
    }

## Blasts, damage and destruction

event-blast = Výbuch otřásá hexem { $hex }{ where-beside }.
event-blast-in-water = Výbuch na hexu { $hex } se ztrácí ve vodě.
event-thrown =
    { $face ->
        [wind] Výbuch odhazuje { x-the-thing-acc } po větru, na { compass }.
        [bullseye] Výbuch nechává { x-the-thing-acc } na místě.
       *[other] Výbuch odhazuje { x-the-thing-acc } na { ITEM($face) }.
    }
event-pushes-neighbours = Tlaková vlna z hexu { $hex } odstrkuje vše kolem.
event-damaged = { The-worm } je zraněn a padá na bok.
event-unharmed = { The-thing } zůstává bez úhony.
event-destroyed =
    { WORD($thing, n: 1) ->
        [mine] { The-thing } na hexu { $hex } je zničena.
        [crate] { The-thing } na hexu { $hex } je zničena.
       *[other] { The-thing } na hexu { $hex } je zničen.
    }
event-worm-destroyed = A je konec: { the-worm } opouští hru.
event-drum-bursts = Z hexu { $hex } stříká hořící benzín: { ITEM($faces) }.
event-fire-sprays = Z hexu { $hex } šlehá oheň: { ITEM($faces) }.
event-placed =
    { $kind ->
        [mine] Mina přibývá na hexu { $hex }{ where-beside }.
        [drum] Barel přibývá na hexu { $hex }{ where-beside }.
        [crate] Krabice přibývá na hexu { $hex }{ where-beside }.
        [fire] Oheň se rozhořívá na hexu { $hex }{ where-beside }.
        [crater] Kráter vzniká na hexu { $hex }{ where-beside }.
       *[other] Hex vody přibývá na hexu { $hex }{ where-beside }.
    }
event-placed-in-water = { A-kind } padá na hexu { $hex } do vody a mizí.
event-none-left =
    { $kind ->
        [mine] Ve společné zásobě už není žádná mina.
        [drum] Ve společné zásobě už není žádný barel.
        [crate] Ve společné zásobě už není žádná krabice.
        [fire] Ve společné zásobě už není žádný žeton ohně.
        [crater] Ve společné zásobě už není žádný kráter.
       *[water] Ve společné zásobě už není žádný hex vody.
    }
event-sinks-whole = Třetí kráter ničí všechno na hexu { $hex }.
event-covered-by-water = Hex { $hex } zalévá voda.
event-parting-gift = { The-worm } nechává na hexu { $hex } dárek na rozloučenou.

## Ice cubes

event-ice-ready = { The-seat } má až do svého příštího tahu led: wormsíci toho týmu místo poškození zamrznou.
event-frozen = { The-worm } zamrzá do kostky ledu a zůstává bez úhony.
event-ice-holds = Kostka ledu chrání { x-the-worm-acc } před poškozením.
event-thawed = { The-worm } rozmrzá.

## Sudden death and the end

event-sudden-death = Nastává náhlá smrt: karta { NAME($sudden) }.
event-sudden-death-effect = Projevuje se karta { NAME($sudden) }.
event-laid-down = { The-worm } je položen na bok.
# $danger is 1 if the coin shows danger, 0 if it shows safe.
event-flipped-for =
    { $danger ->
        [0] { The-worm }: na žetonu nebezpečí padlo bezpečí.
       *[other] { The-worm }: na žetonu nebezpečí padlo nebezpečí.
    }
event-eliminated = { The-seat } už nemá žádného wormsíka a ve hře končí.
event-another-round = Mezi { $players } hráči je to nerozhodně: každý, kdo je ještě ve hře, odehraje další tah.
event-last-round = Po tomto tahu odehraje každý, kdo je ještě ve hře, jeden poslední tah.
# $worms is how many worms the winner has left.
event-wins =
    { $worms ->
        [one] { The-seat } vyhrává, zbývá jeden wormsík.
        [few] { The-seat } vyhrává, zbývají { $worms } wormsíci.
       *[other] { The-seat } vyhrává, zbývá { $worms } wormsíků.
    }
# $players is how many have most worms, $worms how many each of them has, $healthy how many of these are healthy.
event-draw =
    { $worms ->
        [0] Hra končí nerozhodně: nezbyl žádný wormsík.
       *[other] Hra končí nerozhodně: { $players } hráči mají stejně wormsíků ({ $worms }) i stejně zdravých ({ $healthy }).
    }

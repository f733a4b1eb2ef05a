# Co se ve hře děje, jedna věta na událost: přítomný čas, kdo a co.
#
# Argumenty v celém souboru:
#   $seat, $other     hráč: player 1, player 2, …; WORD($seat, n: 2) je samotné číslo
#   $place, $there    políčko mapy: 3,2
#   $weapon           bow, sword, mace, spear nebo bomb
#   $card             označení karty zbraně, které říká i její hromádku a předtištěné kouzlo: sword@bow
#   $pile             bow, sword, mace nebo spear
#   $spell            hardened, teleport, lure nebo berserk
#   $monster, $lured  demon, human, undead nebo beast
#   $task             označení úkolu
#
# Slovníček podle autora hry: monster příšera, demon démon, human člověk, undead nemrtvý, beast zvíře; bow luk,
# sword meč, mace palice, spear kopí, bomb bomba; spell kouzlo, hardened tvrzená zbraň, teleport teleport, lure vábnička,
# berserk berserk (životný: berserka); task úkol; trophy trofej; victory token vítězný token; map tile dílek mapy;
# place políčko; start, rock skála, crossroads rozcestí, camp tábor, castle hrad; pile hromádka; monsters’ rest oddech
# příšer; draw líznout si; discard, throw away zahodit; die umřít; printed spell předtištěné kouzlo.

The-seat = Hráč { WORD($seat, n: 2) }
# Čtvrtý pád.
a-weapon =
    { $weapon ->
        [bow] luk
        [sword] meč
        [mace] palici
        [spear] kopí
       *[bomb] bombu
    }
# Čtvrtý pád.
the-weapon =
    { $weapon ->
        [bow] luk
        [sword] meč
        [mace] palici
        [spear] kopí
       *[bomb] bombu
    }
# Druhý pád: z hromádky.
the-pile =
    { $pile ->
        [bow] hromádky luků
        [sword] hromádky mečů
        [mace] hromádky palic
       *[spear] hromádky kopí
    }
# Druhý pád: trofej koho?
a-monster =
    { $monster ->
        [demon] démona
        [human] člověka
        [undead] nemrtvého
       *[beast] zvířete
    }
# Čtvrtý pád.
the-monster =
    { $monster ->
        [demon] démona
        [human] člověka
        [undead] nemrtvého
       *[beast] zvíře
    }
# Čtvrtý pád.
the-lured =
    { $lured ->
        [demon] démona
        [human] člověka
        [undead] nemrtvého
       *[beast] zvíře
    }

## Set-up

event-first-player = { The-seat } začíná.
event-tile-turned =
    Dílek na { $place } se otočí po směru hodinových ručiček o { $quarters ->
        [1] čtvrt otáčky
        [2] půl otáčky
       *[other] tři čtvrtě otáčky
    }, aby bylo každé políčko dostupné.
event-tiles-laid-anew = Některé políčko zůstane nedostupné, ať se dílky otočí jakkoli: všechny se pokládají znovu.
event-map-built = Mapa je postavená.
event-monsters-come =
    { $count ->
        [one] Z doupěte vyleze { $count } příšera a hlídá vítězný token.
        [few] Z doupat vylezou { $count } příšery, každá hlídá vítězný token.
       *[other] Z doupat vyleze { $count } příšer, každá hlídá vítězný token.
    }
event-starts = { The-seat } začíná na políčku { $place }.

## Cards

event-pile-made-anew =
    { $pile ->
        [bow] Hromádka luků
        [sword] Hromádka mečů
        [mace] Hromádka palic
       *[spear] Hromádka kopí
    } došla: zamíchají se do ní odhozené karty.
event-spells-made-anew = Balíček kouzel došel: zamíchají se do něj použitá kouzla.
event-tasks-made-anew = Balíček úkolů došel: zamíchají se do něj zahozené úkoly.
event-draws-weapon = { The-seat } si lízne zbraň z { the-pile }.
event-draws-weapon-own = { The-seat } si lízne { a-weapon } z { the-pile }.
event-draws-spell = { The-seat } si lízne kouzlo.
event-draws-spell-own =
    { The-seat } si lízne kouzlo: { $spell ->
        [hardened] tvrzená zbraň
        [teleport] teleport
        [lure] vábnička
       *[berserk] berserk
    }.
event-task-opened = Nově vyložený úkol: „{ NAME($task) }“.
event-throws-task = { The-seat } zahodí úkol „{ NAME($task) }“.
event-completes-task = { The-seat } splní úkol „{ NAME($task) }“.

## A turn

event-turn = Tah { $turn }: na řadě je hráč { WORD($seat, n: 2) }.
event-goes = { The-seat } jde na políčko { $place }.
event-stops = { The-seat } dál nejde.
event-discards = { The-seat } zahodí { a-weapon }.
event-uses = { The-seat } použije { a-weapon }.
event-uses-with-spell =
    { The-seat } použije { a-weapon } { $spell ->
        [hardened] jako tvrzenou zbraň
        [teleport] s teleportem
        [lure] s vábničkou
       *[berserk] s berserkem
    }.
event-keeps-weapon = { The-seat } si { the-weapon } nechává.
event-teleports = { The-seat } se prohodí s hráčem { WORD($other, n: 2) } a stojí teď na políčku { $place }.
event-lures = { The-seat } přiláká { the-lured } z políčka { $there } na políčko { $place }; { the-monster } pošle na jeho místo.
event-beats = { The-seat } porazí { the-monster } na políčku { $place }.
event-takes-tokens =
    { The-seat } sebere { $tokens ->
        [one] vítězný token
        [few] { $tokens } vítězné tokeny
       *[other] { $tokens } vítězných tokenů
    } z políčka { $place }.
event-dies = { The-seat } umírá.
event-rises = { The-seat } ožívá na políčku { $place }.
event-drops-trophy = { The-seat } zahodí trofej { a-monster }.

## Monsters

event-monsters-rest =
    Oddech příšer: { $count ->
        [0] nevrací se žádná
        [one] vrací se jedna
        [few] vracejí se { $count }
       *[other] vrací se jich { $count }
    }.
event-monster-appears =
    Na políčku { $place } se objeví { $monster ->
        [demon] démon
        [human] člověk
        [undead] nemrtvý
       *[beast] zvíře
    }.

## The end

event-wins = { The-seat } vyhrává, vítězných tokenů a úkolů má dohromady { $score }.

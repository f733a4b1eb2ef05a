# Co se ve hře děje, jedna věta na událost: přítomný čas, kdo a co.
#
# Argumenty v celém souboru:
#   $seat, $other     hráč: player 1, player 2, …; WORD($seat, n: 2) je samotné číslo
#   $place, $there    jak se políčko jmenuje: C4
#   $weapon           bow, sword, mace, spear nebo bomb
#   $card             označení karty zbraně, které říká i její hromádku a předtištěné kouzlo: sword@bow
#   $pile             bow, sword, mace nebo spear
#   $spell            označení kouzla sady: hardened, teleport, lure, berserk nebo jiné
#   $monster, $lured  demon, human, undead nebo beast
#   $task             označení úkolu
#   $way              kudy někdo jde, jak to řekne { option-way }
#   $beside, $whose   podle čeho se políčko pozná, jak to řekne { where-beside }
#
# Slovníček podle autora hry: monster příšera, demon démon (čert), human člověk (čaroděj), undead nemrtvý (zombík),
# beast zvíře (medvěd); bow luk, sword meč, mace palice, spear kopí, bomb bomba (žolík); spell kouzlo, hardened
# tvrzená zbraň, teleport teleport, lure vábnička, berserk berserk (životný: berserka); task úkol; trophy trofej;
# victory token vítězný token; map tile dílek mapy; place políčko; start, rock skála, crossroads rozcestí, camp tábor,
# castle hrad; pile hromádka; monsters’ rest oddech příšer; draw líznout si (v průběhu hry: táhne); discard, throw
# away zahodit; die umřít; printed spell předtištěné kouzlo.

# Jménem, když ho stůl zná.
The-seat =
    { PLAYER($seat) ->
        [unnamed] { seat-by-number }
       *[other] { PLAYER($seat) }
    }
seat-by-number = Hráč { WORD($seat, n: 2) }
# Sedmý pád: s kým?
the-other =
    { PLAYER($other) ->
        [unnamed] hráčem { WORD($other, n: 2) }
       *[other] hráčem { PLAYER($other) }
    }
x-the-seat =
    { PLAYER($seat) ->
        [unnamed] hráč { WORD($seat, n: 2) }
       *[other] { PLAYER($seat) }
    }
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
    Dílek na { $place } se otáčí po směru hodinových ručiček o { $quarters ->
        [1] čtvrt otáčky
        [2] půl otáčky
       *[other] tři čtvrtě otáčky
    }, aby bylo každé políčko dostupné.
event-tiles-laid-anew = Některé políčko zůstává nedostupné, ať se dílky otáčejí jakkoli: všechny se pokládají znovu.
event-map-built = Mapa je postavená.
event-monsters-come =
    { $count ->
        [one] Z doupěte vylézá { $count } příšera a hlídá vítězný token.
        [few] Z doupat vylézají { $count } příšery, každá hlídá vítězný token.
       *[other] Z doupat vylézá { $count } příšer, každá hlídá vítězný token.
    }
event-starts = { The-seat } začíná na políčku { $place }.

## Cards

event-pile-made-anew =
    { $pile ->
        [bow] Hromádka luků
        [sword] Hromádka mečů
        [mace] Hromádka palic
       *[spear] Hromádka kopí
    } je prázdná: míchají se do ní odhozené karty.
event-spells-made-anew = Balíček kouzel je prázdný: míchají se do něj použitá kouzla.
event-tasks-made-anew = Balíček úkolů je prázdný: míchají se do něj zahozené úkoly.
event-draws-weapon = { The-seat } táhne zbraň z { the-pile }.
event-draws-weapon-own = { The-seat } táhne { a-weapon } z { the-pile }.
event-draws-spell = { The-seat } táhne kouzlo.
event-draws-spell-own =
    { The-seat } táhne kouzlo: { USUAL($spell) ->
        [hardened] tvrzená zbraň
        [teleport] teleport
        [lure] vábnička
        [berserk] berserk
       *[other] „{ NAME($spell) }“
    }.
event-task-opened = Nově vyložený úkol: „{ NAME($task) }“.
event-throws-task = { The-seat } zahazuje úkol „{ NAME($task) }“.
event-completes-task = { The-seat } plní úkol „{ NAME($task) }“.

## A turn

event-turn = Tah { $turn }: na řadě je { x-the-seat }.
event-goes = { The-seat } jde { option-way }, na políčko { $place }{ where-beside }.
event-stops = { The-seat } dál nejde.
event-discards = { The-seat } zahazuje { a-weapon }.
event-uses = { The-seat } používá { a-weapon }.
event-uses-with-spell =
    { The-seat } používá { a-weapon } { USUAL($spell) ->
        [hardened] jako tvrzenou zbraň
        [teleport] s teleportem
        [lure] s vábničkou
        [berserk] s berserkem
       *[other] s kouzlem „{ NAME($spell) }“
    }.
event-keeps-weapon = { The-seat } si { the-weapon } nechává.
event-teleports = { The-seat } se prohazuje s { the-other } a stojí teď na políčku { $place }.
event-lures = { The-seat } vyměňuje { the-monster } na políčku { $place } za { the-lured } z políčka { $there }.
event-takes-trophy = { The-seat } si bere trofej { a-monster }.
event-takes-others-trophy =
    { The-seat } bere { PLAYER($other) ->
        [unnamed] hráči { WORD($other, n: 2) }
       *[other] hráči { PLAYER($other) }
    } trofej { a-monster }.
event-beats = { The-seat } poráží { the-monster } na políčku { $place }.
event-takes-tokens =
    { The-seat } bere { $tokens ->
        [one] vítězný token
        [few] { $tokens } vítězné tokeny
       *[other] { $tokens } vítězných tokenů
    } z políčka { $place }.
event-dies = { The-seat } umírá.
event-rises = { The-seat } ožívá na políčku { $place }.
event-drops-trophy = { The-seat } zahazuje trofej { a-monster }.

## Monsters

event-monsters-rest =
    Oddech příšer: { $count ->
        [0] nevrací se žádná
        [one] vrací se jedna
        [few] vracejí se { $count }
       *[other] vrací se jich { $count }
    }.
event-monster-appears =
    Na políčku { $place } se objevuje { $monster ->
        [demon] démon
        [human] člověk
        [undead] nemrtvý
       *[beast] zvíře
    }.

## The end

event-wins = { The-seat } vyhrává, vítězných tokenů a úkolů má dohromady { $score }.
event-reaches-target = { The-seat } dosahuje cíle, vítězných tokenů a úkolů má dohromady { $score }. Kolo se dohraje.

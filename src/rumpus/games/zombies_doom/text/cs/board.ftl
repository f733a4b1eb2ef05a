# Stůl, jak ho ukazuje terminál. Karty a úkoly se tu jmenují tak, jak se píšou v odpovědích: sword@bow, between-demons.

## The signs on the map: each variable is how something is drawn there

board-signs = { $you } ty  2 hráč 2  { $reach } na jeden krok  { $token } vítězný token  { $rock } skála  { $junction } rozcestí: dovnitř jedním, ven kterýmkoli
board-monsters = { $demon } démon: luk  { $human } člověk: meč  { $undead } nemrtvý: palice  { $beast } zvíře: kopí  (porazíš je touto zbraní, nebo bombou)
board-letters = Dole na políčku je hromádka, ze které si tam lízneš první zbraň: { $bow } luky  { $sword } meče  { $mace } palice  { $spear } kopí

## Tasks and decks

board-task = Úkol { $task }: { $text }
board-no-task = Žádný úkol není vyložený.
# How many cards are left.
board-piles = K líznutí zbývá: luky { $bow }, meče { $sword }, palice { $mace }, kopí { $spear }, kouzla { $spells }, úkoly { $tasks }

## Players, each on a line with what of these can be said of them

# $seat is a player: player 1, player 2, …; $place is “none” before they have chosen a start tile.
board-own =
    hráč { WORD($seat, n: 2) } (to jsi ty){ $place ->
        [none] {""}
       *[other] , na políčku { $place }
    }
board-other =
    hráč { WORD($seat, n: 2) }{ $place ->
        [none] {""}
       *[other] , na políčku { $place }
    }
# $target is how many tokens and tasks together win.
board-score = { $score } z { $target } k vítězství
board-trophies = trofeje { $trophies }
board-own-weapons = zbraně { $weapons }
board-no-weapon = žádná zbraň
board-own-spells = kouzla { $spells }
# Weapons that everybody knows another player to have.
board-known-weapons = zbraně { $weapons }
# $backs lists what is on the backs of the weapons unseen.
board-unseen-weapons = zbraně s rubem { $backs }
board-spell-count =
    { $count ->
        [0] žádné kouzlo
        [one] jedno kouzlo
        [few] { $count } kouzla
       *[other] { $count } kouzel
    }

## The moment

board-set-up = Hra se připravuje.
board-over = Hra skončila.
# $held lists the weapons laid down for the attack under way, or is “none”; $fought is “yes” after a monster was beaten.
board-turn =
    Tah { $number }: hráč { WORD($seat, n: 2) }{ $held ->
        [none] {""}
       *[other] , k útoku má vyloženo { $held }
    }{ $fought ->
        [yes] ; nějaká příšera už padla, takže oddech příšer nebude
       *[no] {""}
    }.

# Příkazový řádek: „rumpus“ a jeho příkazy. Co stojí v „…“, se píše přesně tak; za slova psaná
# velkými písmeny si čtenář něco dosadí.
# Oslovení: čtenáři tykáme, nápověda k příkazům stojí v neurčitku.

## Help

cli-about = Deskové hry: hrát v terminálu nebo otevřít stůl po síti, prohlížet zaznamenané hry, spouštět scénáře, kontrolovat sady karet.
cli-lang = v jakém jazyce mluvit
cli-version = vypsat verzi a skončit
cli-commands = příkazy
cli-play = hrát hru
cli-play-about = Začít hru, nebo pokračovat v uložené. Stačí jméno hry a jeden člověk hned hraje proti botovi.
cli-play-game-about = { game-in-brief }
cli-game = která hra: { $games }
cli-seats = kdo hraje, oddělení čárkami: pro každé místo „person“ (člověk), nebo bot podle úrovně: { $levels } ({ $seats })
cli-simulations = kolik her si mají boti v duchu přehrát, místo aby přemýšleli podle hodin; se semínkem pak odpoví pokaždé stejně
cli-seed = cokoli; stejné semínko přinese stejné štěstí
cli-turn-clock = kolik sekund smí trvat tah, pokud ho dohodnuté pravidlo omezuje, například 90; jinak podle toho pravidla
cli-save = kam ukládat záznam, a to po každé odpovědi; jinak vznikne soubor ve složce s tvými daty
cli-resume = pokračovat v této uložené hře
cli-box-now = kde je sada teď, pokud byla hra zaznamenaná s vlastní sadou
cli-choices = co se domlouvá před hrou
cli-choices-elsewhere = Co dalšího se dá před hrou domluvit, záleží na hře; poví to „rumpus play { arg-game } --help“.
# $about is what the option is for, $values what it can be, $default what it is otherwise.
cli-choice =
    { $about }: { $values } ({ $default ->
        [none] nic
       *[other] { $default }
    })
cli-replay = ukázat zaznamenanou hru
cli-replay-about = Přehrát zaznamenanou hru a vypsat její průběh, u každého řádku článek pravidel, kterým se řídí.
cli-record = soubor se záznamem
cli-at = zastavit po tolika odpovědích a ukázat stůl a otevřenou otázku
cli-json = vypsat jen stav jako JSON; s --view to, co smí toto místo vědět
cli-view = vypsat průběh a stůl tak, jak je smí vidět toto místo: jeho číslo, jeho jméno (blue, player 2), nebo „spectator“
cli-analyse = říct, kdo měl kdy naději na výhru a které odpovědi přišly nejdráž
cli-analyse-about = Rozebrat zaznamenanou hru: jaké měl kdo v jejím průběhu naděje, co komu dala náhoda a oč ho připravily vlastní volby, a tři nejdražší odpovědi. Vypíše JSON.
# $simulations je, kolik jich je, když se neřekne nic.
cli-analyse-simulations = kolik možných pokračování hry se promyslí u každé odpovědi ({ $simulations })
cli-verify = zkontrolovat kostky zaznamenané hry
cli-verify-about = Zkontrolovat, že každý náhodný výsledek v zaznamenané hře plyne z toho, k čemu se místnost zavázala před první otázkou. Jak na to bez tohoto příkazu, říká docs/dice.md.
cli-verify-json = vypsat jen JSON: každý výsledek se vším, čím mohl být, pro vlastní kontrolu
cli-scenario = spustit scénáře
cli-scenario-about = Spustit scénáře a říct, které nedopadly, jak je psáno.
cli-scenario-place = scénář, nebo složka se scénáři
cli-box = založit, zkontrolovat, porovnat a vytisknout vlastní sady
cli-box-new = založit vlastní sadu: složku se soubory, které poradí, jak dál
cli-box-new-folder = složka, která se má vytvořit
cli-box-from = sada, ze které se vychází: některá z těch, které patří ke hře, nebo složka
cli-box-whole = zkopírovat ji celou, místo aby se z ní vycházelo
cli-box-diff = říct, co má jedna sada jinak než druhá
cli-box-one = sada: jméno nebo složka
cli-box-other = sada, se kterou se porovnává
cli-box-check = říct vše, co je na sadě špatně, nebo co obsahuje
cli-box-folder = složka se sadou
cli-box-game = pro kterou hru je: { $games } ({ $game })
cli-serve = otevřít po síti stůl pro lidi a boty
cli-serve-about = Otevřít stůl: místnosti pro lidi a boty přes HTTP a WebSockety. Vše je na disku dřív, než se to potvrdí. Při přerušení nebo na pokyn skončí spořádaně.
cli-host = adresa, na které naslouchat: 0.0.0.0 nebo :: pro všechny, kdo se k tomuto stroji dostanou ({ $host })
cli-port = port, na kterém naslouchat; jinak 8000 nebo nejbližší další volný
cli-host-name = jméno, pod kterým je stůl dostupný; dá se uvést víckrát a * znamená jakékoli. Adresy, jména bez tečky a jména končící na .local uvádět netřeba
cli-serve-store = kde se místnosti ukládají: sqlite:///CESTA pro soubor, postgresql://UŽIVATEL@SERVER/DATABÁZE pro databázi, kterou může sdílet víc serverů ({ $store })
cli-processes = kolik procesů obsluhuje stůl, každý své místnosti; jinak 1. Dobrý počet je jeden na každé jádro
cli-workers = kolik procesů přemýšlí za boty; jinak o jeden míň, než má stroj jader
# $folder is a path.
cli-boxes = složka s vlastními sadami, každá ve své složce: v místnostech se s nimi pak dá hrát, stačí uvést jméno; jinak { $folder }
cli-site = složka, kterou zapsalo „make site“: hosté v ní mohou hrát i bez sítě, jen ve svém prohlížeči; jinak build/site tohoto projektu, pokud existuje
cli-studio = kdo smí tyto sady upravovat v prohlížeči: jen ten, kdo má adresu vypsanou při startu (operator, výchozí), všichni (everybody), nebo nikdo (nobody)
cli-proxy = adresa proxy serveru před stolem, kterému se věří, odkud požadavky přicházejí; jinak se takové hlavičce nevěří
cli-limit = kolik stůl snese, nemá-li to být jako obvykle; dá se uvést víckrát: { $limits }
cli-settings = soubor s nastavením v TOML: každá volba bez pomlček, třeba port = 8000
cli-serve-environment = Každou volbu jde nastavit i v prostředí, proměnnou uvedenou za ní v závorce: víc hodnot se oddělí mezerami, u volby bez hodnoty stačí 1. A také v souboru s nastavením. Co se napíše sem, má přednost před prostředím, a to před souborem.
cli-serve-record = nejdřív ukázat tuto zaznamenanou hru, aby se dala sledovat tah po tahu
cli-open = otevřít stránku v prohlížeči, pokud je tu plocha
cli-log = jak psát protokol na standardní chybový výstup: jako řádky ke čtení (text), nebo jako jeden objekt JSON na řádek
cli-backup = zkopírovat úložiště místností, ať běží, nebo ne
cli-backup-about = Zkopírovat všechny místnosti z úložiště, SQLite nebo PostgreSQL, do souboru tak, jak jsou v jednom okamžiku. Stůl může zatím běžet dál. Zpátky je vrátí „rumpus restore“.
cli-backup-store = které úložiště zkopírovat: sqlite:///CESTA nebo postgresql://UŽIVATEL@SERVER/DATABÁZE ({ $store })
cli-backup-file = soubor, který se má zapsat; ještě nesmí existovat
cli-restore = vrátit místnosti ze zálohy
cli-restore-about = Zkopírovat všechny místnosti ze zálohy do prázdného úložiště, SQLite nebo PostgreSQL, a pro jistotu je znovu přečíst. Úložiště, ve kterém už místnosti jsou, zůstane, jak je.
cli-restore-store = které prázdné úložiště naplnit: sqlite:///CESTA nebo postgresql://UŽIVATEL@SERVER/DATABÁZE ({ $store })
cli-restore-file = soubor, který zapsal „rumpus backup“

## Co si dosadit za slovo psané velkými písmeny

arg-address = ADRESA
arg-command = PŘÍKAZ
arg-experiment = POKUS.toml
arg-goals = CÍLE.toml
arg-file = SOUBOR
arg-file-or-folder = SOUBOR-NEBO-SLOŽKA
arg-folder = SLOŽKA
arg-game = HRA
arg-limit = LIMIT=HODNOTA
arg-name = JMÉNO
arg-results = VÝSLEDKY
arg-seat = MÍSTO
arg-seats = MÍSTA
arg-seconds = SEKUNDY
arg-seed = SEMÍNKO
arg-value = HODNOTA

## Co o každém příkazu říká argparse; $what, $value a podobné se dosadí tak, jak je kdo napsal

usage-line = použití:
usage-positionals = argumenty
usage-options = přepínače
usage-help = ukázat tuto nápovědu a skončit
usage-error = { $prog }: chyba: { $message }
usage-argument = { $argument_name }: { $message }
usage-required = ještě je třeba uvést: { $what }
usage-unrecognized = tomuto nerozumím: { $what }
usage-invalid-choice = „{ $value }“ tady být nemůže; na výběr je { $choices }
usage-invalid-value = „{ $value }“ tady být nemůže ({ $type })
usage-expected-one = ještě musí následovat hodnota
usage-expected-some = ještě musí následovat aspoň jedna hodnota
usage-ambiguous = „{ $option }“ může znamenat víc přepínačů: { $matches }
usage-takes-nothing = hodnota sem nepatří: „{ $what }“ je navíc
usage-not-with = nejde uvést zároveň s { $what }
usage-one-of = je třeba uvést jedno z těchto: { $what }

## Wrong usage

cli-bad-seats = „{ $seats }“: pro každé místo napiš „person“, nebo úroveň bota a odděl je čárkami. Úrovně jsou { $levels }
cli-bad-number = „{ $number }“ není počet odpovědí
cli-not-between = napiš celé číslo od { $least } do { $most }
# $key is a key of the file of settings, $why what is wrong with its value.
setting-wrong = „{ $key }“: { $why }
limit-unknown = limit „{ $limit }“ neexistuje. Jsou tu { $known }
limit-no-number = „{ $value }“ nemůže být { $limit }: napiš číslo větší než 0
cli-play-what = napiš jméno hry, nebo uloženou hru s --resume
cli-resume-alone = uložená hra pokračuje tak, jak byla domluvená: s --resume jde použít jen --box, --seed a --save

## Files

# $why is what the operating system says.
file-unreadable = Soubor { $file } nejde přečíst: { $why }.
file-not-saved = Soubor { $file } nejde uložit: { $why }.

file-exists = Soubor { $file } už existuje. Zvol jiný.

## Serving

# $address is a URL.
serve-at = Stůl je otevřený na adrese { $address } – zavřeš ho klávesami Ctrl+C.
# $address is a URL.
studio-at = Jeho dílna, jen pro tebe: { $address }
host-unknown = Adresa „{ $host }“ neexistuje.
# $port is a number, written as it is.
port-taken = Port { $port } na adrese { $host } je obsazený. Zvol jiný pomocí --port, nebo ho vynech a najde se nejbližší volný.
ports-taken = Všechny porty od { $first } do { $last } jsou obsazené. Zvol jiný pomocí --port.
cannot-listen = Na portu { $port } adresy { $host } nejde naslouchat: { $why }.
# $why is what the database or the operating system says.
store-not-opened = Úložiště nejde otevřít: { $why }
backup-done = Místnosti jsou v souboru { $file }.

## Playing

play-welcome = Odpovídej číslem možnosti nebo jejím textem; zbytek vysvětlí otazník (?).
# help-option and help-looking-up are each game's own: an example of an answer, and what of its cards can be asked for.
play-help =
    Můžeš napsat
      číslo možnosti, nebo její text: { help-option }
    { help-looking-up }
    { play-commands }
# Of a game that has no words of its own.
play-help-plain =
    Můžeš napsat
      číslo možnosti, nebo její text
    { play-commands }
play-commands =
    {"  "}rules         jaké oddíly mají pravidla
      board         znovu stůl a otázka
      odds MOŽNOST  co z možnosti může vzejít a jak je to pravděpodobné
      hint          co by udělal silný bot a proč
      undo          vzít zpět svou poslední odpověď, pokud od té doby neodpověděl nikdo jiný ani náhoda
      quit          odejít; hra je uložená a může pokračovat jindy
play-turn-clock =
    { $seconds ->
        [one] Na tento tah máš { $seconds } sekundu.
        [few] Na tento tah máš { $seconds } sekundy.
       *[other] Na tento tah máš { $seconds } sekund.
    }
play-only-one = Jiná možnost není: pokračuj klávesou Enter.
play-hand-over = Na řadě je { ITEM($speaker) }. Ostatní ať se prosím nedívají. Pokračuj klávesou Enter
# $option je odpověď tak, jak ji zapisuje notace.
play-hint = Silný bot by odpověděl: „{ $option }“.
play-odds-of-what = Připiš k tomu možnost: její číslo, nebo její text.
play-odds-nothing = Tady na náhodě nezávisí nic podstatného.
play-undone = Tvoje poslední odpověď už neplatí.
undo-not-possible = Není co vzít zpět: mezitím už odpověděla náhoda nebo někdo jiný.
play-no-such-number = Možnost { $number } tu není: jsou číslované od 1 do { $most }.
play-not-unique = „{ $text }“ může znamenat několik možností: { $possible }. Napiš z textu víc.
play-not-understood = „{ $text }“ není možnost ani nic jiného, co se tu dá říct. Co se dá, vysvětlí otazník (?).
# $section and $clause are examples.
play-which-rule = Napiš „rules { $section }“ pro celý oddíl, „rules { $clause }“ pro jeden jeho článek.
play-no-such-rule = Článek { $clause } neexistuje. Samotné „rules“ vypíše oddíly.
play-no-rules = Tahle hra tu nemá pravidla ke čtení.
play-won =
    { $count ->
        [0] Nikdo nevyhrává.
        [1] Vyhrává { ITEM($winners) }.
       *[other] Vítězové: { ITEM($winners) }.
    }
play-record = Záznam je v souboru { $file }.
play-go-on = Hra je uložená. Pokračování: rumpus play --resume { $file }
play-left = Opouštíš hru.
play-no-turn-clock = Nic z toho, co je dohodnuto, čas na tah neomezuje.
# $level is the bot that failed, $why the name of the error, $other the bot in its place or none.
play-bot-failed =
    { $other ->
        [none] Bot „{ $level }“ selhal ({ $why }). Odteď odpovídá náhodně.
       *[other] Bot „{ $level }“ selhal ({ $why }). Místo něj hraje dál „{ $other }“.
    }
play-file-exists = Soubor { $file } už existuje. Zvol jiný, nebo v něm pokračuj: rumpus play --resume { $file }

## Recorded games

# $kind is the id of the question.
replay-asked = Na otázku „{ $kind }“ odpovídá { ITEM($speaker) }.
replay-over = Hra skončila.
replay-too-short =
    V záznamu { $answers ->
        [one] je jen jedna odpověď
        [few] jsou jen { $answers } odpovědi
       *[other] je jen { $answers } odpovědí
    }, ne { $at }.
replay-no-such-seat = Místo „{ $seat }“ neexistuje, jen: { $possible }.

## Scenarios

scenario-failed = NEVYŠEL { $file }: { $title }
scenario-summary =
    { $count ->
        [one] Jeden scénář
        [few] { $count } scénáře
       *[other] { $count } scénářů
    }, { $failed ->
        [0] vše dopadlo, jak je psáno.
        [one] jeden nevyšel.
        [few] { $failed } nevyšly.
       *[other] { $failed } nevyšlo.
    }

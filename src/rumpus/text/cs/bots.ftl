# Boti podle jména a co může být na jménu špatně. $bot je jméno tak, jak ho kdo napsal.

cli-serve-bot = nabídnout dalšího bota pod jménem: JMÉNO=BOT, kde BOT je úroveň, nainstalovaný bot, modul:funkce nebo adresa; dá se uvést víckrát. Hosté vybírají podle JMÉNA a nic jiného uvést nemohou
arg-listing = JMÉNO=BOT
bot-bad-listing = „{ $listing }“ žádného bota neuvádí. Piš JMÉNO=BOT, například muj=moji_boti:vyber.
bot-not-loaded = Bota „{ $bot }“ nelze načíst: { $why }
bot-not-a-function = „{ $bot }“ není funkce.
bot-bad-address = „{ $address }“ není adresa, na které by se dalo ptát bota.
bot-without-time = „{ $bot }“ nenechává botovi žádný čas na přemýšlení. Napiš, kolik průběhů hry si má u odpovědi představit, nebo kolik má sekund: strong@200, strong@0.5s.

## rumpus match: na příkazové řádce

arg-bot = BOT
cli-match = nechat boty utkat se
cli-match-about = Nechat boty utkat se, na všech jádrech: každé rozdání se odehraje jednou z každého místa se stejným štěstím. Zápas skončí, jakmile je jisté, kdo je nejlepší, nebo po daném počtu her. Jak se to pozná a jak napsat bota, říká docs/bots.md.
cli-match-bots = kdo se utká, dva nebo víc: úroveň ({ $levels }), nainstalovaný bot, modul:funkce, nebo adresa bota; za @ kolik smí u odpovědi přemýšlet, v průbězích hry nebo sekundách: strong@200, strong@0.5s
cli-match-games = kolik her nejvýš, v celých rozdáních ({ $games })
cli-match-all = odehrát všechny hry, i když je dřív jisté, kdo je nejlepší
cli-match-out = uložit hry a jejich záznamy do této složky; po novém spuštění se odtud pokračuje
cli-match-seed = ať je jakékoli, stejné rozdá stejně ({ $seed })
cli-match-simulations = kolik průběhů hry si boti u odpovědi představí, neříká-li jejich jméno něco jiného; jinak má každá úroveň svůj počet nebo čas
cli-match-patience = kolik sekund času procesoru smí stát odpověď, než bot hru prohraje ({ $seconds }); podle hodin desetkrát tolik

## Během zápasu a po něm

# $rate je, kolik her se odehraje za minutu.
match-progress = hry: { $done } z { $wanted }, { $rate } za minutu; { $estimates }
match-estimate = { $bot } { NUMBER($percent, maximumFractionDigits: 0) } ({ NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) }) %
match-column =
    { $column ->
        [bot] bot
        [points] body
        [interval] 95 %
        [won] výhry
        [drawn] remízy
        [lost] prohry
        [rating] hodnocení
        [seconds] s na odpověď
        [games] hry
       *[other] { $column }
    }
match-points = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
match-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
match-count = { $count }
match-rating = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }
match-seconds = { NUMBER($seconds, minimumFractionDigits: 4, maximumFractionDigits: 4) }
match-decided =
    Rozhodnuto po { $games ->
        [one] jedné hře
        [few] { $games } hrách
       *[other] { $games } hrách
    }: nejlepší je { $bot }.
match-undecided =
    { $games ->
        [one] Jedna hra neukázala
        [few] { $games } hry neukázaly
       *[other] { $games } her neukázalo
    }, kdo je nejlepší.
# $why je název chyby.
match-forfeits =
    { $bot } selhal v { $games ->
        [one] jedné hře
        [few] { $games } hrách
       *[other] { $games } hrách
    } ({ $why }) a prohrál; od té chvíle odpovídal náhodně.
# $record is one of them, none if they are gone.
match-kept =
    Hry jsou ve složce { $folder }.{ $record ->
        [none] { "" }
       *[other] { " " }Takto se jedna přehraje: rumpus serve --open --record { $record }
    }
match-interrupted = Přerušeno. Dosud odehrané hry zůstávají ve složce { $folder }; po novém spuštění stejného příkazu se pokračuje.

## Proč se boti nemohou utkat

match-one-bot = Utkat se musí aspoň dva různí boti.
match-other = Ve složce { $folder } je jiný zápas nebo žebříček: jiní boti, jiná hra, volby, semínko nebo verze. Zvol jinou složku.
match-damaged = { $file } nejde přečíst jako hry.
# $bots vyjmenovává, kdo hrál.
match-process-died = Proces, ve kterém hráli { $bots }, spadl; hry před tím zůstávají.
match-no-openskill = openskill tu není nainstalován a hodnocení ho potřebuje. Přináší ho doplněk { $extra }.

## rumpus ladder

cli-ladder = vést hodnocení mnoha botů
cli-ladder-about = Odehrát další hry mezi boty uvedenými v SLOŽKA/ladder.toml, nejdřív ty, z nichž se dá nejvíc dozvědět, a vypsat hodnocení botů. Hry, záznamy a ratings.json zůstávají ve složce; každé spuštění odtud pokračuje.
cli-ladder-folder = složka s ladder.toml
cli-ladder-games = kolik dalších her, v celých rozdáních; 0 jen vypíše hodnocení ({ $games })
# $bot má nejvyšší hodnocení.
ladder-progress = hry: { $done } z { $wanted }; vede { $bot }
ladder-left = { $bot } (skončil)
ladder-too-few =
    { $bots ->
        [one] jeden bot je
        [few] { $bots } boti jsou
       *[other] { $bots } botů je
    } na { $seats ->
        [one] jedno místo
        [few] { $seats } místa
       *[other] { $seats } míst
    } málo.

## Politika: policy.toml ve složce hry a co na ní může být špatně

policy-of-another-game = Tohle není politika pro { $game }.
policy-of-other-rules = Tohle se učilo podle jiných pravidel; dnešní mají verzi { $rules }. Nech to naučit znovu: rumpus learn.
policy-unknown-sort = Možnosti druhu „{ $sort }“ neexistují.
policy-unknown-feature = Možnosti druhu „{ $sort }“ nemají rys „{ $name }“.
character-unknown-term = Ohodnocení nemá složku „{ $term }“.
policy-not-a-number = Váha rysu „{ $name }“ musí být číslo.

## rumpus learn

cli-learn = nechat naučit politiku
cli-learn-about = Učí se odpovídat na první pohled, kolo za kolem: poslední politika hraje hry, na některé jejich otázky se podívá prohledávání, váhy se přizpůsobí tomu, co našlo, a zůstane ta, která je v utkání jistě lepší. Po přerušení pokračuje stejný příkaz tam, kde skončil. Víc říká docs/bots.md.
cli-learn-out = složka, kde se všechno uchová; policy.toml v ní je zatím nejlepší politika
cli-learn-box = učit se s touto krabicí místo obvyklé
cli-learn-rounds = kolik má být kol celkem ({ $usual })
cli-learn-lessons = z kolika her se v kole učí ({ $usual })
cli-learn-simulations = kolik průběhů hry si prohledávání představí u otázky, na kterou se podívá ({ $usual })
cli-learn-games = kolik her má utkání nejvýše ({ $usual })
learn-no-scipy = To, čím se váhy přizpůsobují, tu není nainstalováno. Přináší to doplněk { $extra }.
learn-other = Ve složce { $folder } se učí něco jiného: jiná hra, krabice, semínko nebo počet, nebo jiná pravidla.
learn-progress =
    { $what ->
        [lessons] kolo { $round }: { $done } z { $wanted } her k učení
       *[match] kolo { $round }: { $done } z nejvýše { $wanted } her proti mistrovi
    }
learn-round =
    Kolo { $round }: otázek k učení: { $questions }; { NUMBER($percent, maximumFractionDigits: 1) } % ({ NUMBER($low, maximumFractionDigits: 1) }–{ NUMBER($high, maximumFractionDigits: 1) }) bodů, her: { $games }. { $promoted ->
        [yes] Je novým mistrem.
       *[no] Mistr zůstává.
    }
learn-interrupted = Přerušeno. Stejný příkaz bude pokračovat ve složce { $folder }.
learn-champion = Nejlepší politika je { $file }; je to bot: rumpus match quick SOUBOR.
learn-no-champion = Nic lepšího se nenašlo.

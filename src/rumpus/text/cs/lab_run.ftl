# Laboratoř na příkazové řádce: spouštění pokusů. $file je soubor s pokusem, $line číslo řádku v něm, $folder složka
# s výsledky. Buňka ($cell) se jmenuje podle toho, čím se liší: seats=4 target=7. Klíče souboru se nepřekládají.

## Nápověda

cli-lab = dělat pokusy: nechat boty odehrát tisíce her
cli-lab-run = odehrát hry pokusu
cli-lab-run-about = Odehrát hry pokusu na všech jádrech a naměřené údaje uložit do složky. Přerušený pokus po novém spuštění pokračuje tam, kde skončil; stejné semínko dá stejné výsledky. Jak se pokus píše, říká docs/lab.
cli-lab-experiment = soubor s pokusem
cli-lab-out = kam uložit výsledky; jinak do složky vedle souboru, pojmenované po něm
cli-lab-processes = kolik her se hraje zároveň; jinak tolik, kolik je jader
cli-lab-games = tentokrát odehrát z každé buňky nejvýš tolik her, pro první představu
cli-lab-on = kde hrát: na tomto počítači (local), nebo na clusteru Ray (ray)
cli-lab-tune = najít sadu, která dělá, co chceš
cli-lab-tune-about = Hledat sadu, ve které platí tvé cíle, s co nejmenšími a nejméně změnami, a ověřit ji se štěstím, které hledání nevidělo. Výsledkem je sada ke hraní a stránka, která říká, co se změnilo a co to udělalo. Přerušené hledání po novém spuštění pokračuje. Jak se cíle píšou, říká docs/lab.
cli-lab-goals = soubor s cíli

## Během pokusu a po něm

# $done a $wanted jsou počty her, $rate kolik se jich odehraje za minutu, $left hodiny, minuty a sekundy, $estimates jak
# často v té buňce vyhrává první, druhý … hráč.
lab-progress = hry: { $done } z { $wanted }, { $rate } za minutu, zbývá { $left }; { $cell }: { $estimates }
lab-estimate = { $percent } ± { $margin } %
lab-no-ray = Ray tu není nainstalován. Přináší ho doplněk { $extra }.
lab-done =
    { $games ->
        [one] Jedna hra je
        [few] { $games } hry jsou
       *[other] { $games } her je
    } ve složce { $folder }.
lab-interrupted =
    Přerušeno. { $games ->
        [one] Jedna hra zůstává
        [few] { $games } hry zůstávají
       *[other] { $games } her zůstává
    } ve složce { $folder }; po novém spuštění stejného příkazu se pokračuje.
lab-tuned = Sada ke hraní je { $folder }.
lab-tuned-agreed = Sada zůstává, jaká je: na čem se před hrou domluvit, říká stránka.
# $boxes je, kolik sad se zkusilo.
lab-tune-nothing = Zkoušelo se sad: { $boxes }; žádná se cílům neblíží víc než sada, jaká je.
lab-tune-interrupted = Přerušeno. Co se odehrálo, zůstává ve složce { $folder }; po novém spuštění stejného příkazu se pokračuje.
lab-no-optuna = Optuna tu není nainstalována a hledání sad ji potřebuje. Přináší ji doplněk { $extra }.

## Co může být v pokusu špatně

lab-bad-value = { $file }, řádek { NUMBER($line, useGrouping: 0) }: „{ $key }“ má být text, celé číslo, nebo jejich seznam.
lab-bad-seats = { $file }, řádek { NUMBER($line, useGrouping: 0) }: „seats“ má být celé číslo.
lab-bad-bots = { $file }, řádek { NUMBER($line, useGrouping: 0) }: bot „{ $level }“ neexistuje. Jsou tu { $known }.
# $level is a bot, $why the name of the error.
lab-bot-failed = Bot „{ $level }“ selhal ({ $why }); dosud odehrané hry zůstávají.
lab-bots-not-seats =
    { $file }, řádek { NUMBER($line, useGrouping: 0) }: { $bots ->
        [one] je uveden jeden bot
        [few] jsou uvedeni { $bots } boti
       *[other] je uvedeno { $bots } botů
    }, ale { $seats ->
        [one] hraje jeden
        [few] hrají { $seats }
       *[other] hraje { $seats }
    }.
lab-strong-without-simulations = { $file }, řádek { NUMBER($line, useGrouping: 0) }: boti úrovně „{ $level }“ přemýšlejí podle času, a ten není nikdy stejný. Napiš, kolik průběhů hry si mají u každé odpovědi představit: simulations = 400.
lab-no-such-cell = { $file }, řádek { NUMBER($line, useGrouping: 0) }: buňka „{ $cell }“ neexistuje. Buňky jsou { $known }.
lab-cell-twice = { $file }, řádek { NUMBER($line, useGrouping: 0) }: buňka „{ $cell }“ je tu dvakrát.
lab-bad-axis = { $file }, řádek { NUMBER($line, useGrouping: 0) }: „{ $axis }“ má být seznam hodnot.
lab-bad-place = { $file }, řádek { NUMBER($line, useGrouping: 0) }: „{ $name }“ má jmenovat číslo v sadě, nebo jejich seznam, například „spells.txt: spell lure: in the deck“.
lab-not-a-number = { $file }, řádek { NUMBER($line, useGrouping: 0) }: „{ $axis }“ je něco v sadě a nemůže být „{ $value }“: má to být celé číslo, nebo text místo všeho za dvojtečkou.
lab-cell-refused = { $file }, řádek { NUMBER($line, useGrouping: 0) }: buňku „{ $cell }“ nelze hrát: { $why }
lab-box-wrong = { $file }, řádek { NUMBER($line, useGrouping: 0) }: s „{ $cell }“ by se se sadou nedalo hrát: { $why }
lab-no-such-place = { $file }, řádek { NUMBER($line, useGrouping: 0) }, „{ $axis }“: v sadě na místě „{ $place }“ nic není.
lab-several-places = { $file }, řádek { NUMBER($line, useGrouping: 0) }, „{ $axis }“: místu „{ $place }“ odpovídá v sadě několik řádků: { $lines }.
lab-no-number-there = { $file }, řádek { NUMBER($line, useGrouping: 0) }, „{ $axis }“: na místě „{ $place }“ je v sadě „{ $found }“, a tam není právě jedno číslo.
lab-not-an-ask = Každá z otázek „asks“ má být tabulka: začni ji řádkem [[asks]].
# $cell je jméno, které žádná buňka nemá, $known jsou ta, která existují.
lab-no-cell-of-that-name = Buňka „{ $cell }“ neexistuje. Buňky jsou { $known }.
lab-one-limit = Otázka potřebuje právě jednu hranici: { $limits }.
lab-no-such-figure = Údaj „{ $figure }“ neexistuje. Jsou tu { $known }.
lab-not-two-numbers = „{ $key }“ mají být dvě čísla, menší první: [48, 52].
lab-limit-not-number = „{ $key }“ má být číslo; procenta se píšou jako procenta: 52 je 52 %.
lab-alike-by-what = O kolik se smějí dvě buňky lišit, aby platily za stejné? Napiš to: by = 2.
lab-not-compared = Buňky se porovnávají v jednom údaji: u „wins“ uveď místo (place); co věci znamenají, se takto porovnat nedá.
# $least je, kolik her je třeba, aby se vůbec něco dalo zkusit.
lab-small-budget = { $file }, řádek { NUMBER($line, useGrouping: 0) }: rozpočet { $budget } her je příliš malý; při tolika hrách na první pohled jich je třeba aspoň { $least }.
lab-bad-values = { $file }, řádek { NUMBER($line, useGrouping: 0) }: čím smí být „{ $name }“, má být seznam hodnot, nebo { "{" } from = 1, to = 5 { "}" }.
lab-nothing-else = { $file }, řádek { NUMBER($line, useGrouping: 0) }: „{ $name }“ už je { $value } a ničím jiným být nesmí.
lab-nothing-may-change = { $file }, řádek { NUMBER($line, useGrouping: 0) }: nic se měnit nesmí. Napiš pod [may_change], co se smí.
lab-robust-bots = { $file }, řádek { NUMBER($line, useGrouping: 0) }: při robust = true hrají boti různé síly i povahy; vynech „bots“.
lab-no-such-character = { $file }, řádek { NUMBER($line, useGrouping: 0) }: povaha „{ $character }“ neexistuje. Jsou tu { $known }.

## Co může být špatně se složkou výsledků

lab-no-results = Ve složce { $folder } žádné výsledky nejsou.
lab-other-experiment = Ve složce { $folder } je jiný pokus než { $file }: jeho hry by nebyly stejné. Zvol jinou složku pomocí --out.
lab-plays-otherwise = Od doby, kdy se odehrály hry ve složce { $folder }, se změnila pravidla nebo boti; teď by to byly jiné hry. Zvol jinou složku pomocí --out.
lab-folder-in-use = Složka { $folder } není prázdná a žádný pokus v ní není.

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
lab-bad-place = { $file }, řádek { NUMBER($line, useGrouping: 0) }: „{ $name }“ má jmenovat číslo v sadě, nebo jejich seznam, například „box.txt: spells: lure“.
lab-not-a-number = { $file }, řádek { NUMBER($line, useGrouping: 0) }: „{ $axis }“ je číslo v sadě a nemůže být „{ $value }“.
lab-cell-refused = { $file }, řádek { NUMBER($line, useGrouping: 0) }: buňku „{ $cell }“ nelze hrát: { $why }
lab-box-wrong = { $file }, řádek { NUMBER($line, useGrouping: 0) }: s „{ $cell }“ by se se sadou nedalo hrát: { $why }
lab-no-such-place = { $file }, řádek { NUMBER($line, useGrouping: 0) }, „{ $axis }“: v sadě na místě „{ $place }“ nic není.
lab-several-places = { $file }, řádek { NUMBER($line, useGrouping: 0) }, „{ $axis }“: místu „{ $place }“ odpovídá v sadě několik řádků: { $lines }.
lab-no-number-there = { $file }, řádek { NUMBER($line, useGrouping: 0) }, „{ $axis }“: na místě „{ $place }“ je v sadě „{ $found }“, a tam není právě jedno číslo.

## Co může být špatně se složkou výsledků

lab-no-results = Ve složce { $folder } žádné výsledky nejsou.
lab-other-experiment = Ve složce { $folder } je jiný pokus než { $file }: jeho hry by nebyly stejné. Zvol jinou složku pomocí --out.
lab-plays-otherwise = Od doby, kdy se odehrály hry ve složce { $folder }, se změnila pravidla nebo boti; teď by to byly jiné hry. Zvol jinou složku pomocí --out.
lab-folder-in-use = Složka { $folder } není prázdná a žádný pokus v ní není.

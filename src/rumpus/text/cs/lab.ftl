# Zpráva o pokusu: stránka ke čtení i k tisku.
#
# Buňka je jeden způsob hry, který pokus zkouší: tolik hráčů, takové vydání. Intervaly jsou 95% intervaly spolehlivosti.
# Čísla přicházejí jako čísla a NUMBER() je píše po česku. Desetinná čísla mají jedno místo za čárkou, a proto po nich
# stojí druhý pád jednotného čísla: o 7,7 tahu.

## Na příkazové řádce

cli-lab-report = napsat zprávu o pokusu
cli-lab-report-about = Napsat, co pokus zjistil, jako stránku do prohlížeče, s tabulkami ve formátu CSV (a s doplňkem rumpus[lab] i Parquet) a se záznamy čtyř her, které stojí za zhlédnutí. Hry se ještě mohou hrát. Jak zprávu číst, říká docs/lab.
cli-lab-results = složka s výsledky
cli-lab-report-out = kam zprávu uložit; jinak do složky „report“ mezi výsledky
report-written = Zpráva je v souboru { $file }.
report-nothing-played = Ve složce { $folder } zatím není žádná hra. Nejdřív spusť pokus.

## Čísla

report-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# Kolikrát za hru.
report-rate = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
report-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
# $sign je plus, minus nebo none, $value je bez znaménka.
report-signed =
    { $sign ->
        [plus] +
        [minus] −
       *[none] {""}
    }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# Intervaly; zde mají meze znaménka.
report-range = { $low } až { $high }
report-range-number = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-range-percent = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
# Na ose.
report-tick-number =
    { $sign ->
        [minus] −
       *[none] {""}
    }{ NUMBER($value, maximumFractionDigits: 3) }
report-tick-percent =
    { $sign ->
        [minus] −
       *[none] {""}
    }{ NUMBER($value, maximumFractionDigits: 3) } %

## Buňky

report-all-games = všechny hry
# $levels vypočítává, čím je buňka zvláštní: 4 hráči, České vydání
report-levels = { $levels }
report-level = { $key } { $value }
report-level-chosen = { $value }
report-level-none = { $key }: žádná
report-level-seats =
    { $seats ->
        [one] jeden hráč
        [few] { $seats } hráči
       *[other] { $seats } hráčů
    }
report-none = žádná
report-key-seats = Počet hráčů

## Záhlaví stránky

report-title = { $title }
report-of = Zpráva o pokusu
report-to-table = K pokusu
# $games je, kolik se jich odehrálo, $cells v kolika buňkách.
report-games =
    { $games ->
        [one] jedna hra
        [few] { $games } hry
       *[other] { $games } her
    }
report-cells =
    { $cells ->
        [one] jeden způsob hry
        [few] { $cells } způsoby hry
       *[other] { $cells } způsobů hry
    }
report-unfinished = Pokus není u konce: odehráno { $games } z { $wanted } her. Následuje, co zatím ukazují.
report-contents = Obsah

## Odpovědi, na začátku stránky

# $verdict je yes nebo no.
report-answer =
    { $verdict ->
        [yes] Ano.
       *[no] Ne.
    }
# $games je odhad na dvě platné číslice.
report-answer-unknown =
    Zatím nelze říct: rozhodlo by asi { $games ->
        [one] { $games } další hra
        [few] { $games } další hry
       *[other] { $games } dalších her
    } každého druhu.
report-answer-too-close = Nelze říct: je to tak blízko hranice, že by nerozhodl žádný počet her.
# $what je údaj, $where ve kterých hrách, $value a $range údaj a jeho interval, $limits na co byla otázka.
report-evidence = { $what }, { $where }: { $value } ({ $range }). Otázka: { $limits }.
# Údaj v jedněch hrách proti jiným; $value je rozdíl.
report-evidence-beside = { $what }, { $where } proti { $beside }: { $value } ({ $range }). Otázka: { $limits }.
report-evidence-show = Údaje, o které se odpověď opírá ({ $count })
report-wins-of =
    Výhry { $place ->
        [1] prvního
        [2] druhého
        [3] třetího
        [4] čtvrtého
       *[other] { $place }.
    } na tahu
# $way je above nebo below.
report-limit =
    { $way ->
        [above] nad { $limit }
       *[below] pod { $limit }
    }
report-limits = od { $low } do { $high }
report-answers-about = Odpovědi se posuzují všechny dohromady, takže pravděpodobnost, že by byť jediná byla mylná, je nejvýš 5 %. Počet dalších her je odhad: zůstane-li údaj, kde je, rozhodne jich tolik v osmi případech z deseti.

## Co vyšlo

report-findings = Co vyšlo
report-findings-about =
    Plná značka ● je rozdíl, který náhoda nevysvětlí; kroužek ○ je rozdíl, který se neprokázal. Pro tuto zprávu se porovnávalo { $count ->
        [1] jednou
       *[other] { $count }krát
    } a všechna porovnání jsou na to opravena (Holmovou metodou, 5 %): pravděpodobnost, že je třeba jen jediná plná značka pouhá náhoda, je menší než 5 %. „Neprokázal se“ neznamená, že žádný rozdíl není: jak velký by mohl být, říkají intervaly. Ty jsou 95% každý sám za sebe a opraveny nejsou.
report-clear = prokázáno
report-unclear = neprokázáno
report-find-order = Pořadí na tahu
report-find-bots = Úrovně botů
# $axis je, co se mění, $level a $base na co je to nastaveno.
report-find-change = { $axis }: „{ $level }“ místo „{ $base }“
# $others je nastavení všeho ostatního.
report-find-change-within = { $change } ({ $others })
# $place je místo v pořadí; $way je more nebo less; $size číslo; $range interval.
report-finding-place =
    { $place ->
        [1] První
        [2] Druhý
        [3] Třetí
       *[other] Čtvrtý
    } na tahu { $seats ->
        [one] z jednoho hráče
        [few] ze { $seats } hráčů
       *[other] z { $seats } hráčů
    } vyhrává o { $size } procentního bodu { $way ->
        [more] častěji
       *[less] méně často
    }, než odpovídá rovnému dílu ({ $range }).
report-finding-even =
    { $seats ->
        [one] V jednom hráči
        [few] Ve { $seats } hráčích
       *[other] V { $seats } hráčích
    } se neprokázalo, že by některé místo v pořadí mělo výhodu nebo nevýhodu.
report-finding-bot =
    { $way ->
        [more] { $bot }: vyhrává o { $size } procentního bodu častěji, než kdyby si byli všichni rovni ({ $range }).
        [less] { $bot }: vyhrává o { $size } procentního bodu méně často, než kdyby si byli všichni rovni ({ $range }).
       *[none] { $bot }: rozdíl proti ostatním se neprokázal ({ $range }).
    }
# $others je nastavení všeho ostatního, $finding věta o něm.
report-finding-within = Jen { $others }: { $finding }
# $figures vypočítává, čeho změna se neprokázala.
report-finding-same = Změna se neprokázala: { $figures }.
report-finding-identical = Nemění se vůbec nic: hru po hře je všechno stejné.
# $before a $after je údaj bez změny a se změnou.
report-finding-first =
    { $way ->
        [more] První hráč si polepší o { $size } procentního bodu
       *[less] První hráč si pohorší o { $size } procentního bodu
    }: náskok { $after } místo { $before } ({ $range } bodu).
report-finding-draws =
    { $way ->
        [more] Více remíz
       *[less] Méně remíz
    }: { $after } her místo { $before } ({ $range } bodu).
report-finding-shared =
    { $way ->
        [more] Více společných vítězství
       *[less] Méně společných vítězství
    }: { $after } her místo { $before } ({ $range } bodu).
report-finding-turns =
    { $way ->
        [more] Hra je delší o { $size } tahu
       *[less] Hra je kratší o { $size } tahu
    }: { $after } místo { $before } ({ $range }).
report-finding-answers =
    { $way ->
        [more] O { $size } odpovědi více rozhodování
       *[less] O { $size } odpovědi méně rozhodování
    }: { $after } za hru místo { $before } ({ $range }).
report-finding-decided =
    { $way ->
        [more] Rozhodnuto je později
       *[less] Rozhodnuto je dřív
    }: po { $after } hry místo { $before } ({ $range } bodu).
report-finding-leads =
    { $way ->
        [more] Vedení se střídá častěji
       *[less] Vedení se střídá méně často
    }: { $after }krát za hru místo { $before } ({ $range }).
report-finding-drama =
    { $way ->
        [more] Více dramatu
       *[less] Méně dramatu
    }: naděje pozdějšího vítěze na výhru je v průměru o { $after } nižší než naděje vedoucího místo o { $before } ({ $range } bodu).
report-finding-choices =
    { $way ->
        [more] Více skutečných voleb
       *[less] Méně skutečných voleb
    }: { $after } odpovědí místo { $before } ({ $range } bodu).
report-finding-branching =
    { $way ->
        [more] Více možností
       *[less] Méně možností
    }: { $after } na jednu volbu místo { $before } ({ $range }).
report-finding-pace =
    { $way ->
        [more] V tahu je víc voleb
       *[less] V tahu je méně voleb
    }: { $after } místo { $before } ({ $range }).
report-finding-quiet =
    { $way ->
        [more] Více klidných tahů
       *[less] Méně klidných tahů
    }: { $after } všech tahů místo { $before } ({ $range } bodu).
report-finding-luck =
    { $way ->
        [more] Více náhody
       *[less] Méně náhody
    }: náhoda způsobí { $after } změn naděje na výhru místo { $before } ({ $range } bodu).
report-finding-luckiest =
    { $way ->
        [more] Štěstí vyhrává více her
       *[less] Štěstí vyhrává méně her
    }: nejšťastnější hráč má náskok { $after } místo { $before } ({ $range } bodu).
report-finding-start =
    { $way ->
        [more] Na začátku se rozhodne víc
       *[less] Na začátku se rozhodne méně
    }: { $after } toho, co rozhodne o výhře, místo { $before } ({ $range } bodu).
# $things vypočítává věci s tím, co jejich použití znamená, $more je, kolik je dalších.
report-thing-worth = { $thing } { $worth }
report-finding-things =
    { $way ->
        [more] S výhrou se pojí častěji než ostatní téhož druhu, v procentních bodech: { $things }
       *[less] S výhrou se pojí méně často než ostatní téhož druhu, v procentních bodech: { $things }
    }{ $more ->
        [0] .
       *[other] {" "}a další ({ $more }).
    }
report-finding-things-same = Bez prokázaného rozdílu: { $count } z { $all }.
# Zda nález platí pro všechny boty, s nimiž se zkoušel, pro některé, které vypočítává $bots, nebo pro žádné zvlášť.
report-holds =
    { $holds ->
        [all] Platí pro všechny druhy hráčů, s nimiž se to zkoušelo.
        [some] Platí jen pro některé druhy hráčů: { $bots }.
       *[none] Ukazuje se jen u všech druhů hráčů dohromady.
    }
# $level je bot, $character na čem mu záleží nejvíc.
report-player = { $level }, { $character }

## Hry k vidění

report-games-to-see = Hry, které stojí za zhlédnutí
report-games-about = Každá čára je jeden hráč a její výška říká, jak pravděpodobná byla před každým tahem jeho výhra, jak ji vidí naše hodnocení. Příkaz otevře hru u stolu, kde se dá sledovat tah po tahu.
report-games-about-table = Každá čára je jeden hráč a její výška říká, jak pravděpodobná byla před každým tahem jeho výhra, jak ji vidí naše hodnocení. Na každou z těchto her se dá podívat u stolu, tah po tahu.
report-game-dramatic = Nejdramatičtější hra
report-game-shortest = Nejkratší hra
report-game-longest = Nejdelší hra
report-game-typical = Typická hra
# $number je číslo hry v její buňce.
report-game-where = { $cell }, hra číslo { NUMBER($number, useGrouping: 0) }
report-game-turns =
    { $turns ->
        [one] jeden tah
        [few] { $turns } tahy
       *[other] { $turns } tahů
    }
report-game-answers =
    { $answers ->
        [one] jedna odpověď
        [few] { $answers } odpovědi
       *[other] { $answers } odpovědí
    }
report-game-draw = nevyhrál nikdo
# $seats jsou čísla míst u stolu.
report-game-won = vítězné místo: { $seats }
report-game-watch = Podívat se na ni u stolu
report-game-record = Záznam
report-game-another = Odehraná znovu, dopadá tato hra jinak: pravidla nebo boti se od pokusu změnili. Záznam proto nemá.
report-game-seat = místo { $seat }

## Kdo vyhrává

report-who-wins = Kdo vyhrává
report-order-of =
    { $seats ->
        [one] Jeden hráč
        [few] { $seats } hráči
       *[other] { $seats } hráčů
    }, podle pořadí na tahu
report-order-about = Jak často vyhrává které místo v pořadí na tahu. Čárkovaná čára je rovný díl. Prázdná značka je ta, jejíž interval ho obsahuje.
report-place =
    { $place ->
        [1] první
        [2] druhý
        [3] třetí
       *[other] čtvrtý
    }
report-bots-title = Podle úrovně botů
report-bots-about = Jak často vyhrává místo s botem té úrovně. Čárkovaná čára je rovný díl.

## Jak hra probíhá

report-how-it-goes = Jak hra probíhá
report-how-about = Kolik her mělo kterou hodnotu. Čára i číslo jsou průměr, pod ním je jeho 95% interval.
report-figure-first = Náskok prvního hráče
report-figure-first-about = Oč častěji první hráč vyhrává, než odpovídá rovnému dílu, v procentních bodech.
report-figure-draws = Remízy
report-figure-draws-about = Podíl her, které nevyhraje nikdo.
report-figure-shared = Společná vítězství
report-figure-shared-about = Podíl her, které vyhraje několik hráčů zároveň.
report-figure-turns = Délka v tazích
report-figure-turns-about = Kolik tahů hra trvá, u všech hráčů dohromady.
report-figure-answers = Délka v odpovědích
report-figure-answers-about = Na kolik otázek hráči za hru odpovědí.
report-figure-decided = Kdy je rozhodnuto
report-figure-decided-about = Část hry, po které má pozdější vítěz výhru jistou na víc než 80 % a už to tak zůstane. Čím později, tím napínavější.
report-figure-leads = Střídání vedení
report-figure-leads-about = Kolikrát získá největší naději na výhru někdo jiný, a to zřetelně: s náskokem aspoň 5 procentních bodů.
report-figure-drama = Drama
report-figure-drama-about = Oč byla naděje pozdějšího vítěze na výhru nižší než naděje vedoucího hráče, v průměru za celou hru.
report-figure-choices = Skutečné volby
report-figure-choices-about = Podíl odpovědí, při kterých bylo možné vybrat aspoň ze dvou možností.
report-figure-branching = Možnosti
report-figure-branching-about = Kolik možností má jedna skutečná volba.
report-figure-pace = Voleb na tah
report-figure-pace-about = Kolik skutečných voleb připadá na tah, u všech hráčů dohromady. Sekundy se neuvádějí: bot přemýšlí, jak dlouho smí, a o lidech to nic neříká.
report-figure-quiet = Klidné tahy
report-figure-quiet-about = Podíl tahů, ve kterých se nestane nic, co hra pokládá za událost.
report-figure-luck = Náhoda
report-figure-luck-about = Jakou část změn naděje na výhru způsobí náhoda, a ne volby hráčů, ve hrách zkoumaných zblízka.
report-figure-luckiest = Náskok nejšťastnějšího
report-figure-luckiest-about = Oč častěji, než odpovídá rovnému dílu, vyhrává hráč, kterému náhoda dala nejvíc, v procentních bodech.
report-figure-start = Rozhodnuto na začátku
report-figure-start-about = Kolik z toho, kdo vyhraje, je rozhodnuto, když začíná první tah, tedy mapou, prvními kartami a tím, kdo začíná: 0 %, mají-li všichni stejnou naději, 100 %, je-li jisté, kdo vyhraje. Zjišťuje se tak, že se odtud hraje dál s boty, kteří dělají, co vypadá slibně, ve hrách zkoumaných zblízka; v jediné hře může vyjít i pod nulou.
report-sources = Odkud přichází náhoda
report-sources-about = Z toho, co náhoda dělá s nadějí hráčů na výhru: jaký podíl odkud přichází, ve hrách zkoumaných zblízka. Co se stane, dokud nikdo nic nemá, třeba pokládání mapy, takhle vidět není; o tom mluví „Rozhodnuto na začátku“.
report-happening-about = Kolikrát za hru, celkem a podle místa v pořadí na tahu.
report-happening-by = Čím
# $thing je id něčeho ze sady.
report-happening-by-thing = { NAME($thing) }
report-happening-by-nothing = cokoli jiného
report-happening-in-all = celkem

## Co se mění

report-what-changes = Co se mění
report-changes-about = Každý údaj podle toho, co se v pokusu mění. Svislé čáry jsou 95% intervaly jednotlivých způsobů hry; všechny se hrály se stejným štěstím, takže rozdíly mezi nimi jsou jistější, než se podle čar zdá. Hru po hře je počítá tabulka pod nimi.
# $axis je, co se mění.
report-along = { $axis }
report-changes = Všechny rozdíly v tabulce
report-change-figure = Údaj
report-change-level = Nastavení
report-change-within = Kde
report-change-before = Předtím
report-change-after = Potom
report-change-by = Rozdíl
report-change-verdict = Závěr
report-everywhere = všude

## Věci ze sady

report-things = Co přichází do hry
report-things-note = Tohle jsou souvislosti, ne příčiny. Kdo zrovna vyhrává, může mít na použití něčeho čas i karty, a nemusí vyhrát právě díky tomu. Proto se každá věc porovnává s ostatními téhož druhu a počítá se s tím, kdo je kolikátý na tahu.
report-things-about = Seřazeno podle toho, oč častěji nakonec vyhrál ten, kdo ji použil, ve srovnání s ostatními věcmi téhož druhu. U prázdných značek se rozdíl neprokázal.
report-things-dealt = Tohle rozdává náhoda, ať vyhrává kdokoli: rozdíl tu proto ukazuje, co karta opravdu dělá, jak nejlépe to hry dovedou říct. Seřazeno podle toho, oč častěji nakonec vyhrál ten, kdo ji dostal, ve srovnání s ostatními kartami téhož druhu. U prázdných značek se rozdíl neprokázal.
report-things-of-nobody = Tyhle věci přináší náhoda a nepatří nikomu.
report-things-name = Název
report-things-games = Ve hrách
report-things-times = Za hru
report-things-uses = Proti ostatním téhož druhu
report-things-points = Body
report-things-users = Kdo ji měl, proti všem
report-things-by-cell = Pro jednotlivé způsoby hry
report-clauses = Články pravidel
report-clauses-about = Jak často se hra řídí kterým článkem. Článek, podle kterého se nehrálo nikdy, v seznamu není.
report-clauses-show = Všechny články
report-clause-name = Článek
report-clause-games = Ve hrách
report-clause-times = Za hru
report-clause-section = { $section } { $title }

## Vyladěná sada

report-tuned = Vyladěná sada
report-tuned-changes = Co se změnilo
# $boxes je, kolik sad se zkusilo, $games podle kolika her se vybíralo.
report-tuned-about =
    Nejméně změněná sada z těch, které se cílům blíží nejvíc. Zkoušelo se jich { $boxes } a u každého počtu hráčů rozhodl tento počet her: { $games }. Všechno ostatní na této stránce, i odpovědi nahoře, se hrálo až potom, se štěstím, které hledání nevidělo.
report-tuned-nothing = Nic: žádná ze zkoušených sad (bylo jich { $boxes }) se cílům neblíží víc než sada, jaká je, nebo ne o tolik, aby stálo za to něco měnit.
report-tuned-what = Změna
report-tuned-before = Nyní
report-tuned-after = Po vyladění
report-tuned-box = Sada ke hraní je v této složce:
report-tuned-trade-offs = Z čeho se dá vybírat
report-tuned-trade-offs-about = Od nejméně změněné sady po tu, která se cílům blíží nejvíc: žádnou z nich nepřekonává jiná, která by se blížila víc s menšími změnami. Vybraná je zvýrazněná. O kolik cíle nevycházejí, se měří v polovinách vzdálenosti mezi hranicemi, za všechny cíle dohromady a i s tím, co může skrývat náhoda; proto to není nikdy úplná nula.
report-tuned-alone = Co udělá každá změna sama
report-tuned-alone-about = Všechno ostatní zůstává a štěstí je stejné.
report-tuned-missed = Cíle nevycházejí o
report-tuned-games = Her
report-tuned-count = { $games }
# $what je něco ze sady nebo volba, $value na co je nastavena.
report-tuned-change = { $what }: { $value }
report-tuned-as-it-is = beze změny
report-tuned-refused = Sady, se kterými se nedá hrát ({ $boxes })

## Zápatí

report-tables = Tabulky
report-tables-about = Všechny údaje této stránky a mnoho dalších ve formátech Parquet a CSV:
report-tables-about-csv = Všechny údaje této stránky a mnoho dalších ve formátu CSV. S doplňkem rumpus[lab] se zapíšou i jako Parquet.
report-table-games = každá hra
report-table-places = výhry podle pořadí na tahu
report-table-bots = výhry podle úrovně botů
report-table-figures = údaje jednotlivých způsobů hry
report-table-clauses = články pravidel
report-table-things = věci ze sady
report-table-happenings = co se komu stalo a čím
report-table-sources = odkud přichází náhoda
report-table-comparisons = všechna porovnání, s opravou i bez ní
report-made-by = Vytvořil příkaz rumpus lab z pokusu { $name }, semínko „{ $seed }“.

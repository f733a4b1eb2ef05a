# Laboratoř v prohlížeči: u stolu se měří sady. V pokusu hrají boti mnoho her; „buňka“ je jeden ze zkoušených způsobů hry:
# s touhle sadou, s tolika hráči.

## What is refused

lab-not-here = U tohoto stolu laboratoř není: ten, kdo ho provozuje, žádnou nepřinesl.
lab-no-such-experiment = Pokus „{ $experiment }“ už tu není.
lab-too-many = Pokusů už je { $most }. Nejdřív některý odstraň.
# $most is in millions of bytes.
lab-disk-full = Pokusy tohoto stolu už zabírají { $most } MB. Nejdřív některý odstraň.
lab-too-many-cells = Počet způsobů hry: { $cells }. U stolu jich smí být nejvýš { $most }; příkazová řádka meze nemá.
lab-too-many-games = Počet her celkem: { $games }. U stolu jich smí být nejvýš { $most }; příkazová řádka meze nemá.
# $most is a number of simulations.
lab-too-much-thinking = Boti u stolu smějí na jednu odpověď udělat nejvýš { $most } simulací; příkazová řádka meze nemá.
# $most is the highest number.
lab-no-such-game = Hry mají čísla od 0 do { NUMBER($most, useGrouping: 0) }.
lab-takes-long = Trvá to příliš dlouho. Zkus to znovu, až bude mít stůl méně práce.
# $why is a sentence.
lab-refused = { $why }
lab-program-failed = Nepovedlo se to a neví se proč. Možná to řekne záznam stolu.

## All experiments

lab = Laboratoř
lab-about = Je tvoje sada lepší? Nech boty odehrát stovky her s ní i s tou, ze které vychází, a přečti si, v čem se liší. Hrají, kdykoli stůl nemá nic jiného na práci.
lab-experiments = Pokusy
lab-none = Zatím se nic neměřilo.
lab-new = Nový pokus
lab-to-studio = Dílna
# How an experiment stands; $done and $wanted are numbers of games.
lab-state =
    { $state ->
        [waiting] Čeká, až na něj přijde řada; odehráno { $done } z { $wanted }
        [running] Hraje se; odehráno { $done } z { $wanted }
        [stopped] Zastaveno; odehráno { $done } z { $wanted }
        [failed] Nepokračuje; odehráno { $done } z { $wanted }
       *[done] Hotovo; počet her: { $done }
    }
lab-link = Laboratoř: změřit sadu
lab-measure = Změřit

## Designing one

lab-question = Co chceš zjistit?
lab-question-usual = Je „{ $box }“ lepší než „{ $other }“?
lab-question-alone = Jak se hraje s „{ $box }“?
lab-box = Sada
lab-beside = Porovnat s
lab-beside-nothing = ničím
lab-beside-about = Všechny hrají hru za hrou se stejným štěstím, takže jsou vidět i malé rozdíly.
lab-besides = Porovnat s ní i další sady
lab-players = Hráči
lab-players-count =
    { $seats ->
        [one] { $seats } hráč
        [few] { $seats } hráči
       *[other] { $seats } hráčů
    }
lab-bots = Kdo hraje
# $kind is robust: bots of all levels and characters.
lab-bots-robust = Nejrůznější boti (sedmkrát víc her)
lab-options = Možnosti hry
lab-games = Her od každého druhu
lab-games-about = Her celkem: { $games }. Na velké rozdíly stačí od každého druhu 200, na malé je potřeba 2 000.
lab-asks = Na co se má odpovědět
lab-asks-about = Zpráva začíná odpověďmi: ano, ne, nebo kolik her by ještě bylo potřeba.
lab-ask-add = Přidat otázku
lab-ask-first = Má první hráč výhodu?
lab-ask-fair = Je výhoda prvního hráče menší než 3 body?
lab-ask-length = Trvá hra 15 až 25 tahů?
lab-ask-alike-turns = Trvají hry s oběma sadami stejně dlouho, plus minus 2 tahy?
lab-ask-alike-first = Má první hráč s oběma sadami stejnou výhodu, plus minus 3 body?
lab-ask-shorter = Jsou hry s novou sadou kratší?
lab-ask-drama = Je to s novou sadou dramatičtější?
lab-ask-choices = Je s novou sadou víc z čeho vybírat?
# $number counts the questions.
lab-ask-number = Otázka { $number }
lab-ask-words = Tvými slovy
lab-ask-figure = Údaj
lab-ask-claim = Má být
# $claim is how a figure should lie; the last three are beside the other box.
lab-claim =
    { $claim ->
        [above] nad
        [below] pod
        [between] mezi
        [more_than] víc než s druhou sadou, aspoň o
        [less_than] míň než s druhou sadou, aspoň o
       *[as_in] jako s druhou sadou, plus minus
    }
lab-ask-low = Od
lab-ask-high = Do
lab-ask-amount = Kolik
lab-ask-remove = Odebrat
lab-start = Spustit
lab-as-text = Jako text
lab-as-text-about = Všechno, co se v pokusu dá říct, je v dokumentaci laboratoře. Co tu změníš, ve formuláři už není.
lab-as-form = Zpět k formuláři
lab-import = Otevřít soubor s pokusem (.toml)
lab-text = Text pokusu
lab-sound = Všechno je v pořádku. Her celkem: { $games }. Způsoby hry: { $cells }.
# What is wrong with it is listed below.
lab-wrong = Takhle se to zatím hrát nedá.

## Watching and reading one

lab-progress-label = Odehrané hry
# $left is a time in words.
lab-left = Her za minutu: { $rate }; zbývá asi { $left }
lab-stop = Zastavit
lab-go-on = Pokračovat
lab-remove = Odstranit
lab-remove-sure = Odstranit „{ $title }“ a všechny jeho hry?
lab-answers =
    { $state ->
        [done] Odpovědi
       *[other] Odpovědi zatím
    }
lab-answers-none = Neptá se na nic, na co se dá odpovědět ano nebo ne.
lab-verdict =
    { $verdict ->
        [yes] Ano
        [no] Ne
       *[unknown] Zatím se neví
    }
lab-cells =
    { $state ->
        [done] Údaje
       *[other] Údaje zatím
    }
lab-cells-about = S intervalem, ve kterém každý leží (95 %).
lab-cell = Způsob hry
lab-cell-games = Hry
lab-cell-progress = { $done } z { $wanted }
lab-estimated = { $value } ({ $range })
lab-nothing-yet = Zatím se neodehrála žádná hra.
lab-report = Přečíst zprávu
lab-report-writing = Zpráva se píše…
lab-watch = Podívat se na hru
lab-watch-about = Každou hru je možné přehrát znovu, u stolu, tah po tahu.
lab-watch-number = Číslo
lab-watch-do = Podívat se
lab-watch-opening = Hra se přehrává znovu…
lab-take-along = Vzít si s sebou
lab-take-text = Pokus (.toml)
lab-take-results = Všechny výsledky (.zip), se kterými se dá pokračovat na příkazové řádce
lab-anew = Změnit a spustit nový
lab-back = Všechny pokusy

# Dokument OpenAPI a stránka /schema: co dělají volání, co znamenají odpovědi stolu a k čemu jsou typy.
# Co stojí v `…`, se píše přesně tak.

schema-token-about = Token místnosti: patří místu u stolu, divákům, nebo hostiteli. Do veřejných místností se dá nahlížet i bez něj.

## Volání

call-open = Otevřít místnost
call-public-rooms = Veřejné místnosti, které jsou otevřené nebo se v nich hraje
call-info = Co je to za místnost
call-join = Sednout si na místo
call-reveal = Prozradit, k čemu se místo zavázalo, že přinese do kostek
call-look = Jak to vypadá a co se stalo od minulé zprávy
call-answer = Odpovědět na otázku
call-undo = Vzít zpět svou poslední odpověď
call-chat = Něco v místnosti říct
call-return = Vzít si zpátky své místo od bota nebo od toho, kdo přišel s novým odkazem
call-invite = Hostitel vytvoří nový odkaz na místo
call-seating = Hostitel nechá za někoho hrát bota, nebo mu místo vrátí
call-record = Záznam, nakolik ho čtenář smí znát
call-story = Všechno, co se zatím stalo, odpověď za odpovědí
call-at = Hra tak, jak stála po tolika odpovědích hráčů
call-dice = Vše, co je potřeba ke kontrole kostek skončené hry
call-analysis = Skončená hra očima silného bota
call-fork = Hrát dál od kterékoli odpovědi skončené hry
call-rematch = Nabídnout odvetu, nebo přijít k té, která byla nabídnuta
call-decline = Odvetu odmítnout
call-bring = Přinést záznam, na který se chce někdo podívat nebo v něm pokračovat
call-games = Hry a co se v nich dá zvolit
call-box = Standardní sada hry: co se jak jmenuje, její čísla a všechno, co se v ní dá vyhledat
call-room-box = Sada, se kterou se hraje v místnosti, stejným způsobem
call-lesson = Lekce krok za krokem
call-words = Co hra nebo stránka sama říká
call-health = Jestli je stůl otevřený a jeho úložiště odpovídá
call-metrics = Čísla pro Prometheus

## Odpovědi stolu

# $status je číslo, například 404.
status-means =
    { $status ->
        [200] Tady je, co kdo chtěl.
        [201] Stalo se.
        [400] Nedává to smysl, nebo to nejde.
        [401] Je potřeba token.
        [403] Tento token to neotevírá.
        [404] Nic takového tu není.
        [409] Na to je pozdě, nebo ještě brzy.
        [413] Je to příliš dlouhé.
        [429] To bylo moc najednou.
       *[other] U stolu se něco pokazilo.
    }

## Typy

type-NewRoom = Na místě je `person` (člověk), `screen` (někdo u obrazovky hostitele), nebo úroveň bota.
type-RoomLinks = Kdo má token, má i to, co token otevírá: hostitelův si nech, každému hráči dej ten jeho. Závazek si poznamenej.
type-Join = `token` je odkaz na místo; bez něj se přidělí volné místo ve veřejné místnosti. `key` je vlastní token, který má místo otevírat; bez něj se vytvoří nový. Kdo si není jistý, že ho stůl slyšel, řekne totéž znovu.
type-Joining = `token` od této chvíle otevírá místo; odkaz už ne.
type-Revealing = K čemu se místo zavázalo, jakmile jsou obsazená všechna místa.
type-Reveal = K čemu se místo zavázalo, jakmile jsou obsazená všechna místa.
type-Seating = Úroveň bota, který má za místo odpovídat; nic, má-li se místo vrátit.
type-Inviting = Nový odkaz na místo pro toho, kdo k němu ztratil klíč nebo přichází místo někoho jiného.
type-Rematch = Jako v `Join`, pro místnost odvety.
type-Following = Místnost odvety a místo v ní; hostitel bez místa žádné nemá. `token` ho otevírá; `host` říká, jestli token, se kterým se někdo ptal, tam patří hostiteli.
type-Successor = Místnost odvety, kterou někdo (nikdo: hostitel) nabídl.
type-Importing = Záznam k prohlížení, nebo, jsou-li uvedena místa, k pokračování od odpovědi číslo `after`.
type-Forking = Nová místnost, která pokračuje od odpovědi číslo `after` skončené hry.
type-Done = Je to na disku, jako tato položka protokolu místnosti.
type-Refusal = Nic se nezměnilo, a proč.
type-MessageInfo = Označení věty v souborech Fluent a to, o čem mluví; argumentem může být zase taková zpráva.
type-EventInfo = `change` je, co se do té chvíle změnilo v pohledu na hru, pro toho, kdo si řekl o jednotlivé snímky: klíče, které mají jinou hodnotu, tabulky v něm stejným způsobem, a pod `-` klíče, které zmizely.
type-QuestionInfo = Možnosti dostane jen ten, kdo má odpovědět.
type-NoteInfo = Co se mimo hru dozvědí všichni u stolu: čí místo změnilo hráče a kdo to udělal.
type-Update = Místnost po položce `number`: co se stalo od poslední zprávy, kterou divák dostal, a jak to vypadá teď.
type-Ack = Zpráva klienta `ref` je provedena, jako položka `number`.
type-Notice = Server říká něco o sobě, třeba že končí.
type-Hello = První zpráva socketu: která místnost, s jakým tokenem a které číslo bylo vidět naposledy. Divák smí říct jméno; `frames` žádá, co která událost v pohledu na hru změnila, aby to stránka mohla ukázat jedno po druhém.
type-Consider = Kam by tato odpověď vedla? Zeptat se nic nemění.
type-Prospect = Místo na mapě a při kterých výsledcích se tam něco dostane: `goes here on a 2 or the wind`.
type-Outlook = Kam může vést odpověď, kterou někdo zvažuje, podle toho, co smí vědět.
type-OddsWanted = Co může z této odpovědi vzejít a jak je to pravděpodobné? Zeptat se nic nemění.
type-OddsTold = Řádek za každého dotčeného wormsíka nebo každé políčko, podle toho, co smí vědět ten, kdo má odpovědět; žádný, pokud na tom nic podstatného nezávisí.
type-HintWanted = Co by odpověděl silný bot? Jen tam, kde jsou v místnosti rady.
type-Moment = Co přinesla odpověď hráče. `after` je její číslo v záznamu, jakmile hra skončí.
type-MomentShown = Stůl po tolika odpovědích hráčů; `before` je, jak vypadal před poslední z nich.
type-PlayerSeen = Jako části výhry. Štěstí je, co dala náhoda nad očekávání; umění je, co daly volby proti nejlepším, o kterých hráč mohl vědět, takže nikdy víc než 0.
type-SharesThen = Jak pravděpodobná byla výhra každého místa.
type-CostlyAnswer = Na otázku v té chvíli někdo něco odpověděl a přišel o takovou část výhry.
type-LookBack = Hra, kterou znovu prošel silný bot. Chvíli to trvá: `ready` říká, jestli je hotovo; pokud ne, zeptej se znovu.
type-ChoiceInfo = Jedna z voleb hry a čím může být; `several`: kterékoli z hodnot, oddělené čárkami.
type-Box = Vše, co se o sadě říká: o standardní sadě hry, nebo o té, se kterou se hraje v místnosti.
type-Sheet = Jedna věc ze sady, jak se dá vyhledat: karta, mapový díl, úkol.
type-LessonStep = Co říká učitel, jak vypadá stůl, jaká odpověď se čeká a co se pak stane.
type-Draw = Jeden výsledek náhody: jak pravděpodobná byla každá možnost a která padla, počítáno od 0.
type-Dice = Vše, co je potřeba ke kontrole kostek skončené hry, i bez znalosti pravidel: viz `docs/dice.md`.

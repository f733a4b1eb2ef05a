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
call-finale = Jak skončená hra dopadla a čeho kdo dosáhl
call-analysis = Skončená hra očima silného bota
call-fork = Hrát dál od kterékoli odpovědi skončené hry
call-rematch = Nabídnout odvetu, nebo přijít k té, která byla nabídnuta
call-decline = Odvetu odmítnout
call-bring = Přinést záznam, na který se chce někdo podívat nebo v něm pokračovat
call-games = Hry a co se v nich dá zvolit
call-box = Standardní sada hry: co se jak jmenuje, její čísla a všechno, co se v ní dá vyhledat
call-emblem = Obrázek na kartu hry, která si ho přináší
call-room-box = Sada, se kterou se hraje v místnosti, stejným způsobem
call-room-picture = Obrázek karty a podobně ze sady, která ho přináší
call-lesson = Lekce krok za krokem
call-practice = Cvičení s kartou: co přinesla poslední odpověď a na co se hra ptá dál
call-puzzles = Všechny hádanky hry, a která z nich je dnešní
call-puzzle = Hádanka: stůl, jak ho vidí ten, kdo má odpovědět
call-puzzle-try = Zkusit odpověď na hádanku, nebo se podívat na řešení
call-studio = Sady, na kterých se u stolu pracuje, a podle čeho může vzniknout nová
call-studio-box = Sada tak, jak je napsaná
call-studio-check = Co je na takové sadě špatně nebo divné a co by v ní bylo
call-studio-save = Uložit sadu; odmítne se, pokud ji mezitím uložil někdo jiný
call-studio-begin = Nová sada odvozená od jiné
call-studio-unpack = Nová sada ze zipu
call-studio-pack = Sada jako zip
call-studio-print = Sada jako PDF, jak je právě napsaná
call-studio-remove = Odstranit sadu; její historie zůstane
call-studio-history = Uložené stavy sady, nejnovější první
call-studio-state = Jaká sada tehdy byla a co se od té doby změnilo
call-studio-restore = Vrátit sadu do stavu, v jakém tehdy byla
call-studio-practice = Cvičení s kartou ze sady v dílně
call-lab = Pokusy tohoto stolu
call-lab-compose = Co někdo zvolil ve formuláři, jako text pokusu
call-lab-check = Co je na pokusu špatně, nebo kolik by se toho hrálo
call-lab-begin = Začít pokus: hraje se, až na něj přijde řada
call-lab-experiment = Jak je pokus daleko a jaké jsou zatím jeho údaje
call-lab-stop = Zastavit pokus; jeho hry zůstanou
call-lab-go-on = Nechat pokus pokračovat
call-lab-remove = Odstranit pokus se všemi jeho hrami
call-lab-report = Napsat zprávu o pokusu v jazyce, o který se žádá
call-lab-watch = Místnost, která ukazuje hru z pokusu
call-room-practice = Totéž s kartou ze sady, se kterou se hraje v místnosti
call-day = Dnešní hra dne: kolik lidí ji dohrálo
call-room-day = Jak skončená hra dne šla všem
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
type-Seating = Úroveň bota, který má za místo odpovídat; nic, má-li se místo vrátit. Je-li hráč u stolu, musí to hostitel říct.
type-Inviting = Nový odkaz na místo pro toho, kdo k němu ztratil klíč nebo přichází místo někoho jiného.
type-Rematch = Jako v `Join`, pro místnost odvety.
type-Following = Místnost odvety a místo v ní; hostitel bez místa žádné nemá. `token` ho otevírá; `host` říká, jestli token, se kterým se někdo ptal, tam patří hostiteli.
type-Successor = Místnost odvety, kterou někdo (nikdo: hostitel) nabídl.
type-Importing = Záznam k prohlížení, nebo, jsou-li uvedena místa, k pokračování od odpovědi číslo `after`.
type-Forking = Nová místnost, která pokračuje od odpovědi číslo `after` skončené hry.
type-Done = Je to na disku, jako tato položka protokolu místnosti.
type-Refusal = Nic se nezměnilo, a proč.
type-MessageInfo = Označení věty v souborech Fluent a to, o čem mluví; argumentem může být zase taková zpráva.
type-EventInfo = `args` jsou pro její větu, `about` říká totéž programům: vlastní typ hry. `change` je, co se od předchozí události změnilo v pohledu na hru, a `own`, co se změnilo v tom, co ví jen divák: klíče, které mají jinou hodnotu, tabulky v něm stejným způsobem, a pod `-` klíče, které zmizely; v seznamu tabulek jsou klíči jejich pořadí. Událost bez id neříká nic než to.
type-OptionInfo = `text` je, co odpovědět, v zápisu hry; `about` říká totéž programům, vlastním typem hry a `args` je to, o čem kromě toho mluví jeho věta `option-<druh otázky>-<sloveso>`.
type-QuestionInfo = Možnosti dostane jen ten, kdo má odpovědět.
type-NoteInfo = Co se mimo hru dozvědí všichni u stolu: čí místo změnilo hráče a kdo to udělal.
type-Update = Místnost po položce `number`: co se stalo od poslední zprávy, kterou divák dostal, a jak to vypadá teď. Kdo si řekl o `changes`, dostane `info`, `view` a `own` jen tehdy, když to neplyne z toho, co dostal dřív, a z toho, co od té doby události změnily.
type-Ack = Zpráva klienta `ref` je provedena, jako položka `number`.
type-Notice = Server říká něco o sobě, třeba že končí.
type-Hello = První zpráva socketu: která místnost, s jakým tokenem a které číslo bylo vidět naposledy. Divák smí říct jméno. S `changes` přijde jednou, co je vidět, a potom jen to, co v tom která událost změnila, aby to stránka mohla ukázat jedno po druhém.
type-Consider = Kam by tato odpověď vedla? Zeptat se nic nemění.
type-ProspectInfo = Místo na mapě a při kterých výsledcích se tam něco dostane: `goes here on north or the wind`. `spot` je zápis místa, `name` jak mu říkají lidé.
type-Outlook = Kam může vést odpověď, kterou někdo zvažuje, podle toho, co smí vědět.
type-OddsWanted = Co může z této odpovědi vzejít a jak je to pravděpodobné? Zeptat se nic nemění.
type-OddsTold = Řádek za vše, čeho se to týká, podle toho, co smí vědět ten, kdo má odpovědět; žádný, pokud na tom nic podstatného nezávisí.
type-HintWanted = Co by odpověděl silný bot? Jen tam, kde jsou v místnosti rady.
type-MomentInfo = Co přinesla odpověď hráče. `after` je její číslo v záznamu, jakmile hra skončí.
type-MomentShown = Stůl po tolika odpovědích hráčů; `before` je, jak vypadal před poslední z nich.
type-SeenInfo = Co někdo vidí: pohled, který mají všichni, a to, co ví jen on.
type-PlayerSeen = Jako části výhry. Štěstí je, co dala náhoda nad očekávání; umění je, co daly volby proti nejlepším, o kterých hráč mohl vědět, takže nikdy víc než 0.
type-SharesThen = Jak pravděpodobná byla výhra každého místa.
type-CostlyAnswer = Na otázku v té chvíli někdo něco odpověděl a přišel o takovou část výhry.
type-LookBackInfo = Hra, kterou znovu prošel silný bot. Chvíli to trvá: `ready` říká, jestli je hotovo; pokud ne, zeptej se znovu.
type-DeedInfo = Něco pozoruhodného, co hráč udělal, a v kterém okamžiku, pokud v nějakém.
type-SeatDeedsInfo = O jednom místě: co počítají pravidla a co hráč dokázal, to nejlepší nakonec.
type-FinaleInfo = Skončená hra: čím se rozhodla a čeho kdo dosáhl.
type-ChoiceInfo = Jedna z voleb hry a čím může být; `several`: kterékoli z hodnot, oddělené čárkami.
type-BoxInfo = Vše, co se o sadě říká: o standardní sadě hry, nebo o té, se kterou se hraje v místnosti.
type-SheetInfo = Jedna věc ze sady, jak se dá vyhledat: karta, mapový díl, úkol.
type-Practising = Karta a všechno, co se od začátku cvičení odpovědělo; stejné semínko znamená stejné štěstí. `considered` je odpověď, která ještě nepadla a u které je zájem o `prospects`.
type-PracticeInfo = Co se má zkusit, co přinesla poslední odpověď, jak to teď na stole vypadá a na co se hra ptá; na nic, když je konec.
type-LessonStepInfo = Co říká učitel, jak vypadá stůl, jaká odpověď se čeká a co se pak stane.
type-Draw = Jeden náhodný výsledek: jak pravděpodobná byla každá možnost a která padla, počítáno od 0.
type-Dice = Vše, co je potřeba ke kontrole kostek skončené hry, i bez znalosti pravidel: viz `docs/dice.md`.
type-DayInfo = Dnešní hra dne, než ji člověk hraje: kolik lidí ji na první pokus dohrálo.
type-PuzzlesInfo = Všechny hádanky hry a která z nich je dnešní.
type-SolverInfo = Jak dobře hráč řeší hádanky hry: s jistotou 95 % nejvýš o `margin` jinak než `value`.
type-PuzzleInfo = Stůl, jak ho vidí ten, kdo má najít řešení, a na co se ptá.
type-Trying = Odpověď na hádanku; bez ní se žádá její řešení.
type-SolutionInfo = Nejlepší odpověď, ta na první pohled zřejmá a co stojí, a co z té nejlepší vzejde, událost po události.
type-DayPlayer = První pokus někoho, kdo je známý.
type-Resting = Volné dny ve hře na dny, počínaje teď; 0: zase zpátky. Hostitel může dát volno všem (`everybody`).
type-DayResult = Kolik prvních pokusů skončilo takto a po kolika odpovědích hráče.
type-DayTry = Vlastní pokus: místo mezi všemi, počítané od 1; kdo dopadl stejně, má stejné.
type-DayResultsInfo = Jak hra dne šla všem, kdo hráli totéž, na první pokus; pro toho, kdo ji dohrál.

## Společná hra

call-act = Být připraven, vzdát se, požádat ostatní o remízu, o přestávku nebo o vrácení odpovědi, nebo na takovou žádost odpovědět
call-react = Ukázat v chatu obrázek
call-holiday = Vzít si volno ze hry na dny, nebo se z něj vrátit; hostitel může dát volno všem
call-notices = Kam hráči chodí zprávy a co se poslalo
call-notices-new = Hráč chce dostávat zprávy: v prohlížeči, e-mailem nebo webhookem
call-notices-delete = Hráč tam už zprávy nechce
call-notices-confirm = Majitel adresy ji potvrdí
call-notices-stop = Odhlásí zprávy jedním kliknutím, komukoli, komu přišly
call-move = Přesednout si na volné místo, než hra začne
call-mute = Hostitel poprosí diváky o ticho, nebo je nechá mluvit
type-Chatting = Kdo se dívá, přidá své jméno.
type-Reacting = Obrázek místo slov. Kdo se dívá, přidá své jméno.
type-Acting = Co hráč dělá kromě odpovídání; `wish` je číslo žádosti, se kterou souhlasí, nebo nesouhlasí.
type-Moving = Na volné místo, než hra začne.
type-Muting = Jestli diváci nesmějí mluvit.
type-React = Obrázek místo slov.
type-Act = Co hráč dělá kromě odpovídání; `wish` je číslo žádosti, se kterou souhlasí, nebo nesouhlasí.
type-WishInfo = O co někdo žádá ostatní: `draw` (remíza), `pause` (přestávka) nebo `take-back` (vrácení odpovědi). Platí, až všichni lidé souhlasí.
type-ChatInfo = Slova, nebo obrázek.

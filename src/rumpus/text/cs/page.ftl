# Stránka v prohlížeči: co říká sama, ať je hra jakákoli. Co říkají hry, je v jejich složkách.
# Čtenáři se tyká, bez sloves v minulém čase (nevíme, jakého je rodu); tlačítka stojí v neurčitku. Jména hráčů se
# neskloňují, stojí za dvojtečkou, v závorce nebo v prvním pádě. Názvy her se také neskloňují.

## Everywhere

close = Zavřít
cancel = Zrušit
undo = Vzít zpět
try-again = Zkusit znovu
skip-to-main = Přejít k obsahu
top-home = Na úvodní stránku
top-tools = Nástroje stránky
table-unreachable = Stůl neodpovídá. Možná se právě spouští, nebo nefunguje síť.
somebody = Host
# $n counts from 1.
player-number = Hráč { $n }

## Front page

front-title = Rumpus – deskové hry na večer
front-about = Divoké deskové hry na večer, proti botům nebo s přáteli. Nikdo nepotřebuje účet: místo u stolu je odkaz.
front-footer = Každá kostka se dá zkontrolovat, každá událost cituje své pravidlo a každou hru jde přehrát znovu.
front-documentation = Dokumentace
front-offline = Hrát bez připojení
front-play-now = Hrát hned
front-play-screen = U této obrazovky
front-invite = Pozvat přátele
front-daily = Hra dne
front-options = Další možnosti
front-rules = Pravidla
front-lesson = Lekce
front-lesson-offer = Hraješ poprvé?
front-lesson-take = Ukaž mi to
front-lesson-skip = Už to znám
front-yours = Tvoje hry
# $when is a date and a time.
front-your-game = { $game }, { $when }
# $what is the line above.
front-forget = Zapomenout hru { $what }
front-forget-short = Zapomenout tuto hru
front-all-yours = Ukázat všechny
front-watch = Podívat se
front-watch-none = Teď se žádná veřejná hra nehraje.
# $names lists the players.
front-room-open = { $game }: { $names } – je tu volné místo
front-room-running = { $game }: { $names }
record-open = Otevřít záznam
record-about = Na každou odehranou hru se dá podívat znovu, tah za tahem. Ze souboru s vlastními hrami se přenesou všechny.
record-file = Soubor se záznamem
record-paste = Nebo vlož jeho text
record-show = Ukázat
along-take = Vzít svoje hry s sebou
along-about = Tvoje dohrané hry v jednom souboru. „Otevřít záznam“ je přenese do jiného prohlížeče nebo k jinému stolu.
along-none = Žádná hra tu ještě není dohraná.
# $here: games that were there already; $refused: games that could not be brought.
along-brought =
    Přenesené hry: { $brought }, už tu byly: { $here }.{ $refused ->
        [0] {""}
       *[other] {" "}Nepřenesené: { $refused }.
    }

## A new game

new-bots = { $game } podle tebe
new-bots-about = Vyber, kdo hraje a podle jakých pravidel.
new-screen = { $game } u této obrazovky
new-screen-about = Všichni hrají tady a kdo je na řadě, vezme si obrazovku. Karty v ruce zůstávají před ostatními skryté.
new-friends = { $game } s přáteli
new-friends-about = Každé volné místo dostane vlastní odkaz, který dáš někomu z přátel.
new-your-name = Tvoje jméno
# $n counts from 1.
new-seat = Místo { $n }
new-more-seats = Přidat místo
new-fewer-seats = Ubrat místo
new-details = Pravidla, hodiny a další
new-clock = Hodiny
new-public = Kdokoli se smí dívat a sednout si na volné místo
new-hints = Hráči si smějí říct o radu
new-open = Otevřít místnost
new-begin = Začít
# $kind is what a seat is for, or the level of a bot.
seat-kind =
    { $kind ->
        [person] Přes odkaz
        [screen] U této obrazovky
        [random] Náhodný bot
        [beginner] Začínající bot
        [easy] Slabý bot
        [casual] Sváteční bot
        [regular] Průměrný bot
        [quick] Rychlý bot
        [fair] Slušný bot
        [good] Zdatný bot
        [strong] Silný bot
       *[other] Bot „{ $kind }“
    }
clock-called =
    { $clock ->
        [none] Bez hodin
        [turn-60] Minuta na tah
        [turn-180] Tři minuty na tah
        [game-900] Čtvrthodina pro každého
        [game-1800] Půlhodina pro každého
        [answer-1d] Den na odpověď
        [answer-3d] Tři dny na odpověď
        [answer-7d] Týden na odpověď
       *[other] Hodiny: { $clock }
    }
days-off = Dny, kdy hodiny stojí (UTC)
days-holidays = Kolik dní volna si smí každý vzít za rok
days-then = Komu dojde čas
days-then-called =
    { $then ->
        [lose] ten prohraje
        [wait] na toho se čeká
       *[bot] za toho hraje bot
    }
# $days jsou jména dní.
clock-off = volné dny: { $days }
# $days je počet dní.
clock-holidays =
    { $days ->
        [one] { $days } den volna za rok
        [few] { $days } dny volna za rok
       *[other] { $days } dní volna za rok
    }
clock-days =
    { $days ->
        [one] { $days } den na odpověď
        [few] { $days } dny na odpověď
       *[other] { $days } dní na odpověď
    }
# $time je den a hodina.
clock-until = do { $time }
clock-overdue = po termínu

## Waiting for players

room-title = { $game } – Rumpus
room-title-mine = Jsi na tahu: { $game } – Rumpus
room-closed = Do této místnosti nejde vstoupit
room-loading = Stůl se chystá…
# $title říká, o čem stránka je.
titled = { $title } – Rumpus
room-waiting = Čeká se na ostatní
# $what lists what was agreed.
room-agreed = Domluveno: { $what }.
# $day is a date.
room-daily = hra dne { $day }
room-hints = rady
waiting-title = { $game }: jsou tu volná místa
waiting-about = Hra začne, jakmile budou obsazená všechna místa.
waiting-bot-instead = Posadit bota
waiting-sit = Posaď se
waiting-sit-down = Sednout si
seat-free = volno
invite-about = Kdo má odkaz, má místo: dej každý jen jednomu člověku.
# $n counts from 1.
invite-seat = Odkaz na místo { $n }
invite-watch = Odkaz pro ty, kdo se chtějí jen dívat
invite-copy = Kopírovat
invite-copied = Odkaz je zkopírovaný.
invite-share = Sdílet
invite-qr = Odkaz jako QR kód

## At the table

room-question = Otázka
room-board = Mapa
room-hand = Tvoje karty
room-options = Co můžeš udělat
room-players = Hráči
room-side = Vedle mapy
room-column = Průběh nebo chat
room-tabs = Části stolu
tab-options = Možnosti
tab-hand = Karty
tab-players = Hráči
tab-side = Stůl
tab-log = Průběh
tab-chat = Chat
options-title = Můžeš
options-none = Teď nemáš o čem rozhodovat.
# $count je, kolik vět o tahu se vynechalo.
told-more =
    { $count ->
        [one] A ještě jedna událost, viz Průběh.
        [few] A ještě { $count } události, viz Průběh.
       *[other] A ještě { $count } událostí, viz Průběh.
    }
pick-early = Otázka se právě změnila. Žádná odpověď se neposlala.
pick-again = Zvol to ještě jednou, a provede se to.
choose-title = Co máš na mysli? { $name }
# Co se může stát na hexu nebo políčku ($spot), padne-li odpověď, na kterou někdo ukazuje: $text je věta.
outlook-at = { $spot }: { $text }
# $answer is what was chosen, in words.
confirm-answer = { $answer } Je to tvoje odpověď?
confirm-yes = Ano
skip-effects = Přeskočit
hint = Rada
hint-thinking = Přemýšlím…
# $answer je možnost slovy, celá věta.
hint-told = Silný bot by odpověděl: { $answer }
connection-lost = Spojení se obnovuje…
notice-stopping = Stůl se zavírá. Hra je uložená; jakmile bude stůl zpátky, vrátí se i tato stránka.

seat-you = ty
seat-won = vítězství
seat-bot-plays = hraje bot
# $name is a player’s.
seat-let-bot = Nechat hrát bota za hráče: { $name }
seat-hand-back = Vrátit místo hráči: { $name }
# $count is how many watch, players included.
watching =
    { $count ->
        [one] Je tu jeden člověk.
        [few] Jsou tu { $count } lidé.
       *[other] Je tu { $count } lidí.
    }
watching-names =
    { $count ->
        [one] Je tu jeden člověk: { $names }.
        [few] Jsou tu { $count } lidé, mezi nimi { $names }.
       *[other] Je tu { $count } lidí, mezi nimi { $names }.
    }
# $time is minutes and seconds.
clock-left = Zbývá času: { $time }

handover-title = Na řadě je { $name }
handover-about = Vezmi si obrazovku. Ostatní ať se prosím nedívají.
handover-take = Já jsem { $name }
handover-hidden = Karty jsou skryté, dokud si někdo nevezme obrazovku.

log-away = Co se dělo mezitím
log-show-moment = Ukázat mapu v tomto okamžiku
log-all = Ukázat od začátku
log-empty = Zatím se nic nestalo.
# $clause is a number such as W4.8.
clause-open = Otevřít článek pravidel { $clause }
chat-empty = Zatím nikdo nic neřekl.
chat-say = Řekni něco
chat-send = Poslat

menu = Nabídka místnosti
menu-leave = Odejít od stolu
menu-spectator-name = Tvoje divácké jméno
menu-introduce = Představit se
# $commitment is a long hexadecimal number.
menu-commitment = Ještě před prvním hodem se tato místnost zavázala ke svým kostkám: { $commitment }

## Earlier moments, and the end

past-leave = Zpět do přítomnosti
past-leave-over = Zpět na konec
replay = Přehrávání
replay-first = Na začátek
replay-back = O odpověď zpět
replay-play = Přehrát
replay-pause = Pozastavit
replay-forward = O odpověď dál
replay-last = Na konec
replay-moment = Který okamžik
replay-where = Odpověď { $moment } z { $moments }
# $names lists the winners.
over-won =
    { $count ->
        [1] Vyhrává { $names }!
       *[other] Společně vyhrávají { $names }!
    }
over-draw = Nikdo nevyhrává.
over-rematch = Odveta
over-replay = Přehrát
over-lookback = Rozbor
past-no-picture = Poslední pozici této hry už nejde ukázat.
past-record-later = Záznam půjde číst, až se tu celý den nic nestane.
over-record = Záznam
over-dice = Zkontrolovat kostky
over-fork = Hrát odtud dál
over-fork-about = Při přehrávání můžeš z kteréhokoli okamžiku hrát dál.
dice-all-follow =
    { $outcomes ->
        [0] Tady se nic nenechalo na náhodě.
        [one] Jediný náhodný výsledek plyne z toho, k čemu se místnost zavázala. Tvůj prohlížeč ho právě vylosoval znovu.
        [few] Všechny { $outcomes } náhodné výsledky plynou z toho, k čemu se místnost zavázala. Tvůj prohlížeč je právě vylosoval znovu.
       *[other] Všech { $outcomes } náhodných výsledků plyne z toho, k čemu se místnost zavázala. Tvůj prohlížeč je právě vylosoval znovu.
    }
dice-other-secret = Tajemství nebo to, co místnost převzala z jiného záznamu, není to, k čemu se zavázala.
dice-other-commitment = Závazky nejsou ty, které tento prohlížeč viděl, když usedal ke stolu: nejsou to domluvené kostky.
dice-as-noted = Závazky ke kostkám jsou ty, které si tento prohlížeč poznamenal, když usedal ke stolu.
# $seat counts from 1.
dice-other-entropy = To, čím prý přispělo místo { $seat }, není to, k čemu se zavázalo.
# $outcome counts from 1.
dice-other-outcome = Výsledek číslo { $outcome } neplyne z toho, k čemu se místnost zavázala.
dice-ours-there = To, co přimíchal tento prohlížeč, v tom je.
dice-ours-missing = To, co přimíchal tento prohlížeč, v tom chybí.

## Ohlédnutí za hrou, která skončila

lookback-underway = Silný bot hru rozebírá. Chvíli to potrvá…
lookback-players = Štěstí a umění
# $luck je good, bad nebo even; $percent je, kolik výhry to bylo.
lookback-luck =
    { $luck ->
        [good] { $name }: štěstí. Náhoda přidala k naději na výhru { $percent } %.
        [bad] { $name }: smůla. Náhoda ubrala z naděje na výhru { $percent } %.
       *[even] { $name }: náhoda ani nepomohla, ani neuškodila.
    }
# $percent je, kolik výhry v průměru stála jedna volba proti té nejlepší, o které se dalo vědět.
lookback-skill =
    { $percent ->
        [0] Žádná volba nemohla být lepší.
       *[other] Jedna volba stála v průměru { $percent } % naděje na výhru.
    }
lookback-costliest = Co stálo nejvíc
# $said je odpověď slovy, celá věta.
lookback-costly = { $name }: { $said } Stálo to { $percent } % naděje na výhru.
lookback-better = Lepší by bylo: { $better }
graph = Kdo měl naději na výhru
graph-about = Čára každého hráče ukazuje, jak pravděpodobná byla v kterém okamžiku jeho výhra. Kliknutím se ukáže ten okamžik; tabulka níže říká totéž.
graph-moment = Okamžik
graph-nobody = Nikdo nevyhraje
percent = { $percent } %

## Rules and lessons

rules-title = Pravidla hry { $game }
rules-contents = Obsah
rules-search = Hledat v pravidlech a kartách
rules-section = { $number } { $title }
rules-cards = Všechno v sadě
rules-variants = Varianty této sady
sheet-variant = Varianta této sady
rules-all = Všechna pravidla hry
# $search is what was looked for.
rules-none = Pro „{ $search }“ se nic nenašlo.
# $title je název této lekce.
lesson-title = { $game }: { $title }
lesson-teacher = Učitel
lesson-progress = Jak jsi daleko
lesson-back = Zpět
lesson-forward = Dál
lesson-restart = Od začátku
lesson-leave = Odejít
# $answer is the answer the lesson waits for, in words.
lesson-other = V této lekci: { $answer }

## Settings

settings = Nastavení
settings-name = Tvoje jméno
settings-language = Jazyk
settings-theme = Barvy
settings-theme-system = podle systému
settings-theme-light = světlé
settings-theme-dark = tmavé
settings-speed = Efekty
settings-speed-off = hned
settings-speed-fast = rychle
settings-speed-normal = běžně
settings-speed-slow = pomalu
settings-sound = Zvuk
settings-sound-on = Zvuky jsou zapnuté
settings-volume = Hlasitost
settings-answers = Odpovědi
settings-confirm = Nechat mě potvrdit, co nejde vzít zpět
settings-confirm-about = Tedy odpovědi, kterými končí tah nebo po kterých se hází kostkou či bere karta.

## Cvičení jednotlivých karet

practice-list = Vyzkoušet karty
practice-list-title = { $game }: vyzkoušet karty
practice-about = Každou kartu si můžeš jednou zahrát na malé mapě proti někomu, kdo nic nedělá. Nic se z toho neukládá.
practice-title = { $game }: vyzkoušet „{ $card }“
practice-card = Vyzkoušet „{ $card }“
practice-take = Vyzkoušet
practice-done = Výborně: karta je zahraná.
practice-missed = Tah skončil a karta zahraná nebyla. Zkusíš to znovu?
practice-again = Znovu
practice-explain = Co na ní stojí
practice-was-done = vyzkoušeno

## Mapa
map-zoom = Velikost mapy
map-in = Zvětšit
map-out = Zmenšit
map-whole = Celá mapa
# $count možností leží mimo obraz, na straně $side.
map-beyond =
    { $count ->
        [one] Ještě jedna možnost
        [few] Ještě { $count } možnosti
       *[other] Ještě { $count } možností
    } { $side ->
        [left] vlevo
        [right] vpravo
        [up] nahoře
       *[down] dole
    }

## Co má někdo na mysli
told-title = Co se může stát
told-none = Ukaž na odpověď a uvidíš, co se může stát.
told-none-touch = Klepni na odpověď a uvidíš, co se může stát; druhým klepnutím ji zvolíš.
told-do = Provést
# $question je, na co se hra ptá.
pick-none = Tohle teď vybrat nejde. Otázka zní: { $question }
# $status je, kdo je na řadě, nebo co se děje.
pick-wait = Teď nemáš co vybírat. { $status }

## Příběh: zahrané karty, tempo botů, ohlédnutí, závěr, obrázky na památku

story-since = Od tvého tahu
story-go-on = Dál
# $turn is what the turn that is over is called: “Tah 5: červený”.
story-waiting = { $turn } – konec. Dál klávesou Enter.
settings-pace = Boti hrají
settings-pace-quick = rychle
settings-pace-normal = klidným tempem
settings-pace-slow = pomalu
settings-pace-wait = a čekají na mě
settings-pace-about = Když na tebe boti čekají, stůl se po tahu každého z nich zastaví, dokud nestiskneš klávesu nebo neklikneš. Kde běží hodiny, hrají boti rychle.
# $name is the name of a card.
log-card = Co umí { $name }
# $turn is what the turn is called: “Tah 5: červený”.
replay-where-turn = Odpověď { $moment } z { $moments } · { $turn }
finale = Jak to dopadlo
finale-close = K mapě
finale-again = Ukázat závěr
finale-best = Ukázat ten okamžik
share = Sdílet
share-title = Sdílet tento okamžik
share-picture = Uložit obrázek
share-animation = Uložit tento tah jako animaci
share-recording = Nahrává se: { $percent } %
share-link = Odkaz na tento okamžik
share-no-link = Odkaz pro diváky má jen hostitel.
share-failed = Tohle tento prohlížeč neumí.
settings-shortcuts = Číslice odpovídají, písmena se ptají
settings-shortcuts-about = Když je fokus na otázce, mapě, kartách nebo možnostech.
settings-told = Co říká čtečka obrazovky
settings-told-much = všechno
settings-told-some = co je důležité
settings-told-little = co nejméně
settings-told-about = Kolik se říká o tom, co se za tah stalo. Celé to najdeš v průběhu hry.

## Deska, které se lze ptát, a klávesy

# Slova pro každou otázku, oddělená čárkou; první se nabízí. .about říká, na co odpovídá.
command-here = tady, co je na, co je
    .about = Co je na tomto místě, nebo na tom, které napíšeš.
command-around = okolí, kolem, co je kolem
    .about = Co leží kolem toho místa.
command-foes = nepřátelé, soupeři, příšery, monstra, kde jsou nepřátelé
    .about = Koho můžeš porazit, od nejbližšího: jak daleko a kterým směrem.
command-own = moji, moje, já
    .about = Kde jsou tvoje figurky.
command-rest = ostatní, věci
    .about = Kde leží všechno ostatní.
command-lines = směry, přímky, řady
    .about = Co leží v každém přímém směru od toho místa.
command-far = jak daleko, vzdálenost, daleko
    .about = Jak daleko je místo od tvé figurky, nebo jedno místo od druhého.
command-find = najdi, kurzor
    .about = Přejde na místo na mapě.
command-odds = šance, co by, co když
    .about = Kam může možnost vést a s jakou šancí: ta, na které jsi, nebo ta, kterou napíšeš.
command-last = naposled, co se stalo
    .about = Co se stalo naposled, ještě jednou.
command-clock = hodiny, čas
    .about = Kolik zbývá času.
command-question = otázka, co teď
    .about = Otázka ještě jednou.
command-options = možnosti, seznam
    .about = Všechny možnosti s čísly.
command-hint = rada, poraď
    .about = Co by udělal silný bot.
command-undo = zpět
    .about = Vezme tvou poslední odpověď zpět, jde-li to.
command-keys = nápověda, pomoc, klávesy
    .about = Tato nápověda.
query-title = Zeptej se
query-box = Otázka nebo odpověď slovy
query-box-short = nepřátelé, okolí, šance 2…
query-send = Zeptat se
# $typed je, co někdo napsal.
query-not-understood = „{ $typed }“: tomu nerozumím. Čemu ano, řekne „nápověda“.
query-no-place = Místo „{ $typed }“ tu není.
query-several = Co z toho?
# $number se počítá od 1, $option je věta.
query-option = { $number }: { $option }
query-which-option = Která možnost? Napiš její číslo.
query-nothing = Nic.
query-nothing-known = Víc se o tom neví.
query-unknown-here = Na to se tu ptát nejde.
# $count je, kolik řádků jde přečíst a neříkají se.
query-more =
    { $count ->
        [one] A ještě jeden řádek pod políčkem.
        [few] A ještě { $count } řádky pod políčkem.
       *[other] A ještě { $count } řádků pod políčkem.
    }
map-ends = Tady mapa končí.
# $digits je napsaná část čísla, $count kolik číslic chybí.
digits-more =
    { $count ->
        [one] { $digits } a ještě jedna číslice
        [few] { $digits } a ještě { $count } číslice
       *[other] { $digits } a ještě { $count } číslic
    }
chat-heard = { $who } píše: { $text }
clock-none = V této hře hodiny nejsou.
# $time je slovy: 1 minuta 5 sekund.
clock-of = { $name }: { $time }.
clock-warning = Zbývá ti { $time }.
clock-over = Tvůj čas vypršel.
lookback-done = Rozbor je hotový.
# $count je, kolik ustanovení a karet se našlo.
rules-hits =
    { $count ->
        [0] Nic se nenašlo
        [one] Nalezeno jedno místo
        [few] Nalezena { $count } místa
       *[other] Nalezeno { $count } míst
    }
top-home-named = Rumpus: na úvodní stránku
keys-title = Klávesy a čtečka obrazovky
keys-about = Všechno na této stránce jde ovládat klávesnicí a všechno, co se stane, se říká nahlas: co za tah udělali ostatní a pak otázka. Kolik se toho říká, jde zvolit v nastavení.
keys-modes = Mapa přijímá písmena a šipky sama, jakmile je na ní fokus; jinde může být třeba přepnout čtečku do režimu fokusu. Písmena znamenají klávesy latinské klávesnice, ať píšeš jakýmkoli jazykem.
keys-key = Klávesa nebo slova
keys-does = Co dělá
keys-answering = U otázky, mapy, karet a možností
keys-digits-key = 1 až 9
keys-digits = Odpoví možností s tím číslem. Je-li možností víc než devět, napiš dvě číslice: 01, 12.
keys-N = Na další místo mapy, kde jde něco vybrat; se Shiftem na předchozí.
keys-B = Na mapu.
keys-I = Do políčka pro otázky a odpovědi slovy; Escape vede zpátky.
keys-escape-key = Escape
keys-escape = Přeskočí, co se právě ukazuje, zruší výběr nebo se vrátí z minulosti.
keys-help-key = ?
keys-help = Otevře tuto nápovědu.
keys-board = Na mapě
keys-board-about = Enter vybere, co se na místě dá udělat. Home vede k tvé figurce a znovu k další. V seznamu možností písmena místo toho hledají možnost. Klávesy + a − mapu zvětšují a zmenšují, * ji ukáže celou.
keys-typing = Co jde napsat
keys-typing-about = Číslo nebo slova možnosti odpovídají na otázku. Název místa řekne, co tam je. Těmito slovy se ptáš; může za nimi následovat místo.
keys-replay = Při přehrávání
keys-arrows-key = ← →
keys-arrows = O odpověď zpět, o odpověď dál.
keys-ends-key = Home, End
keys-ends = Na začátek, na konec.
keys-space-key = Mezerník
keys-space = Spustí nebo pozastaví.

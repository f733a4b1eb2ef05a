# Stránka v prohlížeči: co říká sama, ať je hra jakákoli. Co říkají hry, je v jejich složkách.
# Čtenáři se tyká, bez sloves v minulém čase (nevíme, jakého je rodu); tlačítka stojí v neurčitku. Jména hráčů se
# neskloňují, stojí za dvojtečkou, v závorce nebo v prvním pádě. „Worms“ a „Zombies Doom“ se také neskloňují.

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
# $game is the id of a game.
game-name =
    { $game ->
        [worms] Worms
        [zombies-doom] Zombies Doom
       *[other] { $game }
    }

## Front page

front-title = Rumpus – deskové hry na večer
front-about = Dvě divoké deskové hry na večer, proti botům nebo s přáteli. Nikdo nepotřebuje účet: místo u stolu je odkaz.
front-footer = Každá kostka se dá zkontrolovat, každá událost cituje své pravidlo a každou hru jde přehrát znovu.
front-play-now = Hrát hned
front-play-screen = Hrát u této obrazovky
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
front-your-game = { game-name }, { $when }
# $what is the line above.
front-forget = Zapomenout hru { $what }
front-forget-short = Zapomenout tuto hru
front-all-yours = Ukázat všechny
front-watch = Podívat se
front-watch-none = Teď se žádná veřejná hra nehraje.
# $names lists the players.
front-room-open = { game-name }, volné místo: { $names }
front-room-running = { game-name }: { $names }
record-open = Otevřít záznam
record-about = Na každou odehranou hru se dá podívat znovu, tah za tahem.
record-file = Soubor se záznamem
record-paste = Nebo vlož jeho text
record-show = Ukázat

## A new game

new-bots = { game-name } podle tebe
new-bots-about = Vyber, kdo hraje a podle jakých pravidel.
new-screen = { game-name } u této obrazovky
new-screen-about = Všichni hrají tady a kdo je na řadě, vezme si obrazovku. Karty v ruce zůstávají před ostatními skryté.
new-friends = { game-name } s přáteli
new-friends-about = Každé volné místo dostane vlastní odkaz, který dáš někomu z přátel.
new-your-name = Tvoje jméno
# $n counts from 1.
new-seat = Místo { $n }
new-more-seats = Přidat místo
new-fewer-seats = Ubrat místo
new-details = Pravidla, hodiny a další
new-clock = Hodiny
new-public = Kdokoli se smí dívat a sednout si na volné místo
new-hints = Kdo je na řadě, smí si říct o radu
new-open = Otevřít místnost
new-begin = Začít
# $kind is what a seat is for, or the level of a bot.
seat-kind =
    { $kind ->
        [person] Přes odkaz
        [screen] U této obrazovky
        [random] Náhodný bot
        [easy] Slabý bot
        [fair] Slušný bot
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
       *[other] Hodiny: { $clock }
    }

## Waiting for players

room-title = { game-name } – Rumpus
room-title-mine = Jsi na tahu: { game-name } – Rumpus
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
waiting-title = { game-name }: jsou tu volná místa
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
tab-hand = Ruka
tab-players = Hráči
tab-side = Stůl
tab-log = Průběh
tab-chat = Chat
tab-chat-unread = Chat •
options-title = Můžeš
options-none = Teď nemáš o čem rozhodovat.
# $count je, kolik vět o tahu se vynechalo.
told-more =
    { $count ->
        [one] Ještě jedna věc je v průběhu.
        [few] Ještě { $count } věci jsou v průběhu.
       *[other] Ještě { $count } věcí je v průběhu.
    }
# $name is what was clicked on: a hex, a card.
pick-none = { $name }: to teď vybrat nejde.
pick-early = Otázka se právě změnila. Nic nebylo zodpovězeno.
choose-title = { $name }: co máš na mysli?
# Co se může stát na hexu nebo políčku ($spot), padne-li odpověď, na kterou někdo ukazuje: $text je věta.
outlook-at = { $spot }: { $text }
# $answer is what was chosen, in words.
confirm-answer = { $answer } Je to tvoje odpověď?
confirm-yes = Ano
skip-effects = Přeskočit
# $count je, kolik řádků s vyhlídkami se už nevešlo.
odds-more =
    { $count ->
        [one] a ještě jeden řádek
        [few] a ještě { $count } řádky
       *[other] a ještě { $count } řádků
    }
hint = Rada
hint-thinking = Přemýšlím…
# $answer je možnost slovy, celá věta.
hint-told = Silný bot by řekl: { $answer }
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
handover-about = Vezmi si obrazovku. Ostatní se prosím nedívají.
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
chat-seats-only = Mluvit tu mohou jen ti, kdo hrají.

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
replay-where = { $moment } z { $moments }
# $names lists the winners.
over-won =
    { $count ->
        [1] Vyhrává { $names }!
       *[other] Společně vyhrávají { $names }!
    }
over-draw = Nikdo nevyhrává.
over-rematch = Odveta
over-replay = Přehrát
over-lookback = Ohlédnout se
past-no-picture = Jak to vypadalo na konci, už nejde nakreslit.
past-record-later = Záznam půjde číst, až se tu celý den nic nestane.
over-record = Záznam
over-dice = Zkontrolovat kostky
over-fork = Hrát odtud dál
over-fork-about = Při přehrávání můžeš z kteréhokoli okamžiku hrát dál.
dice-all-follow =
    { $outcomes ->
        [0] Tady se nic nenechalo na náhodě.
        [one] Jediný výsledek náhody plyne z toho, k čemu se místnost zavázala. Tvůj prohlížeč ho právě vylosoval znovu.
        [few] Všechny { $outcomes } výsledky náhody plynou z toho, k čemu se místnost zavázala. Tvůj prohlížeč je právě vylosoval znovu.
       *[other] Všech { $outcomes } výsledků náhody plyne z toho, k čemu se místnost zavázala. Tvůj prohlížeč je právě vylosoval znovu.
    }
dice-other-secret = Tajemství nebo to, co místnost převzala z jiného záznamu, není to, k čemu se zavázala.
dice-other-commitment = Závazky nejsou ty, které tento prohlížeč viděl, když usedal ke stolu: nejsou to domluvené kostky.
dice-as-noted = Závazky ke kostkám jsou ty, které si tento prohlížeč poznamenal, když usedal ke stolu.
# $seat counts from 1.
dice-other-entropy = Co prý přineslo místo { $seat }, není to, k čemu se zavázalo.
# $outcome counts from 1.
dice-other-outcome = Výsledek číslo { $outcome } neplyne z toho, k čemu se místnost zavázala.
dice-ours-there = To, co přimíchal tento prohlížeč, v tom je.
dice-ours-missing = To, co přimíchal tento prohlížeč, v tom chybí.

## Ohlédnutí za hrou, která skončila

lookback-underway = Silný bot prochází hru znovu. Chvíli to potrvá…
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
percent = { $percent } %

## Rules and lessons

rules-title = Pravidla hry { game-name }
rules-contents = Obsah
rules-search = Hledat v pravidlech a kartách
rules-section = { $number } { $title }
rules-cards = Všechno v sadě
rules-all = Všechna pravidla hry
# $search is what was looked for.
rules-none = O „{ $search }“ tu nic není.
# $title je název této lekce.
lesson-title = { game-name }: { $title }
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
settings-confirm-about = Tedy odpovědi, které končí tah, po kterých se hází kostkou nebo se bere karta. Na telefonu to také ukáže, kam může odpověď vést, ještě než ji dáš.
settings-digits = Číslice 1 až 9 odpovídají
settings-digits-about = Dokud je klávesnice u otázky, mapy, karet nebo možností.

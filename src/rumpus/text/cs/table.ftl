# Proč stůl něco odmítá.

room-unknown = Místnost „{ $room }“ neexistuje. Místnosti, ve kterých se už nic neděje, se po čase uklízejí.
room-not-begun = Hra ještě nezačala: některá místa jsou volná.
token-needed = Tato místnost je soukromá: otevírá ji jen odkaz.
token-unknown = Tento odkaz v této místnosti nic neotevírá.
host-only = To smí jen hostitel místnosti.
seat-needed = To smí jen ten, kdo sedí u stolu.
seat-unknown = Místo { $seat } v této místnosti není.
seat-is-a-bots = Na místě { $seat } hraje od začátku bot.
# $seat is a number.
seat-played-by-bot = Na místě { $seat } hraje bot, dokud si hráč místo nevezme zpátky nebo mu ho hostitel nevrátí.
name-not-possible = „{ $name }“ tu jako jméno nejde použít: nesmí v něm být čárka ani nic, co není vidět, a na krajích nesmí mít mezeru.
text-not-possible = Tohle tu říct nejde: jsou v tom znaky, které nejsou vidět, nebo v tom není vidět vůbec nic.
no-free-seat = V této místnosti není volné místo.
answer-late = Otázka číslo { $question } už není otevřená; teď je otevřená otázka číslo { $asked }.
answer-not-yours = Teď odpovídá někdo jiný.
bot-unknown = Bot úrovně „{ $level }“ neexistuje. Úrovně: { $known }.
clock-unknown = „{ $text }“ nejsou hodiny. Piš none, turn 60 nebo game 600: na tah, nebo na celou hru, v sekundách; nebo answer 3d: na každou odpověď, ve dnech.
daily-without-hints = Ve hře dne nejsou rady.
daily-is-for-one = Hra dne je pro jednoho člověka proti botům.
record-not-over = Tento záznam končí dřív než jeho hra: uveď místa, na kterých se má pokračovat.
# $seats is a number.
record-for-others =
    Tento záznam je ze hry, která má { $seats ->
        [one] jedno místo
        [few] { $seats } místa
       *[other] { $seats } míst
    }: uveď jich stejný počet.
box-not-ours = U tohoto stolu se hraje jen s těmito sadami: { $possible }.
record-too-short =
    V záznamu { $lines ->
        [one] je jen jedna odpověď
        [few] jsou jen { $lines } odpovědi
       *[other] je jen { $lines } odpovědí
    }.
record-too-long =
    Záznam tu smí mít nejvýš { $most ->
        [one] { $most } řádek
        [few] { $most } řádky
       *[other] { $most } řádků
    }.
fork-not-over = Hrát od některého okamžiku dál jde, až když hra skončí.
# $moments is how many answers players have given so far.
moment-unknown =
    V této hře { $moments ->
        [one] je zatím jen jedna odpověď hráčů
        [few] jsou zatím jen { $moments } odpovědi hráčů
       *[other] je zatím jen { $moments } odpovědí hráčů
    }; takový okamžik v ní není.
hints-not-here = V této místnosti nejsou rady.
hint-not-found = Žádná rada se nenašla. Zkus to znovu.
odds-not-found = Nepodařilo se zjistit, jak je to pravděpodobné. Zkus to znovu.
analysis-not-over = Rozebrat hru jde, až když skončí.
day-none = Toto není hra dne.
day-not-over = Jak to šlo ostatním, se ukáže, až hra skončí.
finale-not-over = Jak hra dopadla, se dá říct, až skončí.
analysis-failed = Tuto hru se nepodařilo rozebrat; důvod je v protokolu tohoto stolu.
too-many-requests = To bylo moc najednou. Chvíli počkej a zkus to znovu.
too-many-rooms =
    Z tvé adresy { $most ->
        [one] se smí otevřít jedna místnost
        [few] se smějí otevřít { $most } místnosti
       *[other] se smí otevřít { $most } místností
    } za hodinu. Počkej pár minut a zkus to znovu.
too-many-sockets =
    Z tvé adresy už { $most ->
        [one] je otevřené jedno spojení
        [few] jsou otevřená { $most } spojení
       *[other] je otevřeno { $most } spojení
    }.
message-too-long =
    Zpráva smí mít nejvýš { $most ->
        [one] { $most } bajt
        [few] { $most } bajty
       *[other] { $most } bajtů
    }.
# $path je adresa, $method to, co se s ní mělo udělat: GET, POST, …
path-unknown = Na adrese „{ $path }“ nic není.
needs-a-server = K tomu je potřeba stůl na serveru: tahle stránka je stolem sama sobě a hraje se jen v tomto prohlížeči.
method-not-possible = „{ $method }“ na adrese „{ $path }“ nejde použít.
request-not-understood = Tento požadavek nedává smysl: { $why }
message-not-understood = Tato zpráva nedává smysl: { $why }
hello-awaited = Nikdo neřekl, pro kterou místnost toto spojení je.
origin-not-ours = Stránka, která se ptá, nepatří k tomuto stolu.
# $host je jméno stolu v síti
host-not-ours = Tento stůl neví, že se jmenuje „{ $host }“. Kdo ho provozuje, může mu to říct volbou --host-name.
proxy-unknown = „{ $proxy }“ není adresa proxy serveru. Piš adresy nebo sítě oddělené čárkami.
store-unknown = Úložiště druhu „{ $scheme }“ neexistuje. Piš sqlite:///CESTA nebo postgresql://UŽIVATEL@SERVER/DATABÁZE.
# $module is what Python does not find.
store-needs-more = Úložiště v PostgreSQL potřebuje víc (chybí { $module }): { $command }
internal-error = Tady se něco pokazilo; důvod je v protokolu tohoto stolu. Než to zkusíš znovu, podívej se, jak to v místnosti vypadá.


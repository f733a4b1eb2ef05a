# Zprávy: co se hráči dozvědí, když tu nejsou. $game je název hry, $names jsou ti, s kým se hraje, $count kolik jich je.

notice-title-turn = Jsi na tahu
notice-title-invitation = Pozvánka
notice-title-round = Nové kolo
notice-title-over = Hra skončila
notice-title-several =
    { $count ->
        [one] { $count } novinka od stolu
        [few] { $count } novinky od stolu
       *[other] { $count } novinek od stolu
    }
notice-turn =
    { $count ->
        [0] { $game }: jsi na tahu.
       *[other] { $game }: jsi na tahu. Hraješ s { $names }.
    }
notice-invitation =
    { $count ->
        [0] { $game }: máš pozvánku do hry.
       *[other] { $game }: máš pozvánku do hry. Zve tě { $names }.
    }
# $tournament je název turnaje.
notice-round =
    { $count ->
        [0] { $tournament }: začalo nové kolo. Čeká tě hra { $game }.
       *[other] { $tournament }: začalo nové kolo. Čeká tě hra { $game }. Hraješ s { $names }.
    }
# $result je won, lost nebo nobody.
notice-over =
    { $result ->
        [won] { $game }: hra skončila a výhra je tvoje.
        [lost] { $game }: hra skončila tvou prohrou.
       *[nobody] { $game }: hra skončila a nikdo nevyhrál.
    }
# $link je adresa.
notice-stop = Odhlásit se z těchto zpráv: { $link }
notice-confirm-title = Je to tvoje adresa?
notice-confirm =
    Někdo chce dostávat poštou zprávy o hrách u stolu { $table } a uvedl tuto adresu.
    Pokud jsi to ty, otevři do tří dnů tento odkaz:

    { $link }

    Pokud ne, nedělej nic: nic dalšího sem nepřijde.

## Na stránce

notices-title = Zprávy
notices-about = Dozvíš se, že jsi na tahu, že máš pozvánku, že začalo kolo tvého turnaje nebo že hra skončila.
notices-not-here = Tento stůl zprávy neposílá.
notices-push = Na tomto zařízení
notices-push-on = Posílat na toto zařízení
notices-push-off = Už neposílat na toto zařízení
notices-push-blocked = Prohlížeč zprávy od tohoto stolu nepovoluje.
notices-mail = E-mailem
notices-webhook = Webhookem
notices-address = Adresa
notices-add = Přidat
notices-remove = Odebrat
notices-unconfirmed = ještě nepotvrzeno: otevři odkaz v e-mailu
notices-wants = O čem?
# $kind je turn, invitation nebo over.
notices-kind =
    { $kind ->
        [turn] můj tah
        [invitation] pozvánky a nová kola
       *[over] konec hry
    }
# $channel je push, mail nebo webhook.
notices-channel =
    { $channel ->
        [push] prohlížeč
        [mail] e-mail
       *[webhook] webhook
    }
notices-sent = Co se poslalo
# $state je waiting, sent, stale nebo failed.
notices-state =
    { $state ->
        [waiting] čeká
        [sent] posláno
        [stale] už není třeba
       *[failed] nepodařilo se
    }
notices-confirmed = Adresa je potvrzená. Zprávy budou chodit sem.
notices-stopped = Další zprávy už sem nepřijdou.
notices-working = Okamžik…
app-new-version = Je tu nová verze stránky.
app-reload = Načíst
app-offline = Se stolem není spojení. Co vidíš, může být staré.
site-taken = Ve tvých hrách pokračuje jiná stránka tohoto prohlížeče. Tady se už nic neukládá.
site-failed = V tomto prohlížeči se nepodařilo spustit Python.
# On the button that was pressed, while Python is on its way.
site-beginning = Načítá se …
site-broken = Stůl v téhle stránce se zastavil. Co se odehrálo, je uložené: načti stránku znovu.
site-unkept = Tenhle prohlížeč tvé hry neukládá: možná je tohle anonymní okno, nebo už není místo. Po zavření stránky budou pryč.
site-no-report = Zprávy se ukazují jen tam, kde je stránka načtená přes https, nebo z localhost. Výsledky jde vzít s sebou.
# Told before the page has begun, in all languages at once.
site-as-a-file = Jako soubor se tahle stránka v prohlížeči hrát nedá. Spusť ve složce server, třeba „python3 -m http.server“, a otevři http://localhost:8000
# Whether all of it is kept in this browser.
site-alone =
    { $kept ->
        [yes] Tahle stránka je stolem sama sobě: hry zůstávají v tomto prohlížeči a síť není potřeba.
       *[no] Tahle stránka je stolem sama sobě: hry zůstávají v tomto prohlížeči. K otevření je zatím potřeba síť: ještě tu není celá, nebo není načtená přes https.
    }
site-friends = Přátelé u jiných zařízení, hodnocení a turnaje potřebují stůl na serveru.

# Hra proti botům, jejíž stůl není dostupný: podobná začne bez stolu
away-soon = Se stolem není spojení. Za chvíli začne nová hra jako tato bez připojení. Tato počká u stolu tak, jak je.
away-stay = Počkat tady
away =
    { $reached ->
        [yes] Stůl je zase dostupný. Tvá hra tam čeká.
       *[no] Hraješ bez připojení: stůl není dostupný. Tvá hra tam čeká tak, jak je.
    }
away-back = Zpět k ní

## Proč stůl něco odmítá

channels-too-many = Míst pro zprávy smí být nejvýš { $most }. Nejdřív nějaké odeber.
channel-unknown = Takové místo pro zprávy tu není.
# $kind je push, mail nebo webhook.
channel-not-here =
    { $kind ->
        [push] Tento stůl do prohlížečů nic neposílá.
        [mail] Tento stůl neposílá e-maily.
       *[webhook] Tento stůl webhooky nevolá.
    }
mail-address-wrong = „{ $address }“ není e-mailová adresa.
mail-asked-already = Na { $address } už dnes žádost o potvrzení šla.
mail-not-sent = E-mail se nepodařilo odeslat. Zkus to později.
mail-server-unreadable = Poštovní server se píše smtp://USER:PASSWORD@HOST:PORT nebo smtps://…, a k tomu adresa odesílatele.
confirmation-unknown = Toto potvrzení neznáme, nebo je příliš staré.
webhook-address-wrong = „{ $url }“ není adresa, která začíná https:// a nemá v sobě heslo.
webhook-not-allowed = Provozovatel nedovoluje volat { $host }.
push-keys-wrong = Klíče tohoto prohlížeče se nedají použít.
public-address-wrong = „{ $url }“ není adresa, která začíná https:// nebo http://.
public-address-needed = Aby stůl mohl posílat poštu a volat webhooky, musí znát svou adresu: --public-address.

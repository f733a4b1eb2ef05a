# Pro toho, kdo stůl provozuje.

arg-days = DNY
cli-keep-finished = kolik dní uchovávat dohranou hru, 0 navždy ({ $days })
cli-keep-abandoned = kolik dní uchovávat hru, ve které se už nic neděje, 0 navždy ({ $days })
cli-keep-unbegun = kolik dní uchovávat místnost, ve které hra nezačala, 0 navždy ({ $days })
cli-public-address = adresa, na které je stůl pro všechny, například https://games.example: vedou tam odkazy ze zpráv; bez ní se žádné neposílají
cli-mail-server = jak se posílá pošta hráčům, kteří chtějí zprávy e-mailem: smtp://USER:PASSWORD@HOST:PORT, nebo smtps://
cli-mail-from = adresa, ze které pošta chodí
cli-webhook = server, který si hráči smějí nechat volat se zprávami, například ntfy.sh, nebo .example.org se vším pod ním; lze uvést vícekrát
cli-metrics = kdo smí číst /metrics: adresa, síť, víc s čárkami mezi nimi, nebo * pro všechny; klíč provozovatele platí vždy (tento počítač)
cli-traces = posílat, co jak dlouho trvá, sběrači OpenTelemetry na této adrese, například http://127.0.0.1:4318/v1/traces
# $module is what could not be loaded, $command what installs it.
traces-need-more = „{ $module }“ tu není nainstalováno a k posílání údajů je to potřeba: { $command }
networks-unreadable = „{ $written }“ není adresa ani síť, ani víc s čárkami mezi nimi
metrics-not-here = Údaje tohoto stolu se tu neukazují. Kde ano, určí jeho provozovatel volbou --metrics.
operator-key-needed = To smí jen ten, kdo stůl provozuje. Použij adresu, kterou při startu ukáže „rumpus serve“.
over-kept-until = Tuto místnost tu najdeš do { $date }. Chceš-li si hru nechat déle, ulož si záznam.
operator-at = Co tam smíš jen ty: { $address }
operator-kept-out = Provozovatel stolu tě žádá, aby ses na chvíli vzdálil: ještě { $minutes ->
    [one] minutu
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}.
operator-muted = Provozovatel stolu tě žádá, abys chvíli nic nepsal: ještě { $minutes ->
    [one] minutu
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}. Hrát můžeš dál.
no-such-line = V chatu této místnosti není řádek { $number }.
no-such-name = Nikdo se tu nejmenuje „{ $name }“.
close-not-begun = V této místnosti hra nezačala. Radši ji smaž.
told-closed = Provozovatel stolu hru ukončil.
over-closed = Hru ukončil provozovatel stolu.

cli-admin = starat se o stůl: místnosti, lidé, oznámení
cli-admin-about = Starat se o stůl: hledat, ukončovat, mazat a vyvážet místnosti, upravovat jména a chat, umlčet někoho nebo ho nepustit dovnitř, něco oznámit. Funguje u běžícího stolu (--table), nebo na úložišti, které nikdo neobsluhuje. Všechno se zapisuje: „rumpus admin log“.
cli-admin-rooms = vypsat místnosti od nejnovější
cli-admin-room = ukázat, kdo v místnosti je a co se tam řeklo
cli-admin-close = ukončit hru; nikdo nevyhrál
cli-admin-delete = smazat místnost se vším, co je o ní uloženo
cli-admin-delete-tournament = smazat turnaj; jeho místnosti zůstanou
cli-admin-export = uložit záznam, celý protokol, nebo protokol pro podporu bez tajemství
cli-admin-retract = vzít zpět řádek chatu
cli-admin-rename = přejmenovat někoho všude, kde je jeho jméno vidět
cli-admin-announce = ukázat řádek na každé otevřené stránce
cli-admin-withdraw = vzít zpět oznámení
cli-admin-mute = na čas někoho umlčet
cli-admin-keep-out = na čas někoho nepouštět dovnitř
cli-admin-pardon = nechat někoho zase mluvit a přijít
cli-admin-log = ukázat, co se tu dělalo a kdo to dělal
cli-admin-table = adresa běžícího stolu, třeba http://127.0.0.1:8000 [RUMPUS_TABLE]
cli-admin-store = úložiště stolu, který neběží ({ $store })
cli-admin-boxes = složka se sadami, ve které leží klíč provozovatele ({ $folder }) [RUMPUS_BOXES]
cli-admin-game = jen místnosti s touto hrou
cli-admin-stage = jen místnosti, jejichž hra čeká na začátek, běží, nebo skončila
cli-admin-days = jen místnosti, ve kterých se tolik dní nic nestalo
cli-admin-minutes = na kolik minut ({ $minutes })
cli-admin-arg-room = id místnosti
cli-admin-arg-tournament = id turnaje
cli-admin-arg-search = část id místnosti nebo jména hráče
cli-admin-arg-what = záznam, jak ho vidí diváci, protokol se vším, nebo protokol pro podporu
cli-admin-arg-file = soubor, který se má zapsat; ještě nesmí existovat
cli-admin-arg-number = číslo, které stojí na začátku řádku
cli-admin-arg-before = jméno, jaké je
cli-admin-arg-name = jméno, jaké má být
cli-admin-arg-line = co se má říct, v jakémkoli jazyce
cli-admin-arg-who = klíč místa nebo značka adresy, jak je ukazuje „rumpus admin room“
admin-served = Úložiště se právě používá. Řekni pomocí --table, kde stůl běží.
admin-no-table = Na { $address } žádný stůl není: { $why }
admin-refused = { $why }
admin-no-number = „{ $written }“ není číslo
admin-done = Hotovo.
admin-saved = Uloženo v souboru { $file }.
admin-announced = Je vidět na každé otevřené stránce jako oznámení { $number }.
admin-stage = { $stage ->
    [open] čeká na začátek
    [running] běží
    [over] skončila
    [stopped] zastavena
   *[other] poškozena
}
admin-room = { $room }  { $at }  { $game }, { $stage }: { $names }
admin-rooms = { $count ->
    [one] Jedna místnost.
    [few] { $count } místnosti.
   *[other] { $count } místností.
}{ $more ->
    [yes] { " " }Jsou i starší.
   *[other] { "" }
}
admin-person = { $role ->
    [player] hraje
   *[other] dívá se
}: { $name }  klíč { $key }  značka { $mark }
admin-line = { $number }  { $at }  { $who }: { $text }
admin-what = { $what ->
    [announced] oznámení
    [withdrawn] zpět vzaté oznámení
    [muted] umlčení
    [kept-out] vykázání
    [pardoned] odpuštění
    [closed] ukončení
    [deleted] smazání
    [exported] vývoz
    [retracted] zpět vzatý řádek
   *[renamed] přejmenování
}
admin-deed = { $number }  { $at }  { $who } – { $what }: { $about }

call-operator = Co je oznámeno, kdo je umlčen nebo vykázán a co provozovatel poslední dobou dělal
call-operator-rooms = Místnosti od nejnovější: podle části id nebo jména, hry, stavu a podle toho, kolik dní se v nich nic nestalo
call-operator-room = Kdo v místnosti je a co se tam řeklo
call-operator-close = Ukončí hru; nikdo nevyhrál
call-operator-delete = Smaže místnost se vším, co je o ní uloženo
call-operator-delete-tournament = Smaže turnaj; jeho místnosti zůstanou
call-operator-retract = Vezme zpět řádek chatu
call-operator-rename = Přejmenuje někoho všude, kde je jeho jméno vidět
call-operator-record = Záznam, jak ho smějí vidět diváci
call-operator-log = Všechno, co o místnosti ví úložiště
call-operator-support = Protokol místnosti bez tajemství, pro toho, kdo hledá chybu
call-operator-announce = Ukáže řádek na každé otevřené stránce
call-operator-withdraw = Vezme zpět oznámení
call-operator-bar = Na čas někoho umlčí nebo vykáže: podle klíče místa nebo podle značky adresy
call-operator-pardon = Nechá někoho zase mluvit a přijít
call-announcements = Co provozovatel právě oznamuje všem
type-AnnouncementInfo = Co provozovatel říká všem, vlastními slovy.
type-Announcements = Všechno, co je právě oznámeno; posílá se, když se to změní.
type-FoundRoom = Místnost, jak ji zná úložiště.
type-PersonInfo = Někdo u stolu: podle klíče místa, nebo když se jen dívá, podle značky své adresy.
type-BookedInfo = Něco, co provozovatel udělal.
type-Barring = `who` je klíč místa nebo značka adresy.

operator = Péče o stůl
operator-rooms = Místnosti
operator-search = Id nebo jméno
operator-game = Hra
operator-stage = Stav
operator-any = jakýkoli
operator-days = Dní klidu
operator-find = Hledat
operator-people = Lidé
operator-nobody = Nikdo tu není.
operator-unnamed = Někdo
operator-role = { $role ->
    [player] hraje
   *[other] dívá se
}
operator-rename = Přejmenovat
operator-rename-who = Přejmenovat: { $name }
operator-new-name = Jak se má { $name } jmenovat?
operator-mute = Umlčet
operator-mute-who = Umlčet: { $name }
operator-keep-out = Vykázat
operator-keep-out-who = Vykázat: { $name }
operator-chat = Chat
operator-retract = Vzít zpět
operator-retract-line = Vzít zpět „{ $line }“
operator-save = Uložit
operator-export = { $what ->
    [record] Záznam
    [log] Celý protokol
   *[support] Pro podporu, bez tajemství
}
operator-close = Ukončit hru
operator-delete = Smazat místnost
operator-delete-sure = Smazat navždy
operator-delete-not = Nechat
operator-announce = Něco oznámit
operator-line = Co si mají všichni přečíst
operator-minutes = Na kolik minut
operator-announce-do = Oznámit
operator-withdraw = Vzít zpět
operator-bars = Umlčení a vykázaní
operator-pardon = Odpustit
operator-log = Co se dělalo
operator-log-empty = Zatím nic.

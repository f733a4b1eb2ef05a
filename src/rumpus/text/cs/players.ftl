# Hráči: lidé, které stůl pozná, když se vrátí.

player-key-needed = To může jen hráč. Nejdřív se jím staň: stačí jméno.
player-key-unknown = Podle tohoto klíče tu nikoho neznáme. Hráč možná odešel, nebo bylo toto zařízení odebráno.
player-unknown = Takový hráč tu není.
too-many-players =
    Z tvé adresy { $most ->
        [one] smí přijít jeden nový hráč
        [few] smějí přijít { $most } noví hráči
       *[other] smí přijít { $most } nových hráčů
    } za hodinu. Počkej pár minut a zkus to znovu.
store-damaged-player = Hráče nelze přečíst: { $player }
call-player-new = Stát se hráčem, kterého stůl pozná podle klíče; kdo pošle tentýž klíč znovu, je tentýž hráč
call-player = Hráč, jak ho smí znát každý
call-me = Hráč, který se ptá
call-me-name = Říkat si odteď jinak
call-player-along = Přivést k hráči další zařízení odkazem, který platí jednou
call-player-passkey-begin = Co se řekne prohlížeči, aby našel přístupový klíč
call-player-passkey = Vrátit se jako hráč přístupového klíče
call-leaderboards = Kdo je jak hodnocen, podle hry a počtu míst, hráči i boti
call-me-link = Odkaz, který přivede další zařízení, jednou a do deseti minut
call-me-device-remove = Na jednom ze zařízení už hráče nepoznávat
call-me-passkey-begin = Co se řekne prohlížeči, aby vytvořil přístupový klíč
call-me-passkey = Uložit hráče do přístupového klíče
call-me-games = Hry hráče: ty, které běží, a kdo je v nich na tahu, i ty, které skončily
call-me-figures = Co z her hráče vychází: výhry, soupeři, karty, štěstí a umění, hodnocení
call-me-export = Všechno, co je o hráči uloženo, v jednom souboru
call-me-leave = Smazat hráče a všechno, co ho jmenuje
player-link-used = Tento odkaz už byl použit, nebo je příliš starý. Vytvoř nový na zařízení, které tě zná.
player-key-taken = Toto zařízení už patří jinému hráči.
too-many-devices = Tolik zařízení stačí: { $most }. Nejdřív nějaké odeber.
no-such-device = Toto zařízení není tvoje, nebo už bylo odebráno.
rated-not-possible = Tuto hru nelze hodnotit: žádné nápovědy, žádná hra dne, nikdo u téže obrazovky, aspoň jeden člověk a boti různé síly.
rated-for-players = Tato hra se hodnotí: usednout může jen hráč, staň se jím.
rated-seats-stay = Tato hra se hodnotí: nikdo jiný v ní místo obsadit nemůže.
passkeys-not-here = Tento stůl neumí ukládat přístupové klíče. Jeho provozovatel musí nainstalovat { $extra }.
passkey-refused = Přístupový klíč nebyl přijat. Zkus to znovu.
passkey-without-page = Přístupové klíče uchovává prohlížeč, ale tento požadavek neříká, z jaké stránky přichází.

## Stránka hráče

me-title = Hráči
me-become = Nech se poznat na každém zařízení
me-become-about = Tvoje hry, čísla a hodnocení, ať jsi kdekoli. Stačí jméno: žádný e-mail, žádné heslo. Tento prohlížeč vytvoří klíč a uloží ho.
me-become-do = Stát se hráčem
me-become-elsewhere = Už hráčem jsi? Otevři tuto stránku na zařízení, které tě zná, a přiveď sem i toto.
me-passkey-come = Vrátit se přístupovým klíčem
me-passkey-none = Žádný přístupový klíč nebyl použit.
me-along = Přivést toto zařízení
me-along-about = Toto zařízení tě bude znát jako hráče, který odkaz vytvořil.
me-along-instead = Toto zařízení tě zná jako hráče { $name }. Místo toho tě bude znát jako toho, kdo odkaz vytvořil.
me-along-do = Přivést
me-forgotten = Toto zařízení už tě nezná jako hráče { $name }: jiné ho odebralo, nebo hráč odešel. Dál jsi tu jako host.
me-all = { $name }: všechny hry a čísla
me-search = Hledat: hra, něčí jméno, výsledek
me-none = Zatím žádné hry. Ty, ke kterým odteď usedneš, najdeš tady.
me-none-found = Taková hra tu není.
# $when je datum a čas, i níže.
me-since = od { $when }
me-last = Poslední odpověď: { $when }
me-new = { $count ->
    [one] jedna nová odpověď
    [few] { $count } nové odpovědi
   *[other] { $count } nových odpovědí
}
me-result = { $result ->
    [won] výhra
    [lost] prohra
   *[drawn] remíza
}
# Díly výhry v procentech.
me-luck-of = štěstí { NUMBER($luck, maximumFractionDigits: 0) } %, umění { NUMBER($skill, maximumFractionDigits: 0) } %
me-left = někdo, kdo odešel
me-figures = Čísla
me-kind = Hra
me-seats = { $seats ->
    [one] jedno místo
    [few] { $seats } místa
   *[other] { $seats } míst
}
me-played = Her
me-won = Výher
me-drawn = Remíz
me-lost = Proher
me-against = Soupeř
me-cards = Oblíbené karty
me-times = { $times ->
    [one] jednou
    [few] { $times }krát
   *[other] { $times }krát
}
me-luck = Štěstí a umění
me-luck-about = { $games ->
    [one] V rozebrané hře
    [few] V průměru { $games } rozebraných her
   *[other] V průměru { $games } rozebraných her
} ti štěstí přineslo { NUMBER($luck, maximumFractionDigits: 1) } % výhry a vlastní odpovědi { NUMBER($skill, maximumFractionDigits: 1) } % proti těm nejlepším.
me-luck-graph = Štěstí a umění v jednotlivých hrách, nejstarší vlevo
me-luck-line = štěstí
me-skill-line = umění
me-boards = Žebříčky
me-boards-about = Z her, na jejichž hodnocení se všichni hráči shodli. Boti jsou hodnoceni týmiž hrami.
me-board-of = Hra a počet míst
me-board-name = Jméno
me-rating = Hodnocení
me-you = Ty
me-rename = Přejmenovat
me-renamed = Odteď si tak říkáš.
me-devices = Tvoje zařízení
me-device = známé od { $when }
me-device-this = toto, známé od { $when }
me-device-remove = Odebrat
me-bring = Přivést další zařízení
# $when je denní čas.
me-link = Otevři to na druhém zařízení. Platí jednou, do { $when }.
me-passkey-keep = Uložit do přístupového klíče
me-passkey-kept = Přístupový klíč tě odteď přivede zpátky.
me-passkeys = { $count ->
    [0] Bez přístupového klíče nebo dalšího zařízení zmizíš s pamětí tohoto prohlížeče.
    [one] Zpátky tě přivede jeden přístupový klíč.
    [few] Zpátky tě přivedou { $count } přístupové klíče.
   *[other] Zpátky tě přivede { $count } přístupových klíčů.
}
me-kept = Co je o tobě uloženo
me-export = Uložit všechno do jednoho souboru
me-leave = Odejít
me-leave-about = Smaže se všechno, co tě jmenuje: jméno, zařízení, čísla, co jsi řekl. Rozehrané hry vzdáš. Vzít zpět to nejde.
me-leave-do = Odejít nadobro
me-leave-not = Zůstat
me-left-now = Hotovo, už tě tu nic nejmenuje.
new-rated = Hodnocená: počítá se do žebříčků; všichni musejí být hráči
room-rated = hodnocená
# $place se počítá od 1.
day-player = { $place }. { $name }: { $result ->
    [won] výhra
    [lost] prohra
   *[drawn] remíza
}, { $answers ->
    [one] jedna odpověď
    [few] { $answers } odpovědi
   *[other] { $answers } odpovědí
}

## Pro toho, kdo stůl provozuje

cli-keep-players = kolik dní uchovávat hráče, který už nechodí, 0 navždy ({ $days })
cli-admin-players = vypsat hráče od toho, kdo přišel naposled
cli-admin-player-rename = přejmenovat hráče
cli-admin-player-delete = smazat hráče a všechno, co ho jmenuje
cli-admin-player-export = uložit všechno, co je o hráči uloženo
cli-admin-arg-player = id hráče, jak ho ukazuje „rumpus admin players“
cli-admin-arg-player-search = část jména nebo id hráče
admin-player = { $player }  { $seen }  { $name }, { $games ->
    [one] jedna hra
    [few] { $games } hry
   *[other] { $games } her
}
admin-players = { $count ->
    [one] Jeden hráč.
    [few] { $count } hráči.
   *[other] { $count } hráčů.
}{ $more ->
    [yes] { " " }Jsou i další.
   *[other] { "" }
}
call-operator-players = Hráči od toho, kdo přišel naposled, podle části jména nebo id
call-operator-player-rename = Přejmenovat hráče
call-operator-player-delete = Smazat hráče a všechno, co ho jmenuje
call-operator-player-export = Všechno, co je o hráči uloženo
operator-players = Hráči
operator-player-search = Část jména nebo id
operator-player-delete-sure = Smazat nadobro
operator-player-delete = Smazat hráče { $name }

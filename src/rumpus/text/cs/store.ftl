# Místnosti, které se uchovávají: nové verze, poškození a co příkazy říkají o úložišti.

room-past-rules = Tato hra se hrála podle verze pravidel { $recorded }; u tohoto stolu se hraje podle verze { $ours }. Co se z ní uchovalo, jde číst a stáhnout, ale pokračovat v ní nejde.
room-past-box = Tato hra se hrála se sadou nebo s volbami, které tento stůl nemá. Co se z ní uchovalo, jde číst a stáhnout, ale pokračovat v ní nejde.
room-past-game = Tohle je hra „{ $game }“, kterou tento stůl nemá. Co se z ní uchovalo, jde číst a stáhnout, ale pokračovat v ní nejde.
room-past-damaged = Protokol této hry je poškozený. Co se uchovalo na jejím konci, jde číst a stáhnout.
room-damaged = Místnost { $room } nejde přečíst: co se z ní uchovalo, je { $number ->
    [0] poškozené od začátku
   *[other] od { $number }. položky protokolu poškozené
}. Zůstává stranou; víc zjistí ten, kdo stůl provozuje, příkazem „rumpus store check“.
outcome-unknown = Stůl neví, zda se to stalo: jeho úložiště neodpovídá. Než to zopakuješ, podívej se znovu do místnosti; nic se nikdy nestane dvakrát.
store-silent = Místnosti teď nejde číst: jejich úložiště neodpovídá. Nic se nezměnilo; zkus to za chvíli znovu.
store-address-unreadable = Adresu úložiště PostgreSQL neumí přečíst. Napiš postgresql://UŽIVATEL@SERVER/DATABÁZE.
store-too-new = Místnosti uložil novější Rumpus: jejich úložiště má verzi { $found }, tento Rumpus zná verze do { $ours }. Nic se nezměnilo. Použij novější Rumpus, nebo jiné úložiště.
store-in-memory = Místnosti v paměti nemůže obsluhovat víc procesů. Zvol soubor pomocí --store, nebo vynech --processes.
processes-not-here = V tomhle systému může stůl obsluhovat jen jeden proces. Vynech --processes.
store-in-use = Místnosti v souboru { $file } už obsluhuje jiný proces. Nejdřív ho zastav, nebo zvol jiný soubor pomocí --store.
damage-room = nejde přečíst, s čím byla místnost otevřena
damage-missing = položka chybí
damage-entry = položku nejde přečíst
damage-error = položka vede k chybě ({ $error })
damage-page = databáze nedokáže přečíst vlastní stránku
damage-stray = jsou tu její položky, ale nic o místnosti

cli-store = zkontrolovat úložiště místností, přestěhovat ho, nebo zachránit, co jde
cli-store-about = Postarat se o úložiště místností.
cli-store-check = hledat poškození
cli-store-check-about = Přečíst všechno v úložišti tak, jak to dělá stůl, a říct, co je poškozené. Stůl může zatím běžet dál; nic se nemění.
cli-store-salvage = zachránit z poškozeného úložiště, co jde
cli-store-salvage-about = Zkopírovat do nového úložiště všechno, co jde přečíst: každou místnost až po první poškození. Staré úložiště zůstane, jak je; nejdřív zastav stůl, jinak v kopii nebude, co se stane zatím.
cli-store-url = které úložiště číst: sqlite:///CESTA nebo postgresql://UŽIVATEL@SERVER/DATABÁZE ({ $store })
cli-store-to = nové úložiště: sqlite:///CESTA nebo postgresql://UŽIVATEL@SERVER/DATABÁZE
cli-store-copy = přestěhovat do jiného úložiště
cli-store-copy-about = Zkopírovat celé úložiště do prázdného, ať je to SQLite, nebo PostgreSQL, a kopii pro jistotu znovu přečíst. Stůl může zatím běžet dál, ale co se stane mezitím, v kopii nebude: ke stěhování ho nejdřív zastav.
cli-store-from = které úložiště zkopírovat: sqlite:///CESTA nebo postgresql://UŽIVATEL@SERVER/DATABÁZE
store-copied = Zkopírováno a zkontrolováno. Místnosti: { $rooms }, položky: { $entries }.
store-copy-differs = Co se zapsalo do tabulky „{ $table }“ nového úložiště, není to, co se přečetlo ze starého. Nic z toho se neuložilo.
store-not-copied = Úložiště nejde zkopírovat celé: { $why } Poškození ukáže „rumpus store check“ a zbytek zkopíruje „rumpus store salvage“.
store-damaged-room = Místnost { $room }, { $number ->
    [0] od začátku
   *[other] položka { $number }
}: { $why }
store-damaged-file = Sama databáze: { $why }
store-damaged-box = Sada { $box } hry { $game } není, co bývala
store-saved-part = Místnost { $room } je zachráněna po { $number ->
    [0] začátek
   *[other] položku { $number }, bez ní
}: { $why }
store-saved-nothing = Místnost { $room } zachránit nejde: { $why }
store-checked = Místnosti: { $rooms }. Položky, které jdou přečíst: { $entries }. Poškození: { $damages }.
store-salvaged = Zachráněné místnosti: { $rooms }, položky: { $entries }. Poškozené místnosti: { $damages }.
store-empty = V této databázi nejsou žádné místnosti Rumpusu.
store-not-empty = V novém úložišti už něco je. Zvol prázdné.

# Místnosti, které se uchovávají: nové verze, poškození a co příkazy říkají o úložišti.

room-past-rules = Tato hra se hrála podle verze pravidel { $recorded }; u tohoto stolu se hraje podle verze { $ours }. Co se z ní uchovalo, jde číst a stáhnout, ale pokračovat v ní nejde.
room-past-box = Tato hra se hrála s krabicí nebo s volbami, které tento stůl nemá. Co se z ní uchovalo, jde číst a stáhnout, ale pokračovat v ní nejde.
room-past-game = Tohle je hra „{ $game }“, kterou tento stůl nemá. Co se z ní uchovalo, jde číst a stáhnout, ale pokračovat v ní nejde.
room-past-damaged = Protokol této hry je poškozený. Co se uchovalo na jejím konci, jde číst a stáhnout.
room-damaged = Místnost { $room } nejde přečíst: co se z ní uchovalo, je { $number ->
    [0] poškozené od začátku
   *[other] od { $number }. položky protokolu poškozené
}. Zůstává stranou; víc zjistí ten, kdo stůl provozuje, příkazem „rumpus store check“.
store-too-new = Místnosti uložil novější Rumpus: jejich úložiště má verzi { $found }, tento Rumpus zná verze do { $ours }. Nic se nezměnilo. Použij novější Rumpus, nebo jiné úložiště.
store-in-use = Místnosti v souboru { $file } už obsluhuje jiný proces. Nejdřív ho zastav, nebo zvol jiný soubor pomocí --store.
damage-room = nejde přečíst, s čím byla místnost otevřena
damage-missing = položka chybí
damage-entry = položku nejde přečíst
damage-error = položka vede k chybě ({ $error })

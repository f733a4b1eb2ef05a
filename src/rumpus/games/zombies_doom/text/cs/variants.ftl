# Co mění varianty sady, po větách. $value je číslo nebo čísla podle místa v pořadí hry.

varied-hand-size = Zbraně si lížeš, dokud jich nemáš tolik: { $value } (Z8.1).
varied-trophies-kept = Trofejí, které si na konci tahu smíš nechat: { $value } (Z8.1).
varied-open-tasks = Vyložených úkolů: { $value } (Z3.1).
varied-starting-spells = Kouzel na začátku podle místa v pořadí hry: { $value } (Z5.4).
varied-starting-weapons = Zbraní na začátku podle místa v pořadí hry: { $value } (Z5.4).
varied-finish-the-round =
    { $value ->
        [0] Kdo dosáhne cíle, hned vyhrává (Z8.3).
       *[1] Když někdo dosáhne cíle, kolo se dohraje; pak vyhrává ten, kdo má nejvíc (Z8.3).
    }
varied-castle-tokens = Vítězných tokenů na hradě: { $value } (Z4.6).
varied-castle-monsters = Příšer, které hlídají hrad: { $value } (Z4.6).
varied-monsters-rest =
    { $value ->
        [0] Žádná příšera se už nevrátí (Z7.1).
       *[1] Nové příšery přijdou, když někdo žádnou neporazil (Z7.1).
    }
varied-target-of-2 = Cíl ve dvou hráčích: { $value } (Z8.3).
varied-target-of-3 = Cíl ve třech hráčích: { $value } (Z8.3).
varied-target-of-4 = Cíl ve čtyřech hráčích: { $value } (Z8.3).

# What the keys of a box mean, a sentence each, for docs/boxes.md.

box-key-hand-size = Kolik zbraní máš, když tvůj tah skončí.
box-key-trophies-kept = Kolik trofejí si smíš na konci tahu nechat.
box-key-open-tasks = Kolik úkolů je vyložených.
box-key-starting-spells = S kolika kouzly začínáš. Je-li čísel víc, platí pro prvního, druhého… v pořadí hry a poslední z nich pro všechny další.
box-key-starting-weapons = S kolika zbraněmi začínáš, podle pořadí hry stejně jako u kouzel. Není-li to řečeno, s plnou rukou.
box-key-finish-the-round = Jestli mají ostatní v kole ještě svůj tah, když někdo dosáhne cíle. Pak vyhrává, kdo má nejvíc, a z několika ten, kdo je v pořadí hry poslední.
box-key-castle-tokens = Kolik vítězných tokenů je na hradě.
box-key-castle-monsters = Kolik příšer hlídá hrad. Při 0 si tokeny hradu vezme, kdo na něj vejde první.
box-key-monsters-rest = Jestli přijdou nové příšery, když někdo ve svém tahu žádnou neporazí.

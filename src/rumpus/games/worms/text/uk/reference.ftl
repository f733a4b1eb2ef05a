# Про що гравці можуть дізнатися. $line перелічує символи рядка дій карти; $kind каже, що це за карта.

look-up-weapon = { NAME($id) } ({ $id }) — { sheet-weapon }
sheet-weapon =
    { $kind }, { $copies ->
        [one] { $copies } примірник
        [few] { $copies } примірники
       *[many] { $copies } примірників
    } — виконайте по черзі: { $line }
look-up-card = { NAME($id) } ({ $id }) — { sheet-card }
sheet-card =
    { $kind }, { $copies ->
        [one] { $copies } примірник
        [few] { $copies } примірники
       *[many] { $copies } примірників
    }
look-up-line = {"    "}{ $text }
look-up-tile =
    Плитка мапи { $tile }, { $hexes ->
        [one] { $hexes } гекс
        [few] { $hexes } гекси
       *[many] { $hexes } гексів
    }, якщо дивитися від якоря:
sheet-tile =
    Плитка мапи, { $hexes ->
        [one] { $hexes } гекс
        [few] { $hexes } гекси
       *[many] { $hexes } гексів
    }, якщо дивитися від якоря:
# $turns — на скільки шостих її повернуто, $hexes перелічує гекси, які вона тоді накриває.
look-up-tile-turned = {"    "}поворот { $turns }: { $hexes }

# Що містить коробка: $weapons, $drops і $sudden — карти зброї, пакунків і раптової смерті, $tiles — плитки мапи.
box-holds =
    «{ $name }»: { $weapons ->
        [one] { $weapons } карта зброї
        [few] { $weapons } карти зброї
       *[many] { $weapons } карт зброї
    }, { $drops ->
        [one] { $drops } карта пакунка
        [few] { $drops } карти пакунків
       *[many] { $drops } карт пакунків
    }, { $sudden ->
        [one] { $sudden } карта раптової смерті
        [few] { $sudden } карти раптової смерті
       *[many] { $sudden } карт раптової смерті
    }, { $tiles ->
        [one] { $tiles } плитка мапи
        [few] { $tiles } плитки мапи
       *[many] { $tiles } плиток мапи
    }.

# Co si hráči mohou vyhledat. $line vypočítává symboly akční lišty karty; $kind říká, jaký druh karty to je.

look-up-weapon = { NAME($id) } ({ $id }) – { sheet-weapon }
sheet-weapon =
    { $kind }, { $copies ->
        [one] jedna kopie
        [few] { $copies } kopie
       *[other] { $copies } kopií
    } – proveď po řadě: { $line }
look-up-card = { NAME($id) } ({ $id }) – { sheet-card }
sheet-card =
    { $kind }, { $copies ->
        [one] jedna kopie
        [few] { $copies } kopie
       *[other] { $copies } kopií
    }
look-up-line = {"    "}{ $text }
look-up-tile =
    Mapový díl { $tile }, { $hexes ->
        [one] jeden hex
        [few] { $hexes } hexy
       *[other] { $hexes } hexů
    }, počítáno od kotvy:
sheet-tile =
    Mapový díl, { $hexes ->
        [one] jeden hex
        [few] { $hexes } hexy
       *[other] { $hexes } hexů
    }, počítáno od kotvy:
# $turns is by how many sixths it is turned, $hexes lists the hexes it then covers.
look-up-tile-turned = {"    "}otočení { $turns }: { $hexes }

# What a box holds: $weapons, $drops and $sudden death cards, and $tiles map tiles.
box-holds =
    „{ $name }“: { $weapons ->
        [one] jedna zbraň
        [few] { $weapons } zbraně
       *[other] { $weapons } zbraní
    }, { $drops ->
        [one] jedna karta letecké podpory
        [few] { $drops } karty letecké podpory
       *[other] { $drops } karet letecké podpory
    }, { $sudden ->
        [one] jedna karta náhlé smrti
        [few] { $sudden } karty náhlé smrti
       *[other] { $sudden } karet náhlé smrti
    }, { $tiles ->
        [one] jeden mapový díl
        [few] { $tiles } mapové díly
       *[other] { $tiles } mapových dílů
    }.

# What players can look up. $line lists the symbols of a card's action line; $kind says what sort of card it is.

look-up-weapon = { NAME($id) } ({ $id }) – { sheet-weapon }
sheet-weapon =
    { $kind }, { $copies ->
        [one] one copy
       *[other] { $copies } copies
    } – do in order: { $line }
look-up-card = { NAME($id) } ({ $id }) – { sheet-card }
sheet-card =
    { $kind }, { $copies ->
        [one] one copy
       *[other] { $copies } copies
    }
look-up-line = {"    "}{ $text }
look-up-tile =
    Map tile { $tile }, { $hexes ->
        [one] one hex
       *[other] { $hexes } hexes
    } as seen from its anchor:
sheet-tile =
    Map tile, { $hexes ->
        [one] one hex
       *[other] { $hexes } hexes
    } as seen from its anchor:
# $turns is by how many sixths it is turned, $hexes lists the hexes it then covers.
look-up-tile-turned = {"    "}turn { $turns }: { $hexes }

# What a box holds: $weapons, $drops and $sudden death cards, and $tiles map tiles.
box-holds =
    “{ $name }”: { $weapons ->
        [one] one weapon
       *[other] { $weapons } weapons
    }, { $drops ->
        [one] one drop card
       *[other] { $drops } drop cards
    }, { $sudden ->
        [one] one sudden death card
       *[other] { $sudden } sudden death cards
    }, { $tiles ->
        [one] one map tile
       *[other] { $tiles } map tiles
    }.

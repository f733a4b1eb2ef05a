# Kam může vést odpověď, kterou někdo zvažuje. Tyto řádky stojí vedle hexu na mapě.

outlook-certain = Skončí tady.
# $faces: what the die has to show for that, as “sever, jih nebo vítr”.
outlook-on = Sem, padne-li { $faces }.
# The same, for what comes into the water.
outlook-water = Do vody!
outlook-water-on = Do vody, padne-li { $faces }.
outlook-face =
    { $face ->
        [wind] vítr
        [bullseye] terč
       *[other] { ITEM($face) }
    }
outlook-or = { $first } nebo { $last }
outlook-comma = { $first }, { $last }

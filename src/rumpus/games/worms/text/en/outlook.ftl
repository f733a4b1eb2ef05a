# Where an answer that somebody considers may lead. These lines stand beside a hex of the map.

outlook-certain = It goes here.
# $faces: what the die has to show for that, as “north, south or the wind”.
outlook-on = Here on { $faces }.
# The same, for what comes into the water.
outlook-water = Into the water!
outlook-water-on = Into the water on { $faces }.
outlook-face =
    { $face ->
        [wind] the wind
        [bullseye] a bullseye
       *[other] { ITEM($face) }
    }
outlook-or = { $first } or { $last }
outlook-comma = { $first }, { $last }

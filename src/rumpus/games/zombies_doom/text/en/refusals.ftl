# Why a game of Zombies Doom cannot be set up as somebody wishes. What is wrong with a box is in box.ftl.
# Keys, values and names are said as they are written; they are not translated.

## Options

seats-not-possible =
    Zombies Doom cannot be played by { $seats ->
        [one] one player
       *[other] { $seats } players
    }, only by { $possible }.

## Positions given directly

position-bad-place = There is no place “{ $place }” on the map. Write column and row with a comma between them, for example 5,4.
# $rows lists how many places each row has.
position-bad-map = A map has rows of { $rows } places, and in the middle of them start, rock, castle, rock, start: S # H # S.
# $count is how many monsters belong there.
position-wrong-monsters = On { $place } there must be { $count } monsters or none.
position-hand-full = A hand holds at most { $most } weapons.

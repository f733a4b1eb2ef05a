# Why a game of Zombies Doom cannot be set up as somebody wishes. What is wrong with a box is in box.ftl.
# Keys, values and names are said as they are written; they are not translated.

## Setting up

# $layings is how often tiles were laid.
map-cannot-be-laid = The map could not be laid in { $layings } tries: each time some tile could not be reached, however the tiles were turned (Z5.2). The box has too many tiles with rock on an edge for a map as narrow as this.

## Positions given directly

position-bad-place = There is no place “{ $place }” on the map. Write column and row with a comma between them, for example 5,4.
# $rows lists how many places each row has.
position-bad-map = A map has rows of { $rows } places, and start, rock and castle lie where the box has them, usually S # H # S in the middle.
# $count is how many monsters belong there.
position-wrong-monsters =
    On { $place } there must be { $count ->
        [one] one monster
       *[other] { $count } monsters
    } or none.
position-hand-full =
    A hand holds at most { $most ->
        [one] one weapon
       *[other] { $most } weapons
    }.
position-nobody-stands = Nobody can stand on { $place }: it is rock or crossroads (Z4.3, Z4.4).
position-somebody-stands = Somebody stands on { $place }, so no monster can be there.
position-too-many-tokens =
    On { $place } there can be at most { $most ->
        [one] one victory token
       *[other] { $most } victory tokens
    }.
position-nothing-spent = No spell is printed on “{ $card }”, so none can be spent.
position-pile-and-discards = Say of “{ $pile }” either what is in the deck or what was discarded: one follows from the other.
position-too-many-tasks = At most { $most } tasks lie open (Z3.1).
position-turn-not-begun = “{ $key }” can be said only of a turn that has begun: say with which part it goes on, “step”.
position-set-up-and-step = While players set up, no turn has begun.
position-too-many-trophies = When a turn ends at most { $most } trophies are kept (Z8.1).
position-has-won = { $seat } has reached the target of { $target } and has won already (Z8.3).

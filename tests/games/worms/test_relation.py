"""A hex is named after the worm next to it that means most to whoever reads of it."""

from rumpus.games.worms import GAME
from rumpus.games.worms.relation import ALONE, NOBODY, beside
from rumpus.games.worms.state import WormsState
from rumpus.parts.hexgrid import ORIGIN, STEP

BLUE, RED = 0, 1
BLUE_A, BLUE_B, RED_A, RED_B = 0, 1, 4, 5
NORTH, SOUTH_EAST, SOUTH = 1, 3, 4


def with_worms(**directions: int) -> WormsState:
    """Worms around the hex in the middle, each in some direction from it."""
    s = WormsState(GAME.setting(2, {"setup": "quick"}))
    for name, direction in directions.items():
        s.worm_hex[{"blue_a": BLUE_A, "blue_b": BLUE_B, "red_a": RED_A, "red_b": RED_B}[name]] = (
            ORIGIN + STEP[direction]
        )
    return s


def test_it_is_told_on_which_side_of_the_worm_a_hex_is() -> None:
    s = with_worms(red_a=SOUTH)
    assert beside(s, ORIGIN) == "1 red A"
    assert beside(s, ORIGIN, BLUE) == "1 red A"
    assert beside(s, ORIGIN, RED) == "1 own A"


def test_ones_own_worm_comes_before_the_active_one_and_that_before_others() -> None:
    s = with_worms(blue_a=NORTH, blue_b=SOUTH, red_a=SOUTH_EAST, red_b=SOUTH)
    s.worm = RED_B
    assert beside(s, ORIGIN, BLUE) == "4 own A"
    assert beside(s, ORIGIN, RED) == "1 own B"
    assert beside(s, ORIGIN, NOBODY) == "1 red B"
    s.worm = BLUE_B
    assert beside(s, ORIGIN, BLUE) == "1 own B"
    assert beside(s, ORIGIN, RED) == "6 own A"


def test_where_nobody_is_near_or_somebody_stands_nothing_is_said() -> None:
    s = with_worms(red_a=NORTH)
    assert beside(s, ORIGIN + STEP[NORTH]) == ALONE
    assert beside(s, ORIGIN + STEP[SOUTH]) == ALONE

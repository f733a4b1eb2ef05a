"""What can lie on a hex (W1.1).

Worms are told apart (0…15: team * 4 + letter). Mines, oil drums, crates, fires and craters are all
alike, so they are counted per hex and spoken of as "a mine on that hex".
"""

from functools import cache
from typing import Final, Literal, TypeAlias

from rumpus.parts.hexgrid import GRID_SIZE

MINE: Final = 0
DRUM: Final = 1
CRATE: Final = 2
FIRE: Final = 3
CRATER: Final = 4
KINDS: Final = 5
WATER_TILE: Final = 5  # not a Thing, but in the pool and in the way like one
WORM: Final = 6  # as something to meet; which worm is another matter
KindName: TypeAlias = Literal["mine", "drum", "crate", "fire", "crater"]
KIND_NAMES: Final[tuple[KindName, ...]] = ("mine", "drum", "crate", "fire", "crater")
FULL: Final = 3  # W4.8: a hex holds three Things
POOL: Final = (6, 6, 6, 10, 20)  # W1
WATER_TILES: Final = 9  # W1
DICE: Final = 5  # W1

# A die's faces: 1 to 6 are directions, and these two; and the sides of the coin (W1)
BULLSEYE: Final = 0
WIND: Final = 7
SAFE: Final = 0
DANGER: Final = 1

TeamName: TypeAlias = Literal["blue", "red", "yellow", "green"]  # in order of their reference numbers (W2.8)
TEAM_NAMES: Final[tuple[TeamName, ...]] = ("blue", "red", "yellow", "green")
WORMS_PER_TEAM: Final = 4
Letter: TypeAlias = Literal["A", "B", "C", "D"]
LETTERS: Final[tuple[Letter, ...]] = ("A", "B", "C", "D")

LYING: Final = 1  # damaged
STANDING: Final = 2  # healthy; 0 is a worm that is not on the map

_FIRST_THING: Final = WORMS_PER_TEAM * len(TEAM_NAMES)


def thing_on(kind: int, hex_: int) -> int:
    """A Thing of that kind on that hex, as one int. Worms are ints below 16."""
    return _FIRST_THING + kind * GRID_SIZE + hex_


def is_worm(thing: int) -> bool:
    return thing < _FIRST_THING


def kind_of(thing: int) -> int:
    return (thing - _FIRST_THING) // GRID_SIZE


def hex_of(thing: int) -> int:
    return (thing - _FIRST_THING) % GRID_SIZE


def team_of(worm: int) -> int:
    return worm // WORMS_PER_TEAM


@cache
def worm_name(worm: int) -> str:
    return f"{TEAM_NAMES[team_of(worm)]} {LETTERS[worm % WORMS_PER_TEAM]}"


class ByNumber(int):
    """A seat in an event that tells which team it has got: there it is called as before."""

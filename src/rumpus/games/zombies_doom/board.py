"""The map: a diamond of 39 places (Z5.1), the tiles laid on them, and what can be read off those alone.

Places are numbered in reading order. A `Map` never changes once it is built, so all copies of a state share it
and ways through crossroads are worked out once.
"""

from functools import cache
from typing import Final, Literal, TypeAlias

from rumpus.games.zombies_doom.things import PILE_NAMES, PILES, PileName
from rumpus.kernel.message import Named
from rumpus.parts.squaregrid import (
    DIRECTION_NAMES,
    DIRECTIONS,
    EAST,
    GRID_SIZE,
    SOUTH,
    STEP,
    DirectionName,
    name_square,
    opposite,
    pack,
    read_square,
    turn_edges,
    write_square,
)
from rumpus.parts.tiles import different_turns

ROWS: Final = (3, 5, 7, 9, 7, 5, 3)
MIDDLE_COLUMN: Final = 5
SQUARES: Final = tuple(
    pack(column, row)
    for row, width in enumerate(ROWS, 1)
    for column in range(MIDDLE_COLUMN - width // 2, MIDDLE_COLUMN + width // 2 + 1)
)
PLACES: Final = len(SQUARES)
NOWHERE: Final = 255
_PLACE_OF: Final = bytes(SQUARES.index(square) if square in SQUARES else NOWHERE for square in range(GRID_SIZE))
# The place next to each place in each direction, or NOWHERE.
NEXT: Final = tuple(tuple(_PLACE_OF[square + STEP[way]] for way in DIRECTIONS) for square in SQUARES)
# Every edge between two places, once: the place, the direction, the other place, and the direction back.
EDGES: Final = tuple(
    (place, way, NEXT[place][way], opposite(way))
    for place in range(PLACES)
    for way in (EAST, SOUTH)
    if NEXT[place][way] != NOWHERE
)

START: Final = 0
ROCK: Final = 1
CROSSROADS: Final = 2
CAMP: Final = 3
CASTLE: Final = 4
NORMAL: Final = 5
TileKind: TypeAlias = Literal["start", "rock", "crossroads", "camp", "castle", "normal"]
KIND_NAMES: Final[tuple[TileKind, ...]] = ("start", "rock", "crossroads", "camp", "castle", "normal")

# Z5.1: start, rock, castle, rock, start in the middle of the middle row.
CASTLE_PLACE: Final = PLACES // 2
STARTS: Final = (CASTLE_PLACE - 2, CASTLE_PLACE + 2)
FIXED: Final = {
    CASTLE_PLACE - 2: START,
    CASTLE_PLACE - 1: ROCK,
    CASTLE_PLACE: CASTLE,
    CASTLE_PLACE + 1: ROCK,
    CASTLE_PLACE + 2: START,
}
OTHERS: Final = tuple(place for place in range(PLACES) if place not in FIXED)

# Where monsters are: one slot for each place, and one more for the second monster of the castle.
SECOND_SLOT: Final = PLACES
SLOTS: Final = PLACES + 1


def tile_of(kind: int, symbols: int = 0, rocks: int = 0) -> int:
    """A tile as one int: its kind, a mask of weapon symbols (bits 1 to 4), a mask of edges with rock."""
    return kind | symbols << 3 | rocks << 8


def kind_of(tile: int) -> int:
    return tile & 7


def symbols_of(tile: int) -> int:
    return tile >> 3 & 31


def rocks_of(tile: int) -> int:
    return tile >> 8


def piles_on(tile: int) -> tuple[PileName, ...]:
    """Z4.7: the weapons that a tile shows."""
    return tuple([PILE_NAMES[pile] for pile in PILES if symbols_of(tile) >> pile & 1])


def rock_around(tile: int) -> tuple[DirectionName, ...]:
    """Z4.1: the edges of a tile with rock."""
    return tuple([DIRECTION_NAMES[way] for way in DIRECTIONS if rocks_of(tile) >> way & 1])


@cache
def turned(tile: int, quarters: int) -> int:
    """The tile turned clockwise by so many quarters of a circle."""
    return tile_of(kind_of(tile), symbols_of(tile), turn_edges(rocks_of(tile), quarters))


@cache
def turns_of(tile: int) -> tuple[int, ...]:
    """By how many quarters it can be turned so that it looks different each time."""
    return different_turns([turned(tile, quarters) for quarters in range(4)])


def open_neighbours(tiles: tuple[int, ...]) -> list[list[int]]:
    """Z4.1, Z4.3: across which edges one can go: no rock on either tile's side, and no rock tile on either side."""
    rocks = [15 if kind_of(tile) == ROCK else rocks_of(tile) for tile in tiles]
    near: list[list[int]] = [[] for _ in tiles]
    for place, way, there, back in EDGES:
        if not (rocks[place] >> way & 1 or rocks[there] >> back & 1):
            near[place].append(there)
            near[there].append(place)
    return near


class Map:
    __slots__ = ("beside_roads", "kinds", "lairs", "near", "piles", "tiles", "ways")

    def __init__(self, tiles: tuple[int, ...]) -> None:
        self.tiles = tiles
        self.kinds = bytes(kind_of(tile) for tile in tiles)
        self.lairs = tuple(place for place in range(PLACES) if self.kinds[place] == NORMAL)  # where monsters belong
        self.near = open_neighbours(tiles)
        roads = [place for place in range(PLACES) if self.kinds[place] == CROSSROADS]
        self.beside_roads = find_beside_roads(roads, self.near)
        self.ways = find_ways(roads, self.near, self.beside_roads)
        # Z4.7: the piles from which the first weapon may come; none where the tile does not say.
        self.piles = tuple(tuple(pile for pile in range(1, 5) if symbols_of(tile) >> pile & 1) for tile in tiles)


def find_beside_roads(roads: list[int], near: list[list[int]]) -> tuple[int, ...]:
    """Z4.4: where one may come from to enter any crossroads, and where one may leave them for."""
    return tuple(sorted({place for road in roads for place in near[road]}.difference(roads)))


def find_ways(roads: list[int], near: list[list[int]], beside_roads: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Where one can go from each place (Z6.2), through crossroads as through one junction (Z4.4); never to itself."""
    ways: list[tuple[int, ...]] = []
    for place in range(PLACES):
        direct = [there for there in near[place] if there not in roads]
        through = [there for there in beside_roads if there != place] if place in beside_roads else []
        ways.append(() if place in roads else tuple(sorted({*direct, *through})))
    return tuple(ways)


UNBUILT: Final = Map((tile_of(ROCK),) * PLACES)


def write_place(place: int) -> str:
    return write_square(SQUARES[place])


@cache
def spell_place(place: int) -> Named:
    """For sentences."""
    return Named(write_place(place), name_square(SQUARES[place]))


def read_place(text: str) -> int:
    """The place written as `column,row`; ValueError if there is none."""
    place = _PLACE_OF[read_square(text)]
    if place == NOWHERE:
        raise ValueError(text)
    return place

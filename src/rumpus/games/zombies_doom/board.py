"""The map: the places of a board, usually a diamond of 39 (Z5.1), the tiles laid on them, and what can be read off
those alone. A `Map` never changes once it is built, so all copies of a state share it
and ways through crossroads are worked out once.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final, Literal, TypeAlias

from rumpus.games.zombies_doom.things import PILE_NAMES, PILES, PileName
from rumpus.kernel.message import Named
from rumpus.parts.squaregrid import (
    DIRECTION_NAMES,
    DIRECTIONS,
    EAST,
    GRID_SIZE,
    NORTH,
    SOUTH,
    STEP,
    STRIDE,
    WEST,
    DirectionName,
    name_square,
    opposite,
    pack,
    read_square,
    turn_edges,
    write_square,
)
from rumpus.parts.tiles import different_turns

NOWHERE: Final = 255

START: Final = 0
ROCK: Final = 1
CROSSROADS: Final = 2
CAMP: Final = 3
CASTLE: Final = 4
NORMAL: Final = 5
TileKind: TypeAlias = Literal["start", "rock", "crossroads", "camp", "castle", "normal"]
KIND_NAMES: Final[tuple[TileKind, ...]] = ("start", "rock", "crossroads", "camp", "castle", "normal")

# How a shape is written
FREE: Final = "."  # a place where some tile is laid
NO_PLACE: Final = "-"
# A kind is a tile of that kind with nothing on it (`tile_of`); a box may have other tiles for these signs, and others.
KIND_SIGNS: Final = {"S": START, "R": ROCK, "H": CASTLE, "C": CAMP, "X": CROSSROADS}


class Board:
    """The places of a map, numbered in reading order, and the tiles that always lie where they do."""

    def __init__(self, rows: Sequence[str], signs_of: Mapping[str, int] = KIND_SIGNS) -> None:
        """Rows of signs, and the tile that each sign stands for."""
        signs = {
            pack(column, row): sign
            for row, text in enumerate(rows, 1)
            for column, sign in enumerate(text.split(), 1)
            if sign != NO_PLACE
        }
        self.shape = tuple(rows)
        self.squares = tuple(signs)
        self.places = len(signs)
        self.rows = tuple([sum(square // STRIDE == row for square in signs) for row in range(1, len(rows) + 1)])
        self.place_of = bytes(self.squares.index(square) if square in signs else NOWHERE for square in range(GRID_SIZE))
        # The place next to each place in each direction, or NOWHERE.
        self.next = tuple([tuple([self.place_of[square + STEP[way]] for way in DIRECTIONS]) for square in signs])
        self.opposite_sides = tuple([((near[NORTH], near[SOUTH]), (near[WEST], near[EAST])) for near in self.next])
        # Every edge between two places, once: the place, the direction, the other place, and the direction back.
        self.edges = tuple(
            [
                (place, way, self.next[place][way], opposite(way))
                for place in range(self.places)
                for way in (EAST, SOUTH)
                if self.next[place][way] != NOWHERE
            ]
        )
        self.signs = tuple(signs.values())  # by place
        self.fixed = {place: signs_of[sign] for place, sign in enumerate(self.signs) if sign != FREE}
        self.fixed_kinds = {place: kind_of(tile) for place, tile in self.fixed.items()}
        self.others = tuple([place for place in range(self.places) if place not in self.fixed])
        self.starts = tuple([place for place, kind in self.fixed_kinds.items() if kind == START])
        self.castle = next((place for place, kind in self.fixed_kinds.items() if kind == CASTLE), NOWHERE)
        # Where monsters are: one slot for each place, and one more for the second monster of the castle.
        self.second_slot = self.places
        self.slots = self.places + 1
        self.texts = tuple([write_square(square) for square in signs])
        self.names = tuple([Named(write_square(square), name_square(square)) for square in signs])
        self.unbuilt = Map(self, (tile_of(ROCK),) * self.places)

    def write(self, place: int) -> str:
        return self.texts[place]

    def read(self, text: str) -> int:
        """The place written as `column,row`; ValueError if there is none."""
        place = self.place_of[read_square(text)]
        if place == NOWHERE:
            raise ValueError(text)
        return place


def tile_of(kind: int, symbols: int = 0, rocks: int = 0, called: int = 0) -> int:
    """A tile as one int: its kind, a mask of weapon symbols (bits 1 to 4), a mask of edges with rock, and, if the box
    calls it by a name, which of those it is (`Box.called`)."""
    return kind | symbols << 3 | rocks << 8 | called << 12


def kind_of(tile: int) -> int:
    return tile & 7


def symbols_of(tile: int) -> int:
    return tile >> 3 & 31


def rocks_of(tile: int) -> int:
    return tile >> 8 & 15


def called_of(tile: int) -> int:
    return tile >> 12


def piles_on(tile: int) -> tuple[PileName, ...]:
    """Z4.7: the weapons that a tile shows."""
    return tuple([PILE_NAMES[pile] for pile in PILES if symbols_of(tile) >> pile & 1])


def rock_around(tile: int) -> tuple[DirectionName, ...]:
    """Z4.1: the edges of a tile with rock."""
    return tuple([DIRECTION_NAMES[way] for way in DIRECTIONS if rocks_of(tile) >> way & 1])


@cache
def turned(tile: int, quarters: int) -> int:
    """The tile turned clockwise by so many quarters of a circle."""
    return tile_of(kind_of(tile), symbols_of(tile), turn_edges(rocks_of(tile), quarters), called_of(tile))


@cache
def turns_of(tile: int) -> tuple[int, ...]:
    """By how many quarters it can be turned so that it looks different each time."""
    return different_turns([turned(tile, quarters) for quarters in range(4)])


def open_neighbours(board: Board, tiles: tuple[int, ...]) -> list[list[int]]:
    """Z4.1, Z4.3: across which edges one can go: no rock on either tile's side, and no rock tile on either side."""
    rocks = [15 if kind_of(tile) == ROCK else rocks_of(tile) for tile in tiles]
    near: list[list[int]] = [[] for _ in tiles]
    for place, way, there, back in board.edges:
        if not (rocks[place] >> way & 1 or rocks[there] >> back & 1):
            near[place].append(there)
            near[there].append(place)
    return near


class Map:
    __slots__ = (
        "beside_roads",
        "board",
        "built",
        "castle",
        "kinds",
        "lairs",
        "near",
        "piles",
        "second_slot",
        "tiles",
        "ways",
    )

    def __init__(self, board: Board, tiles: tuple[int, ...]) -> None:
        self.board = board
        self.castle = board.castle
        self.second_slot = board.second_slot
        self.tiles = tiles
        self.kinds = bytes(kind_of(tile) for tile in tiles)
        self.built = START in self.kinds  # before, there is nothing but rock
        self.lairs = tuple(place for place, kind in enumerate(self.kinds) if kind == NORMAL)  # where monsters belong
        self.near = open_neighbours(board, tiles)
        roads = [place for place, kind in enumerate(self.kinds) if kind == CROSSROADS]
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
    for place, around in enumerate(near):
        direct = [there for there in around if there not in roads]
        through = [there for there in beside_roads if there != place] if place in beside_roads else []
        ways.append(() if place in roads else tuple(sorted({*direct, *through})))
    return tuple(ways)


# Z5.1: start, rock, castle, rock, start in the middle of the middle row.
DIAMOND: Final = Board(
    (
        "- - - . . . - - -",
        "- - . . . . . - -",
        "- . . . . . . . -",
        ". . S R H R S . .",
        "- . . . . . . . -",
        "- - . . . . . - -",
        "- - - . . . - - -",
    )
)

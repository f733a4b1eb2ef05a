"""A grid of squares, each square one small int.

A square has a column and a row, both counted from 1: columns to the east, rows to the south. It is packed as
`row * 16 + column`, so a step in a direction is one addition, and a step off the grid's edge is still a number
below `GRID_SIZE`. The grid has 14 columns and 14 rows.
"""

from typing import Final, Literal, TypeAlias

STRIDE: Final = 16
GRID_SIZE: Final = STRIDE * STRIDE
LAST: Final = STRIDE - 2

# Directions are numbered clockwise from the north.
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
DIRECTIONS: Final = (NORTH, EAST, SOUTH, WEST)
DirectionName: TypeAlias = Literal["north", "east", "south", "west"]
DIRECTION_NAMES: Final[tuple[DirectionName, ...]] = ("north", "east", "south", "west")
STEP: Final = (-STRIDE, 1, STRIDE, -1)


def pack(column: int, row: int) -> int:
    return row * STRIDE + column


def unpack(square: int) -> tuple[int, int]:
    return square % STRIDE, square // STRIDE


def opposite(direction: int) -> int:
    return (direction + 2) % 4


def turn_edges(edges: int, quarters: int) -> int:
    """A set of edges (bit 0 north, bit 1 east, …) turned clockwise by so many quarters of a circle."""
    quarters %= 4
    return (edges << quarters | edges >> (4 - quarters)) & 15


def write_square(square: int) -> str:
    column, row = unpack(square)
    return f"{column},{row}"


def name_square(square: int) -> str:
    """What people call it, as in chess, but for rows that count from the top: `C2`."""
    column, row = unpack(square)
    return f"{'ABCDEFGHIJKLMN'[column - 1]}{row}"


def read_square(text: str) -> int:
    """The square written as `column,row`; ValueError if it is not written so or is not on the grid."""
    column, row = (int(part) for part in text.split(","))
    if not (1 <= column <= LAST and 1 <= row <= LAST):
        raise ValueError(text)
    return pack(column, row)

"""An endless grid of flat-topped hexes, each hex one small int.

A hex has axial coordinates (q, r): q grows to the east, r to the south. It is packed as
`(q + 64) * 128 + (r + 64)`, so a step in a direction is one addition. The grid is endless for every
practical purpose: 64 hexes in each direction from the origin.
"""

from functools import cache
from math import atan2, pi, sqrt
from typing import Final

STRIDE: Final = 128
ORIGIN: Final = 64 * STRIDE + 64
GRID_SIZE: Final = STRIDE * STRIDE
NOWHERE: Final = -1
FARTHEST_WRITTEN: Final = 48  # from the origin; room is left around it

# Names of hexes: the origin's column and row, and how many there are until they begin anew.
LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
MIDDLE: Final = 13
COLUMNS: Final = 26 + 26 * 26
ROWS: Final = 999

# Directions are numbered clockwise from the top edge; index 0 means "stay".
STEP: Final = (0, -1, STRIDE - 1, STRIDE, 1, 1 - STRIDE, -STRIDE)
DIRECTIONS: Final = (1, 2, 3, 4, 5, 6)
# No step leads due east or west, but something farther away may lie there.
EAST: Final = 7
WEST: Final = 8
WINDS: Final = (1, 2, EAST, 3, 4, 5, WEST, 6)  # the eight of the compass, clockwise from the north


def pack(q: int, r: int) -> int:
    return (q + 64) * STRIDE + (r + 64)


def unpack(hex_: int) -> tuple[int, int]:
    return hex_ // STRIDE - 64, hex_ % STRIDE - 64


def distance(a: int, b: int) -> int:
    """How many steps lead from one hex to the other."""
    dq = a // STRIDE - b // STRIDE
    dr = a % STRIDE - b % STRIDE
    if (dq > 0) == (dr > 0):
        return abs(dq + dr)
    return max(abs(dq), abs(dr))


def neighbours(hex_: int) -> list[int]:
    """The six hexes around, in order of direction."""
    return [hex_ + STEP[direction] for direction in DIRECTIONS]


@cache
def _disk_offsets(radius: int) -> tuple[int, ...]:
    return tuple(
        dq * STRIDE + dr
        for dq in range(-radius, radius + 1)
        for dr in range(max(-radius, -dq - radius), min(radius, -dq + radius) + 1)
    )


def disk(centre: int, radius: int) -> list[int]:
    """Every hex at most `radius` steps away, the centre included, in grid order."""
    return [centre + offset for offset in _disk_offsets(radius)]


def line_direction(a: int, b: int) -> int:
    """The direction in which b lies straight from a, or 0 if it is not in line (or is a itself)."""
    steps = distance(a, b)
    for direction in DIRECTIONS:
        if steps and a + steps * STEP[direction] == b:
            return direction
    return 0


def bearing(a: int, b: int) -> int:
    """Which of the eight winds b lies to from a, the nearest if it is between two of them; 0 if it is a itself."""
    return 0 if a == b else _bearing(b - a)


@cache
def _bearing(offset: int) -> int:
    q, r = unpack(ORIGIN + offset)
    clockwise = atan2(1.5 * q, -sqrt(3) * (r + q / 2)) / (2 * pi)
    return WINDS[round(clockwise * len(WINDS)) % len(WINDS)]


def directions_away(a: int, b: int) -> list[int]:
    """The directions that lead directly away from a when standing on b: one, or two where b lies between them."""
    if a == b:
        return list(DIRECTIONS)
    aq, ar = unpack(a)
    bq, br = unpack(b)
    dq, dr = bq - aq, br - ar
    # Twice the scalar product of the offset with each unit step, in hex geometry.
    along = [
        2 * dq * sq + 2 * dr * sr + dq * sr + dr * sq
        for sq, sr in (unpack(ORIGIN + STEP[direction]) for direction in DIRECTIONS)
    ]
    best = max(along)
    return [direction for direction, value in zip(DIRECTIONS, along, strict=True) if value == best]


def rotate(hex_: int, turns: int) -> int:
    """The hex turned about the origin by so many sixths of a circle, clockwise."""
    q, r = unpack(hex_)
    for _ in range(turns % 6):
        q, r = -r, q + r
    return pack(q, r)


@cache
def write_hex(hex_: int) -> str:
    q, r = unpack(hex_)
    return f"{q},{r}"


@cache
def name_hex(hex_: int) -> str:
    """What people call a hex, whatever lies there: `M13` is the origin, `N13` to its south-east, `M14` to its south. It
    has no signs: west of A and north of 1 the world is round."""
    q, r = unpack(hex_)
    column, row = (q + MIDDLE - 1) % COLUMNS, (r + q // 2 + MIDDLE - 1) % ROWS
    return ("" if column < 26 else LETTERS[column // 26 - 1]) + LETTERS[column % 26] + str(row + 1)


def read_hex(text: str) -> int:
    """The hex written as `q,r`; ValueError if it is not written so, or is so far out that the grid might end."""
    q, r = (int(part) for part in text.split(","))
    hex_ = pack(q, r)
    if max(abs(q), abs(r)) > FARTHEST_WRITTEN or write_hex(hex_) != text:
        raise ValueError(text)
    return hex_

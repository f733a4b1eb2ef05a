"""Where pieces lie on sheets of paper, so that backs meet their fronts. All lengths are millimetres."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from rumpus.boxes.printing import Batch, Piece, Shape

Point: TypeAlias = tuple[float, float]
Room: TypeAlias = tuple[float, float, float, float]  # left, top, width, height


class Paper(NamedTuple):
    width: float
    height: float


PAPERS: Final[Mapping[str, Paper]] = {"A4": Paper(210.0, 297.0), "letter": Paper(215.9, 279.4)}
MARGIN: Final = 7.5  # around all pieces: most printers leave less than that white
MARK: Final = (1.0, 4.5)  # from where to where a cutting mark goes, outwards from the outermost pieces
SLIGHT: Final = 0.001  # what rounding may have added
APART: Final[Mapping[Shape, float]] = {"card": 0.0, "square": 0.0, "round": 2.0, "outline": 4.0}


class Placed(NamedTuple):
    """A piece on a side of a sheet, its upper left corner at x, y."""

    piece: Piece
    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True)
class Side:
    """One side of a sheet. The back of pieces that have none stays empty, so that all can be printed on both sides."""

    batch: Batch
    is_back: bool
    placed: tuple[Placed, ...]
    marks: tuple[tuple[Point, Point], ...] = ()


def sides_of(batch: Batch, paper: Paper) -> list[Side]:
    """Front, back, front, back: as many as it takes."""
    sides: list[Side] = []
    for front in cut_outs(batch, paper) if batch.shape == "outline" else grids(batch, paper):
        backs = tuple(turned_over(placed, paper) for placed in front.placed if placed.piece.back is not None)
        sides += [front, Side(batch, True, backs)]
    return sides


def turned_over(placed: Placed, paper: Paper) -> Placed:
    """Where it lies when the sheet is turned over its long edge."""
    return placed._replace(x=paper.width - placed.x - placed.width)


def grids(batch: Batch, paper: Paper) -> Iterator[Side]:
    """Pieces of one size in rows and columns, in the middle of the paper."""
    (width, height), gap = batch.size, APART[batch.shape]
    columns = max(1, int((paper.width - 2 * MARGIN + gap) // (width + gap)))
    rows = max(1, int((paper.height - 2 * MARGIN + gap) // (height + gap)))
    left = (paper.width - columns * (width + gap) + gap) / 2
    top = (paper.height - rows * (height + gap) + gap) / 2
    pieces = [piece for piece in batch.pieces for _ in range(piece.copies)]
    for first in range(0, len(pieces), columns * rows):
        some = pieces[first : first + columns * rows]
        placed = tuple(
            Placed(piece, left + n % columns * (width + gap), top + n // columns * (height + gap), width, height)
            for n, piece in enumerate(some)
        )
        yield Side(batch, False, placed, () if gap else tuple(marks_around(placed)))


def marks_around(placed: tuple[Placed, ...]) -> Iterator[tuple[Point, Point]]:
    """Where to lay the ruler: at both ends of every cut, outside of all pieces."""
    across = sorted({round(edge, 3) for one in placed for edge in (one.x, one.x + one.width)})
    down = sorted({round(edge, 3) for one in placed for edge in (one.y, one.y + one.height)})
    near, far = MARK
    for x in across:
        yield (x, down[0] - near), (x, down[0] - far)
        yield (x, down[-1] + near), (x, down[-1] + far)
    for y in down:
        yield (across[0] - near, y), (across[0] - far, y)
        yield (across[-1] + near, y), (across[-1] + far, y)


def size_of(piece: Piece) -> Point:
    return max(x for x, _ in piece.outline), max(y for _, y in piece.outline)


def cut_outs(batch: Batch, paper: Paper) -> Iterator[Side]:
    """Pieces with outlines, the tallest first, each where there is room; all are smaller by as much as the largest must
    be to fit on the paper."""
    room = (MARGIN, MARGIN, paper.width - 2 * MARGIN, paper.height - 2 * MARGIN)
    sizes = [size_of(piece) for piece in batch.pieces]
    scale = min([1.0, *(min(room[2] / width, room[3] / height) for width, height in sizes)])
    pieces = [piece for piece in batch.pieces for _ in range(piece.copies)]
    sheets: list[tuple[list[Placed], list[Room]]] = []
    for piece in sorted(pieces, key=lambda piece: -size_of(piece)[1]):
        width, height = (scale * length for length in size_of(piece))
        if not any(put(piece, width, height, *sheet) for sheet in sheets):
            sheets.append(([], [room]))
            put(piece, width, height, *sheets[-1])
    for placed, _ in sheets:
        yield Side(batch, False, tuple(placed))


def put(piece: Piece, width: float, height: float, placed: list[Placed], free: list[Room]) -> bool:
    """Into the first free room that is large enough; what is left of that are the rooms beside it and below."""
    gap = APART["outline"]
    for place, (x, y, wide, high) in enumerate(free):
        if width <= wide + SLIGHT and height <= high + SLIGHT:
            placed.append(Placed(piece, x, y, width, height))
            beside = (x + width + gap, y, wide - width - gap, height)
            below = (x, y + height + gap, wide, high - height - gap)
            free[place : place + 1] = [beside, below]
            return True
    return False

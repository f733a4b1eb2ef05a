"""Where pieces lie on paper: all of them, none on another, within the margins, and backs behind their fronts."""

from itertools import combinations

import pytest

from rumpus.boxes.printing import CARD_SIZE, Batch, Face, Piece, Shape
from rumpus.kernel.message import Message
from rumpus.printing.layout import MARGIN, PAPERS, Paper, Placed, Side, sides_of

NAME = Message("name")
SQUARE = ((0.0, 0.0), (60.0, 0.0), (60.0, 50.0), (0.0, 50.0))
every_paper = pytest.mark.parametrize("paper", PAPERS.values(), ids=PAPERS)


def batch(shape: Shape, copies: int, size: tuple[float, float] = CARD_SIZE, back: Face | None = None) -> Batch:
    outline = SQUARE if shape == "outline" else ()
    pieces = (Piece(NAME, copies, Face(), back, outline=outline), Piece(NAME, 2, Face(), back, outline=outline))
    return Batch(NAME, shape, pieces, size)


def apart(one: Placed, other: Placed) -> bool:
    return (
        one.x + one.width <= other.x + 0.001
        or other.x + other.width <= one.x + 0.001
        or one.y + one.height <= other.y + 0.001
        or other.y + other.height <= one.y + 0.001
    )


def assert_well_placed(side: Side, paper: Paper) -> None:
    for one in side.placed:
        assert one.x >= MARGIN - 0.001
        assert one.x + one.width <= paper.width - MARGIN + 0.001
        assert one.y >= MARGIN - 0.001
        assert one.y + one.height <= paper.height - MARGIN + 0.001
    assert all(apart(one, other) for one, other in combinations(side.placed, 2))


@every_paper
@pytest.mark.parametrize(("shape", "size"), [("card", CARD_SIZE), ("square", (45, 45)), ("round", (18, 18))])
def test_every_copy_has_its_place(paper: Paper, shape: Shape, size: tuple[float, float]) -> None:
    sides = sides_of(batch(shape, 137, size), paper)
    for side in sides:
        assert_well_placed(side, paper)
    assert sum(len(side.placed) for side in sides) == 139


@every_paper
def test_nine_cards_fit_on_a_page(paper: Paper) -> None:
    front, back = sides_of(batch("card", 7), paper)
    assert (len(front.placed), len(back.placed)) == (9, 0)


@every_paper
def test_a_back_lies_behind_its_front(paper: Paper) -> None:
    """The paper is turned over its long edge: what was left is right then, and what was above stays above."""
    sides = sides_of(batch("card", 20, back=Face()), paper)
    assert [side.is_back for side in sides] == [False, True] * (len(sides) // 2)
    for front, back in zip(sides[::2], sides[1::2], strict=True):
        for one, other in zip(front.placed, back.placed, strict=True):
            assert one.piece is other.piece
            assert one.y == other.y
            assert one.x + one.width == pytest.approx(paper.width - other.x)


@every_paper
def test_marks_lie_outside_of_all_pieces_and_on_the_paper(paper: Paper) -> None:
    front = sides_of(batch("card", 4), paper)[0]
    edges = {round(edge, 3) for one in front.placed for edge in (one.x, one.x + one.width, one.y, one.y + one.height)}
    assert front.marks
    for (x1, y1), (x2, y2) in front.marks:
        line = Placed(front.placed[0].piece, min(x1, x2), min(y1, y2), abs(x1 - x2), abs(y1 - y2))
        assert all(apart(line, one) for one in front.placed)
        assert 0 < line.x < paper.width
        assert 0 < line.y < paper.height
        assert (x1 if x1 == x2 else y1) in edges


@every_paper
def test_outlines_are_laid_side_by_side_and_below_each_other(paper: Paper) -> None:
    sides = sides_of(batch("outline", 30), paper)
    for side in sides:
        assert_well_placed(side, paper)
    assert sum(len(side.placed) for side in sides) == 32
    assert len(sides[0].placed) >= 12


def test_what_is_larger_than_the_paper_is_made_to_fit_and_the_rest_with_it() -> None:
    paper = PAPERS["A4"]
    long = Piece(NAME, 1, Face(), outline=((0.0, 0.0), (390.0, 0.0), (0.0, 50.0)))
    small = Piece(NAME, 1, Face(), outline=((0.0, 0.0), (39.0, 0.0), (0.0, 50.0)))
    front = sides_of(Batch(NAME, "outline", (long, small)), paper)[0]
    assert_well_placed(front, paper)
    assert [round(one.width, 2) for one in front.placed] == [195.0, 19.5]

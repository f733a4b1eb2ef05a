"""The shape of the map (Z5.1): rows of signs, and the tiles that always lie where they do."""

from collections.abc import Mapping
from typing import Final

from rumpus.boxes.outline import OutlineEntry, Page, nothing_inside
from rumpus.games.zombies_doom.board import (
    CASTLE,
    DIAMOND,
    FREE,
    KIND_SIGNS,
    NO_PLACE,
    NORMAL,
    ROCK,
    Board,
    open_neighbours,
)
from rumpus.games.zombies_doom.cards.numbers import MOST_PLACES

MOST_IN_LINE: Final = 12  # columns and rows: so it is drawn on a screen


def read_map(page: Page, block: OutlineEntry | None, tiles: Mapping[str, int]) -> Board:
    """The usual diamond, if the box does not say. `tiles` are those that the box itself has for signs."""
    signs_of = {**KIND_SIGNS, **tiles}
    if block is None:
        return Board(DIAMOND.shape, signs_of) if tiles else DIAMOND
    known = (FREE, NO_PLACE, *signs_of)
    found = len(page.problems)
    rows: list[str] = []
    for node in block.inside:
        nothing_inside(page, node)
        signs = [sign.upper() for sign in node.text.split()]
        for sign in [sign for sign in signs if sign not in known][:1]:
            page.wrong(node.line, "box-map-sign", found=sign, known=known)
        rows.append(" ".join(signs))
    places = [sign for row in rows for sign in row.split() if sign != NO_PLACE]
    too_long = [node.line for node, row in zip(block.inside, rows, strict=True) if len(row.split()) > MOST_IN_LINE]
    if too_long or len(rows) > MOST_IN_LINE or len(places) > MOST_PLACES:
        page.wrong((*too_long, block.line)[0], "box-map-too-big", most=MOST_IN_LINE, places=MOST_PLACES)
    if len(page.problems) > found or not places:
        return DIAMOND
    return Board(rows, signs_of)


def check_map(page: Page, line: int, board: Board) -> None:
    """Somebody has to begin somewhere, and to be able to get everywhere (Z5.2)."""
    if not board.starts:
        page.wrong(line, "box-map-without-start")
    elif list(board.fixed_kinds.values()).count(CASTLE) > 1:
        page.wrong(line, "box-map-two-castles")
    else:
        for place in out_of_reach(board)[:1]:
            page.wrong(line, "box-map-out-of-reach", place=board.write(place))


def out_of_reach(board: Board) -> list[int]:
    """The places that no way leads to, whatever is laid."""
    near = open_neighbours(board, tuple([board.fixed.get(place, NORMAL) for place in range(board.places)]))
    reached: set[int] = set()
    todo = [board.starts[0]]
    while todo:
        place = todo.pop()
        if place not in reached:
            reached.add(place)
            todo += near[place]
    rocks = {place for place, kind in board.fixed_kinds.items() if kind == ROCK}
    return sorted({*range(board.places)} - reached - rocks)

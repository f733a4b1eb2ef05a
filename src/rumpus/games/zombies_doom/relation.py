"""Where a tile lies, as a person sees it: how far, and which way, from the castle, from oneself or somebody else."""

from functools import cache
from typing import TYPE_CHECKING, Final

from rumpus.games.zombies_doom.board import NOWHERE, Board
from rumpus.kernel.message import Argument
from rumpus.parts.squaregrid import DIRECTION_NAMES, DIRECTIONS, STEP, STRIDE

if TYPE_CHECKING:
    from rumpus.games.zombies_doom.state import ZombiesState

FAR: Final = 4  # tiles: farther away nobody counts them at a glance
FROM_CASTLE: Final = 2
ALONE: Final[dict[str, Argument]] = {"beside": "none"}  # nothing is near that it could be named after
NOBODY: Final = -1  # no seat: for those who are all told the same


@cache
def straight(board: Board, here: int, there: int, farthest: int) -> str | None:
    """How many tiles in which direction: `2 east`. None if it is not in line, or too far away."""
    for direction in DIRECTIONS:
        for count in range(1, farthest + 1):
            if board.squares[here] + count * STEP[direction] == board.squares[there]:
                return f"{count} {DIRECTION_NAMES[direction]}"
    return None


@cache
def named_starts(board: Board) -> tuple[tuple[str, int], ...]:
    """Two starts in one row are the one in the west and the one in the east; others have no names."""
    rows = {board.squares[start] // STRIDE for start in board.starts}
    return (
        tuple(zip(("west-start", "east-start"), board.starts, strict=True))
        if (len(board.starts), len(rows)) == (2, 1)
        else ()
    )


def beside(s: "ZombiesState", place: int, seat: int = NOBODY) -> dict[str, Argument]:
    """What a tile is named after, told to a seat: `1 north castle`, `2 east you`, `1 south west-start` or `1 west
    figure`, and whose. The castle comes first, which never moves."""
    board = s.setting.board
    if place == board.castle:
        return ALONE
    if board.castle != NOWHERE and (found := straight(board, board.castle, place, FROM_CASTLE)):
        return {"beside": f"{found} castle"}
    own = s.figure[seat] if seat != NOBODY else NOWHERE
    if own != NOWHERE and (found := straight(board, own, place, 1)):
        return {"beside": f"{found} you"}
    for other, figure in enumerate(s.figure):
        if other != seat and figure != NOWHERE and (found := straight(board, figure, place, 1)):
            return {"beside": f"{found} figure", "whose": s.speaker(other)}
    for name, start in named_starts(board):
        if found := straight(board, start, place, 1):
            return {"beside": f"{found} {name}"}
    if own != NOWHERE and (found := straight(board, own, place, FAR)):
        return {"beside": f"{found} you"}
    return ALONE

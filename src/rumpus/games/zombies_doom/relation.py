"""Where a tile lies, as a person sees it: how far, and which way, from the castle, from oneself or somebody else."""

from functools import cache
from typing import TYPE_CHECKING, Final

from rumpus.games.zombies_doom.board import CASTLE_PLACE, NOWHERE, SQUARES, STARTS
from rumpus.kernel.message import Argument
from rumpus.parts.squaregrid import DIRECTION_NAMES, DIRECTIONS, STEP

if TYPE_CHECKING:
    from rumpus.games.zombies_doom.state import ZombiesState

FAR: Final = 4  # tiles: farther away nobody counts them at a glance
FROM_CASTLE: Final = 2
ALONE: Final[dict[str, Argument]] = {"beside": "none"}  # nothing is near that it could be named after
NOBODY: Final = -1  # no seat: for those who are all told the same


@cache
def straight(here: int, there: int, farthest: int) -> str | None:
    """How many tiles in which direction: `2 east`. None if it is not in line, or too far away."""
    for direction in DIRECTIONS:
        for count in range(1, farthest + 1):
            if SQUARES[here] + count * STEP[direction] == SQUARES[there]:
                return f"{count} {DIRECTION_NAMES[direction]}"
    return None


def beside(s: "ZombiesState", place: int, seat: int = NOBODY) -> dict[str, Argument]:
    """What a tile is named after, told to a seat: `1 north castle`, `2 east you`, `1 south west-start` or `1 west
    figure`, and whose. The castle comes first, which never moves."""
    if place == CASTLE_PLACE:
        return ALONE
    if found := straight(CASTLE_PLACE, place, FROM_CASTLE):
        return {"beside": f"{found} castle"}
    own = s.figure[seat] if seat != NOBODY else NOWHERE
    if own != NOWHERE and (found := straight(own, place, 1)):
        return {"beside": f"{found} you"}
    for other, figure in enumerate(s.figure):
        if other != seat and figure != NOWHERE and (found := straight(figure, place, 1)):
            return {"beside": f"{found} figure", "whose": s.speaker(other)}
    for name, start in zip(("west-start", "east-start"), STARTS, strict=True):
        if found := straight(start, place, 1):
            return {"beside": f"{found} {name}"}
    if own != NOWHERE and (found := straight(own, place, FAR)):
        return {"beside": f"{found} you"}
    return ALONE

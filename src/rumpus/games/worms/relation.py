"""Where a hex lies, as a person sees it: on which side of whose worm."""

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from rumpus.games.worms.things import LETTERS, WORMS_PER_TEAM, team_of, worm_name
from rumpus.parts.hexgrid import DIRECTIONS, NOWHERE, STEP

if TYPE_CHECKING:
    from rumpus.games.worms.state import WormsState

ALONE: Final = "none"  # no worm is next to it
NOBODY: Final = -1  # no team: for those who are all told the same


def beside(s: "WormsState", hex_: int, team: int = NOBODY) -> str:
    """The worm that a hex is next to, and on which side of it, told to a team: `1 own A`, `5 red B`. Where a worm
    stands, that is what is said of it."""
    return sides(tuple(s.worm_hex), team, s.worm).get(hex_, ALONE)


@lru_cache(maxsize=64)
def sides(worm_hex: tuple[int, ...], team: int, active: int) -> dict[int, str]:
    """Every hex next to a worm, but for those on which one stands. Between several the listener's own come first, then
    the active one, then the others."""
    worms = [worm for worm, hex_ in enumerate(worm_hex) if hex_ != NOWHERE]
    worms.sort(key=lambda worm: (team_of(worm) != team, worm != active, worm), reverse=True)
    found: dict[int, str] = {}
    for worm in worms:  # who comes first is entered last
        found.update(sides_of(worm, worm_hex[worm], team_of(worm) == team))
    for worm in worms:
        found.pop(worm_hex[worm], None)
    return found


@lru_cache(maxsize=4096)
def sides_of(worm: int, hex_: int, is_own: bool) -> dict[int, str]:
    name = f"own {LETTERS[worm % WORMS_PER_TEAM]}" if is_own else worm_name(worm)
    return {hex_ + STEP[direction]: f"{direction} {name}" for direction in DIRECTIONS}

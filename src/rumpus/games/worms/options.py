"""What whoever is asked is shown of their options. Most options are about a hex, and most hexes are as they were when
somebody else was asked: what was shown then is remembered, with all that it depends on."""

from typing import TYPE_CHECKING, Any, Final

from rumpus.games.worms.about import to_place
from rumpus.games.worms.board import JUMP
from rumpus.games.worms.relation import ALONE, around
from rumpus.games.worms.sentences import lies
from rumpus.kernel.about import OptionSeen
from rumpus.kernel.question import Question
from rumpus.parts.hexgrid import GRID_SIZE, NOWHERE

if TYPE_CHECKING:
    from rumpus.games.worms.state import WormsState

AT_HEXES: Final = ("lay", "put", "move", "target", "place")  # whose options are hexes, or moves to them
REMEMBERED: Final[dict[tuple[Any, ...], OptionSeen]] = {}
MOST_REMEMBERED: Final = 5_000


def options_at_hexes(s: "WormsState", question: Question) -> list[OptionSeen]:
    kind = question.kind
    near = around(s, s.team_of_seat[question.seat])
    here = s.worm_hex[s.worm] if kind == "move" else NOWHERE  # an inch says which way it leads
    placed = to_place(s)
    seen = []
    for option in question.options:
        hex_ = option % GRID_SIZE
        key = (kind, option, lies(s, hex_), near.get(hex_, ALONE), here if option < JUMP else NOWHERE, placed)
        shown = REMEMBERED.get(key)
        if shown is None:
            shown = remember(key, s.option_seen(question, option))
        seen.append(shown)
    return seen


def remember(key: tuple[Any, ...], shown: OptionSeen) -> OptionSeen:
    if len(REMEMBERED) == MOST_REMEMBERED:
        REMEMBERED.clear()
    REMEMBERED[key] = shown
    return shown

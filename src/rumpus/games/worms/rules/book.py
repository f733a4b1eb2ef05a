"""The rules of Worms by name, and the two questions that all of them use."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from rumpus.games.worms.things import BULLSEYE, DANGER, SAFE, WIND
from rumpus.kernel.conversation import ask, rulebook
from rumpus.kernel.question import CHANCE, Question
from rumpus.kernel.state import Rule

if TYPE_CHECKING:
    from rumpus.games.worms.state import WormsState

RULES: dict[str, Rule] = {}
rule = rulebook(RULES)

DIE: Final = Question(CHANCE, "roll", (1, 2, 3, 4, 5, 6, WIND, BULLSEYE), stream="dice")  # W1
COIN: Final = Question(CHANCE, "flip", (SAFE, DANGER), stream="coin")  # W1


def choose(s: "WormsState", kind: str, options: Sequence[int], *resume: Any) -> None:
    """The active player chooses; a single option is taken without a question."""
    if len(options) == 1 and not s.shows_forced:
        s.stack.append((resume[0], options[0], *resume[1:]))
    else:
        ask(s, Question(s.seat, kind, tuple(options)), *resume)

"""The rules of Worms by name, and what all of them use: choosing, the die, the coin."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from rumpus.games.worms.things import BULLSEYE, DANGER, SAFE, WIND
from rumpus.kernel.conversation import ask, rulebook, then
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


def roll_dice(s: "WormsState", dice: int, outcome: str, *args: Any) -> None:
    """Roll several dice, one question each; what they show, in order, goes to the rule named as the outcome."""
    ask(s, DIE, "die_rolled", dice, (), outcome, *args)


@rule
def die_rolled(s: "WormsState", face: int, dice: int, shown: tuple[int, ...], outcome: str, *args: Any) -> None:
    shown = tuple(sorted((*shown, face)))
    if len(shown) < dice:
        ask(s, DIE, "die_rolled", dice, shown, outcome, *args)
    else:
        then(s, (outcome, shown, *args))

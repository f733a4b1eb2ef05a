"""The rules of Worms by name, and what all of them use: choosing, the die, the coin."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from rumpus.games.worms.things import BULLSEYE, DANGER, SAFE, WIND
from rumpus.kernel.conversation import AnyRule, Args, ask, in_order, rulebook, then, waiting
from rumpus.kernel.question import Question
from rumpus.kernel.state import Rule
from rumpus.parts.dice import roll_question

if TYPE_CHECKING:
    from rumpus.games.worms.state import WormsState

RULES: dict[str, Rule] = {}
rule = rulebook(RULES)

DIE: Final = roll_question("roll", (1, 2, 3, 4, 5, 6, WIND, BULLSEYE), "dice")  # W1
COIN: Final = roll_question("flip", (SAFE, DANGER), "coin")  # W1


# Rules with something still in store for a certain worm: while one waits, no worm is like another.
SPEAK_OF_WORMS: list[str] = []


def speaks_of_worms(function: AnyRule) -> AnyRule:
    SPEAK_OF_WORMS.append(function.__name__)
    return function


def choose(
    s: "WormsState",
    kind: str,
    options: Sequence[int],
    chosen: Callable[["WormsState", int, *Args], None],
    *args: *Args,
) -> None:
    """The active player chooses; a single option is taken without a question."""
    if len(options) == 1 and not s.shows_forced:
        then(s, chosen, options[0], *args)
    else:
        ask(s, Question(s.seat, kind, tuple(options)), chosen, *args)


def roll_dice(
    s: "WormsState",
    dice: int,
    rolled: Callable[["WormsState", tuple[int, ...], *Args], None],
    *args: *Args,
) -> None:
    """Roll several dice, one question each; what they show, in order, goes to a rule."""
    ask(s, DIE, die_rolled, dice, (), rolled.__name__, *args)


def dice_under_way(s: "WormsState") -> tuple[tuple[int, ...], str]:
    """While several dice are being rolled: what they show so far, and the name of the rule they are for."""
    rolls: tuple[int, tuple[int, ...], str, *tuple[Any, ...]] | None = waiting(s, die_rolled)
    if rolls is None:
        return (), ""
    _, shown, rolled, *_ = rolls
    return shown, rolled


@rule
def die_rolled(s: "WormsState", face: int, dice: int, shown: tuple[int, ...], rolled: str, *args: *Args) -> None:
    shown = tuple(sorted((*shown, face)))
    if len(shown) < dice:
        ask(s, DIE, die_rolled, dice, shown, rolled, *args)
    else:
        in_order(s, (rolled, shown, *args))

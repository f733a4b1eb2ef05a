"""What answers are worth: at a glance, after a search, and counted where all ways on can be."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from rumpus.bots.hint import Ends, reasons
from rumpus.bots.imagining import Imagination
from rumpus.bots.search import Search
from rumpus.kernel.conversation import answer
from rumpus.kernel.game import AnyGame
from rumpus.kernel.state import State
from rumpus.learning.policy import policy_of
from rumpus.thinking.determinization import Determinization
from rumpus.thinking.evaluation import Evaluation
from rumpus.thinking.odds import Counting, TooMany
from rumpus.thinking.priors import Priors

SHARPNESS: Final = 6.0  # of the policy: e to that times the difference of two scores is how much likelier one looks
CHECKED: Final = 6  # every so many simulations begin with each answer that is to be looked at closely
TRIED: Final = 0.03  # of the simulations: what was tried less often is not known well enough to be the best
MOST_COUNTED: Final = 2_000  # ways on


def at_a_glance(game: AnyGame, state: State) -> list[float]:
    """For each option how likely it looks, beside the likeliest, which has 1."""
    policy = policy_of(game)
    if policy is not None:
        return policy.likely(state, SHARPNESS)
    weights = Priors.of(game).priors(state)
    best = max(weights)
    return [weight / best for weight in weights]


@dataclass(frozen=True)
class Weighed:
    """What a search has found: how well whoever is asked stands after each answer that was tried often enough."""

    shares: dict[int, float]
    favourite: int  # tried most often
    ends: dict[int, Ends]

    @property
    def best(self) -> int:
        return max(self.shares, key=lambda option: self.shares[option])

    def lead(self, option: int) -> float:
        """Over the best of the others; what was hardly tried seemed worse still."""
        others = [share for other, share in self.shares.items() if other != option]
        return self.shares[option] - max(others, default=0.0)


def weigh(
    game: AnyGame, state: State, seed: str, simulations: int, turns: int, closely: Sequence[int], noting: bool = False
) -> Weighed:
    """From what whoever is asked may know: hidden cards are dealt anew for every simulation. With `noting` what the
    simulations came to is kept, for reasons."""
    random = Random(seed)
    imagination = Imagination(game, state, random)
    search = Search(imagination, random, turns)
    ends: dict[int, Ends] = {}
    terms = len(Evaluation.of(game).terms)
    for done in range(simulations):
        place = done % CHECKED
        first, after = search.simulate(closely[place] if place < len(closely) else None)
        if noting:
            ends.setdefault(first, Ends(terms)).add(imagination, after)
    children = search.root.children
    least = max(3.0, TRIED * simulations)
    shares = {option: child.shares[imagination.seat] for option, child in children.items() if child.times >= least}
    return Weighed(shares, search.best(), ends)


def why_better(game: AnyGame, weighed: Weighed, solution: int, obvious: int) -> tuple[str, ...]:
    """Ids of reasons for the solution, beside the obvious answer."""
    ends = {option: weighed.ends[option] for option in (solution, obvious)}
    return tuple(message.id for message in reasons(Evaluation.of(game).terms, solution, ends))


def counted_share(game: AnyGame, state: State, option: int) -> float | None:
    """How well whoever is asked stands at the next decision, exactly; nothing where there are too many ways on."""
    known = Determinization.of(game).gather(state, state.asked().seat)
    if known is None:
        return None
    after = known.copy()
    answer(after, option)
    try:
        return Counting(game, known, MOST_COUNTED, float("inf")).forecast(after).share
    except TooMany:
        return None

"""What a strong bot would answer, and why: in words made from what the game says matters."""

from random import Random
from typing import Final

from rumpus.bots.glance import glance_reason
from rumpus.bots.imagining import Imagination, imagine
from rumpus.bots.levels import STRONG
from rumpus.bots.search import Search
from rumpus.kernel.message import Message
from rumpus.kernel.state import State
from rumpus.thinking.bot import Glimpse, Hint, Limit
from rumpus.thinking.evaluation import Evaluation

MOST_REASONS: Final = 2
WORTH_SAYING: Final = 0.03  # by how much a term must be better than after other answers
OFTEN: Final = 0.2  # of the simulations: a win that comes so often is a reason


class Ends:
    """What simulations came to that began with one answer: the terms, summed up for the seat and for the others."""

    def __init__(self, terms: int) -> None:
        self.simulations = 0
        self.wins = 0
        self.own = [0.0] * terms
        self.others = [0.0] * terms

    def add(self, imagination: Imagination, state: State) -> None:
        self.simulations += 1
        result = state.result()
        self.wins += result is not None and imagination.seat in result.winners
        appraisal = Evaluation.of(imagination.game).appraise(state)
        for seat, values in enumerate(appraisal):
            sums, part = (self.own, 1.0) if seat == imagination.seat else (self.others, 1 / (len(appraisal) - 1))
            for term, value in enumerate(values):
                sums[term] += part * value

    def join(self, other: "Ends") -> None:
        self.simulations += other.simulations
        for term in range(len(self.own)):
            self.own[term] += other.own[term]
            self.others[term] += other.others[term]


def advise(glimpse: Glimpse, random: Random, limit: Limit) -> Hint:
    """The best answer found, and what speaks for it."""
    imagination = imagine(glimpse, random)
    search = Search(imagination, random, imagination.turns)
    terms = Evaluation.of(imagination.game).terms
    ends: dict[int, Ends] = {}
    budget, done = limit.start(STRONG.seconds), 0
    while not done or budget.goes_on(done):
        first, state = search.simulate()
        ends.setdefault(first, Ends(len(terms))).add(imagination, state)
        done += 1
    best = search.best()
    said = with_glance(reasons(terms, best, ends), glance_reason(imagination.game, imagination.state, best))
    return Hint(imagination.question.options.index(best), tuple(said))


def with_glance(said: list[Message], glance: Message | None) -> list[Message]:
    """What can be seen at a glance is said where the search has little to say, never beside a win."""
    if glance is None or len(said) == MOST_REASONS or said == [Message("hint-wins")]:
        return said
    return [glance] if said == [Message("hint-little-difference")] else [*said, glance]


def reasons(terms: tuple[str, ...], best: int, ends: dict[int, Ends]) -> list[Message]:
    """The terms in which simulations beginning with the best answer differ most from all the others."""
    chosen, rest = ends[best], Ends(len(terms))
    for option, each in ends.items():
        if option != best:
            rest.join(each)
    if chosen.wins >= OFTEN * chosen.simulations:
        return [Message("hint-wins")]
    if not rest.simulations:
        return [Message("hint-only-one")]
    found = []
    for at, term in enumerate(terms):
        own = chosen.own[at] / chosen.simulations - rest.own[at] / rest.simulations
        others = rest.others[at] / rest.simulations - chosen.others[at] / chosen.simulations
        found += [(own, f"hint-own-{term}"), (others, f"hint-others-{term}")]
    found.sort(reverse=True)
    said = [Message(id) for worth, id in found[:MOST_REASONS] if worth >= WORTH_SAYING]
    return said or [Message("hint-little-difference")]

"""How well each seat stands, as shares of a win, from what the game says matters."""

from math import exp, inf
from operator import mul
from typing import Any

from rumpus.kernel.capability import Capability
from rumpus.kernel.game import AnyGame
from rumpus.kernel.state import Result, State

Shares = tuple[float, ...]  # per seat: how likely it is to win; they sum to 1, less what is left for nobody


TermWeights = tuple[float, ...]  # of the terms: how many times as much they matter to somebody of another character


class Evaluation(Capability):
    """Without: all stand equally well until the game is over, and whoever searches plays on to the end."""

    terms: tuple[str, ...] = ()  # what matters in a position, by name
    turns: int = 2  # how many a search looks ahead before it asks for them, the rest of its own included

    def appraise(self, state: Any) -> list[tuple[float, ...]]:
        """What each of the terms is worth to each seat. Whose sum is greater by 1 is e times as likely to win."""
        return [()] * state.setting.seats

    def nobody(self, state: Any) -> float:
        """The sum of terms that nobody has, as it were, where it is to be reckoned with that nobody wins."""
        return -inf


def evaluate(game: AnyGame, state: State, weights: TermWeights | None = None) -> Shares:
    """Certain once the game is over; before that, the better a seat's terms beside the others', the likelier. With
    weights it is how somebody of that character sees it."""
    result = state.result()
    if result is not None:
        return shares_of(result, state.setting.seats)
    evaluation = Evaluation.of(game)
    appraised = evaluation.appraise(state)
    powers = [exp(sum(terms)) for terms in appraised]
    somebody = sum(powers)
    total = somebody + exp(evaluation.nobody(state))
    if weights is not None:  # how likely it is that nobody wins is no matter of character
        powers = [exp(sum(map(mul, terms, weights))) for terms in appraised]
        total *= sum(powers) / somebody
    return tuple([power / total for power in powers])


def shares_of(result: Result, seats: int) -> Shares:
    """Winners share. A draw is half a win for either of two; among more nobody has won, and has cause to avoid it."""
    winners = result.winners or (range(seats) if seats == 2 else ())
    return tuple([1 / len(winners) if seat in winners else 0.0 for seat in range(seats)])

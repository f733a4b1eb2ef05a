"""How well each seat stands, as shares of a win, from what the game says matters."""

from math import exp

from rumpus.kernel.game import AnyGame
from rumpus.kernel.state import Result, State

Shares = tuple[float, ...]  # per seat: how likely it is to win; they sum to 1, unless nobody wins


def evaluate(game: AnyGame, state: State) -> Shares:
    """Certain once the game is over; before that, the better a seat's terms beside the others', the likelier."""
    result = state.result()
    if result is not None:
        return shares_of(result, len(game.appraise(state)))
    powers = [exp(sum(terms)) for terms in game.appraise(state)]
    total = sum(powers)
    return tuple([power / total for power in powers])


def shares_of(result: Result, seats: int) -> Shares:
    """Winners share. A draw is half a win for either of two; among more nobody has won, and has cause to avoid it."""
    winners = result.winners or (range(seats) if seats == 2 else ())
    return tuple([1 / len(winners) if seat in winners else 0.0 for seat in range(seats)])

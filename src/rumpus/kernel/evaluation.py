"""How well each seat stands, as shares of a win, from what the game says matters."""

from math import exp

from rumpus.kernel.game import AnyGame
from rumpus.kernel.state import Result, State

Shares = tuple[float, ...]  # per seat: how likely it is to win; they sum to 1


def evaluate(game: AnyGame, state: State) -> Shares:
    """Certain once the game is over; before that, the better a seat's terms beside the others', the likelier."""
    result = state.result()
    if result is not None:
        return shares_of(result, len(game.appraise(state)))
    powers = [exp(sum(terms)) for terms in game.appraise(state)]
    total = sum(powers)
    return tuple([power / total for power in powers])


def shares_of(result: Result, seats: int) -> Shares:
    """Winners share; a draw is everybody's."""
    winners = result.winners or range(seats)
    return tuple([(seat in winners) / len(winners) for seat in range(seats)])

"""What the start of a game is worth: the map, who begins, the first cards. No evaluation sees it, since nobody has
anything yet; so the game is played on from there, again and again, with other luck, by bots that do what looks
promising."""

from collections.abc import Sequence
from random import Random
from statistics import fmean, variance
from typing import Final

from rumpus.bots.levels import at_a_whim
from rumpus.kernel.chance import SeededChance
from rumpus.kernel.conversation import answer
from rumpus.kernel.game import AnyGame
from rumpus.kernel.question import CHANCE
from rumpus.kernel.state import State
from rumpus.thinking.evaluation import evaluate

TIMES: Final = 48
MOST_ANSWERS: Final = 20_000  # of a game that does not come to an end


def settled_at_start(game: AnyGame, state: State, seats: int, seed: str) -> float:
    """Which part of who wins is settled by now, the luck of the games that follow taken off: 0 if all are as likely to
    win as anybody, 1 if it is certain who does. Of one game it is rough, and may be below 0; on average it is right."""
    ends = [play_on(game, state.copy(), f"{seed}/start {time}") for time in range(TIMES)]
    even = 1 / seats
    return fmean(beyond_luck([shares[seat] for shares in ends], even) for seat in range(seats)) / (even * (1 - even))


def beyond_luck(shares: Sequence[float], even: float) -> float:
    """How far a seat's chances are from even, squared, without what the luck of so few games adds to that."""
    return (fmean(shares) - even) ** 2 - variance(shares) / len(shares)


def play_on(game: AnyGame, state: State, seed: str) -> tuple[float, ...]:
    """What share of the win each seat comes to have."""
    chance, random = SeededChance(seed), Random(seed)
    for _ in range(MOST_ANSWERS):
        if (question := state.question) is None:
            break
        answer(state, chance.pick(question) if question.seat == CHANCE else at_a_whim(game, state, random))
    return tuple(evaluate(game, state))

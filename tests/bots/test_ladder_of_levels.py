"""Each rung of the ladder beats the one below it: those that play by the policy with some luck, in a few games of
both."""

from itertools import pairwise
from random import Random

import pytest

from rumpus.bots.players import player_named
from rumpus.kernel.chance import SeededChance
from rumpus.kernel.conversation import answer, run
from rumpus.kernel.question import CHANCE
from rumpus.kernel.registry import find_game
from rumpus.thinking.bot import LEVELS, Limit

GAMES = 24
RUNGS = ("beginner", "casual", "regular", "quick")


def points(id: str, upper: str, lower: str, deal: int, first: bool) -> float:
    """Of the upper one, as the first or the second player; half a point in a draw."""
    game, bots = find_game(id), (upper, lower) if first else (lower, upper)
    setting = game.setting(2, {})
    players = [player_named(game, setting, bot, Random(f"{deal}/{bot}"), Limit()) for bot in bots]
    state, chance = game.start(setting), SeededChance(f"rung {deal}")
    run(state)
    while (question := state.question) is not None:
        answer(state, chance.pick(question) if question.seat == CHANCE else players[question.seat](state))
    result = state.result()
    assert result is not None
    return 1 / len(result.winners) if bots.index(upper) in result.winners else 0.0 if result.winners else 0.5


@pytest.mark.parametrize(("lower", "upper"), list(pairwise(RUNGS)))
@pytest.mark.parametrize("id", ["worms", "zombies-doom"])
def test_a_rung_beats_the_one_below_it(id: str, lower: str, upper: str) -> None:
    assert LEVELS.index(lower) < LEVELS.index(upper)
    won = sum(points(id, upper, lower, deal, first) for deal in range(GAMES // 2) for first in (True, False))
    assert won >= 0.6 * GAMES

"""Bots bring a game to an end, where two who wait for each other would not."""

from random import Random

import pytest

from rumpus.bots.players import player_named
from rumpus.kernel.chance import SeededChance
from rumpus.kernel.conversation import answer, run
from rumpus.kernel.question import CHANCE
from rumpus.kernel.registry import find_game
from rumpus.thinking.bot import Limit

PATIENCE = 200  # turns of all players


@pytest.mark.parametrize(
    ("bot", "seats", "options", "seeds"),
    [
        ("quick", 4, {"setup": "quick", "variants": "true-elimination"}, ("c5", "c7", "c8")),
        ("fair", 2, {}, ("f0", "f18")),
    ],
)
def test_the_last_worms_do_not_wait_for_each_other(
    bot: str, seats: int, options: dict[str, str], seeds: tuple[str, ...]
) -> None:
    game = find_game("worms")
    setting = game.setting(seats, options)
    for seed in seeds:
        state, chance = game.start(setting), SeededChance(seed)
        number = seed[1:]
        players = [player_named(game, setting, bot, Random(f"{number}/{seat}"), Limit()) for seat in range(seats)]
        run(state)
        while (question := state.question) is not None and state.turns < PATIENCE:
            answer(state, chance.pick(question) if question.seat == CHANCE else players[question.seat](state))
        assert state.question is None

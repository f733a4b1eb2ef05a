"""Quick bots come to an end, where two who wait for each other would not."""

from random import Random

from rumpus.bots.players import player_named
from rumpus.kernel.chance import SeededChance
from rumpus.kernel.conversation import answer, run
from rumpus.kernel.question import CHANCE
from rumpus.kernel.registry import find_game
from rumpus.thinking.bot import Limit

PATIENCE = 120  # turns of all players; a game until one is left takes a third of it


def test_the_last_worms_do_not_wait_for_each_other() -> None:
    game = find_game("worms")
    setting = game.setting(4, {"setup": "quick", "variants": "true-elimination"})
    for number in (5, 7, 8):
        state, chance = game.start(setting), SeededChance(f"c{number}")
        players = [player_named(game, setting, "quick", Random(f"{number}/{seat}"), Limit()) for seat in range(4)]
        run(state)
        while (question := state.question) is not None and state.turns < PATIENCE:
            answer(state, chance.pick(question) if question.seat == CHANCE else players[question.seat](state))
        assert state.question is None

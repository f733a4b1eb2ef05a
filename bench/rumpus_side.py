"""Our side of the benchmark: random games through `Match`, as the table, bots and the lab play them."""

import statistics
import time
from random import Random

from figures import Figures

from rumpus.kernel.chance import SeededChance
from rumpus.kernel.conversation import answer, run
from rumpus.kernel.match import Match
from rumpus.kernel.question import CHANCE
from rumpus.kernel.registry import find_game

PLAYERS = 4


def measure(game_id: str, options: dict[str, str], games: int, seed: int) -> Figures:
    """Random games with four seats: record kept, events told to nobody."""
    game = find_game(game_id)
    setting = game.setting(PLAYERS, options)
    real_decisions = options_offered = all_decisions = 0
    started = time.process_time()
    for number in range(games):
        random = Random(seed + number).random
        match = Match(game, setting, SeededChance(f"{seed} {number}"), listen=False)
        while (question := match.question) is not None:
            offered = question.options
            match.answer(offered[int(random() * len(offered))])
            if len(offered) > 1:
                real_decisions += 1
                options_offered += len(offered)
            all_decisions += 1
    seconds = time.process_time() - started
    copy = copy_seconds(game_id, options, games, seed)
    return Figures(games, seconds, real_decisions, all_decisions, options_offered, copy)


def copy_seconds(game_id: str, options: dict[str, str], games: int, seed: int) -> float:
    """The median time of a copy amid chain reactions: of the tenth of all states with most frames waiting."""
    game = find_game(game_id)
    setting = game.setting(PLAYERS, options)
    copies: list[tuple[int, float]] = []
    for number in range(games):
        random, chance = Random(seed + number), SeededChance(f"{seed} {number}")
        state = game.start(setting)
        run(state)
        while (question := state.question) is not None:
            started = time.perf_counter()
            state.copy()
            copies.append((len(state.stack), time.perf_counter() - started))
            answer(state, chance.pick(question) if question.seat == CHANCE else random.choice(question.options))
    copies.sort(reverse=True)
    return statistics.median(seconds for _, seconds in copies[: len(copies) // 10])

"""How many answers a second random games come to, chance's among them: in this Python, and in the site's under Node.
A bare match is the rules alone; a room needs one that keeps its answers and tells what happens.

make site && python bench/site_speed.py
"""

import sys
import time
from random import Random

from rumpus.kernel.chance import SeededChance
from rumpus.kernel.conversation import answer, run
from rumpus.kernel.match import Match
from rumpus.kernel.question import CHANCE
from rumpus.kernel.registry import find_game, game_ids
from rumpus.kernel.setting import Setting

SECONDS = 5.0
OPTIONS = {"worms": {"setup": "first-game"}, "zombies-doom": {}}


def bare(game: str, number: int) -> int:
    chosen, random, chance = find_game(game), Random(number), SeededChance(str(number))
    state = chosen.start(setting(game))
    run(state)
    answers = 0
    while (question := state.question) is not None:
        options = question.options
        answer(state, chance.pick(question) if question.seat == CHANCE else random.choice(options))
        answers += 1
    return answers


def kept(game: str, number: int) -> int:
    random, match = Random(number), Match(find_game(game), setting(game), SeededChance(str(number)))
    while (question := match.question) is not None:
        match.answer(random.choice(question.options))
    return len(match.answers)


def setting(game: str) -> Setting:
    if game not in settings:
        settings[game] = find_game(game).setting(2, OPTIONS[game])
    return settings[game]


settings: dict[str, Setting] = {}


def measure(where: str) -> None:
    for game in game_ids():
        for play in (bare, kept):
            play(game, 0)
            began, answers, number = time.perf_counter(), 0, 0
            while (took := time.perf_counter() - began) < SECONDS:
                number += 1
                answers += play(game, number)
            print(f"{where}: {game}, {play.__name__}: {answers / took:,.0f} answers a second", flush=True)


if "given" in globals():
    measure("the site")
elif __name__ == "__main__":
    sys.path.insert(0, __file__.rpartition("/")[0] + "/..")
    from tests.helpers.page.site import run_in_site

    measure("CPython")
    print(*run_in_site(__file__), sep="\n")

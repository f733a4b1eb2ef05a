"""How many answers a second random games come to, chance's among them, and how many simulations `strong` makes for an
answer: in this Python, as at a table, and in the site's under Node. A bare match is the rules alone; a room needs one
that keeps its answers and tells what happens.

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
from rumpus.site.minds import SLOWER
from rumpus.thinking.bot import STOPPED_EVERY, Limit, glimpse_of
from rumpus.thinking.registry import find_bot

SECONDS = 5.0
QUESTIONS = 8  # for `strong`, each from another game at random
BEGUN = 20  # answers, at least, before it is asked
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


def simulations(game: str, number: int, slower: float) -> int:
    """How many `strong` makes somewhere in a game, unless it is sure before. Now and then it asks whether to stop."""
    match, random = Match(find_game(game), setting(game), SeededChance(str(number))), Random(number)
    while (question := match.question) and (len(match.answers) < BEGUN or len(question.options) == 1):
        match.answer(random.choice(question.options))
    asked = 0

    def stopped() -> bool:
        nonlocal asked
        asked += 1
        return False

    glimpse = glimpse_of(match.game, match.setting, match.state, SeededChance(str(number)))
    find_bot("strong")(glimpse, Random(number), Limit(stopped=stopped, slower=slower))
    return STOPPED_EVERY * asked


def measure(where: str, slower: float = 1.0) -> None:
    for game in game_ids():
        for play in (bare, kept):
            play(game, 0)
            began, answers, number = time.perf_counter(), 0, 0
            while (took := time.perf_counter() - began) < SECONDS:
                number += 1
                answers += play(game, number)
            print(f"{where}: {game}, {play.__name__}: {answers / took:,.0f} answers a second", flush=True)
        made = [simulations(game, number, slower) for number in range(QUESTIONS)]
        print(f"{where}: {game}, simulations of strong: {made}, {sum(made) / QUESTIONS:,.0f} on average", flush=True)


if "given" in globals():
    measure("the site", SLOWER)
elif __name__ == "__main__":
    sys.path.insert(0, __file__.rpartition("/")[0] + "/..")
    from tests.helpers.page.site import run_in_site

    measure("CPython")
    print(*run_in_site(__file__), sep="\n")

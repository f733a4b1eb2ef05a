"""Simulations per second of our search, beside OpenSpiel's MCTS on backgammon, in one run on one core.

    python bench/search_speed.py [SECONDS]

A simulation is one course from the root: down the tree, and on from there until somebody says how well it went. Ours
plays on for a turn or two and evaluates; OpenSpiel's plays to the end at random. Both are what the engines do as they
come. The machines this runs on are noisy, so what counts is the ratio.
"""

import statistics
import sys
import time
from random import Random

import open_spiel_side

from rumpus.bots.imagining import Imagination
from rumpus.bots.levels import FAIR
from rumpus.bots.search import Search
from rumpus.kernel.chance import SeededChance
from rumpus.kernel.game import AnyGame
from rumpus.kernel.match import Match
from rumpus.kernel.registry import find_game
from rumpus.thinking.bot import Limit
from rumpus.thinking.players import bot

OURS: tuple[tuple[str, dict[str, str]], ...] = (("worms", {"setup": "quick"}), ("zombies-doom", {}))
POSITIONS = 5
MIDDLE = 20  # answers of players into the game
PYTHON_WANTED = 5.0  # times the peer's rate in Python


def middle_position(game: AnyGame, options: dict[str, str], seed: int) -> Match:
    """After some turns of fair bots."""
    match = Match(game, game.setting(2, options), SeededChance(str(seed)), listen=False)
    player = bot(FAIR.choose, seed=seed, limit=Limit(simulations=FAIR.effort(game).simulations))
    for _ in range(MIDDLE):
        match.answer(player(match))
    return match


def our_rate(game_id: str, options: dict[str, str], seed: int, seconds: float) -> float:
    """Simulations per second of processor time."""
    game = find_game(game_id)
    match = middle_position(game, options, seed)
    random = Random(seed)
    imagination = Imagination(game, match.state, random)
    search = Search(imagination, random, imagination.turns)
    started = time.process_time()
    simulations = 0
    while time.process_time() - started < seconds:
        search.simulate()
        simulations += 1
    return simulations / (time.process_time() - started)


def main(seconds: float) -> None:
    python, cpp = [], []
    ours: dict[str, list[float]] = {game_id: [] for game_id, _ in OURS}
    for seed in range(1, POSITIONS + 1):  # in turns, so that noise meets all alike
        python.append(open_spiel_side.python_rate(int(20 * seconds), seed))
        cpp.append(open_spiel_side.cpp_rate(int(200 * seconds), seed))
        for game_id, options in OURS:
            ours[game_id].append(our_rate(game_id, options, seed, seconds))
    peer, fastest = statistics.median(python), statistics.median(cpp)
    print(f"{'OpenSpiel, backgammon, Python':<34}{peer:>10,.0f} simulations a second")
    print(f"{'OpenSpiel, backgammon, C++':<34}{fastest:>10,.0f}")
    for game_id, rates in ours.items():
        rate = statistics.median(rates)
        print(f"{game_id:<34}{rate:>10,.0f}", end="  ")
        print(f"{rate / peer:.1f} times its Python (wanted: {PYTHON_WANTED}), {rate / fastest:.2f} times its C++")


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 3.0)

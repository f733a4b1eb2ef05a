"""The peer: random games of Catan by catanatron 3.2.1 (`pip install catanatron==3.2.1`), on one core.

    python bench/catanatron_side.py [games] [seed]

catanatron lists some options in the order of a set that holds strings and None, whose hashes differ from
process to process. A seed therefore repeats its games within a process, which is all that is needed here;
from run to run the games vary and the figures hold on average.
"""
# catanatron carries no types and need not be installed to check or test Rumpus.
# mypy: disable-error-code="import-not-found, import-untyped"

import random
import statistics
import sys
import time
from typing import Any

from catanatron import Color, Game, Player, RandomPlayer
from figures import DECISIONS_BETWEEN_COPIES, Figures, report


class _Counter:
    """Decides exactly as RandomPlayer does, drawing the same random numbers, and counts what it was offered."""

    def __init__(self) -> None:
        self.real_decisions = 0
        self.all_decisions = 0
        self.options_offered = 0
        self.copy_times: list[float] = []

    def decide(self, _player: Player, game: Game, actions: list[Any]) -> Any:
        options = len(actions)
        self.all_decisions += 1
        if options > 1:
            self.real_decisions += 1
            self.options_offered += options
        if self.all_decisions % DECISIONS_BETWEEN_COPIES == 0:
            start = time.perf_counter()
            game.copy()
            self.copy_times.append(time.perf_counter() - start)
        return actions[random.randrange(0, options)]


def _new_game(seed: int) -> Game:
    return Game([RandomPlayer(color) for color in Color], seed=seed)


def play(first: int, games: int) -> None:
    """So many games, and nothing measured."""
    for number in range(games):
        _new_game(1 + first + number).play()


def measure(games: int, seed: int) -> Figures:
    """Play the games twice: once timed with nothing in the way, once more to count and to time copies."""
    if seed < 1:
        raise ValueError("catanatron takes seed 0 for no seed at all")
    seeds = range(seed, seed + games)
    _new_game(seed).play()  # so that what is computed once per process is not timed

    timed_decisions = 0
    start = time.process_time()
    for game_seed in seeds:
        game = _new_game(game_seed)
        game.play()
        timed_decisions += len(game.state.actions)
    seconds = time.process_time() - start

    counter = _Counter()
    for game_seed in seeds:
        _new_game(game_seed).play(decide_fn=counter.decide)
    if counter.all_decisions != timed_decisions:
        raise RuntimeError("the counted games were not the timed games")
    return Figures(
        games=games,
        seconds=seconds,
        real_decisions=counter.real_decisions,
        all_decisions=counter.all_decisions,
        options_offered=counter.options_offered,
        copy_seconds=statistics.median(counter.copy_times),
    )


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    print(report(f"catanatron, 4 random players, seeds {seed} to {seed + games - 1}", measure(games, seed)))


if __name__ == "__main__":
    main()

"""How fast the lab plays: games per second with random and with fair bots on one core and on two, beside catanatron's
random players on as many cores in the same run.

    python bench/lab_speed.py [ROUNDS]

Everybody plays in turns, a little at a time, so that whatever else the machine does slows all of them down alike; and
in processes of their own, so that nobody's memory is in another's way. Our games are played and measured by what the
lab's own processes run, and written as they are kept. What counts are the ratios.
"""

import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory

import catanatron_side

from rumpus.lab.experiment import Experiment, read_experiment
from rumpus.lab.running import play_task

CORES = (1, 2)
SCALING_WANTED = 1.8
GAMES_WANTED = 5.0  # of ours while the peer plays one: 10,000 in less time than 2,000
PEER = "catanatron, 4 random players"
EXPERIMENT = """
title = "Speed"
question = "How fast is it?"
game = "{game}"
games = 1000000
seed = "speed"
seats = {seats}
bots = "{bots}"
look_closely = {look_closely}
"""
TASKS = 4  # for each core in each round


@dataclass
class Contestant:
    name: str
    play: Callable[[int, int], None]  # so many games, from this number on
    games: int  # a task
    played: dict[int, int] = field(default_factory=lambda: dict.fromkeys(CORES, 0))
    seconds: dict[int, float] = field(default_factory=lambda: dict.fromkeys(CORES, 0.0))
    pools: dict[int, ProcessPoolExecutor] = field(
        default_factory=lambda: {cores: ProcessPoolExecutor(cores, mp_context=get_context("spawn")) for cores in CORES}
    )

    def rate(self, cores: int) -> float:
        return self.played[cores] / self.seconds[cores]


@dataclass(frozen=True)
class Ours:
    experiment: Experiment

    def __call__(self, first: int, games: int) -> None:
        cell = self.experiment.cells[0].id
        play_task(self.experiment, Path(), (cell, tuple(range(first, first + games))))


def contestants(folder: Path) -> list[Contestant]:
    return [
        Contestant(PEER, catanatron_side.play, 2),
        Contestant("worms, 4 random players", ours(folder, "worms", 4, "random"), 15),
        Contestant("zombies-doom, 4 random players", ours(folder, "zombies-doom", 4, "random"), 5),
        Contestant("worms, 2 fair players", ours(folder, "worms", 2, "fair"), 1),
        Contestant("zombies-doom, 2 fair players", ours(folder, "zombies-doom", 2, "fair"), 1),
    ]


def ours(folder: Path, game: str, seats: int, bots: str) -> Ours:
    path = folder / f"{game}-{bots}.toml"
    look_closely = 0 if bots == "random" else 10  # as the experiments that are shipped do
    path.write_text(EXPERIMENT.format(game=game, seats=seats, bots=bots, look_closely=look_closely), encoding="utf-8")
    return Ours(read_experiment(path))


def warm_up(each: Contestant) -> None:
    """So that what is computed once in a process is not timed."""
    for pool in each.pools.values():
        for done in [pool.submit(each.play, 0, 1) for _ in range(2 * max(CORES))]:
            done.result()


def measure(each: Contestant, cores: int, number: int) -> None:
    """A few tasks for every core. The same games on one core and on two: they differ in length."""
    firsts = [(number * max(CORES) * TASKS + task) * each.games for task in range(max(CORES) * TASKS)]
    started = time.perf_counter()
    for done in [each.pools[cores].submit(each.play, first, each.games) for first in firsts]:
        done.result()
    each.seconds[cores] += time.perf_counter() - started
    each.played[cores] += len(firsts) * each.games


def main(rounds: int) -> None:
    with TemporaryDirectory() as folder:
        entered = contestants(Path(folder))
    for each in entered:
        warm_up(each)
    for number in range(rounds):
        for cores in CORES:
            for each in entered:
                measure(each, cores, number)
    for each in entered:
        for pool in each.pools.values():
            pool.shutdown()
    report(entered)


def report(entered: list[Contestant]) -> None:
    print(f"{'games a second':<34}{'one core':>12}{'two cores':>12}{'scaling':>10}")
    for each in entered:
        one, two = each.rate(1), each.rate(2)
        print(f"{each.name:<34}{one:>12.2f}{two:>12.2f}{two / one:>10.2f}")
    print(f"(scaling wanted: {SCALING_WANTED})")
    peer = entered[0]
    for each in entered[1:]:
        if "random" in each.name:
            times = each.rate(2) / peer.rate(2)
            print(
                f"{each.name}, two cores: {times:.1f} games while the peer plays one (wanted: {GAMES_WANTED}); "
                f"10,000 take {10_000 / each.rate(2):.0f} s, the peer's 2,000 take {2_000 / peer.rate(2):.0f} s"
            )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 3)

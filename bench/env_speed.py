"""How fast agents can step: steps a second with observation and mask, beside PettingZoo's connect four and OpenSpiel's
backgammon; and what a second core brings where many games are played at once.

    python bench/env_speed.py [ROUNDS]

Everybody plays the same loop in turns, a little at a time, so that whatever else the machine does slows all of them
down alike. Agents choose at random among the actions of the mask. Seconds are the processor's; what counts are ratios.

Two cores: of each step the processor's time of both processes is taken. A step lasts as long as the slower of them
plays, and what only one can do besides: choosing, telling, copying. All time of both, divided by that, is what the
second core brings. Waking a process up is not in it. By the clock it is, but on a machine that has other things to do
that tells little.
"""

import sys
import time
import warnings
from collections import defaultdict
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pyspiel

from rumpus.env.pettingzoo import env
from rumpus.env.vector import RumpusVectorEnv

with warnings.catch_warnings():  # its pygame says what will be deprecated one day
    warnings.simplefilter("ignore")
    from pettingzoo.classic import connect_four_v3

PEER = "connect four"
WANTED = {"worms": 1.0, "zombies-doom": 0.7}
TABLES: dict[str, Callable[[], Any]] = {
    PEER: connect_four_v3.env,
    "worms": lambda: env("worms"),
    "worms, free map": lambda: env("worms", seats=4, setup="quick"),
    "zombies-doom": lambda: env("zombies-doom"),
    "zombies-doom, 4 players": lambda: env("zombies-doom", seats=4, variants="printed-spells"),
}
SECONDS = 1.0  # for each in each round
SPIEL = "backgammon in OpenSpiel"
GAMES_AT_ONCE = 256, 512
WANTED_OF_TWO_CORES = 1.8


def play(table: Any, random: Random, seconds: float) -> tuple[int, float]:
    """Games one after the other, for at least that long: how many steps, in how many seconds."""
    steps, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        table.reset()
        for _ in table.agent_iter():
            observation, _, over, cut, _ = table.last()
            if over or cut:
                table.step(None)
                continue
            possible = observation["action_mask"].view(bool).nonzero()[0]
            table.step(int(possible[int(random.random() * len(possible))]))
            steps += 1
    return steps, time.process_time() - began


def play_open_spiel(random: Random, seconds: float) -> tuple[int, float]:
    """The same of its own, which is C++: observation and mask before each action of a player."""
    game = pyspiel.load_game("backgammon")
    steps, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(actions, chances)[0])
                continue
            np.array(state.observation_tensor(), np.float32)
            possible = np.flatnonzero(state.legal_actions_mask())
            state.apply_action(int(possible[int(random.random() * len(possible))]))
            steps += 1
    return steps, time.process_time() - began


class TwoCores:
    """One vectorised environment in two processes, step by step."""

    def __init__(self, games: int, game: str, opponents: str) -> None:
        self.name = f"{games} games of {game} against {opponents}"
        self.table = RumpusVectorEnv(game, games, opponents=opponents, processes=2, copy=False)
        self.seen, _ = self.table.reset(seed=1)
        pid = self.table.workers[0].process.pid
        assert pid is not None
        self.clock = (~pid << 3) | 2  # of the other process, as Linux numbers them
        self.played, self.play_own = 0.0, self.table.own.step
        self.table.own.step = self.play_timed  # type: ignore[method-assign]
        self.steps, self.work, self.lasted, self.waited = 0, 0.0, 0.0, 0.0

    def play_timed(self) -> None:
        began = time.process_time()
        self.play_own()
        self.played = time.process_time() - began

    def play(self, random: Random, seconds: float) -> None:
        until = self.work + seconds
        while self.work < until:
            here, there, clock = time.process_time(), time.clock_gettime(self.clock), time.perf_counter()
            masks = self.seen["action_mask"].view(bool)
            possible = [mask.nonzero()[0] for mask in masks]
            actions = np.array([each[int(random.random() * len(each))] for each in possible])
            self.seen, *_ = self.table.step(actions)
            mine, theirs = time.process_time() - here, time.clock_gettime(self.clock) - there
            self.steps += self.table.num_envs
            self.work += mine + theirs
            self.lasted += mine - self.played + max(self.played, theirs)
            self.waited += time.perf_counter() - clock

    def tell(self) -> str:
        gain, rate, clock = self.work / self.lasted, self.steps / self.work, self.work / self.waited
        return f"{self.name:42} {rate:8,.0f} steps a second on one core, {gain:.2f} on two, {clock:.2f} by the clock"


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    random = Random(1)
    tables = {name: make() for name, make in TABLES.items()}
    for table in tables.values():
        table.reset(seed=1)
        play(table, random, 0.1)
    cores = [
        TwoCores(games, game, bot)
        for games in GAMES_AT_ONCE
        for game in ("worms", "zombies-doom")
        for bot in ("random", "fair")
    ]
    steps: defaultdict[str, float] = defaultdict(float)
    seconds: defaultdict[str, float] = defaultdict(float)
    for _ in range(rounds):
        for name, table in tables.items():
            more, took = play(table, random, SECONDS)
            steps[name] += more
            seconds[name] += took
        more, took = play_open_spiel(random, SECONDS)
        steps[SPIEL] += more
        seconds[SPIEL] += took
        for pair in cores:
            pair.play(random, SECONDS)
    peer = steps[PEER] / seconds[PEER]
    for name in (*TABLES, SPIEL):
        rate = steps[name] / seconds[name]
        wanted = f", at least {WANTED[name]} is wanted" if name in WANTED else ""
        print(f"{name:24} {rate:8,.0f} steps a second, {rate / peer:.2f} of {PEER}'s{wanted}")
    print(f"many games at once; of two cores at least {WANTED_OF_TWO_CORES} is wanted:")
    for pair in cores:
        print(pair.tell())
        pair.table.close()


if __name__ == "__main__":
    main()

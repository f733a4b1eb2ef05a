"""How fast agents can step: steps a second with observation and mask, beside PettingZoo's own connect four.

    python bench/env_speed.py [ROUNDS]

Everybody plays the same loop in turns, a little at a time, so that whatever else the machine does slows all of them
down alike. Agents choose at random among the actions of the mask. Seconds are the processor's; what counts are ratios.
"""

import sys
import time
import warnings
from collections.abc import Callable
from random import Random
from typing import Any

from rumpus.env.pettingzoo import env

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


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    tables = {name: make() for name, make in TABLES.items()}
    random, steps, seconds = Random(1), dict.fromkeys(TABLES, 0), dict.fromkeys(TABLES, 0.0)
    for table in tables.values():
        table.reset(seed=1)
        play(table, random, 0.1)
    for _ in range(rounds):
        for name, table in tables.items():
            more, took = play(table, random, SECONDS)
            steps[name] += more
            seconds[name] += took
    peer = steps[PEER] / seconds[PEER]
    for name in TABLES:
        rate = steps[name] / seconds[name]
        wanted = f", at least {WANTED[name]} is wanted" if name in WANTED else ""
        print(f"{name:24} {rate:8,.0f} steps a second, {rate / peer:.2f} of {PEER}'s{wanted}")


if __name__ == "__main__":
    main()

"""Trains something small: a linear policy for Worms, by REINFORCE, against opponents that play at random.

    python examples/train_small.py                  # a quarter of a minute on one core
    python examples/train_small.py --against easy   # about three: against a bot that looks ahead a little

Every action has a row of weights; what the player sees, times that row, is how much it likes the action. After a game
the rows of what it did are moved towards what it saw if it won, and away from it if it lost (docs/training.md).
"""

import argparse
import time
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rumpus.env.pettingzoo import env
from rumpus.kernel.chance import SeededChance
from rumpus.thinking.bot import Limit, glimpse_of
from rumpus.thinking.registry import find_bot

Opponent = Callable[[Any, dict[str, Any], np.random.Generator], int]
Weights = NDArray[np.float32]
Step = tuple[NDArray[np.float32], NDArray[np.intp], NDArray[np.float32]]  # what it saw, what it could do, what to learn


class Learner:
    def __init__(self, actions: int, seen: int, pace: float) -> None:
        self.weights: Weights = np.zeros((actions, seen), np.float32)
        self.pace = pace
        self.expected = 0.0  # what a game brings on average
        self.steps: list[Step] = []

    def choose(self, observation: dict[str, Any], luck: np.random.Generator) -> int:
        seen, possible = observation["observation"], np.flatnonzero(observation["action_mask"])
        liking = self.weights[possible] @ seen
        chances = np.exp(liking - liking.max())
        chances /= chances.sum()
        at = luck.choice(len(possible), p=chances)
        chances[at] -= 1
        self.steps.append((seen, possible, -chances))
        return int(possible[at])

    def learn(self, gain: float) -> None:
        """Better than expected: do so more often; worse: less often."""
        surprise = gain - self.expected
        self.expected += 0.01 * surprise
        pace = self.pace * surprise / max(1, len(self.steps))  # a game may end before it was asked at all
        for seen, possible, push in self.steps:
            self.weights[possible] += pace * np.outer(push, seen)
        self.steps.clear()


def at_random(table: Any, observation: dict[str, Any], luck: np.random.Generator) -> int:
    return int(luck.choice(np.flatnonzero(observation["action_mask"])))


def easy(table: Any, observation: dict[str, Any], luck: np.random.Generator) -> int:
    """Our easy bot, which is given what its seat may know (docs/bots.md)."""
    encoder, state, seed = table.unwrapped.encoder, table.unwrapped.game_state, int(luck.integers(2**31))
    glimpse = glimpse_of(encoder.game, encoder.setting, state, SeededChance(str(seed)))
    place = find_bot("easy")(glimpse, Random(seed), Limit(simulations=4))
    number: int = encoder.actions.number(glimpse.kind, state.question.options[place])
    return number


OPPONENTS: dict[str, Opponent] = {"random": at_random, "easy": easy}


def play(table: Any, learner: Learner, opponent: Opponent, seat: int, luck: np.random.Generator) -> float:
    """One game with the learner on that seat; what it brought."""
    table.reset(seed=int(luck.integers(2**31)))
    gain = 0.0
    for agent in table.agent_iter():
        observation, reward, over, _, _ = table.last()
        mine = agent == f"player_{seat}"
        gain += reward * mine
        if over:
            table.step(None)
        elif mine:
            table.step(learner.choose(observation, luck))
        else:
            table.step(opponent(table, observation, luck))
    return gain


def measure(table: Any, learner: Learner, opponent: Opponent, games: int) -> tuple[float, float]:
    """The shares of games won and drawn, both seats in turn, without learning."""
    luck = np.random.default_rng(2026)
    gains = []
    for game in range(games):
        gains.append(play(table, learner, opponent, game % 2, luck))
        learner.steps.clear()
    return sum(gain > 0 for gain in gains) / games, sum(gain == 0 for gain in gains) / games


def train(against: str, games: int, measured: int, pace: float, seed: int) -> None:
    """Trains, and prints how it goes: before, on the way and after."""
    table, opponent = env("worms"), OPPONENTS[against]
    raw = table.unwrapped
    learner = Learner(len(raw.encoder.actions), raw.encoder.layout.size, pace)
    luck, began = np.random.default_rng(seed), time.process_time()
    for trained in range(games + 1):
        if trained % max(1, games // 5) == 0:
            won, drawn = measure(table, learner, opponent, measured)
            so_far = f"{trained:6} games, {time.process_time() - began:4.0f} s of the processor"
            print(f"{so_far}: won {won:.1%}, drawn {drawn:.1%} of {measured}", flush=True)
        learner.learn(play(table, learner, opponent, trained % 2, luck))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--against", choices=OPPONENTS, default="random")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--measured", type=int, default=300, help="games for each measurement")
    parser.add_argument("--pace", type=float, default=0.1, help="how fast it learns")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    train(given.against, given.games, given.measured, given.pace, given.seed)


if __name__ == "__main__":
    main()

"""Trains a masked PPO of sb3-contrib to play Worms against bots: first against easy ones, then against fair ones.

    pip install 'rumpus[training]' sb3-contrib
    python examples/train_ppo.py                      # about ten minutes of the processor
    python examples/train_ppo.py --steps 20000 0      # a first look

Many games are played at once, shared out among processes. How often it wins is measured before, between and after,
against both, with games that it does not learn from (docs/training.md).
"""

import argparse
import os

import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import VecMonitor

from rumpus.env.stable_baselines import RumpusVecEnv
from rumpus.env.vector import RumpusVectorEnv

LEVELS = ("easy", "fair")
ROWS_MEASURED = 40


def measure(model: MaskablePPO, opponent: str, games: int, processes: int) -> str:
    """How so many games go with the policy's likeliest answers: as many of each row, however long they last."""
    rows = min(games, ROWS_MEASURED)
    table = RumpusVectorEnv("worms", rows, opponents=opponent, processes=processes)
    seen, _ = table.reset(seed=1_000_000)
    gains: list[list[float]] = [[] for _ in range(rows)]
    while any(len(of_row) < games // rows for of_row in gains):
        actions, _ = model.predict(seen["observation"], deterministic=True, action_masks=seen["action_mask"])
        seen, rewards, over, cut, _ = table.step(actions)
        for row in np.flatnonzero(over | cut):
            gains[row].append(rewards[row])
    table.close()
    counted = np.array([of_row[: games // rows] for of_row in gains])
    won, drawn = (counted > 0).mean(), (counted == 0).mean()
    return f"{opponent}: won {won:.1%}, drawn {drawn:.1%}, lost {1 - won - drawn:.1%}"


def train(steps: tuple[int, ...], games: int, measured: int, processes: int, seed: int) -> None:
    model: MaskablePPO | None = None
    done = 0
    for opponent, more in zip(LEVELS, steps, strict=True):
        table = VecMonitor(RumpusVecEnv("worms", games, opponents=opponent, processes=processes))
        if model is None:
            model = new_model(table, seed)
            tell(model, done, measured, processes)
        model.set_env(table)
        if more:
            model.learn(more, reset_num_timesteps=False)
            done += more
        table.close()
        tell(model, done, measured, processes)


def new_model(table: VecMonitor, seed: int) -> MaskablePPO:
    return MaskablePPO(
        "MlpPolicy",
        table,
        n_steps=64,
        batch_size=256,
        n_epochs=4,
        learning_rate=5e-4,
        gamma=0.997,
        ent_coef=0.01,
        seed=seed,
        device="cpu",
    )


def tell(model: MaskablePPO, done: int, measured: int, processes: int) -> None:
    """Seconds are the processor's, those of processes that have ended included."""
    seconds = sum(os.times()[:4])
    shares = "; ".join(measure(model, opponent, measured, processes) for opponent in LEVELS)
    print(f"{done:7} steps, {seconds:4.0f} s of the processor: {shares}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, nargs=2, default=[150_000, 20_000], help="against easy, then fair bots")
    parser.add_argument("--games", type=int, default=64, help="at once")
    parser.add_argument("--measured", type=int, default=200, help="games for each measurement")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    train(tuple(given.steps), given.games, given.measured, given.processes, given.seed)


if __name__ == "__main__":
    main()

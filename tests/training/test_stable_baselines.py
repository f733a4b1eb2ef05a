"""Stable-Baselines3 and sb3-contrib take our environments as they are."""

from typing import Any

import gymnasium
import numpy as np
import pytest

pytest.importorskip("sb3_contrib", reason="make test-training has it")

from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy
from sb3_contrib.common.maskable.utils import get_action_masks
from stable_baselines3.common.env_checker import check_env
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.vec_env import VecMonitor

from rumpus.env.gymnasium import RumpusEnv
from rumpus.env.stable_baselines import RumpusVecEnv


def model_on(env: Any, policy: str = "MlpPolicy") -> MaskablePPO:
    return MaskablePPO(policy, env, n_steps=16, batch_size=32, n_epochs=1, seed=1, device="cpu")


@pytest.mark.parametrize("processes", [1, 2])
def test_a_masked_ppo_learns_many_games_at_once(processes: int) -> None:
    table = VecMonitor(RumpusVecEnv("worms", 4, opponents="random", processes=processes))
    model = model_on(table)
    model.learn(300)
    assert len(model.ep_info_buffer) > 5
    table.close()


def test_no_action_is_ever_forbidden() -> None:
    """A forbidden one would lose its game with a warning, which is an error here."""
    table = RumpusVecEnv("worms", 3, opponents="random")
    table.seed(1)
    seen = table.reset()
    model = model_on(table)
    for _ in range(50):
        masks = get_action_masks(table)
        assert masks.shape == (3, table.action_space.n)
        actions, _ = model.predict(seen, action_masks=masks)
        seen, _, over, told = table.step(actions)
        for row in np.flatnonzero(over):
            assert told[row]["terminal_observation"].shape == seen[row].shape
    table.close()


def test_seeds_are_those_of_stable_baselines() -> None:
    def first(seed: int) -> bytes:
        table = RumpusVecEnv("zombies-doom", 2, opponents="random")
        table.seed(seed)
        seen = table.reset().tobytes()
        table.close()
        return seen

    assert first(1) == first(1) != first(2)


@pytest.mark.filterwarnings("ignore:.*render_mode='rgb_array'")  # which it asks for, and does without
def test_one_environment_is_good_as_well() -> None:
    check_env(gymnasium.make("rumpus/Worms-v0", opponents="random").unwrapped)
    table = make_vec_env("rumpus/Worms-v0", n_envs=2, env_kwargs={"opponents": "random"})
    model = model_on(table, "MultiInputPolicy")
    model.learn(64)
    mean, _ = evaluate_policy(model, RumpusEnv("worms", opponents="random"), n_eval_episodes=3, warn=False)
    assert -1 <= mean <= 1


def test_of_the_games_themselves_only_masks_can_be_had() -> None:
    table = RumpusVecEnv("worms", 2, opponents="random")
    table.reset()
    assert table.get_attr("render_mode") == [None, None]
    assert table.has_attr("action_masks")
    assert np.array_equal(table.get_attr("action_masks", 1)[0](), table.env_method("action_masks", indices=[1])[0])
    assert table.env_is_wrapped(gymnasium.Wrapper) == [False, False]
    with pytest.raises(AttributeError):
        table.env_method("fly")
    with pytest.raises(AttributeError):
        table.set_attr("render_mode", "ansi")
    table.close()

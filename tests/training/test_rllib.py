"""RLlib lives in the same environment as our extra, and its wrapper takes our PettingZoo environment."""

from importlib.metadata import requires, version
from random import Random
from typing import Any

import pytest

pytest.importorskip("ray.rllib", reason="make test-training has it")

from packaging.requirements import Requirement
from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv

from rumpus.env.pettingzoo import env


def test_our_extra_and_rllib_agree_on_versions() -> None:
    wanted = [Requirement(line) for package in ("rumpus", "ray") for line in requires(package) or ()]
    checked = 0
    for requirement in wanted:
        if requirement.name == "gymnasium":
            checked += 1
            assert requirement.specifier.contains(version("gymnasium")), requirement
    assert checked >= 2


def test_its_wrapper_plays_our_games() -> None:
    wrapper: Any = PettingZooEnv
    table, random, steps = wrapper(env("worms")), Random(1), 0
    seen, _ = table.reset(seed=1)
    over = {"__all__": False}
    while not over["__all__"]:
        (agent,) = seen
        action = random.choice(seen[agent]["action_mask"].nonzero()[0].tolist())
        seen, gains, over, _, _ = table.step({agent: action})
        steps += 1
    assert steps > 3
    assert set(gains.values()) <= {-1.0, 0.0, 1.0}

"""TorchRL takes our environments as they are, by its own check."""

import gymnasium
import pytest

pytest.importorskip("torchrl", reason="make test-training has it")

from torchrl.envs import ActionMask, GymWrapper, TransformedEnv
from torchrl.envs.utils import check_env_specs

import rumpus.env.gymnasium  # noqa: F401 – registers the games
from rumpus.env.vector import RumpusVectorEnv


@pytest.mark.parametrize("game", ["rumpus/Worms-v0", "rumpus/ZombiesDoom-v0"])
def test_torchrl_finds_nothing_wrong(game: str) -> None:
    env = GymWrapper(gymnasium.make(game, opponents="random"), categorical_action_encoding=True)
    masked = TransformedEnv(env, ActionMask())
    check_env_specs(masked)
    assert masked.rollout(10)["action_mask"].any(-1).all()


@pytest.mark.parametrize("processes", [1, 2])
def test_torchrl_finds_nothing_wrong_with_many_games_at_once(processes: int) -> None:
    """It wants to begin games by itself, so nobody else does."""
    games = RumpusVectorEnv("worms", 4, opponents="random", processes=processes, autoreset_mode="Disabled")
    masked = TransformedEnv(GymWrapper(games, categorical_action_encoding=True), ActionMask())
    check_env_specs(masked)
    rollout = masked.rollout(60, break_when_any_done=False)
    assert rollout.shape == (4, 60)
    assert rollout["next", "done"].sum() > 4
    assert rollout["action_mask"].any(-1).all()
    games.close()

"""Many games a step, in this process and in others: the same games as one at a time."""

import os
import signal
from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from rumpus.env.gymnasium import RumpusEnv
from rumpus.env.vector import RumpusVectorEnv
from rumpus.kernel.message import Refused

several = pytest.mark.parametrize("processes", [1, 2])


def some(masks: Any, step: int) -> Any:
    """For each row an action that is possible, another in each step."""
    found = [np.flatnonzero(mask) for mask in masks]
    return np.array([possible[(step * 7 + row) % len(possible)] for row, possible in enumerate(found)])


@several
def test_a_row_is_the_game_that_one_environment_would_have_played(processes: int) -> None:
    table = RumpusVectorEnv("worms", 3, opponents="easy@2", processes=processes)
    alone = [RumpusEnv("worms", opponents="easy@2") for _ in range(3)]
    seen, _ = table.reset(seed=5)
    for row, env in enumerate(alone):
        assert np.array_equal(env.reset(seed=5 + row)[0]["observation"], seen["observation"][row])
    restarts = 0
    for step in range(40):
        actions = some(seen["action_mask"], step)
        assert np.array_equal(table.action_masks(), seen["action_mask"] == 1)
        seen, rewards, over, cut, infos = table.step(actions)
        for row, env in enumerate(alone):
            last, reward, ended, broken, _ = env.step(int(actions[row]))
            assert (rewards[row], over[row], cut[row]) == (reward, ended, broken)
            if ended:
                restarts += 1
                assert np.array_equal(infos["final_obs"][row]["observation"], last["observation"])
                assert infos["_final_obs"][row]
                last, _ = env.reset()
            assert np.array_equal(seen["observation"][row], last["observation"])
            assert np.array_equal(seen["action_mask"][row], last["action_mask"])
    table.close()
    assert restarts > 2


@several
def test_games_wait_to_be_begun_anew_if_that_was_wanted(processes: int) -> None:
    table = RumpusVectorEnv("worms", 2, opponents="random", processes=processes, autoreset_mode="Disabled")
    assert table.metadata["autoreset_mode"] is AutoresetMode.DISABLED
    seen, _ = table.reset(seed=1)
    over, step = np.zeros(2, bool), 0
    while not over.any():
        seen, _, over, _, infos = table.step(some(seen["action_mask"], step))
        step += 1
    assert not infos
    assert not seen["action_mask"][over].any()
    again, _ = table.reset(options={"reset_mask": over})
    assert again["action_mask"].any(axis=1).all()
    assert np.array_equal(again["observation"][~over], seen["observation"][~over])
    table.close()


@several
def test_a_forbidden_action_loses_its_game_only(processes: int) -> None:
    table = RumpusVectorEnv("worms", 2, opponents="random", processes=processes)
    seen, _ = table.reset(seed=1)
    actions = some(seen["action_mask"], 0)
    actions[1] = np.flatnonzero(seen["action_mask"][1] == 0)[0]
    with pytest.warns(UserWarning, match="forbids"):
        _, rewards, over, _, _ = table.step(actions)
    assert (list(rewards), list(over)) == ([0.0, -1.0], [False, True])
    table.close()


@pytest.mark.parametrize("copy", [True, False])
def test_what_was_seen_is_kept_if_it_is_copied(copy: bool) -> None:
    table = RumpusVectorEnv("worms", 2, opponents="random", copy=copy)
    before, _ = table.reset(seed=1)
    masks = before["action_mask"].copy()
    table.step(masks.argmax(1))
    assert np.array_equal(before["action_mask"], masks) is copy
    table.close()


def test_what_goes_wrong_in_another_process_goes_wrong_here() -> None:
    table = RumpusVectorEnv("worms", 2, opponents="operator:abs", seat=0, processes=2)
    table.own.games.clear()  # only the other process has a game left
    with pytest.raises(TypeError, match="abs"):
        play(table, 50)
    table.close()


def play(table: RumpusVectorEnv, steps: int) -> None:
    seen, _ = table.reset(seed=1)
    for step in range(steps):
        seen["action_mask"][0, 0] = 1
        seen, *_ = table.step(some(seen["action_mask"], step))


def test_a_process_that_dies_is_noticed() -> None:
    table = RumpusVectorEnv("worms", 2, opponents="random", processes=2)
    table.reset(seed=1)
    process = table.workers[0].process
    assert process.pid is not None
    os.kill(process.pid, signal.SIGKILL)
    process.join()
    with pytest.raises((RuntimeError, BrokenPipeError)):
        table.step(some(table.rows.masks, 0))
    table.close()


def test_processes_end_with_it() -> None:
    table = RumpusVectorEnv("worms", 2, opponents="random", processes=2)
    process = table.workers[0].process
    table.close()
    assert process.exitcode == 0


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match="3 processes"):
        RumpusVectorEnv("worms", 2, processes=3)
    with pytest.raises(ValueError, match="SAME_STEP"):
        RumpusVectorEnv("worms", 2, autoreset_mode=AutoresetMode.NEXT_STEP)
    with pytest.raises(Refused, match="bot-unknown"):
        RumpusVectorEnv("worms", 2, opponents="nobody")

"""Shimmy makes PettingZoo environments of OpenSpiel's games: of ours it makes those that we have."""

from typing import Any

import numpy as np
import pytest

pytest.importorskip("shimmy", reason="make test-training has it")

from shimmy import OpenSpielCompatibilityV0

from rumpus.env import pettingzoo
from rumpus.env.open_spiel import RumpusState
from rumpus.env.pettingzoo import env
from rumpus.kernel.question import CHANCE, Question


@pytest.mark.parametrize("game", ["worms", "zombies-doom"])
def test_what_shimmy_makes_of_our_openspiel_games_is_what_we_have(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same luck, the same actions: the same masks, observations and rewards. Luck is OpenSpiel's: ours is told what
    chance has answered there."""
    theirs = OpenSpielCompatibilityV0(game_name=f"python_rumpus_{game.replace('-', '_')}")
    theirs.reset(seed=3)
    told = LuckOf(theirs)
    monkeypatch.setattr(pettingzoo, "pick_with", told.pick)
    ours = env(game)
    ours.reset()
    random, steps = np.random.default_rng(1), 0
    while not any(theirs.terminations.values()):
        agent = theirs.agent_selection
        assert ours.agent_selection == agent
        seen = ours.observe(agent)
        assert np.array_equal(seen["action_mask"], theirs.infos[agent]["action_mask"])
        for each in ours.agents:
            assert np.array_equal(ours.observe(each)["observation"], np.float32(theirs.observe(each)))
        action = int(random.choice(np.flatnonzero(seen["action_mask"])))
        theirs.step(action)
        ours.step(action)
        steps += 1
    assert all(ours.terminations.values())
    assert ours.rewards == theirs.rewards
    assert steps > 5


class LuckOf:
    """What chance has said in Shimmy's game, one after the other. Where there was one answer only, ours is not asked,
    unless it is a secret."""

    def __init__(self, theirs: Any) -> None:
        self.theirs = theirs
        self.used = 0

    def pick(self, _: object, question: Question) -> int:
        state: RumpusState = self.theirs.game_state
        said = [entry for entry in state.played.said if entry.seat == CHANCE]
        while (entry := said[self.used]).kind != question.kind or entry.option not in question.options:
            self.used += 1
        self.used += 1
        return entry.option

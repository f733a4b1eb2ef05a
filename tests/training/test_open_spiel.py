"""OpenSpiel's algorithms that need torch, and a playthrough that takes its time."""

from pathlib import Path

import numpy as np
import pyspiel
import pytest

pytest.importorskip("torch", reason="make test-training has it")

from open_spiel.python.algorithms.exploitability import nash_conv
from open_spiel.python.policy import tabular_policy_from_callable
from open_spiel.python.pytorch.deep_cfr import DeepCFRSolver

from rumpus.env.open_spiel import register
from rumpus.kernel.registry import find_game
from tests.helpers.installed import install
from tests.helpers.places import ROOT
from tests.helpers.playthroughs import GAMES, PLAYTHROUGHS, short_playthrough


def test_zombies_doom_is_played_as_it_was() -> None:
    stored = (PLAYTHROUGHS / "zombies_doom.txt").read_text(encoding="utf-8")
    assert short_playthrough(GAMES["zombies_doom"]) == stored


def test_deep_cfr_gets_better_at_a_game_that_is_small_enough(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = (ROOT / "tests" / "helpers" / "kuhn.py").read_text(encoding="utf-8")
    install(tmp_path, monkeypatch, "kuhn", source, "rumpus.games", {"kuhn": "GAME"})
    register(find_game("kuhn"))
    game = pyspiel.load_game("python_rumpus_kuhn(memory=5)")
    np.random.seed(1)

    def left_to_gain(iterations: int) -> float:
        solver = DeepCFRSolver(
            game,
            (32, 32),
            (32, 32),
            num_iterations=iterations,
            num_traversals=20,
            learning_rate=1e-2,
            policy_network_train_steps=100,
            advantage_network_train_steps=20,
            memory_capacity=5_000,
            batch_size_advantage=64,
            batch_size_strategy=64,
            seed=1,
        )
        solver.solve()
        learned: float = nash_conv(game, tabular_policy_from_callable(game, solver.action_probabilities))
        return learned

    assert left_to_gain(12) < 0.5 * left_to_gain(1)


def test_deep_cfr_can_be_set_on_our_games_but_not_solve_them() -> None:
    """It has a network for what is heard and seen. A traversal would follow every answer of one player to the end."""
    solver = DeepCFRSolver(pyspiel.load_game("python_rumpus_worms(memory=50)"), (16,), (16,), memory_capacity=100)
    state = pyspiel.load_game("python_rumpus_worms(memory=50)").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    assert set(solver.action_probabilities(state)) == set(state.legal_actions())

"""Our own games, and the smallest there can be, keep the contract; those with scenarios have their answers counted."""

import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from rumpus.contract import *  # noqa: F403
from rumpus.kernel.conversation import answer, run
from rumpus.kernel.registry import find_game
from rumpus.kernel.state import State
from rumpus.records.scenarios import Scenarios
from tests.helpers.every_game import GAMES
from tests.helpers.places import DATA
from tests.models.every_model import MODELS  # noqa: F401 - the contract finds them here

pytestmark = pytest.mark.unmeasured

PERFT = DATA / "perft"


def count_leaves(state: State, depth: int) -> int:
    """How many different sequences of so many answers there are from here."""
    if depth == 0 or state.question is None:
        return 1
    if depth == 1:
        return len(state.question.options)
    total = 0
    for option in state.question.options:
        copy = state.copy()
        answer(copy, option)
        total += count_leaves(copy, depth - 1)
    return total


def perft_positions() -> Iterator[tuple[str, str, dict[str, Any]]]:
    for file in sorted(PERFT.glob("*.toml")):
        for name, position in tomllib.loads(file.read_text(encoding="utf-8")).items():
            yield file.stem, name, position


@pytest.mark.parametrize(("game_id", "name", "position"), list(perft_positions()))
def test_the_answer_tree_has_as_many_leaves_as_recorded(game_id: str, name: str, position: dict[str, Any]) -> None:
    """A change of any rule on the way changes the count (perft)."""
    state = Scenarios.of(find_game(game_id)).position(position["options"], position["position"])
    run(state)
    leaves = [count_leaves(state, depth) for depth in range(1, len(position["leaves"]) + 1)]
    assert leaves == position["leaves"]


def test_every_game_has_recorded_answer_trees() -> None:
    assert {game_id for game_id, _, _ in perft_positions()} == {
        game.id for game in GAMES if Scenarios.is_given_by(game)
    }

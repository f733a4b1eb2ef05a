"""The models of our own games: what their positions reach, how a difference is told, and many games beside them."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from rumpus.contract.beside import Beside
from rumpus.contract.model import Model, Position, Tale
from rumpus.contract.model_scenario import write_scenario
from rumpus.records.scenario import read_scenario, run_scenario
from tests.models.every_model import MODELS
from tests.models.worms.model import WormsModel

FEW, MANY = 200, 20_000
# Under which something is asked.
CLAUSES: Final[Mapping[str, set[str]]] = {
    "worms": {
        *("W3.2", "W3.4", "W3.5", "W3.7", "W4.3", "W4.4", "W4.5", "W4.6", "W4.8", "W5.2", "W6.1", "W7.2", "W8.1"),
        *("W8.2", "W8.3", "W8.5", "W8.6", "W8.7", "W8.8", "W8.11", "W10.3", "W11.1"),
    },
    "zombies-doom": {
        *("Z2.5", "Z3.1", "Z4.5", "Z6.2", "Z6.3", "Z6.4", "Z6.5", "Z7.1", "Z8.1", "Z8.2", "Z8.3"),
    },
}

every_model = pytest.mark.parametrize("model", MODELS, ids=lambda model: model.game.id)


@every_model
def test_random_positions_lead_to_every_clause_under_which_something_is_asked(model: Model) -> None:
    asked: Counter[str] = Counter()
    stopped = 0
    for seed in range(FEW):
        beside = Beside(model, seed)
        stopped += bool(beside.play())
        asked.update(beside.clauses)
    assert CLAUSES[model.game.id] <= set(asked)
    assert stopped <= FEW // 2


@pytest.mark.soak
@pytest.mark.parametrize("part", range(4))
@every_model
def test_the_game_says_the_same_from_many_positions(model: Model, part: int) -> None:
    for seed in range(FEW + part, FEW + MANY, 4):
        Beside(model, seed).play()


@every_model
def test_what_a_model_says_is_a_scenario(model: Model, tmp_path: Path) -> None:
    file = tmp_path / "model.toml"
    for seed in range(10):
        beside = Beside(model, seed)
        if not beside.play(seed):
            text = write_scenario(beside.match, beside.position, beside.story.asked)
            file.write_text(text, encoding="utf-8")
            assert run_scenario(read_scenario(file)) == []


class WrongModel(WormsModel):
    """Where the wind blows from is mistaken."""

    def tale(self, position: Position) -> Tale:
        tale = super().tale(position)
        asked = next(tale)
        while True:
            asked = tale.send((yield replace(asked, facts={**asked.facts, "wind": asked.facts["wind"] % 6 + 1})))


def test_a_difference_is_told_as_a_scenario_that_does_not_hold(tmp_path: Path) -> None:
    with pytest.raises(AssertionError) as failure:
        Beside(WrongModel(), 1).play()
    why, scenario = str(failure.value).split("\n\n", 1)
    assert why.startswith("The game says of wind: ")
    file = tmp_path / "difference.toml"
    file.write_text(scenario, encoding="utf-8")
    after, differs = run_scenario(read_scenario(file))
    assert (after.id, differs.id, differs.args["name"]) == ("scenario-after", "fact-differs", "wind")

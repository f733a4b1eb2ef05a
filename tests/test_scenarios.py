"""Every scenario holds, and every clause and card has one."""

import pytest

from rumpus.games.worms.cards.box import SHELF
from rumpus.kernel.registry import game_ids
from rumpus.kernel.scenario import find_scenarios, read_scenario, run_scenario
from tests.clause_table import ROOT, SCENARIOS, TABLE, clauses_of, scenarios_of, write_table

PATHS = [path.relative_to(ROOT).as_posix() for path in find_scenarios([SCENARIOS])]


@pytest.mark.parametrize("path", PATHS)
def test_a_scenario_holds(path: str) -> None:
    assert run_scenario(read_scenario(ROOT / path)) == []


@pytest.mark.parametrize("game_id", game_ids())
def test_every_clause_has_a_scenario_and_every_citation_a_clause(game_id: str) -> None:
    cited = {clause for scenario in scenarios_of(game_id) for clause in scenario.cites}
    assert cited == set(clauses_of(game_id))


def test_every_card_of_worms_has_a_scenario() -> None:
    box = SHELF.find("standard")
    cards = {card.id for card in (*box.weapons, *box.drops, *box.sudden_deaths)}
    assert {card for scenario in scenarios_of("worms") for card in scenario.cards} == cards


def test_the_table_of_clauses_is_current() -> None:
    assert TABLE.read_text(encoding="utf-8") == write_table(), "run `make table`"

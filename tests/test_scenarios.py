"""Every scenario holds, and every clause and card has one."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rumpus.contract.telling import every_rule_changes_then_tells
from rumpus.games.worms.cards.box import SHELF
from rumpus.kernel.message import Refused
from rumpus.kernel.registry import find_game, game_ids
from rumpus.records.scenario import find_scenarios, read_scenario, run_scenario
from rumpus.text.words import words
from tests.helpers.boxes import spoil
from tests.helpers.clause_table import SCENARIOS, TABLE, clauses_of, scenarios_of, write_table
from tests.helpers.places import ROOT

GAMES = [find_game(id) for id in game_ids()]
STATES = {game.id: type(game.start(game.setting(game.seats[0], {}))) for game in GAMES}
PATHS = [path.relative_to(ROOT).as_posix() for path in find_scenarios([SCENARIOS])]


@pytest.mark.parametrize("path", PATHS)
def test_a_scenario_holds(path: str) -> None:
    scenario = read_scenario(ROOT / path)
    with every_rule_changes_then_tells(scenario.game, STATES[scenario.game.id]):
        assert run_scenario(scenario) == []


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


LINES = [
    "wind = 9",
    'turn = "red"',
    "[[play]]",
    "[play.expect]",
    "chance: any",
    "step = 5",
    "seats = 7",
    'x."1,0" = {}',
    "[[",
]


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data(), path=st.sampled_from(PATHS))
def test_whatever_a_file_says_is_run_or_told_with_its_line(data: st.DataObject, path: str, tmp_path: Path) -> None:
    text = spoil(data, (ROOT / path).read_text(encoding="utf-8"), st.sampled_from(LINES))
    file = tmp_path / "spoilt.toml"
    file.write_text(text, encoding="utf-8")
    try:
        problems = run_scenario(read_scenario(file))
    except Refused as refused:
        problems = [refused.message]
    game = next(id for id in game_ids() if f"/{id}/" in path)
    for problem in problems:
        line = problem.args.get("line", 1)
        assert isinstance(line, int)
        assert 1 <= line <= file.read_text(encoding="utf-8").count("\n") + 1  # a lone \r ends a line as well
        assert words("en", game).say(problem)

"""`docs/notation.md` is true: its examples run, and it leaves nothing out."""

import re
from pathlib import Path

import pytest

from rumpus.games.worms import GAME, position
from rumpus.games.worms.notation import _WRITERS, write
from rumpus.kernel import scenario
from rumpus.kernel.record import FORMAT, read_record
from rumpus.kernel.replay import replay
from rumpus.kernel.scenario import read_scenario, run_scenario
from rumpus.parts.hexgrid import DIRECTIONS, ORIGIN, STEP, write_hex

TEXT = (Path(__file__).parents[1] / "docs" / "notation.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w*)\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)
SCENARIOS = [block for language, block in BLOCKS if language == "toml"]
RECORDS = [block for language, block in BLOCKS if block.startswith(FORMAT)]
COMPASS = {1: "north", 2: "north-east", 3: "south-east", 4: "south", 5: "south-west", 6: "north-west"}
SETTING = GAME.setting(2, {})


def rows(heading: str) -> list[list[str]]:
    """The table whose first row begins with this heading, without its head."""
    table = TEXT[TEXT.index(f"\n| {heading} |") :].strip().split("\n\n")[0]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in table.splitlines()[2:]]


def named(heading: str) -> set[str]:
    """What stands in backticks in a table's first column."""
    return {word for row in rows(heading) for word in re.findall(r"`([^`]+)`", row[0])}


@pytest.mark.parametrize("example", SCENARIOS)
def test_an_example_of_a_scenario_runs(example: str, tmp_path: Path) -> None:
    file = tmp_path / "example.toml"
    file.write_text(example, encoding="utf-8")
    assert run_scenario(read_scenario(file)) == []


@pytest.mark.parametrize("example", RECORDS)
def test_an_example_of_a_record_can_be_replayed(example: str) -> None:
    record = read_record(example)
    assert len(replay(GAME, record).answers) == len(record.lines)


def test_there_are_examples_of_everything() -> None:
    assert len(SCENARIOS) >= 2
    assert len(RECORDS) >= 1


def test_directions_are_as_described() -> None:
    described = {int(number): (towards, adds.strip("` |")) for number, towards, adds in rows("direction")}
    assert described == {way: (COMPASS[way], write_hex(ORIGIN + STEP[way])) for way in DIRECTIONS}
    north, east = STEP[1], STEP[2] + STEP[3]
    assert write_hex(ORIGIN + north) == "0,-1"
    assert write_hex(ORIGIN + east) == "2,-1"


def test_every_kind_of_question_is_described() -> None:
    described = {kind.strip("`"): written for kind, _, written, _ in rows("kind")}
    assert described.keys() == _WRITERS.keys()
    for kind, written in described.items():
        verb = write(SETTING, kind, 1).split()[0]
        assert f"`{verb} " in written, kind


def test_every_key_is_described() -> None:
    assert named("key | what it says | if it is left out") == set(position.KEYS)
    assert {key.strip("[]") for key in named("key | what it says")} == set(scenario.KEYS)
    assert named("key | what must be so") == set(scenario.EXPECTATIONS)


def test_every_option_is_described() -> None:
    described = {row[0].strip("`"): re.findall(r"`([^`]+)`", row[1]) for row in rows("key | values | default")}
    assert described.keys() == {choice.key for choice in GAME.choices}
    for choice in GAME.choices:
        assert {*choice.values} <= {*described[choice.key]}, choice.key


def test_every_fact_is_described() -> None:
    paragraph = TEXT[TEXT.index("All other keys are facts") :].split("\n\n")[0]
    facts = position.facts(GAME.start(SETTING))
    assert [fact for fact in facts if f"`{fact}`" not in paragraph] == []

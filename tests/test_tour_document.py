"""`docs/tour.md` is true: what it names exists, and the shot it follows is told as it says."""

import ast
import re
from pathlib import Path

import pytest

from rumpus.games.worms.cards.box import SHELF
from rumpus.records.record import read_lines
from rumpus.records.replay import feed
from rumpus.records.scenario import read_scenario, set_table
from rumpus.text.words import words_with
from tests.helpers.named_in_papers import ROOT, names_in
from tests.test_notation_document import scenarios_of

TEXT = (ROOT / "docs" / "tour.md").read_text(encoding="utf-8")
NAMED = re.findall(r"`([^`\n]+)`", TEXT)
PATHS = sorted({name for name in NAMED if re.fullmatch(r"[\w./-]*/[\w./-]*", name)})
FUNCTIONS = sorted({name.removesuffix("()") for name in NAMED if name.endswith("()")})
FUNCTIONS_IN = re.findall(r"`([\w.]+)\(\)`\s+in\s+`([^`]+)`", TEXT)


ALL_FUNCTIONS = {
    name
    for folder, kinds in (("src", ("py",)), ("web/src", ("ts", "svelte")))
    for kind in kinds
    for file in (ROOT / folder).rglob(f"*.{kind}")
    for name in names_in(file)
}


@pytest.mark.parametrize("path", PATHS)
def test_every_path_named_exists(path: str) -> None:
    assert (ROOT / path).exists()


@pytest.mark.parametrize("function", FUNCTIONS)
def test_every_function_named_exists(function: str) -> None:
    assert function in ALL_FUNCTIONS


@pytest.mark.parametrize(("function", "path"), FUNCTIONS_IN)
def test_every_function_is_in_the_file_named(function: str, path: str) -> None:
    assert function in names_in(ROOT / path)


def test_the_tour_names_paths_and_functions() -> None:
    assert len(PATHS) > 10
    assert len(FUNCTIONS_IN) > 10


def test_the_shot_is_told_as_it_happens(tmp_path: Path) -> None:
    """The first example of the notation of Worms is the turn that the tour follows."""
    file = tmp_path / "example.toml"
    file.write_text(scenarios_of("worms")[0], encoding="utf-8")
    example = read_scenario(file)
    match = set_table(example)
    for play in example.table["play"]:
        feed(match, read_lines(list(enumerate(play["answers"].splitlines(), 1))))
    words = words_with("en", match.game, match.setting)
    told = "".join(f"{words.say(event.message())} [{event.clause}]\n" for event in match.events)
    (log,) = re.findall(r"```\n(.*?)```", TEXT, re.DOTALL)
    assert log in told


def test_the_frames_are_those_of_the_card() -> None:
    frames = re.findall(r"^    (\(.*\))$", TEXT, re.MULTILINE)
    box = SHELF.find("standard")
    assert tuple(ast.literal_eval(frame) for frame in frames) == box.weapons[box.weapon_index["bazooka"]].text

"""`docs/tour.md` is true: what it names exists, and the shot it follows is told as it says."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from rumpus.games.worms.cards.box import SHELF
from rumpus.kernel.record import read_lines
from rumpus.kernel.replay import feed
from rumpus.kernel.scenario import read_scenario, set_table
from rumpus.text.words import words_with
from tests.test_notation_document import scenarios_of

ROOT = Path(__file__).parents[1]
TEXT = (ROOT / "docs" / "tour.md").read_text(encoding="utf-8")
NAMED = re.findall(r"`([^`\n]+)`", TEXT)
PATHS = sorted({name for name in NAMED if re.fullmatch(r"[\w./-]*/[\w./-]*", name)})
FUNCTIONS = sorted({name.removesuffix("()") for name in NAMED if name.endswith("()")})
FUNCTIONS_IN = re.findall(r"`([\w.]+)\(\)`\s+in\s+`([^`]+)`", TEXT)


def functions_in(file: Path) -> Iterator[str]:
    """Functions by their names, methods by those of their classes too."""
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef):
            yield node.name
        elif isinstance(node, ast.ClassDef):
            yield from (f"{node.name}.{part.name}" for part in node.body if isinstance(part, ast.FunctionDef))


ALL_FUNCTIONS = {name for file in (ROOT / "src").rglob("*.py") for name in functions_in(file)}


@pytest.mark.parametrize("path", PATHS)
def test_every_path_named_exists(path: str) -> None:
    assert (ROOT / path).exists()


@pytest.mark.parametrize("function", FUNCTIONS)
def test_every_function_named_exists(function: str) -> None:
    assert function in ALL_FUNCTIONS


@pytest.mark.parametrize(("function", "path"), FUNCTIONS_IN)
def test_every_function_is_in_the_file_named(function: str, path: str) -> None:
    assert function in functions_in(ROOT / path)


def test_the_tour_is_short() -> None:
    assert len(TEXT.splitlines()) <= 150
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

"""`docs/page.md` is true: what it names exists. And the pictures are not too heavy to be shown."""

import re
from pathlib import Path

import pytest

from tests.helpers.page.animation import FILE as FILM
from tests.helpers.page.pictures import PICTURES as TAKEN
from tests.helpers.page.story import STORY

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "page.md").read_text(encoding="utf-8")
NAMED = re.findall(r"`([^`\n]+)`", TEXT)
MADE = ("src/rumpus/table/page/", "screenshots/")  # by a build or by tests
PATHS = sorted({name for name in NAMED if re.fullmatch(r"[\w.-]+/[\w./-]*", name)} - set(MADE))
FUNCTIONS_IN = re.findall(r"`(?:\w+\.)?(\w+)(?:\(\))?`\s+(?:in\s+|\()`([^`]+)`", TEXT)


PICTURES = sorted({*(ROOT / "docs" / "pictures").iterdir()} - {FILM})
LARGEST_PICTURE, LARGEST_FILM = 300_000, 1_000_000  # bytes


@pytest.mark.parametrize("path", PATHS)
def test_every_path_named_exists(path: str) -> None:
    assert (ROOT / path).exists()


@pytest.mark.parametrize(("name", "path"), FUNCTIONS_IN)
def test_what_is_said_to_be_in_a_file_is_there(name: str, path: str) -> None:
    text = (ROOT / path).read_text(encoding="utf-8")
    assert re.search(rf"(?:function|class|def|^  ) ?{name}\b", text, re.MULTILINE)


@pytest.mark.parametrize("picture", PICTURES, ids=lambda picture: picture.name)
def test_a_picture_is_one_that_is_taken_and_not_too_large(picture: Path) -> None:
    assert picture.stem in {*STORY, *(f"{state}-{size}" for state, size, _ in TAKEN)}
    assert picture.stat().st_size <= LARGEST_PICTURE


def test_the_film_of_a_turn_is_shown_and_not_too_large() -> None:
    assert f"(docs/pictures/{FILM.name})" in (ROOT / "README.md").read_text(encoding="utf-8")
    assert FILM.stat().st_size <= LARGEST_FILM


def test_the_readme_shows_both_games() -> None:
    shown = re.findall(r"!\[[^]]+\]\(docs/pictures/([\w-]+)\.png\)", (ROOT / "README.md").read_text(encoding="utf-8"))
    assert shown == ["worms-desk", "zombies-doom-desk"]

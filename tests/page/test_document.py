"""`docs/page.md` is true: what it names exists."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "page.md").read_text(encoding="utf-8")
NAMED = re.findall(r"`([^`\n]+)`", TEXT)
MADE = ("src/rumpus/table/page/", "screenshots/")  # by a build or by tests
PATHS = sorted({name for name in NAMED if re.fullmatch(r"[\w.-]+/[\w./-]*", name)} - set(MADE))
FUNCTIONS_IN = re.findall(r"`(?:\w+\.)?(\w+)(?:\(\))?`\s+(?:in\s+|\()`([^`]+)`", TEXT)


@pytest.mark.parametrize("path", PATHS)
def test_every_path_named_exists(path: str) -> None:
    assert (ROOT / path).exists()


@pytest.mark.parametrize(("name", "path"), FUNCTIONS_IN)
def test_what_is_said_to_be_in_a_file_is_there(name: str, path: str) -> None:
    text = (ROOT / path).read_text(encoding="utf-8")
    assert re.search(rf"(?:function|class|def|^  ) ?{name}\b", text, re.MULTILINE)

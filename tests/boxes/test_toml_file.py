"""Where in a TOML file something stands."""

from pathlib import Path

import pytest

from rumpus.boxes.toml_file import TomlFile, open_toml
from rumpus.kernel.message import Key, Message
from tests.helpers.refusal import refusal

TEXT = '''# A file with everything in it
title = "one"
"odd key" = 2

[position]
things."1,0" = "mine"   # title = "no"
deep.er.still = { a = [1, 2], b = 3 }

[[play]]
answers = """
first = 1
second
"""
[play.expect]
events = [
    { event = "a" },
    # between
    { event = "b", clause = [1,
      2] }, "c", "d"]

[[play]]
[play.expect]
title = "two"
answers = "here"
'''


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (["title"], 2),
        (["odd key"], 3),
        (["position"], 5),
        (["position", "things"], 6),
        (["position", "things", "1,0"], 6),
        (["position", "deep", "er", "still", "a", 1], 7),
        (["play"], 9),
        (["play", 0], 9),
        (["play", 0, "answers"], 10),
        (["play", 0, "expect"], 14),
        (["play", 0, "expect", "events"], 15),
        (["play", 0, "expect", "events", 0, "event"], 16),
        (["play", 0, "expect", "events", 1, "clause", 0], 18),
        (["play", 0, "expect", "events", 3], 18),
        (["play", 1], 21),
        (["play", 1, "expect", "title"], 23),
        # the first that ends so, what it would be inside of, or the end of the file
        (["1,0"], 6),
        (["play", 1, "expect", "wind"], 22),
        (["position", "turn", "x"], 5),
        (["missing"], 24),
        ([], 24),
    ],
)
def test_a_line_is_found_by_its_path(path: list[Key], line: int) -> None:
    assert TomlFile("file.toml", TEXT).line_of(*path) == line


def test_a_text_of_several_lines_begins_where_its_first_line_is() -> None:
    file = TomlFile("file.toml", TEXT)
    assert file.first_line_of_text("play", 0, "answers") == 11
    assert file.first_line_of_text("play", 1, "expect", "answers") == 24


def test_an_empty_file_has_one_line() -> None:
    assert TomlFile("file.toml", "").line_of("title") == 1


def test_what_is_wrong_is_told_with_file_and_line(tmp_path: Path) -> None:
    path = tmp_path / "file.toml"
    path.write_text("title = 3\n", encoding="utf-8")
    why = Message("value-not-text", {"key": "title"})
    assert refusal(open_toml(path).text, "title") == Message("at-line", {"file": str(path), "line": 1, "why": why})
    path.write_text("title = 3\n[play\n", encoding="utf-8")
    why = Message("file-not-toml", {"column": 6})
    assert refusal(open_toml, path) == Message("at-line", {"file": str(path), "line": 2, "why": why})
    path.write_text('title = """', encoding="utf-8")
    assert refusal(open_toml, path).args["line"] == 1
    path.write_bytes(b"\xff")
    assert refusal(open_toml, path).id == "file-not-utf-8"
    assert refusal(open_toml, tmp_path).id == "no-such-file"

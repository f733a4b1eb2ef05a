"""`docs/glossary.md` is true: every word is where it says."""

import re

import pytest

from tests.helpers.named_in_papers import ROOT, names_in

TEXT = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\| (?!word|---)(.+?) \| (.+?) \| (.+?) \|$", TEXT, re.MULTILINE)


@pytest.mark.parametrize(("word", "where"), [(word, where) for word, _, where in ROWS])
def test_a_word_is_where_the_glossary_says(word: str, where: str) -> None:
    *names, path = re.findall(r"`([^`]+)`", where)
    assert (ROOT / path).exists()
    assert [name for name in names if name not in names_in(ROOT / path)] == []
    assert names or path.endswith(("/", ".md"))


def test_every_word_stands_once() -> None:
    words = [word for word, _, _ in ROWS]
    assert len(words) == len(set(words)) > 60

"""`docs/client.md` is true: its examples run one after another, and it names everything that there is."""

import re
from typing import Any

import pytest

from rumpus.client import AsyncClient, AsyncVisit, Client, Visit
from tests.helpers.places import ROOT
from tests.helpers.table.served import Served

TEXT = (ROOT / "docs" / "client.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```python\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)


def test_its_examples_run(table: Served, capsys: pytest.CaptureFixture[str]) -> None:
    """The later ones go on with what the first has made."""
    made: dict[str, Any] = {}
    for example in EXAMPLES:
        exec(example.replace("http://127.0.0.1:8000", table.url), made)
    said = capsys.readouterr().out
    assert re.search("^won by: (Ann|random|nobody)$", said, re.MULTILINE)
    assert "\n0 Ann\n" in said
    assert "link-used" in said
    assert "Which of your worms do you activate?\nactivate A – Activate A on L12." in said
    assert "Blue A on L12 is activated." in said
    assert "Na adrese http://127.0.0.1:9 nikdo neodpovídá." in said


@pytest.mark.parametrize("face", [Client, Visit])
def test_it_names_everything_that_can_be_called(face: type) -> None:
    for name in public(face):
        assert re.search(rf"\b{name}\b", TEXT), name


@pytest.mark.parametrize(("plain", "other"), [(Client, AsyncClient), (Visit, AsyncVisit)])
def test_both_faces_can_do_the_same(plain: type, other: type) -> None:
    assert public(plain) - {"now"} == public(other) - {"begin"}  # what one of them keeps, the other hands through


def public(face: type) -> set[str]:
    return {name for name in vars(face) if not name.startswith("_")}

"""Bots of somebody else at the terminal, of which not all do what they should."""

from pathlib import Path

import pytest

from tests.helpers.installed import install_bots
from tests.terminal.conftest import Rumpus, match_in

BOTS = """
def last(glimpse, random, limit):
    return len(glimpse.options) - 1

def raises(glimpse, random, limit):
    raise RuntimeError("my hand is a bazooka")

def cheats(glimpse, random, limit):
    return len(glimpse.options)
"""


@pytest.fixture(autouse=True)
def bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install_bots(tmp_path / "site", monkeypatch, BOTS, ("last", "raises", "cheats"))


def test_a_bot_that_fails_is_replaced_by_a_simpler_one_and_that_is_told(rumpus: Rumpus, tmp_path: Path) -> None:
    saved = tmp_path / "game.txt"
    said = rumpus("play", "worms", "--seats", "cheats,random", "--seed", "1", "--save", saved)
    assert (said.code, said.err) == (0, "")
    told = [line for line in said.out.splitlines() if line.startswith("The bot ")]
    assert told == [
        "The bot “cheats” has failed (IndexError). “raises” plays on in its place.",
        "The bot “raises” has failed (RuntimeError). “last” plays on in its place.",
    ]
    assert "my hand is" not in said.out
    assert match_in(saved).result is not None


def test_if_no_bot_is_left_its_answers_are_any(rumpus: Rumpus, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rumpus.terminal.bots.simpler_than", lambda level: [])
    said = rumpus("play", "worms", "--seats", "raises,random", "--seed", "1")
    assert said.code == 0
    assert "The bot “raises” has failed (RuntimeError). From now on it answers at random." in said.out

"""At the prompt: the odds of an option, and what a strong bot would do."""

import json
from pathlib import Path

import pytest

from rumpus.bots.levels import STRONG, Level
from tests.terminal.conftest import Rumpus

FIRST_GAME = ("play", "worms", "--seed", "7")


def test_odds_of_an_option(rumpus: Rumpus) -> None:
    """Blue A stands on -1,0; whether it jumps there or elsewhere, it scatters, perhaps into the water."""
    said = rumpus(*FIRST_GAME, typed=["activate A", "odds jump -1,0", "odds 1", "odds", "odds nonsense"])
    jump, stay, *nothing = said.out.split("blue> ")[2:6]
    assert "Blue A: destroyed " in jump
    assert "%" in jump
    assert stay.strip() == "Blue A: unharmed 100%"
    assert [told.strip() for told in nothing] == ["Add an option: its number, or its text."] * 2


def test_a_hint_names_an_option_and_says_why(rumpus: Rumpus, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rumpus.bots.hint.STRONG", Level(STRONG.name, 0.05))
    lines = rumpus(*FIRST_GAME, typed=["hint"]).out.split("blue> ")[1].splitlines()
    assert lines[0] in (f"A strong bot would answer: “activate {worm}”." for worm in "AB")
    assert lines[1].endswith(".")


def test_a_record_is_analysed_for_other_programs(rumpus: Rumpus, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    rumpus("play", "worms", "--seats", "easy,random", "--seed", "4", "--save", path)
    told = json.loads(rumpus("analyse", path, "--simulations", "10").out)
    assert [player["name"] for player in told["players"]] == ["easy", "random"]
    assert told["game"] == "worms"
    assert 0 < len(told["costliest"]) <= 3


def test_bots_with_a_number_of_simulations_and_a_seed_play_the_same_again(rumpus: Rumpus) -> None:
    arguments = ("play", "worms", "--seats", "fair,strong", "--seed", "3", "--simulations", "12")
    assert rumpus(*arguments).out == rumpus(*arguments).out

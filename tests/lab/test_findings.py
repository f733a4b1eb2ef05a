"""What came out, in words."""

from pathlib import Path

import msgspec

from rumpus.lab.comparing import compare
from rumpus.lab.findings import all_findings
from rumpus.lab.formatting import Formatter
from rumpus.lab.gathering import gather
from rumpus.lab.results import Results
from rumpus.lab.rows import GameRow
from rumpus.text.words import Words
from tests.helpers.made_up import SWEPT, at_random, many, results_with


def told(results: Results, language: str = "en") -> dict[str, list[tuple[bool, str]]]:
    """The sentences by their titles, and which are significant."""
    say = Words(language, "zombies-doom").say
    fmt = Formatter(say, "zombies-doom")
    groups = all_findings(compare(gather(results)), fmt)
    return {say(group.title): [(one.significant, say(one.message)) for one in group.found] for group in groups}


def test_a_clear_change_is_told_with_what_it_was_before(tmp_path: Path) -> None:
    """The length depends on the number of the game, and printed spells add two turns."""
    found = told(many(tmp_path, 40))["Optional rules: Printed spells instead of none"]
    assert found[0][0]
    assert found[0][1].startswith("Games are 2.0 turns longer: ")
    assert found[0][1].endswith("(+2.0 to +2.0).")


def test_what_is_not_shown_is_listed(tmp_path: Path) -> None:
    found = told(many(tmp_path, 40))["Players: 3 instead of 2"]
    significant, sentence = found[-1]
    assert not significant
    assert sentence.startswith("No change shown: ")
    assert "Length in turns" in sentence


def test_a_change_that_changes_nothing_is_told_as_such(tmp_path: Path) -> None:
    def make(cell: str, seats: int, number: int) -> GameRow:
        return msgspec.structs.replace(at_random(f"seats={seats}", seats, number), cell=cell)

    found = told(many(tmp_path, 40, make=make))["Optional rules: Printed spells instead of none"]
    assert found == [(False, "Nothing changes at all: game by game, everything is the same.")]


def test_a_setting_that_says_something_else_is_told(tmp_path: Path) -> None:
    """Printed spells make games of three shorter, and games of two longer."""

    def make(cell: str, seats: int, number: int) -> GameRow:
        row = at_random(cell, seats, number)
        return msgspec.structs.replace(row, turns=row.turns - 4) if cell == "seats=3 variants=printed-spells" else row

    found = told(many(tmp_path, 40, make=make))["Optional rules: Printed spells instead of none"]
    sentences = [sentence for significant, sentence in found if significant]
    assert any(sentence.startswith("Only with 2 players: Games are 2.0 turns longer") for sentence in sentences)
    assert any(sentence.startswith("Only with 3 players: Games are 2.0 turns shorter") for sentence in sentences)
    assert "Length in turns" in found[-1][1]  # in all together it stays the same


def test_the_first_player_is_ahead_or_not(tmp_path: Path) -> None:
    def first_wins(cell: str, seats: int, number: int) -> GameRow:
        row = at_random(cell, seats, number)
        return msgspec.structs.replace(row, winners=(row.order[0],)) if seats == 2 else row

    ahead = "With 2 players, the first to play wins 50.0 percentage points more often than an even share"
    found = told(many(tmp_path, 40, make=first_wins))["Order of play"]
    assert found == [
        (True, f"{ahead} (+50.0 to +50.0)."),
        (False, "With 3 players, no place in the order of play is shown to be ahead or behind."),
    ]


def test_things_are_called_by_their_names(tmp_path: Path) -> None:
    found = told(many(tmp_path, 300), "cs")["Použitá kouzla"]
    assert found[0][0]
    assert "Vábnička +" in found[0][1]
    assert "Teleport −" in found[1][1]
    assert "," in found[0][1].split("+")[1]  # a decimal comma


def test_an_interrupted_experiment_tells_what_it_can(tmp_path: Path) -> None:
    """One cell has games, the others none."""
    row = at_random("seats=2 variants=none", 2, 0)
    assert list(told(results_with(tmp_path, [row], SWEPT)))[:1] == ["Order of play"]

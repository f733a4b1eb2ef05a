"""Findings that hold for whoever plays, and findings that hold for some."""

from pathlib import Path
from random import Random

import msgspec
import pytest

from rumpus.bots.players import split_character
from rumpus.lab.comparing import compare
from rumpus.lab.experiment import read_experiment
from rumpus.lab.gathering import gather
from rumpus.lab.report import write_report
from rumpus.lab.results import Results
from rumpus.lab.robustness import robustness
from rumpus.lab.rows import GameRow
from rumpus.text.words import Words
from tests.helpers.made_up import at_random, many
from tests.helpers.refusal import refusal
from tests.helpers.writing import write_experiment

ROBUST = 'game = "zombies-doom"\nseats = 2\nrobust = true\n[sweep]\nvariants = ["", "printed-spells"]\n'
SORTS = ["quick", "easy", "fair", "quick+racer", "quick+fighter", "quick+collector", "quick+careful"]


def only_racers_need_longer(cell: str, seats: int, number: int) -> GameRow:
    """Printed spells make the games of racers longer by six turns, and no others. The first to play always wins."""
    row = at_random(cell.partition(" bots")[0], seats, number)
    turns = Random(number).randint(10, 30) + (6 if "printed-spells" in cell and "racer" in cell else 0)
    return msgspec.structs.replace(row, cell=cell, turns=turns, winners=(row.order[0],))


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> Results:
    return many(tmp_path_factory.mktemp("robust"), 60, ROBUST, only_racers_need_longer)


def test_all_sorts_of_bots_play_every_cell(results: Results) -> None:
    cells = results.experiment.cells
    assert [cell.levels["bots"] for cell in cells if cell.levels["variants"] == "none"] == SORTS
    assert len(cells) == 2 * len(SORTS)
    assert cells[3].bots == ("quick+racer", "quick+racer")
    assert results.experiment.baseline == "variants=none bots=quick"


def test_what_holds_for_all_and_what_only_for_some(results: Results) -> None:
    compared, robust = compare(gather(results)), robustness(results)
    (first,) = [one for one in compared.places if one.place == 0]
    assert robust.holds_for(first) == tuple(SORTS)
    (longer,) = [
        one for one in compared.changes if one.axis == ("variants",) and one.figure.id == "turns" and not one.part
    ]
    assert longer.significant
    assert robust.holds_for(longer) == ("quick+racer",)


@pytest.mark.parametrize(
    ("language", "every", "some"),
    [
        (
            "en",
            "Holds for every kind of player that was tried.",
            "Holds only for some kinds of players: Quick bot, a racer.",
        ),
        ("cs", "Platí pro všechny druhy hráčů", "Platí jen pro některé druhy hráčů: "),
        ("uk", "Справджується для всіх видів гравців", "Справджується лише для деяких видів гравців: "),
    ],
)
def test_the_report_marks_its_findings(
    results: Results, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, every: str, some: str
) -> None:
    monkeypatch.setattr("rumpus.lab.report.write_records", lambda *given: set())  # a strong bot takes its time
    html = write_report(results, tmp_path, Words(language, "zombies-doom").say, language).read_text(encoding="utf-8")
    assert every in html
    assert some in html


def test_an_experiment_that_does_not_try_it_says_nothing_of_it(tmp_path: Path) -> None:
    plain = many(tmp_path, 40)
    (first, *_) = compare(gather(plain)).places
    assert robustness(plain).holds_for(first) is None


def test_only_bots_of_the_house_have_a_character() -> None:
    assert split_character("quick+racer") == ("quick", "racer")
    assert split_character("strong@20+racer") == ("strong@20", "racer")
    assert split_character("random+racer") == ("random+racer", "")


@pytest.mark.parametrize(
    ("rest", "id"),
    [
        ("seats = 2\nrobust = true\n", "lab-robust-bots"),  # bots are named above it
        ('[sweep]\nseats = [2]\nbots = ["fair+dancer"]\n', "lab-no-such-character"),
        ('[sweep]\nseats = [2]\nbots = ["strong+racer"]\n', "lab-strong-without-simulations"),
    ],
)
def test_what_cannot_be_is_refused(tmp_path: Path, rest: str, id: str) -> None:
    assert refusal(read_experiment, write_experiment(tmp_path, rest)).id == id

"""`rumpus lab run` as somebody uses it."""

import io
import sys
from pathlib import Path

import pytest

from rumpus.lab.results import open_results
from rumpus.terminal.status_line import StatusLine
from tests.helpers.installed import install_bots
from tests.helpers.writing import write_experiment
from tests.terminal.conftest import Rumpus, rumpus

__all__ = ["rumpus"]  # a fixture


def test_an_experiment_is_run_into_a_folder_beside_it(rumpus: Rumpus, tmp_path: Path) -> None:
    path = write_experiment(tmp_path, "[sweep]\nseats = [2, 3]\n", games=2)
    said = rumpus("lab", "run", path, "--processes", "1")
    folder = tmp_path / "test.results"
    assert (said.code, said.out) == (0, f"4 games are in {folder}.\n")
    assert "of 4 games" in said.err
    assert [len(open_results(folder).rows(cell)) for cell in ("seats=2", "seats=3")] == [2, 2]
    assert open_results(folder).experiment.name == "test"


def test_a_first_look_takes_a_few_games_of_each_cell(rumpus: Rumpus, tmp_path: Path) -> None:
    path = write_experiment(tmp_path, "[sweep]\nseats = [2, 3]\n", games=50)
    said = rumpus("lab", "run", path, "--processes", "1", "--games", "1", "--out", tmp_path / "look")
    assert said.out == f"2 games are in {tmp_path / 'look'}.\n"


@pytest.mark.parametrize(
    ("language", "says"),
    [("en", "line 9: cell"), ("cs", "řádek 9: buňku"), ("uk", "рядок 9: комірку")],
)
def test_what_is_wrong_is_said_in_every_language(rumpus: Rumpus, tmp_path: Path, language: str, says: str) -> None:
    """A reason that a game gives is said in the game's words."""
    path = write_experiment(
        tmp_path, 'seats = 2\n[sweep]\nvariants = ["timer, no-sudden-death, sudden-death-draft"]\n', game="worms"
    )
    said = rumpus("--lang", language, "lab", "run", path)
    assert said.code == 1
    assert said.out == ""
    assert says in said.err
    assert "sudden-death-draft" in said.err


def test_a_bot_that_fails_ends_the_run_with_its_name(
    rumpus: Rumpus, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install_bots(tmp_path / "site", monkeypatch, "def sick(glimpse, random, limit):\n    raise KeyError\n", ("sick",))
    said = rumpus("lab", "run", write_experiment(tmp_path, bots='"sick"'), "--processes", "1")
    assert said.code == 1
    assert "The bot “sick” has failed (KeyError)" in said.err
    assert "Traceback" not in said.err


def test_bots_of_an_experiment_are_named_as_anywhere(
    rumpus: Rumpus, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = "def any_one(glimpse, random, limit):\n    return random.randrange(len(glimpse.options))\n"
    (tmp_path / "bots_of_the_lab.py").write_text(source, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    path = write_experiment(tmp_path, bots='["bots_of_the_lab:any_one", "strong@2"]', games=2)
    assert rumpus("lab", "run", path, "--processes", "1").code == 0
    rows = open_results(tmp_path / "test.results").rows("all")
    assert {bot for row in rows for bot in row.bots} == {"bots_of_the_lab:any_one", "strong@2"}


@pytest.mark.parametrize(
    ("bots", "says"),
    [
        ('"strong@0.5s"', "think for a set time"),
        ('"no_such_module:bot"', "“no_such_module:bot” cannot be loaded"),
        ('"godlike@3"', "there is no bot “godlike@3”"),
    ],
)
def test_what_is_wrong_with_a_bot_is_told_with_its_line(rumpus: Rumpus, tmp_path: Path, bots: str, says: str) -> None:
    said = rumpus("lab", "run", write_experiment(tmp_path, bots=bots))
    assert said.code == 1
    assert "line 6" in said.err
    assert says in said.err


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_on_a_screen_the_line_is_written_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "12")
    screen = Screen()
    monkeypatch.setattr(sys, "stderr", screen)
    line = StatusLine()
    for text in ("a long line of news", "short"):
        line.show(text)
    line.leave()
    assert screen.getvalue() == "\ra long line\rshort      \n"


def test_in_a_file_there_are_few_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    file = io.StringIO()
    monkeypatch.setattr(sys, "stderr", file)
    line = StatusLine()
    for number in range(3):
        if line.is_due():
            line.show(f"news {number}")
    line.leave()
    assert file.getvalue() == "news 0\n"

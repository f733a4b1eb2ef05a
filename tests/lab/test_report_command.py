"""`rumpus lab report`: from an experiment to a game that is watched again."""

import re
import shutil
from pathlib import Path

import pytest

from rumpus.lab.results import open_results
from tests.helpers.made_up import many
from tests.terminal.conftest import Rumpus, match_in, rumpus

__all__ = ["rumpus"]  # a fixture

EXPERIMENT = """title = "A test"
question = "Does it work?"
game = "{game}"
games = 4
seed = "test"
bots = "random"
seats = 2
[options]
{options}
"""
TARGET = """title = "A test"
question = "Does it work?"
game = "zombies-doom"
games = 2
seed = "test"
bots = "random"
seats = 2
[box]
target = "box.txt: targets: 2 players"
[sweep]
target = [3, 4]
"""


@pytest.mark.slow
@pytest.mark.parametrize(("game", "options"), [("zombies-doom", ""), ("worms", 'setup = "quick"')])
def test_a_game_of_the_report_is_the_game_that_was_played(
    rumpus: Rumpus, tmp_path: Path, game: str, options: str
) -> None:
    file = tmp_path / "test.toml"
    file.write_text(EXPERIMENT.format(game=game, options=options), encoding="utf-8")
    assert rumpus("lab", "run", file, "--processes", "1").code == 0
    said = rumpus("lab", "report", tmp_path / "test.results")
    folder = tmp_path / "test.results" / "report"
    assert (said.code, said.out) == (0, f"The report is {folder / 'index.html'}.\n")
    rows = open_results(tmp_path / "test.results").rows("all")
    for what, length in (("shortest", min(row.turns for row in rows)), ("longest", max(row.turns for row in rows))):
        match = match_in(folder / "records" / f"{what}.record")
        assert match.result is not None
        assert match.state.turns == length
        assert match.result.winners in [row.winners for row in rows if row.turns == length]
    assert 'href="records/dramatic.record"' in (folder / "index.html").read_text(encoding="utf-8")


@pytest.mark.slow
def test_a_record_with_a_box_of_the_experiment_is_replayed_with_it(rumpus: Rumpus, tmp_path: Path) -> None:
    """The box is named, and may lie elsewhere by then."""
    file = tmp_path / "test.toml"
    file.write_text(TARGET, encoding="utf-8")
    assert rumpus("lab", "run", file, "--processes", "1").code == 0
    assert rumpus("lab", "report", tmp_path / "test.results", "--out", tmp_path / "out").code == 0
    shutil.move(tmp_path / "test.results" / "boxes", tmp_path / "boxes")
    record = tmp_path / "out" / "records" / "longest.record"
    name = next(line for line in record.read_text(encoding="utf-8").splitlines() if line.startswith("box: "))
    box = tmp_path / "boxes" / name.removeprefix("box: ").partition("@")[0]
    assert box.is_dir()
    assert rumpus("replay", record, "--box", box).code == 0
    assert f"--boxes {tmp_path / 'test.results' / 'boxes'}" in (tmp_path / "out" / "index.html").read_text("utf-8")


def test_the_report_speaks_the_language_asked_for(rumpus: Rumpus, tmp_path: Path) -> None:
    results = many(tmp_path, 3)
    assert rumpus("--lang", "cs", "lab", "report", results.folder).out.startswith("Zpráva je v\xa0souboru ")
    assert '<html lang="cs">' in (results.folder / "report" / "index.html").read_text(encoding="utf-8")


def test_a_game_that_comes_out_otherwise_today_has_no_record(rumpus: Rumpus, tmp_path: Path) -> None:
    """Rows that nobody played are as good as rows played by other rules."""
    results = many(tmp_path, 3)
    folder = results.folder / "report"
    (folder / "records").mkdir(parents=True)
    (folder / "records" / "longest.record").write_text("of an earlier report", encoding="utf-8")
    assert rumpus("lab", "report", results.folder).code == 0
    assert list((folder / "records").iterdir()) == []
    page = (folder / "index.html").read_text(encoding="utf-8")
    assert page.count("this game turns out differently") == 4
    assert "rumpus serve" not in page


def test_a_folder_without_results(rumpus: Rumpus, tmp_path: Path) -> None:
    said = rumpus("lab", "report", tmp_path)
    assert (said.code, said.err) == (1, f"rumpus: There are no results in {tmp_path}.\n")


def test_results_without_a_game(rumpus: Rumpus, tmp_path: Path) -> None:
    results = many(tmp_path, 3)
    for cell in results.experiment.cells:
        results.cut(cell.id, 0)
    said = rumpus("lab", "report", results.folder)
    assert said.code == 1
    assert said.err == f"rumpus: {results.folder} holds no game yet. Run the experiment first.\n"
    assert not (results.folder / "report").exists()


@pytest.mark.slow
def test_boxes_and_their_cards_are_called_by_their_names(rumpus: Rumpus, tmp_path: Path) -> None:
    """Whoever has made a box knows it by what it is called there, and not by its folder and ids."""
    box = tmp_path / "my-folder"
    box.mkdir()
    (box / "box.txt").write_text("name: Zoe's night\nname cs: Zojina noc\nfrom: standard\n", encoding="utf-8")
    names = "    name: Big magnet\n    name cs: Velký magnet\n"
    does = "    in the deck: 30\n    after the attack:\n        draw a weapon\n"
    (box / "spells.txt").write_text(f"spell magnet-id\n{names}{does}", encoding="utf-8")
    file = tmp_path / "test.toml"
    sweep = '[sweep]\nbox = ["standard", "my-folder"]\n'
    file.write_text(EXPERIMENT.format(game="zombies-doom", options="") + sweep, encoding="utf-8")
    assert rumpus("lab", "run", file, "--processes", "1").code == 0
    for language, called in (("en", ("Zoe&#x27;s night", "Big magnet")), ("cs", ("Zojina noc", "Velký magnet"))):
        rumpus("--lang", language, "lab", "report", tmp_path / "test.results", "--out", tmp_path / language)
        page = (tmp_path / language / "index.html").read_text(encoding="utf-8")
        assert all(name in page for name in called)
        assert not [told for told in re.findall(r">[^<]*(?:my-folder|magnet-id)[^<]*<", page) if "--" not in told]

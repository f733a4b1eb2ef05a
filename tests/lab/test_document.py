"""What docs/lab/README.md shows can be run."""

import re
from pathlib import Path

from rumpus.boxes.boxes import Boxes
from rumpus.kernel.registry import find_game
from rumpus.lab.boxes import make_boxes
from rumpus.lab.experiment import read_experiment
from rumpus.lab.goals import read_goals
from rumpus.lab.measures import FIGURES

DOCUMENT = Path(__file__).parents[2] / "docs" / "lab" / "README.md"


def test_the_experiments_that_are_shown_can_be_played(tmp_path: Path) -> None:
    whole, ask, tables = re.findall(r"```toml\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    head = whole.partition("[box]")[0].replace("baseline", "# ")
    for name, text, cells in (("whole", f"{whole}{ask}", 6), ("tables", head + tables, 3)):
        path = tmp_path / f"{name}.toml"
        path.write_text(text, encoding="utf-8")
        experiment = read_experiment(path)
        make_boxes(path, experiment, tmp_path / name)
        assert len(experiment.cells) == cells
        assert all(cell.own_box for cell in experiment.cells)


def test_the_goals_that_are_shown_can_be_read(tmp_path: Path) -> None:
    (shown,) = re.findall(r"```toml\n(.*?)```", (DOCUMENT.parent / "tuning.md").read_text("utf-8"), re.DOTALL)
    path = tmp_path / "goals.toml"
    path.write_text(shown, encoding="utf-8")
    goals = read_goals(path)
    assert goals.base == (10, 3, "no", "")
    assert [goal.seats for goal in goals.goals] == [2, 2]


def test_the_figures_that_can_be_asked_about_are_listed() -> None:
    listed = re.search(r"The figures are (.*?), as", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    assert listed is not None
    assert re.findall(r"`([\w-]+)`", listed[1]) == [figure.id for figure in FIGURES]


def test_the_places_that_are_shown_are_there() -> None:
    rows = re.findall(r"^\| `(\S+): ([^`]+)` \| `([^`]+)`", DOCUMENT.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(rows) == 4
    for file, place, line in rows:
        contents = [
            Boxes.of(find_game(id)).files("standard").get(file, b"").decode() for id in ("worms", "zombies-doom")
        ]
        assert any(line in content and all(part in content for part in place.split(": ")) for content in contents)

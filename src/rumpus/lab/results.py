"""What an experiment has found so far: a folder with the experiment, its boxes and its games. A game is there soon
after it was played, so an experiment that was interrupted goes on where it was."""

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

import msgspec

from rumpus.kernel.message import Refused
from rumpus.kernel.setting import Setting
from rumpus.lab.boxes import make_boxes, settings_of, titles_of
from rumpus.lab.experiment import Experiment, read_experiment
from rumpus.lab.rows import GameRow

SUFFIX: Final = ".results"
EXPERIMENT: Final = "experiment.toml"
GAMES: Final = "games.db"
BOXES: Final = "boxes"
TABLE: Final = "CREATE TABLE IF NOT EXISTS games(cell TEXT, number INTEGER, row BLOB, PRIMARY KEY (cell, number))"


class Results:
    def __init__(self, folder: Path, experiment: Experiment) -> None:
        self.folder = folder
        self.experiment = experiment
        self.boxes = folder / BOXES
        self.read_row = msgspec.json.Decoder(GameRow).decode

    def settings(self) -> list[Setting]:
        """One with each of its boxes."""
        return settings_of(self.experiment, self.boxes)

    def titles(self, language: str) -> dict[str, str]:
        """What its boxes call themselves."""
        return titles_of(self.experiment, lambda cell: self.boxes / cell.own_box, language)

    def connect(self) -> sqlite3.Connection:
        return sqlite3.connect(self.folder / GAMES)

    def rows(self, cell: str) -> list[GameRow]:
        """The games of a cell in the order of their numbers."""
        return [self.read_row(row) for row in self.written_rows(cell)]

    def written_rows(self, cell: str) -> Iterator[bytes]:
        with closing(self.connect()) as db:
            for (row,) in db.execute("SELECT row FROM games WHERE cell = ? ORDER BY number", (cell,)):
                yield row

    def oldest(self) -> tuple[str, int, bytes] | None:
        """The game of its cells that was kept first: its cell, its number and its row."""
        cells = {cell.id for cell in self.experiment.cells}
        with closing(self.connect()) as db:
            games = db.execute("SELECT cell, number, row FROM games ORDER BY rowid")
            return next((game for game in games if game[0] in cells), None)

    def count(self) -> int:
        """How many games there are, of all cells together."""
        with closing(self.connect()) as db:
            games: int = db.execute("SELECT count(*) FROM games").fetchone()[0]
            return games

    def add(self, cell: str, rows: Iterable[tuple[int, bytes]]) -> None:
        """A game that is there already stays as it was: it is the same."""
        with closing(self.connect()) as db, db:
            entries = [(cell, number, row) for number, row in rows]
            db.executemany("INSERT OR IGNORE INTO games VALUES (?, ?, ?)", entries)

    def cut(self, cell: str, games: int) -> None:
        """The cell needed no more games than that; those after them were under way when it turned out."""
        with closing(self.connect()) as db, db:
            db.execute("DELETE FROM games WHERE cell = ? AND number >= ?", (cell, games))


def open_results(folder: Path) -> Results:
    """Those of an experiment that was run before."""
    if not (folder / GAMES).is_file():
        raise Refused("lab-no-results", folder=str(folder))
    return Results(folder, read_experiment(folder / EXPERIMENT, name_of(folder)))


def begin_results(path: Path, folder: Path) -> Results:
    """For the experiment in this file: a new folder, or one in which it was begun."""
    experiment = read_experiment(path, name_of(folder))
    if (folder / EXPERIMENT).is_file():
        if not read_experiment(folder / EXPERIMENT).plays_like(experiment):
            raise Refused("lab-other-experiment", folder=str(folder), file=str(path))
    elif folder.exists() and any(folder.iterdir()):
        raise Refused("lab-folder-in-use", folder=str(folder))
    make_boxes(path, experiment, folder / BOXES)
    results = new_results(folder, experiment)
    (folder / EXPERIMENT).write_bytes(path.read_bytes())
    return results


def new_results(folder: Path, experiment: Experiment) -> Results:
    """A place for its games; those that are there stay."""
    folder.mkdir(parents=True, exist_ok=True)
    results = Results(folder, experiment)
    with closing(results.connect()) as db, db:
        db.execute(TABLE)
    return results


def name_of(folder: Path) -> str:
    return folder.resolve().name.removesuffix(SUFFIX)

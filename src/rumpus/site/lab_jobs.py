"""What another worker of the browser does for the lab of a page."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from rumpus.experiments.errands import answer
from rumpus.experiments.telling import ProgressTeller
from rumpus.kernel.message import Message, Refused
from rumpus.lab.experiment import Experiment
from rumpus.lab.plan import DoneTask, Task
from rumpus.lab.results import open_results
from rumpus.lab.running import ExperimentRun
from rumpus.lab.shipping import Files, play_shipped, read_files
from rumpus.table.studio.laboratory import PROGRESS_FILE
from rumpus.thinking.bot import Limit


@dataclass
class PlayGames:
    shipped: tuple[Experiment, Files]
    task: Task

    def run(self, _: Limit) -> object:
        try:
            return play_shipped(self.shipped, self.task)
        except Refused as refused:
            return refused.message

    def accept(self, found: object) -> DoneTask | Message:
        if not isinstance(found, DoneTask | Message):
            raise TypeError
        return found


class ProgressKeeper:
    """Has an experiment with all its games, so that it can say how it is getting on: in three languages, which takes
    longer than whoever plays at the table would like to wait."""

    def __init__(self, name: str, files: Files) -> None:
        self.elsewhere = TemporaryDirectory()
        self.folder = Path(self.elsewhere.name) / name
        write_files(self.folder, files)
        results = open_results(self.folder)
        self.run, self.teller = ExperimentRun(results), ProgressTeller(results)

    def tell(self, played: Iterable[DoneTask], ended: bool, refused: Message | None) -> bytes:
        for one in played:
            self.teller.tell(self.run.add(one))
        if refused is not None:
            self.teller.tell_refusal(self.run.plan, refused)
        elif ended:
            self.run.end()
            self.teller.tell_end(self.run.plan)
        progress = self.folder / PROGRESS_FILE
        return progress.read_bytes() if progress.exists() else b""


observed: dict[str, ProgressKeeper] = {}


@dataclass
class Observe:
    """How an experiment is getting on. What was played since it was last asked is given, or, the first time, all."""

    name: str
    files: Files = ()
    played: list[DoneTask] = field(default_factory=list)
    ended: bool = False
    refused: Message | None = None

    def run(self, _: Limit) -> object:
        if self.files:
            observed[self.name] = ProgressKeeper(self.name, self.files)
        return observed[self.name].tell(self.played, self.ended, self.refused)

    def accept(self, found: object) -> bytes:
        if not isinstance(found, bytes):
            raise TypeError
        return found


class ErrandDone(NamedTuple):
    said: bytes
    files: Files  # that are new


@dataclass
class DoErrand:
    errand: list[str]
    folder: Path  # which the errand is about
    files: Files

    def run(self, _: Limit) -> object:
        with TemporaryDirectory() as elsewhere:
            folder = Path(elsewhere) / self.folder.name
            write_files(folder, self.files)
            said = answer([word.replace(str(self.folder), str(folder)) for word in self.errand])
            return ErrandDone(said, tuple(file for file in read_files(folder) if file not in self.files))

    def accept(self, found: object) -> ErrandDone:
        if not isinstance(found, ErrandDone):
            raise TypeError
        return found


def write_files(folder: Path, files: Files) -> None:
    for name, content in files:
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)

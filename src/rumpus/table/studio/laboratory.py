"""What the table asks of a lab, which is another house's: whoever runs the table brings one (`rumpus.experiments`)."""

from pathlib import Path
from typing import Final, Protocol

import msgspec

from rumpus.table.wire.lab_messages import AnswerInfo, CellInfo, Designing, ExperimentCheck

# A folder of results, as the lab makes it.
TEXT_FILE: Final = "experiment.toml"
GAMES_FILE: Final = "games.db"
BOXES: Final = "boxes"  # that were made for it
BESIDE: Final = "beside"  # those that it names, as they were then
PROGRESS_FILE: Final = "progress.json"

MOST_CELLS: Final = 24
MOST_SIMULATIONS: Final = 1000  # of a bot for an answer: so that a game ends


class Begun(msgspec.Struct):
    """What an experiment is about."""

    title: str
    question: str
    game: str
    games: int  # of each cell, at most
    wanted: int  # of all cells together


class ToldSoFar(msgspec.Struct):
    """How an experiment is getting on, in one language."""

    cells: list[CellInfo]
    answers: list[AnswerInfo]
    refused: str = ""  # why it does not go on


class PlayProgress(msgspec.Struct):
    """What a process that plays an experiment writes into its folder, so that nobody else has to look at its games."""

    done: int
    wanted: int
    per_minute: int = 0
    seconds_left: int = 0
    finished: bool = False
    told: dict[str, ToldSoFar] = {}  # by language


class Recorded(msgspec.Struct):
    """A game that was played again."""

    record: str
    box: str = ""  # the folder of its box among those of the experiment, where it has one of its own


class Problem(msgspec.Struct):
    """Why a command of the lab has refused, in words."""

    refused: str


class ReportWritten(msgspec.Struct):
    """The report is there."""

    file: str


class Laboratory(Protocol):
    program: str  # the module that does its errands: commands whose output is what they say
    priority: int  # at which it plays: 19 is the lowest, and whoever plays at the table has 0
    most_games: int  # of all cells of an experiment together
    most_bytes: int  # of all experiments together
    figures: list[str]  # that can be asked about
    bots: dict[str, str]  # what may be written for those who play, and the level that it stands for

    def compose(self, design: Designing) -> str:
        """The text of an experiment."""

    def check(self, text: str, boxes: Path, language: str) -> ExperimentCheck:
        """As the command line checks it; boxes are found in that folder, by their names."""

    def begin(self, text: str, boxes: Path, folder: Path) -> Begun:
        """Make the folder of its results. Refused if something is wrong with it."""

    def play(self, folder: Path, processes: int) -> list[str]:
        """The errand that plays what is missing, until it is done or its input ends. It writes its
        progress into the folder."""

    def report(self, folder: Path, out: Path, language: str, table: str) -> list[str]:
        """The errand that writes the report, and says `ReportWritten`; games are opened at this address."""

    def record(self, folder: Path, cell: str, number: int, language: str) -> list[str]:
        """The errand that plays a game again and writes it down, as `Recorded`."""

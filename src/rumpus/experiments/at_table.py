"""What the lab does for a table (`Laboratory` there). Short things are done here, long ones by commands."""

from pathlib import Path

from rumpus.boxes.boxes import BOX
from rumpus.experiments.checking import begin, try_out
from rumpus.experiments.composing import compose
from rumpus.kernel.message import Refused
from rumpus.lab.boxes import titles_of
from rumpus.lab.experiment import ROBUST, STRONG
from rumpus.lab.formatting import Formatter
from rumpus.lab.measures import FIGURES
from rumpus.table.studio.checking import remark_info
from rumpus.table.studio.laboratory import Begun
from rumpus.table.wire.lab_messages import Designing, ExperimentCheck
from rumpus.text.words import words
from rumpus.thinking.registry import bot_levels

LOWEST = 19
MOST_GAMES = 20_000  # of all cells of an experiment together
MOST_BYTES = 1_000_000_000
STRONG_ENOUGH = f"{STRONG}@100"  # it needs a number of simulations


class LabAtTable:
    program = "rumpus.experiments"

    def __init__(self, priority: int = LOWEST, most_games: int = MOST_GAMES, most_bytes: int = MOST_BYTES) -> None:
        self.priority = priority
        self.most_games = most_games
        self.most_bytes = most_bytes
        self.figures = [figure.id for figure in FIGURES]
        self.bots = {STRONG_ENOUGH if level == STRONG else level: level for level in bot_levels()} | {ROBUST: ROBUST}

    def compose(self, design: Designing) -> str:
        return compose(design)

    def check(self, text: str, boxes: Path, language: str) -> ExperimentCheck:
        try:
            experiment = try_out(text, boxes, self.most_games)
        except Refused as refused:
            return ExperimentCheck([remark_info(refused.message, words(language), wrong=True)], 0, [])
        titles = titles_of(experiment, lambda cell: boxes / cell.levels[BOX], language)
        fmt = Formatter(words(language, experiment.game).say, experiment.game, titles)
        cells = [fmt.say(fmt.levels(cell.levels)) for cell in experiment.cells]
        return ExperimentCheck([], experiment.games * len(experiment.cells), cells)

    def begin(self, text: str, boxes: Path, folder: Path) -> Begun:
        experiment = begin(text, boxes, folder, self.most_games)
        wanted = experiment.games * len(experiment.cells)
        return Begun(experiment.title, experiment.question, experiment.game, experiment.games, wanted)

    def play(self, folder: Path, processes: int) -> list[str]:
        return ["play", str(folder), str(processes)]

    def report(self, folder: Path, out: Path, language: str, table: str) -> list[str]:
        return ["report", str(folder), str(out), language, table]

    def record(self, folder: Path, cell: str, number: int, language: str) -> list[str]:
        return ["record", str(folder), cell, str(number), language]

"""What a table has the lab do elsewhere, because it takes a while: reports, and games that are played again."""

from pathlib import Path

import msgspec

from rumpus.boxes.boxes import BOX
from rumpus.kernel.message import Refused
from rumpus.kernel.registry import find_game
from rumpus.lab.experiment import Experiment
from rumpus.lab.playing import play_again
from rumpus.lab.report import write_report
from rumpus.lab.results import open_results
from rumpus.records.record import record_of
from rumpus.table.studio.laboratory import Problem, Recorded, ReportWritten
from rumpus.text.words import sentence, words_with


def answer(errand: list[str]) -> bytes:
    """What was found, or in words why not."""
    found: msgspec.Struct
    language = ""
    try:
        match errand:
            case ["report", folder, out, language, table]:
                found = report(Path(folder), Path(out), language, table)
            case ["record", folder, cell, number, language]:
                found = record(Path(folder), cell, int(number))
            case _:
                raise ValueError(errand)
    except Refused as refused:
        found = Problem(sentence(refused.message, language))
    return msgspec.json.encode(found)


def report(folder: Path, out: Path, language: str, table: str) -> ReportWritten:
    results = open_results(folder)
    speaker = words_with(language, find_game(results.experiment.game), *results.settings())
    return ReportWritten(str(write_report(results, out, speaker.say, language, table=table)))


def record(folder: Path, cell_id: str, number: int) -> Recorded:
    results = open_results(folder)
    check_game(results.experiment, cell_id, number)
    cell = results.experiment.cell(cell_id)
    written = record_of(play_again(results.experiment, cell, number, results.boxes))
    if cell.own_box:
        # By the name that its author knows; changed in the experiment, it is no box of that name any more.
        name = cell.own_box if cell.changes else cell.options[BOX]
        written.options[BOX] = name + written.options[BOX][written.options[BOX].rindex("@") :]
    return Recorded(written.write(), cell.own_box)


def check_game(experiment: Experiment, cell: str, number: int) -> None:
    cells = tuple(one.id for one in experiment.cells)
    if cell not in cells:
        raise Refused("lab-no-cell-of-that-name", cell=cell, known=cells)
    if number >= experiment.games:
        raise Refused("lab-no-such-game", most=experiment.games - 1)

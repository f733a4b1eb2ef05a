"""Commands that a table gives, each in a process of its own, which ends when its input does:

play FOLDER PROCESSES                 play what is missing of an experiment
report FOLDER OUT LANGUAGE TABLE      write its report
record FOLDER CELL NUMBER LANGUAGE    play one of its games again, and write it down
"""

import os
import signal
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

from rumpus.boxes.boxes import BOX
from rumpus.experiments.telling import ProgressTeller
from rumpus.kernel.message import Refused
from rumpus.kernel.registry import find_game
from rumpus.lab.experiment import Experiment
from rumpus.lab.plan import Plan
from rumpus.lab.playing import play_again
from rumpus.lab.report import write_report
from rumpus.lab.results import open_results
from rumpus.lab.running import by_processes, run_experiment
from rumpus.records.record import record_of
from rumpus.table.studio.experiments import playing
from rumpus.table.studio.laboratory import Problem, Recorded, ReportWritten
from rumpus.text.words import sentence, words_with

REFUSED: Final = 1
INTERRUPTED: Final = 130


def play(folder: Path, processes: int) -> None:
    with playing(folder):
        results = open_results(folder)
        teller = ProgressTeller(results)
        try:
            run_experiment(results, by_processes(processes), teller.tell)
        except Refused as refused:
            teller.tell_refusal(plan_so_far(folder), refused.message)
            raise
        except KeyboardInterrupt:
            teller.tell_end(plan_so_far(folder))
            raise
        teller.tell_end(plan_so_far(folder))


def plan_so_far(folder: Path) -> Plan:
    results = open_results(folder)
    plan = Plan(results.experiment, None)
    plan.look_up(results)
    return plan


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


def end_with_input() -> None:
    """Our input says nothing; it only ends, when whoever has started us is gone or wants no more."""
    os.read(sys.stdin.fileno(), 1)
    os.kill(os.getpid(), signal.SIGINT)


def say(find: Callable[[], msgspec.Struct], language: str) -> None:
    try:
        found = find()
    except Refused as refused:
        found = Problem(sentence(refused.message, language))
    sys.stdout.buffer.write(msgspec.json.encode(found))


def main(arguments: list[str]) -> int:
    threading.Thread(target=end_with_input, daemon=True).start()
    match arguments:
        case ["play", folder, processes]:
            try:
                play(Path(folder), int(processes))
            except Refused:
                return REFUSED  # which is in its progress
        case ["report", folder, out, language, table]:
            say(lambda: report(Path(folder), Path(out), language, table), language)
        case ["record", folder, cell, number, language]:
            say(lambda: record(Path(folder), cell, int(number)), language)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)

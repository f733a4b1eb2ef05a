"""Commands that a table gives, each in a process of its own, which ends when its input does:

play FOLDER PROCESSES                 play what is missing of an experiment
report FOLDER OUT LANGUAGE TABLE      write its report
record FOLDER CELL NUMBER LANGUAGE    play one of its games again, and write it down
"""

import os
import signal
import sys
import threading
from pathlib import Path
from typing import Final

from rumpus.experiments.errands import answer
from rumpus.experiments.telling import ProgressTeller
from rumpus.kernel.message import Refused
from rumpus.lab.plan import Plan
from rumpus.lab.processes import by_processes
from rumpus.lab.results import open_results
from rumpus.lab.running import run_experiment
from rumpus.table.studio.experiments import playing

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


def end_with_input() -> None:
    """Our input says nothing; it only ends, when whoever has started us is gone or wants no more."""
    os.read(sys.stdin.fileno(), 1)
    os.kill(os.getpid(), signal.SIGINT)


def main(arguments: list[str]) -> int:
    threading.Thread(target=end_with_input, daemon=True).start()
    match arguments:
        case ["play", folder, processes]:
            try:
                play(Path(folder), int(processes))
            except Refused:
                return REFUSED  # which is in its progress
        case errand:
            sys.stdout.buffer.write(answer(errand))
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)

"""The program that plays experiments for a table, held after the first games that it has told of, until its input ends.

python -m tests.helpers.held_lab play FOLDER PROCESSES"""

import signal
import sys

from rumpus.experiments import __main__ as program
from rumpus.experiments.telling import ProgressTeller
from rumpus.lab.running import Progress

tell = ProgressTeller.tell


def tell_and_wait(self: ProgressTeller, pace: Progress) -> None:
    tell(self, pace)
    signal.pause()


if __name__ == "__main__":
    setattr(ProgressTeller, "tell", tell_and_wait)  # noqa: B010
    try:
        sys.exit(program.main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(program.INTERRUPTED)

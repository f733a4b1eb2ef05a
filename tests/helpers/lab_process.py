"""The command `rumpus` in a process of its own that can be killed. Its workers import this module too."""

import os
import signal
import sys
from collections.abc import Iterable
from typing import Final

from rumpus.cli import main
from rumpus.lab.results import Results
from tests.helpers.luck import VARIABLE, seed_luck

STOP: Final = "STOP_AFTER_FIRST_GAMES"  # in the environment: so nobody has to be quick to catch it in the middle
add_rows = Results.add


def add_and_stop(self: Results, cell: str, rows: Iterable[tuple[int, bytes]]) -> None:
    add_rows(self, cell, rows)
    os.kill(os.getpid(), signal.SIGSTOP)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever runs the tests may ignore it
    seed_luck(os.environ[VARIABLE])
    if STOP in os.environ:
        Results.add = add_and_stop  # type: ignore[method-assign]
    sys.exit(main())

"""Ends a database whose tests were killed: python -m tests.helpers.table.watchdog PID FOLDER

Tests that end by themselves stop it in good order. This process notices the other case: its standard input ends.
"""

import os
import shutil
import signal
import sys

from tests.helpers.waiting import until


def main(pid: int, folder: str) -> None:
    sys.stdin.read()
    until(lambda: is_gone(pid))
    shutil.rmtree(folder, ignore_errors=True)


def is_gone(pid: int) -> bool:
    """If not, it is asked to go once more."""
    try:
        os.kill(pid, signal.SIGINT)  # PostgreSQL's fast shutdown
    except ProcessLookupError:
        return True
    return False


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])

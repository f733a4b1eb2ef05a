"""Ends a database whose tests were killed: python -m tests.helpers.table.watchdog PID FOLDER

Tests that end by themselves stop it in good order. This process notices the other case: its standard input ends.
"""

import os
import shutil
import signal
import sys
import time


def main(pid: int, folder: str) -> None:
    sys.stdin.read()
    try:
        while True:
            os.kill(pid, signal.SIGINT)  # PostgreSQL's fast shutdown
            time.sleep(0.1)
    except ProcessLookupError:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])

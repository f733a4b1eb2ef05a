"""The command `rumpus` in a process of its own that can be killed. Its workers import this module too."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from functools import wraps
from itertools import count
from typing import Any, Final

from rumpus.arena.learning import Learning
from rumpus.arena.results import PlayedGames
from rumpus.cli import main
from rumpus.lab.results import Results
from tests.helpers.luck import VARIABLE, seed_luck
from tests.helpers.places import ROOT

STOP: Final = "STOP_AFTER"  # in the environment: so nobody has to be quick to catch it in the middle


def start_command(*arguments: str, stop_after: int | None = None) -> "subprocess.Popen[str]":
    """Run in the folder one stands in. It stops itself as soon as it has kept so many games, or groups of them."""
    path = os.pathsep.join([str(ROOT), *filter(None, sys.path)])
    stop = {} if stop_after is None else {STOP: str(stop_after)}
    return subprocess.Popen(
        [sys.executable, "-m", "tests.helpers.lab_process", *arguments],
        env=os.environ | {"PYTHONPATH": path} | stop,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def wait_until_stopped(process: "subprocess.Popen[str]") -> None:
    _, status = os.waitpid(process.pid, os.WUNTRACED)
    assert os.WIFSTOPPED(status), "it has ended"


def stop_in_the_middle(after: int) -> None:
    """Wherever commands keep their games."""
    kept = count(1)

    def stopping(keep: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(keep)
        def keep_and_stop(*args: Any) -> Any:
            found = keep(*args)
            if next(kept) == after:
                os.kill(os.getpid(), signal.SIGSTOP)
            return found

        return keep_and_stop

    def play_lessons(self: Learning, number: int, file: Any, pools: Any, tell: Callable[..., Any]) -> None:
        plain(self, number, file, pools, stopping(tell))  # which is called for each lesson that was kept

    plain = Learning._play_lessons
    for place, name, replacement in (
        (Results, "add", stopping(Results.add)),
        (PlayedGames, "add", stopping(PlayedGames.add)),
        (Learning, "_play_lessons", play_lessons),
    ):
        setattr(place, name, replacement)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever runs the tests may ignore it
    seed_luck(os.environ[VARIABLE])
    if STOP in os.environ:
        stop_in_the_middle(int(os.environ[STOP]))
    sys.exit(main())

"""Interrupts what takes too long: a bot in a match, a player whose turn has a clock."""

import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal


@contextmanager
def alarm(
    seconds: float, late: type[Exception] = TimeoutError, of: Literal["clock", "processor"] = "clock"
) -> Iterator[None]:
    """Raises `late` in the middle of what runs inside, where there are such signals and this thread may have them.

    Time of the processor is what this process has worked itself: a busy machine does not make it late."""

    def ring(*_: object) -> None:
        raise late

    if sys.platform == "win32" or threading.current_thread() is not threading.main_thread():
        yield
        return
    timer, number = (signal.ITIMER_REAL, signal.SIGALRM) if of == "clock" else (signal.ITIMER_PROF, signal.SIGPROF)
    before = signal.signal(number, ring)
    signal.setitimer(timer, seconds)
    try:
        yield
    finally:
        signal.setitimer(timer, 0)
        signal.signal(number, before)

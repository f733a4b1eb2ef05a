"""Whoever thinks for too long is interrupted: bots in a match, people whose turn has a clock."""

import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def alarm(seconds: float, late: type[Exception] = TimeoutError) -> Iterator[None]:
    """Raised in the middle of whatever is waited for, where there are such signals and we may have them."""

    def ring(*_: object) -> None:
        raise late

    if sys.platform == "win32" or threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)

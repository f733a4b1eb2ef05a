"""A clock for each turn, at the terminal: it runs while somebody is asked to whom the rules give so long."""

import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NoReturn

from rumpus.kernel.game import AnyGame, Setting
from rumpus.kernel.match import Match
from rumpus.kernel.message import Refused

NONE = "none"


def agree_on_seconds(game: AnyGame, setting: Setting, wanted: str | None) -> int | None:
    """How long a turn is: as wanted, or as the rules have it. They may need a clock, or have no use for one."""
    by_rules = game.turn_clock(setting)
    if by_rules is None:
        if wanted not in (None, NONE):
            raise Refused("play-no-turn-clock")
        return None
    if wanted == NONE:
        raise Refused("clock-needed", because=by_rules.because, seconds=by_rules.seconds)
    return by_rules.seconds if wanted is None else int(wanted)


class TurnClock:
    def __init__(self, seconds: int | None) -> None:
        self.seconds = seconds
        self.turn = -1
        self.until = 0.0

    def runs(self, match: Match) -> bool:
        """Whether the rules would know now what to do when time is up."""
        return self.seconds is not None and bool(match.game.interruptions(match.state))

    def starts(self, match: Match) -> bool:
        """Start it if it runs and this is another turn; whether it has been started."""
        if self.seconds is None or not self.runs(match) or match.state.turns == self.turn:
            return False
        self.turn = match.state.turns
        self.until = time.monotonic() + self.seconds
        return True

    def left(self, match: Match) -> float | None:
        """How many seconds; None if it does not run."""
        return max(0.0, self.until - time.monotonic()) if self.runs(match) else None


@contextmanager
def within(seconds: float | None) -> Iterator[None]:
    """TimeoutError if what is done in here takes longer: at once where the system can interrupt us, else at the end."""
    if seconds is None:
        yield
        return
    until = time.monotonic() + seconds
    with alarm(max(seconds, 0.001)):
        yield
    if time.monotonic() >= until:
        raise TimeoutError


@contextmanager
def alarm(seconds: float) -> Iterator[None]:
    """TimeoutError in the middle of whatever is waited for, where there are such signals and we may have them."""
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


def ring(*_: object) -> NoReturn:
    raise TimeoutError


def forget_half_a_line() -> None:
    """What was being typed when time ran out is no answer to what is asked next."""
    if sys.platform != "win32" and sys.stdin.isatty():
        import termios

        termios.tcflush(sys.stdin, termios.TCIFLUSH)

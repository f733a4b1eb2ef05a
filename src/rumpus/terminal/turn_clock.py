"""A clock for each turn, at the terminal: it runs while somebody is asked to whom the rules give so long."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

from rumpus.kernel.game import AnyGame
from rumpus.kernel.interruptions import Interruptions
from rumpus.kernel.match import Match
from rumpus.kernel.message import Refused
from rumpus.kernel.setting import Setting, turn_clock
from rumpus.thinking.alarm import alarm

NONE = "none"


def agree_on_seconds(game: AnyGame, setting: Setting, wanted: str | None) -> int | None:
    """How long a turn is: as wanted, or as the rules have it. They may need a clock, or have no use for one."""
    by_rules = turn_clock(game.choices, setting)
    if by_rules is None:
        if wanted not in (None, NONE):
            raise Refused("play-no-turn-clock")
        return None
    if wanted == NONE:
        raise Refused("clock-needed", because=by_rules.because, seconds=by_rules.seconds)
    return by_rules.seconds if wanted is None else int(wanted)


class TurnTimer:
    def __init__(self, seconds: int | None) -> None:
        self.seconds = seconds
        self.turn = -1
        self.until = 0.0

    def runs(self, match: Match) -> bool:
        """Whether the rules would know now what to do when time is up."""
        return self.seconds is not None and bool(Interruptions.of(match.game).possible(match.state))

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


def forget_half_a_line() -> None:
    """What was being typed when time ran out is no answer to what is asked next."""
    if sys.platform != "win32" and sys.stdin.isatty():
        import termios

        termios.tcflush(sys.stdin, termios.TCIFLUSH)

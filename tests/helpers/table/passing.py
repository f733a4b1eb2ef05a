"""Time that can be let pass: days in no time."""

import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

DAY = 24 * 3600 * 1000  # milliseconds
MONDAY = 1_700_438_400_000  # 20 November 2023, 00:00 UTC


class Passing:
    """The clocks of the machine, as the table reads them; `still` ones show only the time that a test lets pass.

    What asyncio waits for goes by another clock, which no test touches."""

    def __init__(self, patch: pytest.MonkeyPatch, still: bool = False) -> None:
        self.wall = self.ticking = 0  # nanoseconds that were let pass
        wall, ticking = time.time_ns, time.monotonic_ns
        if still:
            at, since = wall(), ticking()
            wall, ticking = lambda: at, lambda: since
        patch.setattr(time, "time_ns", lambda: wall() + self.wall)
        patch.setattr(time, "monotonic_ns", lambda: ticking() + self.ticking)

    def seconds(self, seconds: float) -> None:
        """Pass while the table is open."""
        self.days(1000 * seconds / DAY)

    def days(self, days: float) -> None:
        """Pass while the table is open."""
        self.wall += int(days * DAY) * 1_000_000
        self.ticking += int(days * DAY) * 1_000_000

    def asleep(self, days: float) -> None:
        """Pass while the machine sleeps, or the table is closed."""
        self.wall += int(days * DAY) * 1_000_000

    def begin(self, moment: int) -> None:
        """Go to that moment, in milliseconds since 1970."""
        self.wall += moment * 1_000_000 - time.time_ns()


@contextmanager
def passing(still: bool = False) -> Iterator[Passing]:
    with pytest.MonkeyPatch.context() as patch:
        yield Passing(patch, still)

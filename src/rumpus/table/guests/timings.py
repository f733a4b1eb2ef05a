"""How long people wait, as figures for whoever runs the table: how often it took how long."""

from bisect import bisect_left
from dataclasses import dataclass, field
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds


class Timings:
    """Noted with every move, so as cheaply as can be: no lock, because all of it is done in one thread."""

    __slots__ = ("counts", "seconds")

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)  # up to each bound, and beyond the last
        self.seconds = 0.0

    def note(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds


@dataclass(frozen=True)
class Waits:
    """For what somebody wants to be done, for hearing of it, and for the store."""

    answers: Timings = field(default_factory=Timings)
    updates: Timings = field(default_factory=Timings)
    writes: Timings = field(default_factory=Timings)

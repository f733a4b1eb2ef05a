"""Clocks: none, so long for each turn, or so long for each player's whole game."""

import time
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Literal

from rumpus.boxes.written import whole_number
from rumpus.kernel.message import Refused
from rumpus.kernel.setting import TurnClock

LONGEST = 24 * 3600
DAY = 24 * 3600 * 1000  # milliseconds


def now() -> int:
    """In milliseconds since 1970, as entries are dated."""
    return time.time_ns() // 1_000_000


def ticks() -> int:
    """In milliseconds, of a clock that nobody can set: only what passes between two looks at it means something."""
    return time.monotonic_ns() // 1_000_000


def day_of(moment: int) -> str:
    """The day as everybody counts it, in UTC."""
    return datetime.fromtimestamp(moment / 1000, UTC).date().isoformat()


@dataclass(frozen=True)
class TimeLimit:
    kind: Literal["none", "turn", "game"]
    seconds: int = 0


def read_clock(text: str) -> TimeLimit:
    """`none`, `turn 60` or `game 600`."""
    kind, _, seconds = text.partition(" ")
    if text == "none":
        return TimeLimit("none")
    number = whole_number(seconds)
    if kind not in ("turn", "game") or number is None or not 1 <= number <= LONGEST:
        raise Refused("clock-unknown", text=text)
    return TimeLimit("turn" if kind == "turn" else "game", number)


def agree_on_clock(wanted: str | None, by_rules: TurnClock | None) -> str:
    """What was asked for; if nothing was, what the rules bring along. Where they do, some limit to a turn is needed."""
    if wanted is None:
        return "none" if by_rules is None else f"turn {by_rules.seconds}"
    if by_rules is not None and read_clock(wanted).kind != "turn":
        raise Refused("clock-needed", because=by_rules.because, seconds=by_rules.seconds)
    return wanted


class Clocks:
    """What is left on each seat's clock. The log keeps it with every entry, so that a restart costs nobody time. Clocks
    go by `ticks`: whoever sets the clock of the machine neither gives nor takes time."""

    def __init__(self, limit: TimeLimit, seats: int) -> None:
        self.limit = limit
        self.left: tuple[int, ...] = () if limit.kind == "none" else (limit.seconds * 1000,) * seats
        self.seat: int | None = None  # whose clock runs
        self.turn = 0
        self.since = 0  # when that was left
        self.stands = False  # whether it does not run although somebody is asked

    @property
    def runs(self) -> bool:
        """Whether it does whenever somebody is asked."""
        return self.limit.kind != "none"

    def advance(self, ticks: int) -> None:
        """Until now, whoever is asked has used their time. Clocks are advanced before anything happens in a room."""
        self.left, self.since = self.left_at(ticks), ticks

    def left_at(self, ticks: int) -> tuple[int, ...]:
        """Milliseconds left at that moment."""
        if self.seat is None or self.stands:
            return self.left
        used = max(0, ticks - self.since)
        return tuple(max(0, left - used) if seat == self.seat else left for seat, left in enumerate(self.left))

    def wound_up(self) -> tuple[int, ...]:
        """What is left once whoever ran out of time has a full clock again."""
        return tuple(self.limit.seconds * 1000 if seat == self.seat else ms for seat, ms in enumerate(self.left))

    def go_on(self, left: tuple[int, ...], seat: int | None, turn: int) -> None:
        """From now on this seat is asked, in the turn of that number; a new turn begins with a full clock."""
        if self.limit.kind == "none":
            return
        self.left = left or self.left
        if self.limit.kind == "turn" and seat is not None and (seat, turn) != (self.seat, self.turn):
            self.seat = seat
            self.left = self.wound_up()
        self.seat, self.turn = seat, turn

    def runs_out_in(self, ticks: int) -> int | None:
        """Milliseconds until the running clock runs out; None if none runs."""
        if self.limit.kind == "none" or self.seat is None or self.stands:
            return None
        return self.left_at(ticks)[self.seat]

"""Clocks: none, so long for each turn, for each player's whole game, or so many days for each answer."""

import re
import time
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final, Literal, TypeAlias, cast

from rumpus.boxes.written import whole_number
from rumpus.kernel.message import Refused
from rumpus.kernel.setting import TurnClock
from rumpus.table.rooms.calendar import DAY, WEEKDAYS

LONGEST = 24 * 3600
MOST_DAYS: Final = 30  # for an answer
MOST_HOLIDAYS: Final = 60  # days in a year
IN_DAYS: Final = re.compile(
    r"answer ([1-9]\d?)d(?: off ([a-z,]+))?(?: holidays ([1-9]\d?))?(?: then (bot|lose|wait))?", re.ASCII
)

Then: TypeAlias = Literal["bot", "lose", "wait"]


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
    kind: Literal["none", "turn", "game", "answer"]
    seconds: int = 0
    off: frozenset[int] = frozenset()  # weekdays on which no clock runs, Monday being 0
    holidays: int = 0  # days that each may take off in a year
    then: Then = "bot"  # what becomes of whoever runs out of days: a bot plays on, they lose, or all wait

    @property
    def in_days(self) -> bool:
        return self.kind == "answer"


def read_clock(text: str) -> TimeLimit:
    """`none`, `turn 60`, `game 600`; or in days, as in `answer 3d off sat,sun holidays 14 then lose`."""
    kind, _, seconds = text.partition(" ")
    if text == "none":
        return TimeLimit("none")
    if kind == "answer":
        return read_days(text)
    number = whole_number(seconds)
    if kind not in ("turn", "game") or number is None or not 1 <= number <= LONGEST:
        raise Refused("clock-unknown", text=text)
    return TimeLimit("turn" if kind == "turn" else "game", number)


def read_days(text: str) -> TimeLimit:
    found = IN_DAYS.fullmatch(text)
    if found is None:
        raise Refused("clock-unknown", text=text)
    days, holidays = int(found[1]), int(found[3] or 0)
    off = found[2].split(",") if found[2] else []
    known = len({*off} & {*WEEKDAYS}) == len(off) < len(WEEKDAYS)
    if days > MOST_DAYS or holidays > MOST_HOLIDAYS or not known:
        raise Refused("clock-unknown", text=text)
    weekdays = frozenset(WEEKDAYS.index(day) for day in off)
    return TimeLimit("answer", days * DAY // 1000, weekdays, holidays, cast(Then, found[4] or "bot"))


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

    def read(self) -> int:
        """What the clock shows that these go by."""
        return ticks()

    def advance(self, ticks: int) -> None:
        """Until now, whoever is asked has used their time. Clocks are advanced before anything happens in a room."""
        self.left, self.since = self.left_at(ticks), ticks

    def left_at(self, ticks: int) -> tuple[int, ...]:
        """Milliseconds left at that moment."""
        if self.seat is None or self.stands or ticks <= self.since:
            return self.left
        used = self.used(self.seat, ticks)
        return tuple(max(0, left - used) if seat == self.seat else left for seat, left in enumerate(self.left))

    def left_now(self) -> tuple[int, ...]:
        return self.left if self.seat is None or self.stands else self.left_at(self.read())

    def used(self, seat: int, ticks: int) -> int:
        """What has passed for a seat since what was left on its clock was noted."""
        return ticks - self.since

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

    def due(self) -> int | None:
        """When the running clock runs out, in milliseconds since 1970, where it goes by the calendar."""
        return None

    def runs_out_in(self, ticks: int) -> int | None:
        """Milliseconds until the running clock runs out; None if none runs."""
        if self.limit.kind == "none" or self.seat is None or self.stands:
            return None
        return self.left_at(ticks)[self.seat]

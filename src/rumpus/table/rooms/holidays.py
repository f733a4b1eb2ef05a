"""Holidays: whoever plays over days takes some off, as many in a year as were agreed on."""

from typing import Final

from rumpus.kernel.question import TABLE
from rumpus.table.rooms.calendar import DAY, Stretch

YEAR: Final = 365 * DAY
EVERYBODY: Final = TABLE  # in place of a seat: the host has given everybody a break


class Holidays:
    def __init__(self, allowance: int) -> None:
        self.allowance = allowance  # days in a year, for each seat and for the host
        self.taken: dict[int, list[Stretch]] = {}

    def begin(self, seat: int, at: int, until: int) -> None:
        """From now on; one that has not ended is cut short, or becomes longer."""
        taken = self.taken.setdefault(seat, [])
        if taken and taken[-1][1] > at:
            taken[-1] = (taken[-1][0], at)
        if until > at:
            taken.append((at, until))

    def until(self, seat: int, at: int) -> int | None:
        """When the holiday of a seat is over, if it has one."""
        ends = max((end for _, end in self.taken.get(seat, ())), default=0)
        return ends if ends > at else None

    def days_left(self, seat: int, at: int) -> int:
        """Of this year, which is the last 365 days; days that were begun count whole, and what lies ahead does not:
        it may be spent otherwise."""
        spent = sum(-(-(min(end, at) - begin) // DAY) for begin, end in self.taken.get(seat, ()) if end > at - YEAR)
        return max(0, self.allowance - spent)

    def breaks(self, seat: int) -> list[Stretch]:
        """When the clock of a seat stands."""
        return [*self.taken.get(seat, ()), *self.taken.get(EVERYBODY, ())]

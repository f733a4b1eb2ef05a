"""Clocks in days. They go by the calendar, so that a room need not be in memory while one runs."""

from collections.abc import Sequence

from rumpus.table.rooms.calendar import Stretch, runs_out_at, time_running
from rumpus.table.rooms.clocks import Clocks, TimeLimit, now
from rumpus.table.rooms.holidays import Holidays


class DayClocks(Clocks):
    """Each answer begins with a full clock. One that was taken back does not: whoever answers and undoes without end
    gains nothing by it."""

    def __init__(self, limit: TimeLimit, seats: int, closings: Sequence[Stretch] = ()) -> None:
        super().__init__(limit, seats)
        self.holidays = Holidays(limit.holidays)
        self.closings = closings  # when the table was closed
        self.answered: dict[int, int] = {}  # what was left to each seat when it answered last

    def read(self) -> int:
        return now()

    def used(self, seat: int, ticks: int) -> int:
        return time_running(self.since, ticks, self.limit.off, self._breaks(seat))

    def ask(self, left: tuple[int, ...], seat: int | None, at: int) -> None:
        """Somebody is asked anew, and has all the days that were agreed on."""
        if self.seat is not None and left:
            self.answered[self.seat] = left[self.seat]
        self.left, self.seat, self.since = left or self.left, seat, at
        if seat is not None:
            self.left = self.wound_up()

    def ask_again(self, left: tuple[int, ...], seat: int | None, at: int) -> None:
        """An answer was taken back: no more is left than when it was given."""
        self.left, self.seat, self.since = left or self.left, seat, at
        if seat is not None:
            least = self.answered.get(seat, self.left[seat])
            self.left = tuple(min(ms, least) if one == seat else ms for one, ms in enumerate(self.left))

    def run_on(self, left: tuple[int, ...], seat: int | None, at: int) -> None:
        """The same question is open."""
        self.left, self.seat, self.since = left or self.left, seat, at

    def due(self) -> int | None:
        if self.seat is None or self.stands:
            return None
        return self.due_with(self.seat, self.left[self.seat], self.since)

    def due_with(self, seat: int, left: int, since: int) -> int:
        return runs_out_at(since, left, self.limit.off, self._breaks(seat))

    def full(self) -> int:
        return self.limit.seconds * 1000

    def _breaks(self, seat: int) -> list[Stretch]:
        return [*self.closings, *self.holidays.breaks(seat)]


def clocks_for(limit: TimeLimit, seats: int) -> Clocks:
    return DayClocks(limit, seats) if limit.in_days else Clocks(limit, seats)

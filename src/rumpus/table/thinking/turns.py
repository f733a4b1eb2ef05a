"""Whose job is next, where there are more than there are processes to think about them.

What somebody watches comes first. Of those who wait, it is the turn of the address that has had the least time, and
there of the room that has. So whoever asks for a hundred things waits for them, and nobody else does.
"""

import asyncio
from dataclasses import dataclass, field
from typing import Final

from rumpus.table.guests.addresses import UNKNOWN
from rumpus.table.guests.attendance import Attendance

A_THOUGHT: Final = 1.0  # second, charged in advance
SHARES_KEPT: Final = 1000


class TimeHad:
    """How much time each has had. Whoever comes anew begins with what the last one had whose turn it was: nobody saves
    up time by staying away."""

    def __init__(self) -> None:
        self.had: dict[str, float] = {}
        self.least = 0.0

    def come(self, who: str) -> None:
        self.had[who] = max(self.least, self.had.get(who, 0.0))

    def take(self, who: str) -> None:
        self.least = max(self.least, self.had[who])
        self.had[who] += A_THOUGHT

    def settle(self, who: str, seconds: float) -> None:
        if who in self.had:
            self.had[who] += seconds - A_THOUGHT

    def forget(self, present: set[str]) -> None:
        """If there are too many, those who have had least; whoever comes anew begins with no less than they had."""
        if len(self.had) > SHARES_KEPT:
            absent = sorted(self.had.keys() - present, key=self.had.__getitem__)
            for who in absent[: len(self.had) - SHARES_KEPT // 2]:
                self.least = max(self.least, self.had.pop(who))


@dataclass(eq=False)
class Asker:
    """Who wants something thought about: the room, and from where."""

    room: str
    attendance: Attendance
    address: str | None = None  # if None, for whoever is there: a bot's next answer, for example
    place: "asyncio.Future[None]" = field(init=False)


class Turns:
    def __init__(self, places: int) -> None:
        self.free = places
        self.waiting: list[Asker] = []
        self.addresses = TimeHad()
        self.rooms = TimeHad()

    async def wait(self, asker: Asker) -> None:
        """Until it is the asker's turn; `done` must follow."""
        asker.address = asker.address or self._least_burdened(asker.attendance)
        self.addresses.come(asker.address)
        self.rooms.come(asker.room)
        asker.place = asyncio.get_running_loop().create_future()
        self.waiting.append(asker)
        self._call()
        try:
            await asker.place
        except asyncio.CancelledError:
            if asker in self.waiting:
                self.waiting.remove(asker)
            else:
                self.done(asker, 0.0)  # called, and gone in the same moment
            raise

    def done(self, asker: Asker, seconds: float) -> None:
        assert asker.address is not None
        self.free += 1
        self.addresses.settle(asker.address, seconds)
        self.rooms.settle(asker.room, seconds)
        self._call()

    def _call(self) -> None:
        while self.free and self.waiting:
            asker = min(self.waiting, key=self._order)
            assert asker.address is not None
            self.waiting.remove(asker)
            self.free -= 1
            self.addresses.take(asker.address)
            self.rooms.take(asker.room)
            asker.place.set_result(None)
        self.addresses.forget({asker.address for asker in self.waiting if asker.address is not None})
        self.rooms.forget({asker.room for asker in self.waiting})

    def _order(self, asker: Asker) -> tuple[bool, float, float]:
        """Of equals, `min` takes the one that came first."""
        assert asker.address is not None
        unwatched = not asker.attendance.is_watched()
        return unwatched, self.addresses.had[asker.address], self.rooms.had[asker.room]

    def _least_burdened(self, attendance: Attendance) -> str:
        """What is thought about for all who are there is charged to whoever has had least, and waits for least: a
        stranger who watches takes nothing from a room."""
        waiting = [asker.address for asker in self.waiting]
        addresses = attendance.addresses() or [UNKNOWN]
        return min(addresses, key=lambda one: (self.addresses.had.get(one, 0.0), waiting.count(one)))

"""When the table was closed: stopped, killed, asleep with its machine, or without a store that writes. Clocks in days
do not run then, so that nobody loses because of a night in which nobody could answer.

The store notes now and then that the table is open. A longer gap is a closing, and is kept in a log of its own.
"""

import asyncio
import logging
from typing import Final

import msgspec

from rumpus.table.rooms.calendar import Stretch
from rumpus.table.rooms.clocks import Clocks, now, ticks
from rumpus.table.rooms.day_clocks import DayClocks
from rumpus.table.store.base import HOURS, Store, Taken

log = logging.getLogger("rumpus.hours")

SHORTEST: Final = 10 * 60 * 1000  # milliseconds; a restart is no closing
NOTED: Final = 10**12  # milliseconds since 1970; stores of before noted no time, but how often they had been probed


class Hours:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.closings: list[Stretch] = []
        self.at, self.tick = now(), ticks()  # when it was looked last
        self.lost: int | None = 0  # since when it is not known that the table was open
        self.turn = asyncio.Lock()

    def set(self, clocks: Clocks) -> None:
        """Clocks in days stand while we are closed."""
        if isinstance(clocks, DayClocks):
            clocks.closings = self.closings

    async def beat(self) -> None:
        """The table is open now; fails if that cannot be written. A machine that slept, or whose clock was set, shows
        by time that passed for one of its clocks and not for the other; where other processes were open meanwhile, that
        was no closing."""
        async with self.turn:
            await self._beat(now(), ticks())

    async def _beat(self, at: int, tick: int) -> None:
        slept = (at - self.at) - (tick - self.tick)
        self.at, self.tick = at, tick
        if slept > SHORTEST and self.lost is None:
            self.lost = at - slept
        try:
            if self.lost is not None and (last := await self.store.probed()) > NOTED:
                await self._note_closing(max(self.lost, last), at)
            await self.store.probe(at)
            await self.read_on()
            self.lost = None
        except BaseException:
            self.lost = at if self.lost is None else self.lost
            raise

    async def read_on(self) -> None:
        """Closings that others have noted."""
        for data in await self.store.entries(HOURS, len(self.closings)):
            self.closings.append(msgspec.json.decode(data, type=Stretch))

    async def _note_closing(self, since: int, until: int) -> None:
        while until - since > SHORTEST:
            await self.read_on()
            if any(ends >= until for _, ends in self.closings):  # somebody else was faster
                return
            try:
                await self.store.append(HOURS, len(self.closings) + 1, msgspec.json.encode((since, until)))
            except Taken:
                continue
            log.info("the table was closed", extra={"minutes": (until - since) // 60_000})
            return

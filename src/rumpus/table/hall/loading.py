"""Rooms on their way from the store into memory: each is read once, however many ask for it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from rumpus.table.hall.hours import Hours
from rumpus.table.rooms.clocks import ticks
from rumpus.table.rooms.live import LiveRoom
from rumpus.table.rooms.reading import DamagedRoom, read_room
from rumpus.table.rooms.room import Room
from rumpus.table.store.base import Store
from rumpus.table.thinking.readers import Readers

log = logging.getLogger("rumpus.hall")

SET_ASIDE = 2000  # rooms at most that we remember we cannot read


class Loading:
    def __init__(
        self, store: Store, readers: Readers, hours: Hours, welcome: Callable[[Room], Awaitable[LiveRoom]]
    ) -> None:
        """`welcome` makes a room that was read a live one."""
        self.store = store
        self.readers = readers
        self.hours = hours
        self.welcome = welcome
        self.under_way: dict[str, asyncio.Task[LiveRoom]] = {}
        self.set_aside: dict[str, DamagedRoom] = {}  # rooms that cannot be read

    async def load(self, id: str) -> LiveRoom:
        if id not in self.under_way:
            self.under_way[id] = asyncio.create_task(self._load(id))
            self.under_way[id].add_done_callback(lambda _: self.under_way.pop(id))
        return await asyncio.shield(self.under_way[id])

    async def _load(self, id: str) -> LiveRoom:
        return await self.welcome(await self.read(id))

    async def read(self, id: str) -> Room:
        """One that cannot be read is set aside: whoever asks for it is told so, and everything else goes on."""
        if id in self.set_aside:
            raise self.set_aside[id]
        try:
            room = await read_room(self.store, id, self.readers.read_log)
            self.hours.set(room.clocks)
            if not room.clocks.limit.in_days:
                room.clocks.since = ticks() - await self._running_for(room)
            return room
        except DamagedRoom as damaged:
            log.error("a room is set aside", extra={"room": id, "entry": damaged.number, "why": damaged.why.id})
            if len(self.set_aside) < SET_ASIDE:
                self.set_aside[id] = damaged
            raise

    async def _running_for(self, room: Room) -> int:
        """For how long the clock of whoever is asked has been running at another process. While nobody served the room
        none did; whether somebody does, only a store that is shared can tell."""
        if room.paused or room.clocks.seat is None or room.clocks.stands:
            return 0
        return await self.store.age(room.row.id, room.timed_at) or 0

"""Rooms that people watch when their table stops: others on the same store read them first, and only then is everybody
told to come back. So nobody waits while a room is read; until then they play on where they are."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from rumpus.table.rooms.division import Division
from rumpus.table.store.base import LEFT, PROMISED, READ, Store

log = logging.getLogger("rumpus.hall")

PROMISED_WITHIN = 0.5  # seconds; after that, nobody else is there
READ_WITHIN = 8.0  # seconds, for all of them
PAUSE = 0.02  # seconds between looks


class HandingOver:
    def __init__(self, store: Store, division: Division, find: Callable[[str], Awaitable[None]]) -> None:
        self.store = store
        self.division = division
        self.find = find
        self.leaving = False
        self.promised: set[str] = set()  # rooms that another process is about to read
        self.read: set[str] = set()  # and that it has read
        self.wanted: asyncio.Queue[str] = asyncio.Queue()  # rooms that another process leaves to us

    def hear(self, room: str, what: int) -> None:
        """What another process says of a room."""
        if what == PROMISED:
            self.promised.add(room)
        elif what == READ:
            self.read.add(room)
        elif not self.leaving and self.division.ours(room):
            self.wanted.put_nowait(room)

    async def read_those_wanted(self) -> None:
        """One after another, so that guests of ours are not kept waiting; first it is said of all that they will be."""
        while True:
            rooms = [await self.wanted.get()]
            while not self.wanted.empty():
                rooms.append(self.wanted.get_nowait())
            try:
                for room in rooms:
                    await self.store.tell(room, PROMISED)
                for room in rooms:
                    await self.find(room)
                    await self.store.tell(room, READ)
            except Exception as error:  # whatever a database may say: then they are read when somebody comes
                log.warning("rooms cannot be taken over", exc_info=error)

    async def leave(self, rooms: set[str]) -> None:
        """Until others have read them, if there are others."""
        self.leaving = True
        if not self.store.shared or not rooms:
            return
        for room in rooms:
            await self.store.tell(room, LEFT)
        await wait_for(lambda: rooms <= self.promised, PROMISED_WITHIN)
        if not await wait_for(lambda: rooms & self.promised <= self.read, READ_WITHIN):
            log.warning("some rooms are still being read elsewhere")


async def wait_for(holds: Callable[[], bool], seconds: float) -> bool:
    loop = asyncio.get_running_loop()
    end = loop.time() + seconds
    while not holds() and loop.time() < end:
        await asyncio.sleep(PAUSE)
    return holds()

"""Rooms that people watch when their table stops: others on the same store read them first, and only then is everybody
told to come back. So nobody waits while a room is read; until then they play on where they are."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from rumpus.table.rooms.division import Division
from rumpus.table.store.base import LEFT, PROMISED, READ, Store

log = logging.getLogger("rumpus.hall")

PROMISED_WITHIN = 0.5  # seconds; after that, nobody else is there
READ_WITHIN = 8.0  # seconds, all of them
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
        try:
            async with asyncio.timeout(READ_WITHIN):
                for room in rooms:
                    await self.store.tell(room, LEFT)
                with suppress(TimeoutError):
                    await asyncio.wait_for(until(lambda: rooms <= self.promised), PROMISED_WITHIN)
                await until(lambda: rooms & self.promised <= self.read)
        except Exception as error:  # whatever a database may say, or nothing: goodbye is said all the same
            log.warning("some rooms are not read elsewhere yet", exc_info=error)


async def until(holds: Callable[[], bool]) -> None:
    while not holds():
        await asyncio.sleep(PAUSE)

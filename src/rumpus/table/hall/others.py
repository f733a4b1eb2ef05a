"""What other processes on the same store do: this one reads on when they write, and takes up what they leave behind."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from rumpus.table.hall.deadlines import due_of
from rumpus.table.hall.handing_over import HandingOver
from rumpus.table.hall.live_rooms import LiveRooms
from rumpus.table.rooms.division import Division
from rumpus.table.rooms.entries import GOES_ON_NOT
from rumpus.table.rooms.live import LiveRoom
from rumpus.table.store.base import BOOK, DEVICES, EVERYWHERE, GONE, LastEntry, Store

log = logging.getLogger("rumpus.others")

LOOKS_AROUND_EVERY = 30.0  # seconds


class Others:
    def __init__(
        self,
        store: Store,
        division: Division,
        live: LiveRooms,
        read_on: Callable[[LiveRoom], Awaitable[None]],
        take_up: Callable[[str], Awaitable[None]],
        forget: Callable[[LiveRoom], None],
        expect: Callable[[str, int], None],
        hear: Callable[[str], Awaitable[None]],
    ) -> None:
        self.store = store
        self.division = division
        self.live = live
        self.read_on = read_on
        self.take_up = take_up
        self.forget = forget
        self.expect = expect
        self.hear = hear
        self.handing_over = HandingOver(store, division, take_up)
        self.tasks: list[asyncio.Task[None]] = []

    def open(self) -> None:
        if self.store.shared:
            doing = (self.follow(), self.look_around(), self.handing_over.read_those_wanted())
            self.tasks = [asyncio.create_task(one) for one in doing]

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def follow(self) -> None:
        """Read on in rooms that another process has written to."""
        while (change := await self.store.changes()) is not None:
            id, number = change
            if id in (EVERYWHERE, BOOK, DEVICES):
                await self.hear(id)
            if number < GONE:
                self.handing_over.hear(id, number)
            if id == EVERYWHERE:
                for live in list(self.live.values()):
                    await self.catch_up(live)
            elif id in self.live and number == GONE:
                self.forget(self.live[id])
            elif id in self.live and number > self.live[id].room.number:
                await self.catch_up(self.live[id])

    async def look_around(self) -> None:
        """Take up games that should go on but do not: the process that saw to their bots and clocks may have died."""
        before: dict[str, LastEntry] = {}
        while True:
            await asyncio.sleep(LOOKS_AROUND_EVERY)
            try:
                running = await rooms_that_may_go_on(self.store, self.division)
                for id, last in running.items():
                    if due := due_of(last.entry):
                        self.expect(id, due)
                    elif id not in self.live and before.get(id) == last:
                        await self.take_up(id)
                before = running
            except Exception as error:  # a database that is lost comes back
                log.error("it cannot be seen which games go on", exc_info=error)

    async def catch_up(self, live: LiveRoom) -> None:
        try:
            await self.read_on(live)
        except Exception as error:  # whatever is wrong with one room, the others are followed
            log.error("a room cannot be followed", exc_info=error, extra={"room": live.room.row.id})


async def rooms_that_may_go_on(store: Store, division: Division) -> dict[str, LastEntry]:
    """Those of ours that may have something to do by themselves, and how far they have come."""
    running = await store.running_rooms(unless=GOES_ON_NOT)
    return {id: last for id, last in running.items() if division.ours(id)}

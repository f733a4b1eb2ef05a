"""What other processes on the same store do: this one reads on when they write, and takes up what they leave behind."""

import asyncio
import logging
from typing import TYPE_CHECKING

from rumpus.table.store.base import EVERYWHERE, LastEntry

if TYPE_CHECKING:
    from rumpus.table.hall import Hall, LiveRoom

log = logging.getLogger("rumpus.others")

LOOKS_AROUND_EVERY = 30.0  # seconds


class Others:
    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.tasks: list[asyncio.Task[None]] = []

    def open(self) -> None:
        if self.hall.store.shared:
            self.tasks = [asyncio.create_task(self.follow()), asyncio.create_task(self.look_around())]

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def follow(self) -> None:
        """Read on in rooms that another process has written to."""
        rooms = self.hall.live
        while (change := await self.hall.store.changes()) is not None:
            id, number = change
            if id == EVERYWHERE:
                for live in list(rooms.values()):
                    await self.catch_up(live)
            elif id in rooms and number > rooms[id].room.number:
                await self.catch_up(rooms[id])

    async def look_around(self) -> None:
        """Take up games that should go on but do not: the process that saw to their bots and clocks may have died."""
        before: dict[str, LastEntry] = {}
        while True:
            await asyncio.sleep(LOOKS_AROUND_EVERY)
            try:
                running = await self.hall.rooms_that_may_go_on()
                for id, last in running.items():
                    if id not in self.hall.live and before.get(id) == last:
                        await self.hall.find_if_possible(id)
                before = running
            except Exception as error:  # a database that is lost comes back
                log.error("it cannot be seen which games go on", exc_info=error)

    async def catch_up(self, live: "LiveRoom") -> None:
        try:
            await self.hall.catch_up(live)
        except Exception as error:  # whatever is wrong with one room, the others are followed
            log.error("a room cannot be followed", exc_info=error, extra={"room": live.room.row.id})

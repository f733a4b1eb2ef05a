"""Rooms of which nobody knows what the store has of them, because it went silent while something was being written.

Whoever wanted that is told so, and not that it was refused: it may be written yet. The room is read again until the
store answers; until then whoever looks at it waits for that, or hears that the store is silent.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from rumpus.table.rooms.live import LiveRoom

log = logging.getLogger("rumpus.doubts")

FIRST_PAUSE, LONGEST_PAUSE = 0.2, 10.0  # seconds between looks


class Doubts:
    def __init__(self, read_on: Callable[[LiveRoom], Awaitable[None]]) -> None:
        self.read_on = read_on
        self.tasks: dict[str, asyncio.Task[None]] = {}  # by room

    def about(self, live: LiveRoom) -> bool:
        return live.room.row.id in self.tasks

    def begin(self, live: LiveRoom) -> None:
        id = live.room.row.id
        if id not in self.tasks:
            log.warning("it is not known whether something was written", extra={"room": id})
            self.tasks[id] = asyncio.create_task(self._look_again(live))

    async def _look_again(self, live: LiveRoom) -> None:
        pause = FIRST_PAUSE
        try:
            while True:
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
                try:
                    await self.read_on(live)
                except Exception as error:  # whatever a database may say
                    log.warning("a room cannot be read again yet", exc_info=error, extra={"room": live.room.row.id})
                else:
                    return
        finally:
            del self.tasks[live.room.row.id]

    async def close(self) -> None:
        for task in list(self.tasks.values()):
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)

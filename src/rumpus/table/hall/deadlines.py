"""When clocks in days run out. Rooms wait for that in the store and not in memory."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from heapq import heapify, heappop, heappush
from typing import Final

import msgspec

from rumpus.table.hall.hours import Hours
from rumpus.table.rooms.clocks import now

log = logging.getLogger("rumpus.deadlines")

EVERY: Final = 30.0  # seconds; nobody who has days notices
OUTDATED: Final = 50  # that may wait in the queue besides: each look at a room, and each answer, adds one


class Due(msgspec.Struct):
    """Of an entry, whatever it is."""

    due: int = 0


_due: "msgspec.json.Decoder[Due]" = msgspec.json.Decoder(Due)


def due_of(entry: bytes) -> int:
    """Before when nobody need see to a room whose last entry this is; 0 if that is not known."""
    try:
        return _due.decode(entry).due
    except (msgspec.DecodeError, UnicodeDecodeError):
        return 0


class Deadlines:
    def __init__(self, hours: Hours, see_to: Callable[[str], Awaitable[None]]) -> None:
        self.hours = hours
        self.see_to = see_to
        self.dues: dict[str, int] = {}  # in milliseconds since 1970, by rooms
        self.queue: list[tuple[int, str]] = []
        self.task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self.task = asyncio.create_task(self._now_and_then())

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    def note(self, room: str, due: int | None) -> None:
        """As the room itself tells."""
        if due is None:
            self.dues.pop(room, None)
        elif self.dues.get(room) != due:
            self.dues[room] = due
            heappush(self.queue, (due, room))
            if len(self.queue) > 2 * len(self.dues) + OUTDATED:
                self.queue = [(due, room) for room, due in self.dues.items()]
                heapify(self.queue)

    def expect(self, room: str, due: int) -> None:
        """As its last entry tells, unless more is known."""
        if room not in self.dues:
            self.note(room, due)

    async def look(self) -> None:
        """See to all rooms in which a clock may have run out by now; as long as nothing can be written, nobody has."""
        await self.hours.beat()
        while self.queue and self.queue[0][0] <= now():
            due, room = heappop(self.queue)
            if self.dues.get(room) == due:
                del self.dues[room]
                await self.see_to(room)

    async def _now_and_then(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look()
            except Exception as error:  # whatever is wrong, the next ones are looked at
                log.error("clocks in days cannot be seen to", exc_info=error)

"""Rooms in which nothing has happened for so long that nobody keeps them any more are cleared away, a few at a time:
whoever plays does not notice."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import msgspec

from rumpus.table.hall.deadlines import due_of
from rumpus.table.rooms.calendar import DAY
from rumpus.table.rooms.clocks import day_of, now
from rumpus.table.rooms.division import Division
from rumpus.table.rooms.retention import FOR_EVER, Retention, stage_without_playing
from rumpus.table.store.base import Damaged, Store, Surveyed

log = logging.getLogger("rumpus.clearing")

FIRST_AFTER, EVERY = 60.0, 3600.0  # seconds
AT_ONCE = 50  # rooms that are looked at
PAUSE = 0.05  # seconds between these


class When(msgspec.Struct):
    """Of an entry, whatever it is."""

    at: int


_when: "msgspec.json.Decoder[When]" = msgspec.json.Decoder(When)


class Clearing:
    def __init__(
        self, store: Store, division: Division, retention: Retention, delete: Callable[[str, int], Awaitable[bool]]
    ) -> None:
        self.store = store
        self.division = division
        self.retention = retention
        self.delete = delete  # a room, unless something has happened in it after the entry of that number
        self.cleared = 0
        self.forget_players: Callable[[int], Awaitable[None]] | None = None
        self.task: asyncio.Task[None] | None = None

    def open(self) -> None:
        if self.retention != FOR_EVER:
            self.task = asyncio.create_task(self._now_and_then())

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def _now_and_then(self) -> None:
        await asyncio.sleep(FIRST_AFTER)
        while True:
            try:
                cleared = await self.clear(now())
                if cleared:
                    log.info("rooms were cleared away", extra={"rooms": cleared})
            except Exception as error:  # a database that is lost comes back
                log.error("rooms could not be cleared away", exc_info=error)
            await asyncio.sleep(EVERY)

    async def clear(self, at: int) -> int:
        """All of ours that nobody keeps any more at that time; how many those were."""
        cleared, after = 0, ""
        while some := await self.store.survey(after, AT_ONCE):
            for room in some:
                if self.division.ours(room.id) and await self._is_past(room, at):
                    cleared += await self.delete(room.id, room.last.number)
            after = some[-1].id
            await asyncio.sleep(PAUSE)
        self.cleared += cleared
        if self.forget_players is not None and self.division.number == 0:
            await self.forget_players(at)
        if self.retention.finished:  # with the last game of a day goes what was noted for it
            await self.store.forget_days(day_of(at - self.retention.finished * DAY))
        if self.retention != FOR_EVER and self.division.number == 0:  # with its last room goes a box
            await self.store.clear_boxes()
        return cleared

    async def _is_past(self, room: Surveyed, at: int) -> bool:
        last = last_of(room)
        if room.over:
            return self.retention.is_past("over", last, at)
        if due_of(room.last.entry) > at:  # somebody still has time
            return False
        if not any(self.retention.is_past(stage, last, at) for stage in ("open", "running")):
            return False
        try:
            return self.retention.is_past(stage_without_playing(await self.store.entries(room.id, 0)), last, at)
        except (Damaged, msgspec.DecodeError):  # is for whoever runs the table to look at
            return False


def last_of(room: Surveyed) -> int:
    """When something happened last."""
    try:
        return max(room.created, _when.decode(room.last.entry).at) if room.last.entry else room.created
    except (msgspec.DecodeError, UnicodeDecodeError):
        return room.created

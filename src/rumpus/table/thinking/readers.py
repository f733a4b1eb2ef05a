"""Whatever takes long to work out from a room's log is worked out by worker processes, never in everybody's way.

An address may use so much of their time, and no more (`Workload`); what was found is kept for whoever asks next.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from rumpus.boxes.boxes import BOX, Boxes
from rumpus.kernel.message import Refused
from rumpus.table.guests.addresses import UNKNOWN
from rumpus.table.guests.attendance import Attendance
from rumpus.table.guests.limits import Workload, visitor
from rumpus.table.rooms.bringing import Bring, Brought
from rumpus.table.rooms.present import read_present
from rumpus.table.rooms.reading import DamagedRoom, new_room, read_here
from rumpus.table.rooms.room import Room
from rumpus.table.store.base import BoxFiles, Store
from rumpus.table.thinking.jobs import Job
from rumpus.table.thinking.minds import BotFailed, Minds
from rumpus.table.thinking.readings import Log, LogNeeded, Read, Reading, ReadingResult, present
from rumpus.table.thinking.turns import Asker, Turns

SHORT = 4_000  # bytes of a log that takes a moment to read, wherever that is done
MOST_WAITING = 16  # of one address
KEPT_BYTES = 16_000_000
KEPT_EACH = 800  # bytes that each takes besides
BYTES_A_SECOND = 20_000_000  # sending so many costs as much as a second of work

Result = TypeVar("Result")
Key = tuple[str, int, Reading]  # a room, how many entries it had, and what was wanted


class Readers:
    def __init__(self, store: Store, workload: Workload, minds: Minds) -> None:
        self.store = store
        self.workload = workload
        self.minds = minds
        self.turns = Turns(minds.count)
        self.tasks: set[asyncio.Task[object]] = set()
        self.under_way: dict[Key, asyncio.Task[bytes]] = {}
        self.kept: OrderedDict[Key, bytes] = OrderedDict()
        self.kept_bytes = 0

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.to_thread(self.minds.close)
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def read_log(self, room: Room, entries: list[bytes]) -> Room:
        """A new room as its log tells it. A long one is read elsewhere."""
        row = room.row
        if room.past is not None or is_short(entries, row.opening):
            return await read_here(room, entries)
        job = Read(row.id, 0, Reading(present), Log(entries, row, brought_with(room)))
        found = await self._alone(row.id, self._run(job))
        return read_present(room, told(row.id, found))

    async def read(self, room: Room, what: Callable[..., bytes], *args: int | None) -> bytes:
        """Something that only the whole log tells, of the room as it is now or a moment later."""
        if room.past is not None:
            return what(room, *args)  # it is not played again, only told
        key = (room.row.id, room.number, Reading(what, args))
        data = self.kept.get(key)
        if data is None:
            self.workload.check(visitor.get())
            if key not in self.under_way:
                self.under_way[key] = self._task(self._turn(key[0], self._read(key)))
                self.under_way[key].add_done_callback(lambda task: self._keep(key, task))
            data = await asyncio.shield(self.under_way[key])
        else:
            self.kept.move_to_end(key)
        self.workload.charge(visitor.get(), len(data) / BYTES_A_SECOND)
        return data

    async def bring(self, bring: Bring) -> Brought:
        """A record that somebody brings, played again. Refused if it cannot be."""
        self.workload.check(visitor.get())
        found = await self._alone("", self._run(bring))
        if not isinstance(found, Brought):
            raise Refused(found.id, **found.args)
        return found

    async def _read(self, key: Key) -> bytes:
        found = await self._run(Read(*key))
        if isinstance(found, LogNeeded):
            found = await self._run(Read(*key, await self._log(key[0], found.after)))
        return told(key[0], found)

    async def _log(self, id: str, after: int | None) -> Log:
        if after is not None:
            return Log(await self.store.entries(id, after))
        row = await self.store.room(id)
        if row is None:
            raise Refused("room-unknown", room=id)
        box = brought_with(await new_room(self.store, row))
        return Log(await self.store.entries(id, 0), row, box)

    def _keep(self, key: Key, task: "asyncio.Task[bytes]") -> None:
        del self.under_way[key]
        if not task.cancelled() and task.exception() is None:
            self.kept[key] = task.result()
            self.kept_bytes += KEPT_EACH + len(task.result())
            while self.kept_bytes > KEPT_BYTES:
                self.kept_bytes -= KEPT_EACH + len(self.kept.popitem(last=False)[1])

    # Waiting for a process

    async def _alone(self, room: str, work: Coroutine[Any, Any, Result]) -> Result:
        """Whoever asked may leave; the work is done to its end, because the process is ours again only then."""
        return await asyncio.shield(self._task(self._turn(room, work)))

    def _task(self, work: Coroutine[Any, Any, Result]) -> "asyncio.Task[Result]":
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def _turn(self, room: str, work: Coroutine[Any, Any, Result]) -> Result:
        asker = Asker(room, Attendance(), visitor.get() or UNKNOWN)
        try:
            if sum(one.address == asker.address for one in self.turns.waiting) >= MOST_WAITING:
                raise Refused("too-many-requests")
            await self.turns.wait(asker)
        except BaseException:
            work.close()
            raise
        began = time.monotonic()
        try:
            return await work
        finally:
            seconds = time.monotonic() - began
            self.turns.done(asker, seconds)
            self.workload.charge(visitor.get(), seconds)

    async def _run(self, job: Job[Result]) -> Result:
        try:
            return await self.minds.think(job)
        except BotFailed as failed:
            raise ReadingFailed(failed.why) from None


class ReadingFailed(Exception):
    """A worker did not come to an end, or to none that we thought of."""


def is_short(entries: list[bytes], opening: tuple[str, ...] = (), most: int = SHORT) -> bool:
    return sum(map(len, entries)) + sum(map(len, opening)) <= most


def brought_with(room: Room) -> BoxFiles | None:
    """The files of its box, if it may not be found on this machine any more."""
    return None if room.past is not None else Boxes.of(room.game).brought(room.row.options.get(BOX, ""))


def told(room: str, found: LogNeeded | ReadingResult) -> bytes:
    if isinstance(found, LogNeeded):
        raise ReadingFailed(found)
    if found.damaged is not None:
        raise DamagedRoom(room, *found.damaged)
    if found.refusal is not None:
        raise Refused(found.refusal.id, **found.refusal.args)
    return found.data

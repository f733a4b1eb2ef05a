"""Games that are over, looked back at: one after another, elsewhere, and kept for a while."""

import asyncio
import logging
import os
import signal
import sys
from collections import OrderedDict
from collections.abc import Awaitable, Callable

import msgspec

from rumpus.kernel.message import Refused
from rumpus.table.rooms.room import Room
from rumpus.table.thinking import looking_back
from rumpus.table.thinking.minds import BotFailed
from rumpus.table.thinking.readers import Readers
from rumpus.table.thinking.readings import to_look_back_at
from rumpus.table.wire.moment_messages import LookBackInfo

log = logging.getLogger("rumpus.analyses")

SIMULATIONS = 25_000  # for a game: about ten seconds of a usual processor
KEPT = 200
MOST_WAITING = 20
ANSWERED_WITHIN = 10.0  # seconds; whoever has waited for so long is told to ask again
LONGEST = 180.0  # seconds for a game


class Analyses:
    def __init__(self, readers: Readers, look_back: Callable[[bytes], Awaitable[bytes]]) -> None:
        self.readers = readers
        self.look_back = look_back
        self.known: OrderedDict[str, LookBackInfo] = OrderedDict()  # by room, the one last asked for last
        self.under_way: dict[str, asyncio.Task[LookBackInfo]] = {}
        self.turn = asyncio.Semaphore(1)

    async def of(self, room: Room) -> LookBackInfo:
        """What is found, or that it is not ready yet."""
        if room.stage != "over":
            raise Refused("analysis-not-over")
        id = room.row.id
        if id in self.known:
            self.known.move_to_end(id)
            return self.known[id]
        if id not in self.under_way:
            if len(self.under_way) >= MOST_WAITING:
                raise Refused("too-many-requests")
            task = self.under_way[id] = asyncio.create_task(self._look_back(room))
            task.add_done_callback(lambda task: self._done(id, task))
        try:
            return await asyncio.wait_for(asyncio.shield(self.under_way[id]), ANSWERED_WITHIN)
        except TimeoutError:
            return LookBackInfo(ready=False, players=[], moments=[], costliest=[])

    def _done(self, id: str, task: "asyncio.Task[LookBackInfo]") -> None:
        del self.under_way[id]
        if not task.cancelled() and task.exception() is None:
            self.known[id] = task.result()
            while len(self.known) > KEPT:
                self.known.popitem(last=False)

    async def _look_back(self, room: Room) -> LookBackInfo:
        async with self.turn:
            wanted = await self.readers.read(room, to_look_back_at)
            try:
                found = await self.look_back(wanted)
                return msgspec.convert(msgspec.json.decode(found) | {"ready": True}, LookBackInfo)
            except (OSError, TimeoutError, msgspec.MsgspecError, BotFailed) as error:
                log.error("a game cannot be looked back at", exc_info=error, extra={"room": room.row.id})
                raise Refused("analysis-failed") from None

    async def close(self) -> None:
        for task in list(self.under_way.values()):
            task.cancel()
        await asyncio.gather(*self.under_way.values(), return_exceptions=True)


async def look_back_in_a_process(wanted: bytes) -> bytes:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", looking_back.__name__, str(SIMULATIONS)),
        env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path)), "PYTHONIOENCODING": "utf-8"},
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,  # it might tell of the game
        start_new_session=True,  # what is typed at our terminal is not meant for it
    )
    try:
        found, _ = await asyncio.wait_for(process.communicate(wanted), LONGEST)
        if process.returncode:
            raise ChildProcessError(process.returncode)
        return found
    finally:
        if process.returncode is None:
            process.send_signal(signal.SIGKILL)
            await process.wait()

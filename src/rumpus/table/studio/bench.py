"""Where experiments are played: one after another, by a process of their own at low priority, so that nobody who plays
or thinks at the table waits for them. Of several processes and tables with the same folder, one sees to it."""

import asyncio
import fcntl
import logging
import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import IO, Final, TypeVar

import msgspec

from rumpus.kernel.message import Refused
from rumpus.table.studio.experiments import Experiments
from rumpus.table.studio.laboratory import Problem

log = logging.getLogger("rumpus.lab")

LOCK_FILE: Final = ".bench"
LOOK_EVERY: Final = 1.0  # seconds: another process may have been asked for something
PAUSE: Final = 10.0  # seconds, after something that nobody thought of
ENDS_WITHIN: Final = 5.0  # seconds, after which a process that was asked to stop is ended
POLITE: Final = 10  # the priority of what somebody waits for: whoever plays, thinks or reads comes first
LONGEST: Final = 50.0  # seconds that somebody waits for a report or for a game that is played again

Result = TypeVar("Result")


class Bench:
    def __init__(self, experiments: Experiments, processes: int) -> None:
        self.experiments = experiments
        self.processes = processes
        self.news = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.errands: set[subprocess.Popen[bytes]] = set()
        self.one_at_a_time = asyncio.Lock()

    def open(self) -> None:
        if self.experiments.is_open:
            self.task = asyncio.create_task(self._see_to_it())

    async def close(self) -> None:
        """What is being played goes on when a table is opened here again."""
        for errand in self.errands:
            errand.kill()
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task

    def wake(self) -> None:
        """Something was wished for."""
        self.news.set()

    async def _see_to_it(self) -> None:
        place: IO[bytes] | None = None
        try:
            while (place := await asyncio.to_thread(take_place, self.experiments.folder)) is None:
                await asyncio.sleep(LOOK_EVERY)
            while True:
                try:
                    await self._see_to_next()
                except Exception as error:  # a full disk, for example
                    log.error("experiments are not played for a while", exc_info=error)
                    await asyncio.sleep(PAUSE)
        finally:
            if place is not None:
                place.close()

    async def _see_to_next(self) -> None:
        await asyncio.to_thread(self.experiments.clear_away)
        if (id := await asyncio.to_thread(self.experiments.next)) is None:
            await self._look_up()
        else:
            await self._play(id)

    async def _look_up(self) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self.news.wait(), LOOK_EVERY)
        self.news.clear()

    async def _play(self, id: str) -> None:
        """Until it is done, or nobody wants it any more."""
        command = self.experiments.lab.play(self.experiments.place(id), self.processes)
        process = await asyncio.to_thread(start, command, self.experiments.lab.priority)
        log.info("an experiment is played", extra={"experiment": id})
        try:
            while process.poll() is None and self._is_wanted(id):
                await self._look_up()
        finally:
            await asyncio.shield(asyncio.to_thread(end, process))
        if process.returncode != 0 and self._is_wanted(id):
            log.warning("an experiment failed", extra={"experiment": id, "code": process.returncode})
            self.experiments.want(id, "failed")

    def _is_wanted(self, id: str) -> bool:
        with suppress(Refused):
            return self.experiments.wish(id).wanted == "play"
        return False

    async def run(self, command: list[str], kind: type[Result]) -> Result:
        """Something that takes a while, for somebody who waits for it; one after another. It is said on the output of
        the command."""
        async with self.one_at_a_time:
            errand = await asyncio.to_thread(start, command, min(POLITE, self.experiments.lab.priority))
            self.errands.add(errand)
            assert errand.stdout is not None
            reading = asyncio.ensure_future(asyncio.to_thread(errand.stdout.read))
            try:
                said = await asyncio.wait_for(asyncio.shield(reading), LONGEST)
            except TimeoutError:
                raise Refused("lab-takes-long") from None
            finally:
                errand.kill()  # it has said what it had to say, or will not any more
                await reading
                self.errands.discard(errand)
                await asyncio.shield(asyncio.to_thread(end, errand))
        with suppress(msgspec.DecodeError):
            return msgspec.json.decode(said, type=kind)
        with suppress(msgspec.DecodeError):
            raise Refused("lab-refused", why=msgspec.json.decode(said, type=Problem).refused)
        raise Refused("lab-program-failed")


def take_place(folder: Path) -> IO[bytes] | None:
    """Nothing, if somebody else sees to the experiments of this folder."""
    folder.mkdir(parents=True, exist_ok=True)
    place = (folder / LOCK_FILE).open("wb")
    try:
        fcntl.flock(place, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        place.close()
        return None
    return place


def start(command: list[str], priority: int) -> subprocess.Popen[bytes]:
    """It ends when its input does: with us, whatever becomes of us. Whatever it starts has its priority, too."""
    process = subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        start_new_session=True,  # what is typed at our terminal is not meant for it
    )
    os.setpriority(os.PRIO_PROCESS, process.pid, priority)
    with suppress(OSError):  # where Linux shares time among sessions first, the session has a priority of its own
        Path(f"/proc/{process.pid}/autogroup").write_text(str(priority), encoding="ascii")
    return process


def end(process: subprocess.Popen[bytes]) -> None:
    for line in (process.stdin, process.stdout):
        if line is not None:
            with suppress(OSError):
                line.close()
    try:
        process.wait(ENDS_WITHIN)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()

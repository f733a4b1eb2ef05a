"""Experiments in a process of their own, at low priority. Of several processes and tables with the same folder, one
sees to it."""

import asyncio
import fcntl
import logging
import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import IO, Final

from rumpus.kernel.message import Refused
from rumpus.table.studio.bench import Bench
from rumpus.table.studio.experiments import Experiments

log = logging.getLogger("rumpus.lab")

LOCK_FILE: Final = ".bench"
LOOK_EVERY: Final = 1.0  # seconds: another process may have been asked for something
ENDS_WITHIN: Final = 5.0  # seconds, after which a process that was asked to stop is ended
POLITE: Final = 10  # the priority of what somebody waits for: whoever plays, thinks or reads comes first
LONGEST: Final = 50.0  # seconds that somebody waits for a report or for a game that is played again


class ProcessBench(Bench):
    look_every = LOOK_EVERY

    def __init__(self, experiments: Experiments, processes: int = 1) -> None:
        super().__init__(experiments)
        self.processes = processes
        self.errands = Errands()

    async def close(self) -> None:
        self.errands.kill()
        await super().close()

    async def _see_to_it(self) -> None:
        place: IO[bytes] | None = None
        try:
            while (place := await asyncio.to_thread(take_place, self.experiments.folder)) is None:
                await asyncio.sleep(LOOK_EVERY)
            await super()._see_to_it()
        finally:
            if place is not None:
                place.close()

    async def _play(self, id: str) -> bool:
        lab = self.experiments.lab
        errand = lab.play(self.experiments.place(id), self.processes)
        process = await asyncio.to_thread(start, command(lab.program, errand), lab.priority)
        log.info("an experiment is played", extra={"experiment": id})
        try:
            while process.poll() is None and self._is_wanted(id):
                await self._look_up()
        finally:
            await asyncio.shield(asyncio.to_thread(end, process))
        return process.returncode == 0

    async def _say(self, errand: list[str]) -> bytes:
        """It is said on the output of the command."""
        lab = self.experiments.lab
        try:
            return await self.errands.hear(lab.program, errand, min(POLITE, lab.priority), LONGEST)
        except TimeoutError:
            raise Refused("lab-takes-long") from None


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


def command(program: str, errand: list[str]) -> list[str]:
    return [sys.executable, "-m", program, *errand]


class Errands:
    """Programs that say something to somebody who waits for it."""

    def __init__(self) -> None:
        self.running: set[subprocess.Popen[bytes]] = set()

    async def hear(self, program: str, errand: list[str], priority: int, longest: float) -> bytes:
        """All that a program says on its output. TimeoutError if that takes too long."""
        process = await asyncio.to_thread(start, command(program, errand), priority)
        self.running.add(process)
        assert process.stdout is not None
        reading = asyncio.ensure_future(asyncio.to_thread(process.stdout.read))
        try:
            return await asyncio.wait_for(asyncio.shield(reading), longest)
        finally:
            process.kill()  # it has said what it had to say, or will not any more
            await reading
            self.running.discard(process)
            await asyncio.shield(asyncio.to_thread(end, process))

    def kill(self) -> None:
        for process in self.running:
            process.kill()


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

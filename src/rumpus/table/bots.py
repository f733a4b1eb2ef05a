"""Bots think in worker processes, never in a room's way. One that fails is replaced by a simpler one."""

import asyncio
import logging
import os
import queue
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import Pipe
from random import SystemRandom
from typing import Any, NamedTuple

from rumpus.kernel.bot import Glimpse
from rumpus.kernel.message import Refused
from rumpus.kernel.registry import bot_levels
from rumpus.table import thinking
from rumpus.table.thinking import HURRY, LONGEST_THOUGHT
from rumpus.table.thoughts import Asked, Said

log = logging.getLogger("rumpus.bots")

ENDS_WITHIN = 1.0  # seconds a process has to end by itself


class BotFailed(Exception):
    """A bot did not come to an answer. The reason tells the kind of failure and nothing of the game."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Thought(NamedTuple):
    place: int  # of the chosen option
    level: str  # of the bot that chose it; nothing if none could


class Worker:
    """One process. When a bot has broken it or will not stop thinking, a new one takes its place."""

    def __init__(self) -> None:
        self.stopping = False
        self._start()

    def _start(self) -> None:
        self.line, theirs = Pipe()
        with theirs:
            self.process = subprocess.Popen(
                [sys.executable, "-m", thinking.__name__, str(theirs.fileno())],
                pass_fds=[theirs.fileno()],
                env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
                stdin=subprocess.DEVNULL,
                start_new_session=True,  # what is typed at our terminal is not meant for it
            )

    def think(self, asked: Asked) -> Any:
        try:
            self.line.send(asked)
            said = self._hear()
        except (EOFError, OSError):
            said = Said(None, "EOFError")
        if said.failed in ("TimeoutError", "EOFError") and not self.stopping:
            self.process.kill()
            self.end()
            self._start()
        if said.failed:
            raise BotFailed(said.failed)
        return said.thought

    def _hear(self) -> Said:
        """The thought. Whoever thinks for too long has a moment to say the best they have found."""
        if not self.line.poll(LONGEST_THOUGHT):
            self.line.send(HURRY)
            if not self.line.poll(ENDS_WITHIN):
                return Said(None, "TimeoutError")
        said: Said = self.line.recv()
        return said

    def stop(self) -> None:
        """Whatever is being thought need not be thought to its end."""
        self.stopping = True
        self.process.kill()

    def end(self) -> None:
        self.line.close()
        try:
            self.process.wait(ENDS_WITHIN)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


class BotWorkers:
    def __init__(self, workers: int) -> None:
        self.count = workers
        self.workers: list[Worker] = []
        self.idle: queue.SimpleQueue[Worker] = queue.SimpleQueue()
        self.threads = ThreadPoolExecutor(workers, "bots")  # each waits for one process
        self.seeds = SystemRandom()
        self.thoughts = 0
        self.failures = 0

    def open(self) -> None:
        self.workers = [Worker() for _ in range(self.count)]
        for worker in self.workers:
            self.idle.put(worker)

    def close(self) -> None:
        for worker in self.workers:
            worker.stop()
        self.threads.shutdown(cancel_futures=True)
        for worker in self.workers:
            worker.end()

    async def choose(self, level: str, glimpse: Glimpse, room: str) -> Thought:
        """One of the options, whatever happens to the bot."""
        for candidate in (level, *simpler_than(level)):
            try:
                thought = Thought(await self._choose(candidate, glimpse), candidate)
                self.thoughts += 1
                return thought
            except BotFailed as failed:
                self.failures += 1
                log.warning("a bot failed", extra={"room": room, "level": candidate, "why": failed.why})
        return Thought(self.seeds.randrange(len(glimpse.options)), "")

    async def advise(self, kind: str, given: Any) -> Any:
        """What an adviser says; Refused if it comes to nothing."""
        try:
            return await self._think(Asked(False, kind, given, self.seeds.getrandbits(64)))
        except BotFailed as failed:
            log.warning("advice failed", extra={"kind": kind, "why": failed.why})
            raise Refused("advice-failed") from None

    async def _choose(self, level: str, glimpse: Glimpse) -> int:
        place: int = await self._think(Asked(True, level, glimpse, self.seeds.getrandbits(64)))
        if 0 <= place < len(glimpse.options):
            return place
        raise BotFailed("IndexError")

    async def _think(self, asked: Asked) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self.threads, self._wait_for, asked)

    def _wait_for(self, asked: Asked) -> Any:
        worker = self.idle.get()
        try:
            return worker.think(asked)
        finally:
            self.idle.put(worker)


def simpler_than(level: str) -> list[str]:
    """The levels below, the nearest first."""
    levels = bot_levels()
    return levels[: levels.index(level)][::-1] if level in levels else levels[::-1]

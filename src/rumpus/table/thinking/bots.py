"""Bots, and whoever weighs odds or gives hints, think in worker processes, never in a room's way. A bot that fails is
replaced by a simpler one."""

import asyncio
import logging
import os
import queue
import secrets
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import Pipe
from random import SystemRandom
from typing import Any, NamedTuple, TypeVar

from rumpus.kernel.chance import SeededChance
from rumpus.table.guests.timings import Timings
from rumpus.table.rooms.room import Room
from rumpus.table.thinking import worker as worker_program
from rumpus.table.thinking.jobs import Advise, Choose, Job, Weigh
from rumpus.table.thinking.turns import Asker, Turns
from rumpus.table.thinking.worker import HURRY, LONGEST_THOUGHT
from rumpus.thinking.bot import Glimpse, Hint, glimpse_of
from rumpus.thinking.odds import Odds
from rumpus.thinking.registry import simpler_than

log = logging.getLogger("rumpus.bots")

ADVISER = "strong"
ENDS_WITHIN = 1.0  # seconds a process has to end by itself

Found = TypeVar("Found")


class BotFailed(Exception):
    """A bot, or whoever else thinks, did not come to an answer. The reason tells the kind of failure and nothing of the
    game."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Thought(NamedTuple):
    place: int  # of the chosen option
    level: str  # of the bot that chose it; nothing if none could
    seconds: float  # that it took to think


class Worker:
    """One process. When a bot has broken it or will not stop thinking, a new one takes its place."""

    def __init__(self) -> None:
        self.stopping = False
        self._start()

    def _start(self) -> None:
        self.line, theirs = Pipe()
        with theirs:
            self.process = subprocess.Popen(
                [sys.executable, "-m", worker_program.__name__, str(theirs.fileno())],
                pass_fds=[theirs.fileno()],
                env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
                stdin=subprocess.DEVNULL,
                start_new_session=True,  # what is typed at our terminal is not meant for it
            )

    def run(self, job: Job[Found]) -> Found:
        said: object
        try:
            self.line.send(job)
            said = self._hear()
        except (EOFError, OSError):
            said = "EOFError"
        if said in ("TimeoutError", "EOFError") and not self.stopping:
            self.process.kill()
            self.end()
            self._start()
        if isinstance(said, str):
            raise BotFailed(said)
        return job.accept(said)

    def _hear(self) -> object:
        """The answer. A bot that thinks for too long has a moment to say the best it has found."""
        if not self.line.poll(LONGEST_THOUGHT):
            self.line.send(HURRY)
            if not self.line.poll(ENDS_WITHIN):
                return "TimeoutError"
        said: object = self.line.recv()
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
        self.turns = Turns(workers)
        self.seeds = SystemRandom()
        self.thoughts = 0
        self.thinking = Timings()
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

    async def choose(self, level: str, glimpse: Glimpse, asker: Asker) -> Thought:
        """One of the options, whatever happens to the bot."""
        for candidate in (level, *simpler_than(level)):
            try:
                place, seconds = await self._run(Choose(candidate, glimpse, self._seed()), asker)
                self.thoughts += 1
                self.thinking.note(seconds)
                return Thought(place, candidate, seconds)
            except BotFailed as failed:
                self.failures += 1
                log.warning("a bot failed", extra={"room": asker.room, "level": candidate, "why": failed.why})
        return Thought(self.seeds.randrange(len(glimpse.options)), "", 0.0)

    async def weigh(self, glimpse: Glimpse, place: int, asker: Asker) -> Odds:
        """How likely it is what, should the option at this place be taken; BotFailed if that is not found out."""
        return (await self._run(Weigh(place, glimpse, self._seed()), asker))[0]

    async def advise(self, glimpse: Glimpse, asker: Asker) -> Hint:
        """What is worth answering; BotFailed if nobody knows."""
        return (await self._run(Advise(ADVISER, glimpse, self._seed()), asker))[0]

    def _seed(self) -> int:
        return self.seeds.getrandbits(64)

    async def _run(self, job: Job[Found], asker: Asker) -> tuple[Found, float]:
        """What was found, and in how many seconds. A thought goes on, and is charged, even if nobody waits for it any
        more."""
        await self.turns.wait(asker)
        loop = asyncio.get_running_loop()
        began = loop.time()
        running = loop.run_in_executor(self.threads, self._wait_for, job)
        running.add_done_callback(lambda done: self._ended(done, asker, loop.time() - began))
        found = await asyncio.shield(running)
        return found, loop.time() - began

    def _ended(self, running: "asyncio.Future[Any]", asker: Asker, seconds: float) -> None:
        if not running.cancelled():
            running.exception()  # that of a thought nobody waits for is nobody's concern
        self.turns.done(asker, seconds)

    def _wait_for(self, job: Job[Found]) -> Found:
        worker = self.idle.get()
        try:
            return worker.run(job)
        finally:
            self.idle.put(worker)


def glimpse_in(room: Room) -> Glimpse:
    """What a bot is given that answers in a room. The luck with which it imagines hidden cards is nobody's dice."""
    match = room.match
    assert match is not None
    return glimpse_of(room.game, room.setting, match.state, SeededChance(secrets.token_hex(16)))

"""Bots think in worker processes, never in a room's way. One that fails is replaced by a simpler one."""

import asyncio
import logging
import multiprocessing
import queue
import signal
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from random import Random, SystemRandom
from typing import NamedTuple

from rumpus.kernel.bot import Glimpse
from rumpus.kernel.registry import bot_levels, find_bot

log = logging.getLogger("rumpus.bots")

LONGEST_THOUGHT = 20  # seconds, after which a bot has failed
ENDS_WITHIN = 1.0  # seconds a process has to end by itself

_processes = multiprocessing.get_context("spawn")  # a copy of a process with threads would not be sound


class BotFailed(Exception):
    """A bot did not come to an answer. The reason tells the kind of failure and nothing of the game."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Thought(NamedTuple):
    place: int  # of the chosen option
    level: str  # of the bot that chose it; nothing if none could


def think_for_others(line: Connection) -> None:
    """In a worker: answer each glimpse with the place of an option, or with what went wrong."""
    for ignored in (signal.SIGINT, signal.SIGTERM):  # meant for the server, which lets us finish
        signal.signal(ignored, signal.SIG_IGN)
    while True:
        try:
            level, glimpse, seed = line.recv()
        except (EOFError, OSError):
            return
        signal.alarm(2 * LONGEST_THOUGHT)  # ends even a thought whose server is gone
        try:
            line.send(find_bot(level)(glimpse, Random(seed)))
        except Exception as error:  # whatever a bot does wrong, the game goes on
            line.send(type(error).__name__)
        signal.alarm(0)


class Worker:
    """One process. When a bot has broken it or will not stop thinking, a new one takes its place."""

    def __init__(self) -> None:
        self.stopping = False
        self._start()

    def _start(self) -> None:
        self.line, theirs = _processes.Pipe()
        self.process = _processes.Process(target=think_for_others, args=(theirs,), name="bots", daemon=True)
        self.process.start()
        theirs.close()

    def think(self, level: str, glimpse: Glimpse, seed: int) -> int:
        try:
            self.line.send((level, glimpse, seed))
            said = self.line.recv() if self.line.poll(LONGEST_THOUGHT) else "TimeoutError"
        except (EOFError, OSError):
            said = "EOFError"
        if said in ("TimeoutError", "EOFError") and not self.stopping:
            self.end()
            self._start()
        if isinstance(said, int) and 0 <= said < len(glimpse.options):
            return said
        raise BotFailed(said if isinstance(said, str) else "IndexError")

    def stop(self) -> None:
        """Whatever is being thought need not be thought to its end."""
        self.stopping = True
        self.process.kill()

    def end(self) -> None:
        self.line.close()
        self.process.join(ENDS_WITHIN)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.process.close()


class BotWorkers:
    def __init__(self, workers: int) -> None:
        self.count = workers
        self.workers: list[Worker] = []
        self.idle: queue.SimpleQueue[Worker] = queue.SimpleQueue()
        self.threads = ThreadPoolExecutor(workers, "bots")  # each waits for one process
        self.seeds = SystemRandom()
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
                return Thought(await self._think(candidate, glimpse), candidate)
            except BotFailed as failed:
                self.failures += 1
                log.warning("a bot failed", extra={"room": room, "level": candidate, "why": failed.why})
        return Thought(self.seeds.randrange(len(glimpse.options)), "")

    async def _think(self, level: str, glimpse: Glimpse) -> int:
        seed = self.seeds.getrandbits(64)
        return await asyncio.get_running_loop().run_in_executor(self.threads, self._wait_for, level, glimpse, seed)

    def _wait_for(self, level: str, glimpse: Glimpse, seed: int) -> int:
        worker = self.idle.get()
        try:
            return worker.think(level, glimpse, seed)
        finally:
            self.idle.put(worker)


def simpler_than(level: str) -> list[str]:
    """The levels below, the nearest first."""
    levels = bot_levels()
    return levels[: levels.index(level)][::-1] if level in levels else levels[::-1]

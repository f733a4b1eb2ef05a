"""Worker processes: each does one job at a time, and is replaced when a bot has broken it."""

import asyncio
import os
import queue
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import Pipe
from typing import TypeVar

from rumpus.table.thinking import worker as worker_program
from rumpus.table.thinking.jobs import Job
from rumpus.table.thinking.minds import BotFailed
from rumpus.table.thinking.worker import HURRY, LONGEST_THOUGHT

ENDS_WITHIN = 1.0  # seconds a process has to end by itself
POLITENESS = 5  # of those who only read: whoever plays comes first

Found = TypeVar("Found")


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


class Reader(Worker):
    def _start(self) -> None:
        super()._start()
        os.setpriority(os.PRIO_PROCESS, self.process.pid, POLITENESS)


class WorkerProcesses:
    """So many; those that nobody has opened are started when they are first needed."""

    def __init__(self, count: int, kind: type[Worker] = Worker) -> None:
        self.count = count
        self.kind = kind
        self.workers: list[Worker] = []
        self.idle: queue.SimpleQueue[Worker] = queue.SimpleQueue()
        self.threads = ThreadPoolExecutor(count, kind.__name__.lower())  # each waits for one process
        self.opening = threading.Lock()

    def open(self) -> None:
        with self.opening:
            while len(self.workers) < self.count:
                self.workers.append(self.kind())
                self.idle.put(self.workers[-1])

    def close(self) -> None:
        for worker in self.workers:
            worker.stop()
        self.threads.shutdown(cancel_futures=True)
        for worker in self.workers:
            worker.end()

    async def think(self, job: Job[Found]) -> Found:
        return await asyncio.get_running_loop().run_in_executor(self.threads, self._wait_for, job)

    def _wait_for(self, job: Job[Found]) -> Found:
        self.open()
        worker = self.idle.get()
        try:
            return worker.run(job)
        finally:
            self.idle.put(worker)

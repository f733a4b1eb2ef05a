"""Processes that play games, one after another; stopped at once when nobody wants the games under way any more."""

import signal
import threading
from collections.abc import Callable, Iterator
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Generic, Protocol, Self, TypeVar

from rumpus.kernel.message import Message, Refused
from rumpus.lab.processes import leave_with_parent
from rumpus.lab.running import clearing_away_rarely


class AnyJob(Protocol):
    """A game to be played."""

    @property
    def bots(self) -> tuple[str, ...]: ...


Job = TypeVar("Job", bound=AnyJob)
Result = TypeVar("Result")  # what comes of it


class GameWorker(Generic[Job, Result]):
    def __init__(self, play: Callable[[Job], Result]) -> None:
        processes = get_context("spawn")
        self.line, theirs = processes.Pipe()
        self.process = processes.Process(target=work, args=(theirs, play), daemon=True)
        self.process.start()
        theirs.close()
        self.job: Job | None = None

    def take(self, job: Job) -> None:
        self.job = job
        self.line.send(job)

    def hear(self) -> Result:
        """What came of its job."""
        assert self.job is not None
        try:
            said: Result | Message = self.line.recv()
        except EOFError:
            raise Refused("match-process-died", bots=self.job.bots) from None
        self.job = None
        if isinstance(said, Message):
            raise Refused(said.id, **said.args)
        return said

    def stop(self) -> None:
        self.process.kill()
        self.process.join()
        self.line.close()


class GamePool(Generic[Job, Result]):
    """So many processes, for as long as the `with` lasts; games under way at its end are given up."""

    def __init__(self, processes: int, play: Callable[[Job], Result]) -> None:
        self.processes = processes
        self.play_one = play
        self.workers: list[GameWorker[Job, Result]] = []

    def __enter__(self) -> Self:
        self.workers = [GameWorker(self.play_one) for _ in range(self.processes)]
        return self

    def __exit__(self, *_: object) -> None:
        for worker in self.workers:
            worker.stop()

    def play(self, jobs: Iterator[Job]) -> Iterator[Result]:
        """The games as they are done. A job is taken from the iterator when there is somebody to play it."""
        idle = list(self.workers)
        while True:
            for worker, job in zip(list(idle), islice(jobs, len(idle)), strict=False):
                worker.take(job)
                idle.remove(worker)
            busy = {worker.line: worker for worker in self.workers if worker.job is not None}
            if not busy:
                return
            for line in wait(list(busy)):
                assert isinstance(line, Connection)
                idle.append(busy[line])
                yield busy[line].hear()


def work(line: "Connection[Result | Message, Job]", play: Callable[[Job], Result]) -> None:
    """In a process of its own. An interruption is the parent's affair, and so is life without it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=leave_with_parent, daemon=True).start()
    with clearing_away_rarely():
        while True:
            try:
                job = line.recv()
            except EOFError:
                return
            try:
                line.send(play(job))
            except Refused as refused:
                line.send(refused.message)

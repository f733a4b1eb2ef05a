"""Games of an experiment, played by several processes of this machine."""

import os
import signal
import threading
from collections.abc import Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import connection, get_context, parent_process
from pathlib import Path

from rumpus.lab.experiment import Experiment
from rumpus.lab.plan import DoneTask, Task
from rumpus.lab.running import AHEAD, Workers, play_task


def by_processes(processes: int) -> Workers:
    """Who closes the iterator waits for the tasks under way only."""

    def work(experiment: Experiment, boxes: Path, tasks: Iterator[Task]) -> Generator[DoneTask, None, None]:
        pool = ProcessPoolExecutor(
            processes, mp_context=get_context("spawn"), initializer=prepare, initargs=(experiment, boxes)
        )
        try:
            waiting: set[Future[DoneTask]] = {pool.submit(play, task) for task in islice(tasks, AHEAD * processes)}
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
                waiting |= {pool.submit(play, task) for task in islice(tasks, len(done))}
        finally:
            pool.shutdown(cancel_futures=True)

    return work


at_hand: list[tuple[Experiment, Path]] = []  # in a process of workers: what it was started for


def prepare(experiment: Experiment, boxes: Path) -> None:
    """In each process, before its first task. An interruption is the parent's affair, and so is life without it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=leave_with_parent, daemon=True).start()
    at_hand.append((experiment, boxes))


def leave_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    connection.wait([parent.sentinel])
    os._exit(1)


def play(task: Task) -> DoneTask:
    return play_task(*at_hand[0], task)

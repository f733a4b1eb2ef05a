"""Running an experiment: its games are played by several processes, and kept as they come."""

import gc
import os
import signal
import threading
import time
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import closing, contextmanager
from dataclasses import dataclass
from itertools import islice
from multiprocessing import connection, get_context, parent_process
from pathlib import Path
from typing import Final, TypeAlias

import msgspec

from rumpus.kernel.message import Refused
from rumpus.lab.experiment import Experiment
from rumpus.lab.plan import CellPlan, DoneTask, Plan, Task
from rumpus.lab.playing import play_game
from rumpus.lab.results import Results

SECONDS_A_TASK: Final = 1.0  # about: long enough not to be slowed down by asking for tasks, short enough to wait for
MOST_AT_ONCE: Final = 100
GARBAGE_THRESHOLDS: Final = (50_000, 20, 50)  # new objects before Python looks through them; how often not the older
AHEAD: Final = 2  # tasks for each process: one under way, one waiting

# Plays tasks in whatever order, and yields what was played as it is done.
Workers: TypeAlias = Callable[[Experiment, Path, Iterator[Task]], Generator[DoneTask, None, None]]


@dataclass(frozen=True)
class Progress:
    done: int  # games, those of earlier runs included
    wanted: int
    per_second: float
    seconds_left: float
    cell: CellPlan  # the one played last
    plan: Plan


def run_experiment(results: Results, work: Workers, tell: Callable[[Progress], None], most: int | None = None) -> int:
    """Play what is missing, at most so many games of each cell; how many were played now."""
    plan, pace = Plan(results.experiment, most), Pace()
    plan.look_up(results)
    if plan.done < plan.wanted:
        check_that_games_are_the_same(results)
    with closing(work(results.experiment, results.boxes, plan.tasks(pace.games_at_once))) as played_by:
        for played in played_by:
            results.add(played.cell, played.rows)
            plan.add(played)
            pace.add(played)
            tell(pace.progress(plan, played.cell))
    for id, cell_plan in plan.cells.items():
        if cell_plan.games < plan.games:
            results.cut(id, cell_plan.games)
    return pace.games


def check_that_games_are_the_same(results: Results) -> None:
    """Where rules or bots have changed since an experiment was begun, old games and new ones must not be mixed. Playing
    the first game again shows it."""
    if kept := results.oldest():
        cell, number, row = kept
        again = play_game(results.experiment, results.experiment.cell(cell), number, results.boxes)
        if msgspec.json.encode(again) != row:
            raise Refused("lab-plays-otherwise", folder=str(results.folder))


class Pace:
    def __init__(self) -> None:
        self.started = time.monotonic()
        self.games = 0
        self.worked = 0.0  # seconds, of all processes together

    def add(self, played: DoneTask) -> None:
        self.games += len(played.rows)
        self.worked += played.seconds

    @property
    def per_second(self) -> float:
        return self.games / max(time.monotonic() - self.started, 0.001)

    def games_at_once(self) -> int:
        """For a task: so many as take a process about a second; few, before anything is known."""
        return max(1, min(MOST_AT_ONCE, int(SECONDS_A_TASK * self.games / self.worked))) if self.worked else 1

    def progress(self, plan: Plan, cell: str) -> Progress:
        left = plan.wanted - plan.done
        return Progress(plan.done, plan.wanted, self.per_second, left / self.per_second, plan.cells[cell], plan)


def by_processes(processes: int) -> Workers:
    """On this machine. Who closes the iterator waits for the tasks under way only."""

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


def play_task(experiment: Experiment, boxes: Path, task: Task) -> DoneTask:
    id, numbers = task
    cell, started = experiment.cell(id), time.perf_counter()
    with clearing_away_rarely():
        rows = [(number, msgspec.json.encode(play_game(experiment, cell, number, boxes))) for number in numbers]
    return DoneTask(id, rows, time.perf_counter() - started)


@contextmanager
def clearing_away_rarely() -> Iterator[None]:
    """A game makes many small things, hardly any of which refer to each other: looking for those that do takes longer
    than the little memory is worth."""
    usual = gc.get_threshold()
    gc.set_threshold(*GARBAGE_THRESHOLDS)
    try:
        yield
    finally:
        gc.set_threshold(*usual)

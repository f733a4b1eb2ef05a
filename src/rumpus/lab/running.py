"""Running an experiment: its games are played by several workers, and kept as they come."""

import gc
import time
from collections.abc import Callable, Generator, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
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


class ExperimentRun:
    """What is missing of an experiment, at most so many games of each cell; and what comes of it, in whatever order."""

    def __init__(self, results: Results, most: int | None = None) -> None:
        self.results = results
        self.plan, self.pace = Plan(results.experiment, most), Pace()
        self.plan.look_up(results)

    @property
    def first_again(self) -> Task | None:
        """Where rules or bots have changed since an experiment was begun, old games and new ones must not be mixed.
        Playing the first game again shows it."""
        kept = self.results.oldest() if self.plan.done < self.plan.wanted else None
        return None if kept is None else (kept[0], (kept[1],))

    def check_that_it_is_the_same(self, again: DoneTask) -> None:
        kept = self.results.oldest()
        if kept is None or again.rows != [kept[1:]]:
            raise Refused("lab-plays-otherwise", folder=str(self.results.folder))

    def tasks(self) -> Iterator[Task]:
        return self.plan.tasks(self.pace.games_at_once)

    def add(self, played: DoneTask) -> Progress:
        self.results.add(played.cell, played.rows)
        self.plan.add(played)
        self.pace.add(played)
        return self.pace.progress(self.plan, played.cell)

    def end(self) -> None:
        for id, cell_plan in self.plan.cells.items():
            if cell_plan.games < self.plan.games:
                self.results.cut(id, cell_plan.games)


def run_experiment(results: Results, work: Workers, tell: Callable[[Progress], None], most: int | None = None) -> int:
    """How many games were played now."""
    run = ExperimentRun(results, most)
    if (again := run.first_again) is not None:
        run.check_that_it_is_the_same(play_task(results.experiment, results.boxes, again))
    with closing(work(results.experiment, results.boxes, run.tasks())) as played_by:
        for played in played_by:
            tell(run.add(played))
    run.end()
    return run.pace.games


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

"""Which games are still to be played, and when a cell has had enough of them.

A cell may stop early only after whole batches, looked at in the order of their numbers. So it stops at the same game
whoever played which one first.
"""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple, TypeAlias

import msgspec

from rumpus.lab.experiment import Cell, Experiment
from rumpus.lab.results import Results
from rumpus.lab.statistics import Estimate, mean_of, wilson

BATCH: Final = 200

Task: TypeAlias = tuple[str, tuple[int, ...]]  # a cell, and the numbers of some of its games


class DoneTask(NamedTuple):
    """A task that was done."""

    cell: str
    rows: list[tuple[int, bytes]]  # the numbers and rows of its games, written as JSON
    seconds: float  # that it took


class RowSummary(msgspec.Struct):
    """What a plan needs to know of a row."""

    number: int
    order: tuple[int, ...]
    winners: tuple[int, ...]
    turns: int


read_outcome = msgspec.json.Decoder(RowSummary).decode


class CellPlan:
    def __init__(self, cell: Cell, games: int, precision: float | None) -> None:
        self.cell = cell
        self.games = games  # how many there will be: fewer, once fewer turn out to be enough
        self.precision = precision
        self.ahead: dict[int, RowSummary] = {}  # played, but something before them is missing
        self.counted = 0
        self.wins = [0] * cell.seats  # by place in the order of first turns
        self.turns: list[int] = []

    def add(self, outcome: RowSummary) -> None:
        self.ahead[outcome.number] = outcome
        while self.counted < self.games and (next_one := self.ahead.pop(self.counted, None)) is not None:
            self.count(next_one)

    def count(self, outcome: RowSummary) -> None:
        self.counted += 1
        self.turns.append(outcome.turns)
        for place, seat in enumerate(outcome.order):
            self.wins[place] += seat in outcome.winners
        if self.counted % BATCH == 0 and self.is_precise():
            self.games = self.counted

    def win_rates(self) -> list[Estimate]:
        """By place in the order of first turns."""
        return [wilson(wins, self.counted) for wins in self.wins]

    def length(self) -> Estimate:
        """In turns."""
        return mean_of(self.turns)

    def is_precise(self) -> bool:
        return self.precision is not None and all(
            rate.high - rate.low <= 2 * self.precision for rate in self.win_rates()
        )

    def has(self, number: int) -> bool:
        return number < self.counted or number in self.ahead

    @property
    def done(self) -> int:
        return min(self.games, self.counted + len(self.ahead))


class Plan:
    def __init__(self, experiment: Experiment, most: int | None) -> None:
        games = experiment.games if most is None else min(most, experiment.games)
        self.games = games
        self.cells = {cell.id: CellPlan(cell, games, experiment.precision) for cell in experiment.cells}

    def look_up(self, results: Results) -> None:
        """What was played before."""
        for id, plan in self.cells.items():
            for row in results.written_rows(id):
                plan.add(read_outcome(row))

    def add(self, played: DoneTask) -> None:
        for _, row in played.rows:
            self.cells[played.cell].add(read_outcome(row))

    def tasks(self, at_once: Callable[[], int]) -> Iterator[Task]:
        """The games that are missing, a batch of each cell in turn; so many of them at once."""
        for first in range(0, self.games, BATCH):
            for id, plan in self.cells.items():
                number = first
                while number < min(first + BATCH, plan.games):
                    numbers: list[int] = []
                    while number < min(first + BATCH, plan.games) and len(numbers) < at_once():
                        if not plan.has(number):
                            numbers.append(number)
                        number += 1
                    if numbers:
                        yield id, tuple(numbers)

    @property
    def done(self) -> int:
        return sum(plan.done for plan in self.cells.values())

    @property
    def wanted(self) -> int:
        return sum(plan.games for plan in self.cells.values())

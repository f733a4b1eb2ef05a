"""Games that are worth looking at: the most dramatic, the shortest, the longest, and a typical one."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from statistics import quantiles
from typing import Final

from rumpus.boxes.boxes import BOX
from rumpus.kernel.match import Match
from rumpus.kernel.question import CHANCE
from rumpus.lab.experiment import Cell
from rumpus.lab.gathering import Found
from rumpus.lab.measures import Measures
from rumpus.lab.playing import play_again
from rumpus.lab.results import Results
from rumpus.lab.rows import GameRow
from rumpus.records.record import record_of

TYPICAL: Final = ("turns", "answers", "decided", "leads", "drama")  # what a typical game has as most games have it
SUFFIX: Final = ".record"


@dataclass(frozen=True)
class Exemplar:
    what: str  # dramatic, shortest, longest or typical
    cell: Cell
    row: GameRow
    measures: Measures
    file: str  # of its record


def choose_exemplars(results: Results, found: Found) -> list[Exemplar]:
    """Where several games are equal, the first of them."""
    games = [(cell.cell, number, measures) for cell in found.cells for number, measures in cell.measures.items()]
    spans = {id: spread(m[id] for _, _, m in games if id in m) for id in TYPICAL}

    def unlike_others(measures: Measures) -> float:
        if not measures.keys() >= spans.keys():
            return float("inf")  # a draw is not typical
        return sum(abs(measures[id] - middle) / width for id, (middle, width) in spans.items())

    chosen = {
        "dramatic": max(games, key=lambda game: game[2].get("drama", 0.0)),
        "shortest": min(games, key=lambda game: (game[2]["turns"], game[2]["answers"])),
        "longest": max(games, key=lambda game: (game[2]["turns"], game[2]["answers"])),
        "typical": min(games, key=lambda game: unlike_others(game[2])),
    }
    return [
        Exemplar(what, cell, find_row(results, cell, number), measures, f"{what}{SUFFIX}")
        for what, (cell, number, measures) in chosen.items()
    ]


def spread(values: Iterable[float]) -> tuple[float, float]:
    """The median, and how far apart the quartiles are."""
    known = list(values)
    if len(known) < 2:
        return (known[0] if known else 0.0), 1.0
    low, middle, high = quantiles(known, n=4)
    return middle, (high - low) or 1.0


def find_row(results: Results, cell: Cell, number: int) -> GameRow:
    return next(row for row in results.rows(cell.id) if row.number == number)


def write_records(results: Results, exemplars: Iterable[Exemplar], folder: Path) -> set[str]:
    """Played again, because only their figures are kept. That gives the same games, unless rules or bots have changed
    since: such a game has no record. Which have one is returned, by their files."""
    folder.mkdir(parents=True, exist_ok=True)
    written = set[str]()
    for exemplar in exemplars:
        match = play_again(results.experiment, exemplar.cell, exemplar.row.number, results.boxes)
        (folder / exemplar.file).unlink(missing_ok=True)  # of an earlier report
        if not is_the_same(match, exemplar.row):
            continue
        record = record_of(match)
        if own_box := exemplar.cell.own_box:  # by its name: where it lies may be another place tomorrow
            record.options[BOX] = own_box + record.options[BOX][record.options[BOX].rindex("@") :]
        (folder / exemplar.file).write_text(record.write(), encoding="utf-8")
        written.add(exemplar.file)
    return written


def is_the_same(match: Match, row: GameRow) -> bool:
    asked = [entry.question for entry in match.answers if entry.question is not None]
    choices = sum(question.seat != CHANCE and len(question.options) > 1 for question in asked)
    winners = None if match.result is None else match.result.winners
    return (winners, match.state.turns, choices) == (row.winners, row.turns, row.choices)

"""Whether a finding holds for whoever plays: bots of several strengths and characters, each by themselves."""

from dataclasses import replace

from rumpus.lab.comparing import Compared, Comparison, Effect, PlaceAhead, ThingWorth, compare
from rumpus.lab.experiment import BOTS, Cell, Experiment
from rumpus.lab.gathering import gather
from rumpus.lab.results import Results
from rumpus.lab.statistics import FEWEST

Subject = tuple[object, ...]  # what a comparison is about, whoever plays


class Robustness:
    """What is found with each sort of bots. With nothing to compare, nothing is said."""

    def __init__(self, by_bot: dict[str, Compared]) -> None:
        self.by_bot = {bot: {subject_of(one): one for one in found.all()} for bot, found in by_bot.items()}

    def holds_for(self, comparison: Comparison) -> tuple[str, ...] | None:
        """The bots with which it is so too: the same way, by an interval without 0. Nothing, where it was not tried
        with several."""
        subject = subject_of(comparison)
        tried = {bot: found[subject] for bot, found in self.by_bot.items() if subject in found}
        if len(tried) < 2:
            return None
        return tuple(bot for bot, one in tried.items() if is_clear(one) and same_way(one, comparison))

    def tried_with(self, comparison: Comparison) -> int:
        return sum(subject_of(comparison) in found for found in self.by_bot.values())


def is_clear(comparison: Comparison) -> bool:
    low, high = comparison.estimate.low, comparison.estimate.high
    return comparison.estimate.n >= FEWEST and (low > 0 or high < 0)


def same_way(one: Comparison, other: Comparison) -> bool:
    return one.estimate.value * other.estimate.value > 0


def subject_of(comparison: Comparison) -> Subject:
    match comparison:
        case PlaceAhead():
            return "place", comparison.seats, comparison.place
        case Effect():
            others = {key: value for key, value in (comparison.others or {}).items() if key != BOTS}
            setting = tuple(others.items()) if comparison.part else ()
            return "effect", comparison.axis, comparison.base, comparison.level, comparison.figure.id, setting
        case ThingWorth():
            return "thing", comparison.thing
        case _:
            return ("nothing else",)


def robustness(results: Results) -> Robustness:
    """The same comparisons for each sort of bots that plays the same cells."""
    experiment = results.experiment
    if not experiment.robust:
        return Robustness({})
    bots = dict.fromkeys(cell.levels[BOTS] for cell in experiment.cells)
    parts = {bot: gather(results, part_of(experiment, bot)) for bot in bots}
    return Robustness({bot: compare(found) for bot, found in parts.items() if found.cells})


def part_of(experiment: Experiment, bot: str) -> Experiment:
    """The cells that these bots play, as an experiment that knows no others."""
    cells = tuple(replace(cell, levels=without_bots(cell)) for cell in experiment.cells if cell.levels[BOTS] == bot)
    base = without_bots(experiment.cell(experiment.baseline))
    return replace(experiment, cells=cells, baseline=next(cell.id for cell in cells if cell.levels == base), asks=())


def without_bots(cell: Cell) -> dict[str, str]:
    return {key: value for key, value in cell.levels.items() if key != BOTS}

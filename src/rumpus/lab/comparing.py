"""What is compared with what, and which differences are more than luck.

Cells are compared along an axis: one key of the sweep, or several that change together. Where an experiment has several
axes, a level is compared with the baseline's within each setting of the others, and in all of these together.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations

from rumpus.lab.experiment import Cell, Experiment
from rumpus.lab.gathering import CellFound, Found
from rumpus.lab.measures import FIGURES, Figure
from rumpus.lab.statistics import SIGNIFICANT, Estimate, holm, mean_of, p_value
from rumpus.lab.usage import Thing

Axis = tuple[str, ...]  # keys
Level = tuple[str, ...]  # a value for each key of an axis


@dataclass
class Comparison:
    estimate: Estimate  # a difference: 0 would be none
    p: float = field(init=False)
    corrected: float = field(init=False, default=1.0)

    def __post_init__(self) -> None:
        self.p = p_value(self.estimate)

    @property
    def significant(self) -> bool:
        return self.corrected < SIGNIFICANT


@dataclass
class PlaceAhead(Comparison):
    """How far a place in the order of play is above an even share of the wins, in all games of so many seats."""

    seats: int
    place: int


@dataclass
class BotAhead(Comparison):
    """How far a level of bots is above what it would win if all were equal."""

    bot: str


@dataclass
class Change(Comparison):
    """What a level changes about a figure, beside the baseline."""

    axis: Axis
    base: Level
    level: Level
    others: dict[str, str] | None  # the setting of the other axes; None is all of them together
    figure: Figure
    before: float
    after: float


@dataclass
class ThingWorth(Comparison):
    """How much oftener a use of this is a winner's than a use of anything else of its kind."""

    thing: Thing


@dataclass
class Compared:
    places: list[PlaceAhead]
    bots: list[BotAhead]
    changes: list[Change]
    things: list[ThingWorth]

    def all(self) -> list[Comparison]:
        return [*self.places, *self.bots, *self.changes, *self.things]


def compare(found: Found) -> Compared:
    """Everything that the report draws conclusions from, corrected for how many of them there are."""
    compared = Compared(
        [
            PlaceAhead(estimate, seats, place)
            for seats, places in found.places.items()
            for place, estimate in enumerate(places)
        ],
        [BotAhead(estimate, bot) for bot, estimate in found.bots.items()],
        [change for axis in axes_of(found.experiment) for change in changes_along(axis, found)],
        [ThingWorth(worth.uses, thing) for thing, worth in found.things.items() if worth.uses.n],
    )
    everything = compared.all()
    for comparison, corrected in zip(everything, holm([one.p for one in everything]), strict=True):
        comparison.corrected = corrected
    return compared


def axes_of(experiment: Experiment) -> list[Axis]:
    """The swept keys, those together that do not change independently of each other."""
    levels = [cell.levels for cell in experiment.cells]
    axes: list[Axis] = [(key,) for key in levels[0]]
    for one, other in combinations(levels[0], 2):
        pairs = {(level[one], level[other]) for level in levels}
        if len(pairs) < len({pair[0] for pair in pairs}) * len({pair[1] for pair in pairs}):
            tied = [axis for axis in axes if one in axis or other in axis]
            axes[axes.index(tied[0])] = tuple(dict.fromkeys(key for axis in tied for key in axis))
            axes = [axis for axis in axes if axis not in tied[1:]]
    return [axis for axis in axes if len(levels_of(axis, experiment)) > 1]


def levels_of(axis: Axis, experiment: Experiment) -> list[Level]:
    return list(dict.fromkeys(level_of(axis, cell) for cell in experiment.cells))


def level_of(axis: Axis, cell: Cell) -> Level:
    return tuple(cell.levels[key] for key in axis)


def others_of(axis: Axis, cell: Cell) -> dict[str, str]:
    return {key: value for key, value in cell.levels.items() if key not in axis}


def changes_along(axis: Axis, found: Found) -> Iterator[Change]:
    base = level_of(axis, found.experiment.cell(found.experiment.baseline))
    for level in levels_of(axis, found.experiment):
        pairs = pairs_of(axis, base, level, found.cells) if level != base else []
        for figure in FIGURES:
            groups = [[pair] for pair in pairs] if len(pairs) > 1 else []
            for group in (pairs, *groups):
                others = None if group is pairs else others_of(axis, group[0][0].cell)
                if change := change_between(group, axis, base, level, others, figure):
                    yield change


def pairs_of(axis: Axis, base: Level, level: Level, cells: list[CellFound]) -> list[tuple[CellFound, CellFound]]:
    """Cells that differ in nothing but this axis."""
    return [
        (before, after)
        for before in cells
        for after in cells
        if level_of(axis, before.cell) == base
        and level_of(axis, after.cell) == level
        and others_of(axis, before.cell) == others_of(axis, after.cell)
    ]


def change_between(
    pairs: Sequence[tuple[CellFound, CellFound]],
    axis: Axis,
    base: Level,
    level: Level,
    others: dict[str, str] | None,
    figure: Figure,
) -> Change | None:
    """Game by game; games of the same number share their luck whatever their cell, so all of them count as one."""
    by_number: dict[int, list[tuple[float, float]]] = {}
    for before, after in pairs:
        for number, measures in before.measures.items():
            then, now = measures.get(figure.id), after.measures.get(number, {}).get(figure.id)
            if then is not None and now is not None:
                by_number.setdefault(number, []).append((then, now))
    if not by_number:
        return None
    estimate = mean_of([sum(now - then for then, now in both) / len(both) for both in by_number.values()])
    all_pairs = [pair for both in by_number.values() for pair in both]
    before_mean, after_mean = (sum(values) / len(all_pairs) for values in zip(*all_pairs, strict=True))
    return Change(estimate, axis, base, level, others, figure, before_mean, after_mean)

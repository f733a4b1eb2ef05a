"""What is compared with what, and which differences are more than luck.

Cells are compared along an axis, which is one key of the sweep: those that differ in nothing else. Where there are
other keys too, levels are compared within each setting of these, and in all such settings together. Keys that only ever
change together are one axis.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from statistics import fmean

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
class Effect(Comparison):
    """What a level changes about a figure, beside the baseline."""

    axis: Axis
    base: Level
    level: Level
    others: dict[str, str] | None  # the setting of the other keys; None is several of them together
    part: bool  # of a comparison over several settings, which is there too
    figure: Figure
    before: float
    after: float


@dataclass
class ThingWorth(Comparison):
    """How much more often a use of this is a winner's than a use of anything else of its kind."""

    thing: Thing


@dataclass
class Compared:
    places: list[PlaceAhead]
    bots: list[BotAhead]
    changes: list[Effect]
    things: list[ThingWorth]

    def all(self) -> list[Comparison]:
        return [*self.places, *self.bots, *self.changes, *self.things]


def compare(found: Found) -> Compared:
    """Everything that the report draws conclusions from, corrected for how many of them there are."""
    compared = Compared(
        [
            PlaceAhead(estimate, seats, place)
            for seats, places in found.places.items()
            for place, estimate in enumerate(places if seats > 2 else places[:1])  # of two, one tells of the other
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
    keys = experiment.cells[0].levels
    alone: list[Axis] = [(key,) for key in keys if any(len(cells) > 1 for _, cells in settings_of((key,), experiment))]
    together = tuple(key for key in keys if (key,) not in alone)
    return [*alone, together] if len(levels_of(together, experiment)) > 1 else alone


def settings_of(axis: Axis, experiment: Experiment) -> list[tuple[dict[str, str], list[Cell]]]:
    """Each setting of the other keys, with its cells: these differ in nothing but the axis."""
    others = list(dict.fromkeys(tuple(others_of(axis, cell).items()) for cell in experiment.cells))
    return [
        (dict(setting), [cell for cell in experiment.cells if others_of(axis, cell) == dict(setting)])
        for setting in others
    ]


def levels_of(axis: Axis, experiment: Experiment) -> list[Level]:
    return list(dict.fromkeys(level_of(axis, cell) for cell in experiment.cells))


def level_of(axis: Axis, cell: Cell) -> Level:
    return tuple(cell.levels[key] for key in axis)


def others_of(axis: Axis, cell: Cell) -> dict[str, str]:
    return {key: value for key, value in cell.levels.items() if key not in axis}


def changes_along(axis: Axis, found: Found) -> Iterator[Effect]:
    """Beside the baseline's level, or where a setting does not have that, beside its first one."""
    usual = level_of(axis, found.experiment.cell(found.experiment.baseline))
    played = {cell.cell.id: cell for cell in found.cells}
    pairs: dict[tuple[Level, Level], list[tuple[CellFound, CellFound]]] = {}
    for _, cells in settings_of(axis, found.experiment):
        levels = [level_of(axis, cell) for cell in cells]
        base = usual if usual in levels else levels[0]
        before = cells[levels.index(base)]
        for level, after in zip(levels, cells, strict=True):
            if level != base and before.id in played and after.id in played:
                pairs.setdefault((base, level), []).append((played[before.id], played[after.id]))
    for (base, level), together in pairs.items():
        several = len(together) > 1
        for figure in FIGURES:
            for group in [together, *([pair] for pair in together if several)]:
                others = others_of(axis, group[0][0].cell) if len(group) == 1 else None
                part = several and len(group) == 1
                if change := change_between(group, axis, base, level, others, part, figure):
                    yield change


def change_between(
    pairs: Sequence[tuple[CellFound, CellFound]],
    axis: Axis,
    base: Level,
    level: Level,
    others: dict[str, str] | None,
    part: bool,
    figure: Figure,
) -> Effect | None:
    """Game by game; games of the same number share their luck whatever their cell, so all of them count as one."""
    by_number: dict[int, list[float]] = {}
    before_all, after_all = list[float](), list[float]()
    for before, after in pairs:
        there = after.by_number(figure.id)
        for number, value in before.by_number(figure.id).items():
            if number in there:
                by_number.setdefault(number, []).append(there[number] - value)
                before_all.append(value)
                after_all.append(there[number])
    if not any(before_all) and not any(after_all):
        return None  # what never happens does not change
    estimate = mean_of([sum(differences) / len(differences) for differences in by_number.values()])
    return Effect(estimate, axis, base, level, others, part, figure, fmean(before_all), fmean(after_all))

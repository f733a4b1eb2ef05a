"""Going through the results of an experiment once, cell by cell, and keeping what the report needs of them."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from rumpus.lab.experiment import Cell, Experiment
from rumpus.lab.measures import Measures, measure
from rumpus.lab.results import Results
from rumpus.lab.rows import GameRow
from rumpus.lab.statistics import Estimate, mean_of, ratio, wilson
from rumpus.lab.usage import Thing, Usage, by_kind, count_uses


@dataclass
class CellFound:
    cell: Cell
    measures: dict[int, Measures]  # by the number of the game
    places: list[Estimate]  # how often each place in the order of play wins
    beyond: list[Estimate]  # by how much more than an even share
    bots: dict[str, Estimate]  # how often a seat of that level wins
    clauses: dict[str, tuple[int, int]]  # in how many games each was followed, and how often in all
    things: dict[Thing, "ThingFound"]
    happened: dict[Thing, list[Estimate]]  # what, by what: how often in a game, to each place in the order of play
    sources: dict[str, Estimate]  # of luck: which share of what chance moves comes from there
    figures: dict[str, dict[int, float]] = field(default_factory=dict)  # the same measures by figure, once asked for

    def figure(self, id: str) -> list[float]:
        return list(self.by_number(id).values())

    def by_number(self, id: str) -> dict[int, float]:
        """Of the games that have this figure."""
        if id not in self.figures:
            self.figures[id] = {number: found[id] for number, found in self.measures.items() if id in found}
        return self.figures[id]


@dataclass(frozen=True)
class ThingFound:
    in_games: Estimate  # the share of games in which it comes into play
    times: float  # in a game
    users: Estimate
    uses: Estimate


@dataclass
class Found:
    experiment: Experiment
    cells: list[CellFound]
    things: dict[Thing, ThingFound]  # of all cells together
    places: dict[int, list[Estimate]]  # by seats: how far each place is above an even share of the wins
    bots: dict[str, Estimate]  # and each level of bots, where it plays others

    @property
    def games(self) -> int:
        return sum(len(cell.measures) for cell in self.cells)

    def clauses(self) -> dict[str, tuple[int, int]]:
        return added_up(cell.clauses for cell in self.cells)


def gather(results: Results, experiment: Experiment | None = None) -> Found:
    """Cells without a game yet are left out; a part of the experiment may be looked at by itself."""
    experiment = experiment or results.experiment
    cells, together = list[CellFound](), dict[Thing, Usage]()
    places, bots = dict[tuple[int, int], Usage](), dict[str, Usage]()
    for cell in experiment.cells:
        if not (rows := results.rows(cell.id)):
            continue
        found, uses = look_at(cell, rows)
        cells.append(found)
        for thing, usage in uses.items():
            together.setdefault(thing, Usage()).take_in(usage)
        for row in rows:
            for place, (seat, ahead) in enumerate(zip(row.order, ahead_by_place(row), strict=True)):
                places.setdefault((cell.seats, place), Usage()).add(row.number, 1, ahead)
                if len(set(row.bots)) > 1:
                    bots.setdefault(row.bots[seat], Usage()).add(row.number, 1, ahead)
    return Found(
        experiment,
        cells,
        tell_things(together, sum(len(cell.measures) for cell in cells)),
        {
            seats: [places[seats, place].of_users() for place in range(seats)]
            for seats in sorted({k[0] for k in places})
        },
        {bot: usage.of_users() for bot, usage in sorted(bots.items())},
    )


def look_at(cell: Cell, rows: list[GameRow]) -> tuple[CellFound, dict[Thing, Usage]]:
    wins = [sum(row.order[place] in row.winners for row in rows) for place in range(cell.seats)]
    ahead = [ahead_by_place(row) for row in rows]
    uses = count_uses(rows, [won / len(rows) for won in wins])
    found = CellFound(
        cell,
        {row.number: measure(row) for row in rows},
        [wilson(won, len(rows)) for won in wins],
        [mean_of(values) for values in zip(*ahead, strict=True)],
        tell_bots(rows),
        added_up({clause: (1, times) for clause, times in row.clauses.items()} for row in rows),
        tell_things(uses, len(rows)),
        tell_happenings(rows, cell.seats),
        tell_sources(rows),
    )
    return found, uses


def ahead_by_place(row: GameRow) -> list[float]:
    """Whether each place won, less an even share of the wins."""
    even = len(row.winners) / len(row.order)
    return [(seat in row.winners) - even for seat in row.order]


def tell_bots(rows: list[GameRow]) -> dict[str, Estimate]:
    counts: dict[str, list[int]] = {}
    for row in rows:
        for seat, bot in enumerate(row.bots):
            count = counts.setdefault(bot, [0, 0])
            count[0] += seat in row.winners
            count[1] += 1
    return {bot: wilson(wins, games) for bot, (wins, games) in sorted(counts.items())}


def tell_things(uses: dict[Thing, Usage], games: int) -> dict[Thing, ThingFound]:
    kinds = by_kind(uses)
    return {
        thing: ThingFound(
            wilson(usage.games, games), usage.times / games, usage.of_users(), usage.of_uses(kinds[thing[0]])
        )
        for thing, usage in sorted(uses.items())
    }


def tell_happenings(rows: list[GameRow], seats: int) -> dict[Thing, list[Estimate]]:
    counts: dict[Thing, list[list[float]]] = {}
    for game, row in enumerate(rows):
        for one in row.happened:
            places = counts.setdefault((one.kind, one.id), [[0.0] * len(rows) for _ in range(seats)])
            if one.seat is not None:
                places[row.order.index(one.seat)][game] += one.times
    return {what: [mean_of(values) for values in places] for what, places in sorted(counts.items())}


def tell_sources(rows: list[GameRow]) -> dict[str, Estimate]:
    close = [row.luck for row in rows if row.luck is not None]
    # What changes nobody's chances as far as the evaluation sees, as the map before anybody stands on it, is not told
    # as nothing: what the start settles is measured otherwise.
    sources = sorted({source for luck in close for source, moved in luck.by_source.items() if moved})
    wholes = [luck.by_chance for luck in close]
    shares = {source: ratio([luck.by_source.get(source, 0.0) for luck in close], wholes) for source in sources}
    return {source: share._replace(low=max(0.0, share.low)) for source, share in shares.items()}


def added_up(counts: Iterable[dict[str, tuple[int, int]]]) -> dict[str, tuple[int, int]]:
    total: dict[str, tuple[int, int]] = {}
    for one in counts:
        for clause, (games, times) in one.items():
            before = total.get(clause, (0, 0))
            total[clause] = (before[0] + games, before[1] + times)
    return total

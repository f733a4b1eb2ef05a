"""The report's figures as tables for other programs: each as CSV, and as Parquet where that can be written."""

import csv
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import quantiles

from rumpus.lab.comparing import Compared, Comparison
from rumpus.lab.gathering import CellFound, Found, ThingFound
from rumpus.lab.measures import FIGURES
from rumpus.lab.statistics import Estimate

CSV, PARQUET = "csv", "parquet"
Value = str | int | float | bool | None
TEXT, WHOLE, NUMBER, YES = "VARCHAR", "BIGINT", "DOUBLE", "BOOLEAN"
ESTIMATE = {"value": NUMBER, "low": NUMBER, "high": NUMBER, "games": WHOLE}
JUDGED = {"p": NUMBER, "p_holm": NUMBER, "significant": YES}


@dataclass(frozen=True)
class Table:
    name: str
    columns: dict[str, str]  # what each is called, and its type as DuckDB calls it
    rows: Iterable[Sequence[Value]]


def all_tables(found: Found, compared: Compared) -> list[Table]:
    keys = list(found.experiment.cells[0].levels)
    levels = {"cell": TEXT} | {f"level_{key}": TEXT for key in keys}
    return [
        Table("games", levels | {"number": WHOLE} | {f.id: NUMBER for f in FIGURES}, games(found)),
        Table("places", levels | {"seats": WHOLE, "place": WHOLE, **ESTIMATE}, places(found)),
        Table("bots", levels | {"bot": TEXT, **ESTIMATE}, bots(found)),
        Table(
            "figures",
            levels | {"figure": TEXT, **ESTIMATE, "lower_quartile": NUMBER, "median": NUMBER, "upper_quartile": NUMBER},
            figures(found),
        ),
        Table("clauses", levels | {"clause": TEXT, "in_games": NUMBER, "times": NUMBER}, clauses(found)),
        Table(
            "things",
            levels | {"kind": TEXT, "id": TEXT, "in_games": NUMBER, "times": NUMBER} | about("users") | about("uses"),
            things(found),
        ),
        Table("happenings", levels | {"what": TEXT, "by": TEXT, "place": WHOLE, **ESTIMATE}, happenings(found)),
        Table("sources", levels | {"source": TEXT, **ESTIMATE}, sources(found)),
        Table(
            "comparisons",
            {
                "about": TEXT,
                "subject": TEXT,
                "compared_with": TEXT,
                "within": TEXT,
                "figure": TEXT,
                **ESTIMATE,
                **JUDGED,
            },
            comparisons(compared),
        ),
    ]


def about(prefix: str) -> dict[str, str]:
    return {f"{prefix}_{column}": kind for column, kind in ESTIMATE.items()}


def levels_of(cell: CellFound) -> tuple[str, ...]:
    return cell.cell.id, *cell.cell.levels.values()


def games(found: Found) -> Iterator[Sequence[Value]]:
    for cell in found.cells:
        for number, measures in cell.measures.items():
            yield *levels_of(cell), number, *(measures.get(figure.id) for figure in FIGURES)


def places(found: Found) -> Iterator[Sequence[Value]]:
    for cell in found.cells:
        for place, estimate in enumerate(cell.places, 1):
            yield *levels_of(cell), cell.cell.seats, place, *estimate


def bots(found: Found) -> Iterator[Sequence[Value]]:
    for cell in found.cells:
        for bot, estimate in cell.bots.items():
            yield *levels_of(cell), bot, *estimate


def figures(found: Found) -> Iterator[Sequence[Value]]:
    for cell in found.cells:
        for figure in FIGURES:
            if len(values := cell.figure(figure.id)) > 1:
                yield *levels_of(cell), figure.id, *figure.estimate(values), *quantiles(values, n=4)


def clauses(found: Found) -> Iterator[Sequence[Value]]:
    for cell in found.cells:
        played = len(cell.measures)
        for clause, (in_games, times) in sorted(cell.clauses.items()):
            yield *levels_of(cell), clause, in_games / played, times / played


def things(found: Found) -> Iterator[Sequence[Value]]:
    """By cell, and in the rows without one of all cells together."""
    nowhere = [None] * (1 + len(found.experiment.cells[0].levels))
    everywhere: list[tuple[Sequence[str | None], dict[tuple[str, str], ThingFound]]] = [(nowhere, found.things)]
    for levels, counted in [*everywhere, *((levels_of(cell), cell.things) for cell in found.cells)]:
        for (kind, id), thing in counted.items():
            yield *levels, kind, id, thing.in_games.value, thing.times, *known(thing.users), *known(thing.uses)


def happenings(found: Found) -> Iterator[Sequence[Value]]:
    """How often in a game, to each place in the order of play."""
    for cell in found.cells:
        for (what, by), places in cell.happened.items():
            for place, estimate in enumerate(places, 1):
                yield *levels_of(cell), what, by, place, *estimate


def sources(found: Found) -> Iterator[Sequence[Value]]:
    for cell in found.cells:
        for source, estimate in cell.sources.items():
            yield *levels_of(cell), source, *estimate


def known(estimate: Estimate) -> Sequence[Value]:
    """Nothing, for what nobody uses, such as a card of chance's own."""
    return estimate if estimate.n else (None, None, None, 0)


def comparisons(compared: Compared) -> Iterator[Sequence[Value]]:
    """All that were corrected for each other."""
    for place in compared.places:
        yield "place", str(place.place + 1), "even", f"seats={place.seats}", "wins", *judged(place)
    for bot in compared.bots:
        yield "bot", bot.bot, "even", None, "wins", *judged(bot)
    for change in compared.changes:
        level, base = (written(dict(zip(change.axis, values, strict=True))) for values in (change.level, change.base))
        within = None if change.others is None else written(change.others)
        yield "change", level, base, within, change.figure.id, *judged(change)
    for thing in compared.things:
        yield "thing", " ".join(thing.thing), "others of its kind", None, "wins", *judged(thing)


def judged(comparison: Comparison) -> Sequence[Value]:
    return *comparison.estimate, comparison.p, comparison.corrected, comparison.significant


def written(levels: dict[str, str]) -> str:
    return " ".join(f"{key}={value}" for key, value in levels.items())


def write_tables(tables: Sequence[Table], folder: Path) -> tuple[str, ...]:
    """The kinds of files that were written: Parquet only where there is duckdb (the extra `lab`)."""
    folder.mkdir(parents=True, exist_ok=True)
    for table in tables:
        with (folder / f"{table.name}.csv").open("w", encoding="utf-8", newline="") as file:
            writer = csv.writer(file)
            writer.writerow(table.columns)
            writer.writerows(table.rows)
    try:
        import duckdb
    except ModuleNotFoundError:
        return (CSV,)
    with duckdb.connect() as db:
        for table in tables:  # quoted as Python does it: nothing is to be guessed from the first rows
            path = str(folder / f"{table.name}.csv")
            source = db.read_csv(path, header=True, columns=table.columns, sep=",", quotechar='"', escapechar='"')
            source.write_parquet(str(folder / f"{table.name}.parquet"))
    return (PARQUET, CSV)

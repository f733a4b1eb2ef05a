"""The part of the report about the things of the box and the clauses of the rules."""

import re
from collections.abc import Sequence
from html import escape
from itertools import groupby
from typing import Final

from rumpus.lab.comparing import Compared
from rumpus.lab.formatting import POINTS, RATE, SHARE, Formatter
from rumpus.lab.gathering import CellFound, Found, ThingFound
from rumpus.lab.markup import axis_row, card, figure, folded, group_row, plot, row, scrolled, table
from rumpus.lab.plots import axis, interval, scale_for
from rumpus.lab.sections import scale_over, told
from rumpus.lab.statistics import wilson
from rumpus.lab.usage import Thing

DRAWN: Final = "drawn"  # what games call a use that chance deals out

Things = dict[Thing, ThingFound]


def what_things_do(found: Found, compared: Compared, fmt: Formatter) -> str:
    """By kind: what players use with what it does to winning, and what chance brings with how often it comes."""
    clear = {worth.thing for worth in compared.things if worth.significant}
    parts = []
    for kind, group in groupby(found.things.items(), key=lambda item: item[0][0]):
        things = dict(group)
        if any(thing.users.n for thing in things.values()):
            parts.append(used_by_players(kind, things, clear, found.cells, fmt))
        else:
            parts.append(brought_by_chance(kind, things, fmt))
    return "".join(parts)


def used_by_players(kind: str, things: Things, clear: set[Thing], cells: Sequence[CellFound], fmt: Formatter) -> str:
    scale = scale_over([thing.uses for thing in things.values()], 0.0)
    rows = [
        row(
            fmt.html(fmt.thing(thing)),
            *how_often(one, fmt),
            plot(interval(one.uses, scale, even=0.0, clear=thing in clear)),
            told(POINTS, one.uses, fmt),
            told(POINTS, one.users, fmt),
        )
        for thing, one in sorted(things.items(), key=lambda item: -item[1].uses.value)
    ]
    heads = [fmt(f"report-things-{head}") for head in ("name", "games", "times", "uses", "points", "users")]
    foot = axis_row(3, axis(scale, fmt.ticks(POINTS)), 2)
    title = fmt(f"report-kind-{kind}")
    content = scrolled(table(heads, rows, foot, "things"), title) + by_cell(things, cells, fmt)
    about = fmt("report-things-dealt" if kind == DRAWN else "report-things-about")
    return card(title, about, content, " wide")


def by_cell(things: Things, cells: Sequence[CellFound], fmt: Formatter) -> str:
    """The same for each cell, where there are several: in how many of its games, and what a use is worth there."""
    if len(cells) < 2:
        return ""
    rows = []
    for thing in sorted(things, key=lambda thing: -things[thing].uses.value):
        found = [cell.things.get(thing) for cell in cells]
        columns = (
            [*how_often(one, fmt)[:1], told(POINTS, one.uses, fmt)] if one and one.uses.n else [figure(""), figure("")]
            for one in found
        )
        rows.append(row(fmt.html(fmt.thing(thing)), *(column for both in columns for column in both)))
    heads = [fmt("report-things-name")]
    for cell in cells:
        heads += [fmt.html(fmt.levels(cell.cell.levels)), fmt("report-things-points")]
    title = fmt("report-things-by-cell")
    return folded(title, scrolled(table(heads, rows, more="things by-cell"), title))


def brought_by_chance(kind: str, things: Things, fmt: Formatter) -> str:
    scale = scale_for(0.0, max(thing.in_games.high for thing in things.values()))
    rows = [
        row(fmt.html(fmt.thing(thing)), *how_often(one, fmt), plot(interval(one.in_games, scale)))
        for thing, one in sorted(things.items(), key=lambda item: -item[1].in_games.value)
    ]
    heads = [fmt(f"report-things-{head}") for head in ("name", "games", "times")]
    foot = axis_row(3, axis(scale, fmt.ticks(SHARE)), 0)
    return card(fmt(f"report-kind-{kind}"), fmt("report-things-of-nobody"), table([*heads, ""], rows, foot, "things"))


def how_often(thing: ThingFound, fmt: Formatter) -> tuple[str, str]:
    return figure(fmt.html(fmt.percent(thing.in_games.value))), figure(fmt.html(fmt.value(RATE, thing.times)))


def clauses(found: Found, fmt: Formatter) -> str:
    """By section of the rules: in how many games each was followed, and how often."""
    scale = scale_for(0.0, 1.0)
    rows = []
    counted = sorted(found.clauses().items(), key=lambda item: in_order(item[0]))
    for section, group in groupby(counted, key=lambda item: item[0].partition(".")[0]):
        rows.append(group_row(fmt("report-clause-section", section=section, title=fmt.clause(section)), 4))
        for clause, (games, times) in group:
            share = wilson(games, found.games)
            rows.append(
                row(
                    f"{clause}<small>{escape(fmt.clause(clause))}</small>",
                    figure(fmt.html(fmt.percent(share.value))),
                    figure(fmt.html(fmt.value(RATE, times / found.games))),
                    plot(interval(share, scale)),
                )
            )
    heads = [fmt(f"report-clause-{head}") for head in ("name", "games", "times")]
    foot = axis_row(3, axis(scale, fmt.ticks(SHARE)), 0)
    return folded(fmt("report-clauses-show"), table([*heads, ""], rows, foot, "things clauses"))


def in_order(clause: str) -> list[int]:
    """W4.10 comes behind W4.9."""
    return [int(number) for number in re.findall(r"\d+", clause)]

"""The parts of the report that show figures: who wins, how a game goes, and what differs along an axis."""

from collections.abc import Sequence
from itertools import groupby
from string import ascii_uppercase
from typing import Final

from rumpus.lab.comparing import Axis, Compared, Effect, axes_of, level_of, levels_of, settings_of
from rumpus.lab.formatting import SHARE, Formatter
from rumpus.lab.gathering import CellFound, Found
from rumpus.lab.markup import axis_row, card, figure, folded, group_row, plot, row, scrolled, table
from rumpus.lab.measures import FIGURES, Figure
from rumpus.lab.plots import Curve, Scale, axis, histogram, interval, legend_mark, lines, scale_for
from rumpus.lab.statistics import Estimate

YES_OR_NO: Final = ("first", "draws", "shared", "luckiest")  # a game has them or not: there is no spread to look at
WHOLE: Final = ("turns", "answers", "leads")
BINS: Final = 40
TALL: Final = 46  # pixels, of a histogram
SWEPT: Final = 170  # and of a figure against what was swept
OUTLYING: Final = 0.005  # of the values at either end: drawn at the edge


def who_wins(found: Found, fmt: Formatter) -> str:
    """For each number of players, the places in the order of play, cell by cell."""
    parts = []
    for seats, group in groupby(sorted(found.cells, key=lambda one: one.cell.seats), key=lambda one: one.cell.seats):
        cells = list(group)
        scale = scale_over([estimate for cell in cells for estimate in cell.places], 1 / seats)
        rows = []
        for cell in cells:
            rows += head_of(cell, found, fmt)
            for place, (estimate, ahead) in enumerate(zip(cell.places, cell.beyond, strict=True)):
                clear = ahead.low > 0 or ahead.high < 0
                drawn = interval(estimate, scale, even=estimate.value - ahead.value, clear=clear)
                rows.append(row(fmt("report-place", place=place + 1), plot(drawn), told(SHARE, estimate, fmt)))
        foot = axis_row(1, axis(scale, fmt.ticks(SHARE)), 1)
        parts.append(card(fmt("report-order-of", seats=seats), "", table((), rows, foot, "figures")))
    return "".join(parts) + by_bot(found, fmt)


def by_bot(found: Found, fmt: Formatter) -> str:
    cells = [cell for cell in found.cells if len(cell.bots) > 1]
    if not cells:
        return ""
    scale = scale_over([estimate for cell in cells for estimate in cell.bots.values()], 0.0)
    rows = []
    for cell in cells:
        rows += head_of(cell, found, fmt)
        even = sum(place.value for place in cell.places) / cell.cell.seats
        for look, (bot, estimate) in enumerate(cell.bots.items()):
            drawn = interval(estimate, scale, look, even)
            rows.append(row(fmt.html(fmt.player(bot)), plot(drawn), told(SHARE, estimate, fmt)))
    foot = axis_row(1, axis(scale, fmt.ticks(SHARE)), 1)
    return card(fmt("report-bots-title"), fmt("report-bots-about"), table((), rows, foot, "figures"))


def head_of(cell: CellFound, found: Found, fmt: Formatter) -> list[str]:
    """The name of the cell over its rows, where there are several; how many play is said above them."""
    levels = {key: value for key, value in cell.cell.levels.items() if key != "seats"}
    return [group_row(fmt.html(fmt.levels(levels)), 3)] if levels and len(found.cells) > 1 else []


def how_it_goes(found: Found, fmt: Formatter) -> str:
    return "".join(figure_card(figure, found, fmt) for figure in FIGURES)


def figure_card(shown: Figure, found: Found, fmt: Formatter) -> str:
    """A figure in all cells: how it is spread, or, of what a game has or has not, its share. What never happens is not
    drawn."""
    cells = [(cell, values) for cell in found.cells if (values := cell.figure(shown.id))]
    if not any(any(values) for _, values in cells):
        return ""
    estimates = [shown.estimate(values) for _, values in cells]
    if shown.id in YES_OR_NO:
        scale = scale_over(estimates, 0.0)
        drawn = [interval(estimate, scale, even=0.0 if shown.signed else None) for estimate in estimates]
    else:
        scale = scale_of_values([values for _, values in cells])
        drawn = [
            histogram(values, scale, bins_for(shown, scale), TALL, estimate.value)
            for (_, values), estimate in zip(cells, estimates, strict=True)
        ]
    several = len(found.cells) > 1
    rows = [
        row(fmt.html(fmt.levels(cell.cell.levels)) if several else "", plot(picture), told(shown, estimate, fmt))
        for (cell, _), picture, estimate in zip(cells, drawn, estimates, strict=True)
    ]
    foot = axis_row(int(several), axis(scale, fmt.ticks(shown)), 1)
    return card(
        fmt(f"report-figure-{shown.id}"), fmt(f"report-figure-{shown.id}-about"), table((), rows, foot, "figures")
    )


def scale_of_values(all_values: Sequence[Sequence[float]]) -> Scale:
    """From the least to the greatest, but for a few outliers."""
    ordered = [sorted(values) for values in all_values]
    low = min(values[int(len(values) * OUTLYING)] for values in ordered)
    high = max(values[-1 - int(len(values) * OUTLYING)] for values in ordered)
    return scale_for(low, high)


def bins_for(shown: Figure, scale: Scale) -> int:
    """Whole numbers get a bar each, or each bar the same number of them."""
    if shown.id not in WHOLE:
        return BINS
    span = round(scale.high - scale.low)
    return next((span // width for width in range(1, span + 1) if span % width == 0 and span // width <= BINS), 1)


def scale_over(estimates: Sequence[Estimate], reference: float) -> Scale:
    ends = [end for estimate in estimates for end in (estimate.low, estimate.high)]
    return scale_for(min(*ends, reference), max(*ends, reference))


def told(shown: Figure, estimate: Estimate, fmt: Formatter) -> str:
    return figure(fmt.html(fmt.value(shown, estimate.value)), fmt.html(fmt.range(shown, estimate)))


def what_changes(found: Found, compared: Compared, fmt: Formatter) -> str:
    """For each axis, every figure against its levels; a line for each setting of the other axes."""
    return "".join(axis_section(axis, found, compared, fmt) for axis in axes_of(found.experiment))


def axis_section(along: Axis, found: Found, compared: Compared, fmt: Formatter) -> str:
    played = {cell.cell.id: cell for cell in found.cells}
    settings = [
        (setting, there)
        for setting, cells in settings_of(along, found.experiment)
        if len(there := [played[cell.id] for cell in cells if cell.id in played]) > 1
    ]
    levels = levels_of(along, found.experiment)
    places = dict(zip(levels, positions([level[0] for level in levels]), strict=True))
    across = [(x, fmt.say(fmt.short_level(along, level))) for level, x in places.items()]
    cards = []
    for shown in FIGURES:
        drawn = []
        for look, (_, cells) in enumerate(settings):
            points = [
                (places[level_of(along, cell.cell)], shown.estimate(values))
                for cell in cells
                if (values := cell.figure(shown.id))
            ]
            if points:
                drawn.append(Curve(sorted(points), ascii_uppercase[look] if len(settings) > 1 else "", look))
        if any(estimate.value for line in drawn for _, estimate in line.points):
            ends = [end for line in drawn for _, estimate in line.points for end in (estimate.low, estimate.high)]
            picture = lines(drawn, across, scale_for(min(ends), max(ends)), fmt.ticks(shown), SWEPT)
            cards.append(card(fmt(f"report-figure-{shown.id}"), "", picture))
    changes = [change for change in compared.changes if change.axis == along]
    return (
        f'<h3 class="axis">{fmt("report-along", axis=fmt.axis(along))}</h3>'
        + legend([setting for setting, _ in settings], fmt)
        + f'<div class="cards small">{"".join(cards)}</div>'
        + folded(fmt("report-changes"), change_table(changes, fmt))
    )


def legend(settings: Sequence[dict[str, str]], fmt: Formatter) -> str:
    if len(settings) < 2:
        return ""
    entries = (
        f"<li>{legend_mark(look)} <b>{ascii_uppercase[look]}</b> {fmt.html(fmt.levels(setting))}</li>"
        for look, setting in enumerate(settings)
    )
    return f'<ul class="legend">{"".join(entries)}</ul>'


def positions(levels: Sequence[str]) -> list[float]:
    """In percent across: numbers to scale, anything else at even distances."""
    if len(levels) > 1 and all(level.isdecimal() for level in levels):
        numbers = [int(level) for level in levels]
        least, most = min(numbers), max(numbers)
        if most > least:
            return [round(8 + 84 * (number - least) / (most - least), 2) for number in numbers]
    return [round(100 * (place + 0.5) / len(levels), 2) for place in range(len(levels))]


def change_table(changes: Sequence[Effect], fmt: Formatter) -> str:
    heads = [fmt(f"report-change-{head}") for head in ("figure", "level", "within", "before", "after", "by", "verdict")]
    rows = [
        row(
            fmt(f"report-figure-{change.figure.id}"),
            f"<td>{fmt.html(fmt.levels(dict(zip(change.axis, change.level, strict=True))))}</td>",
            f"<td>{fmt.html(fmt.levels(change.others)) if change.others else fmt('report-everywhere')}</td>",
            figure(fmt.html(fmt.value(change.figure, change.before))),
            figure(fmt.html(fmt.value(change.figure, change.after))),
            figure(
                fmt.html(fmt.difference(change.figure, change.estimate.value)),
                fmt.html(fmt.range_of_difference(change.figure, change.estimate)),
            ),
            f"<td>{fmt('report-clear' if change.significant else 'report-unclear')}</td>",
        )
        for change in sorted(changes, key=lambda change: change.part)
    ]
    return scrolled(table(heads, rows, more="changes"), fmt("report-changes"))

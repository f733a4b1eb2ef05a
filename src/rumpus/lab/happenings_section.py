"""The part of the report about what happens to whom, and about where luck comes from."""

from rumpus.lab.formatting import RATE, SHARE, Formatter
from rumpus.lab.gathering import CellFound, Found
from rumpus.lab.markup import axis_row, card, figure, group_row, plot, row, scrolled, table
from rumpus.lab.plots import axis, interval, scale_for
from rumpus.lab.sections import told
from rumpus.lab.usage import Thing


def where_luck_comes_from(found: Found, fmt: Formatter) -> str:
    cells = [cell for cell in found.cells if cell.sources]
    if not cells:
        return ""
    scale = scale_for(0.0, max(estimate.high for cell in cells for estimate in cell.sources.values()))
    rows = []
    for cell in cells:
        rows += head_of(cell, found, fmt, 3)
        for source, estimate in sorted(cell.sources.items(), key=lambda item: -item[1].value):
            name = fmt("report-title", title=fmt.named(f"report-source-{source}", source))
            rows.append(row(name, plot(interval(estimate, scale)), told(SHARE, estimate, fmt)))
    foot = axis_row(1, axis(scale, fmt.ticks(SHARE)), 1)
    return card(fmt("report-sources"), fmt("report-sources-about"), table((), rows, foot, "figures"))


def what_happens(found: Found, fmt: Formatter) -> str:
    """A card for each thing that happens: how often in a game, to which place in the order of play, and by what."""
    names = dict.fromkeys(what for cell in found.cells for what, _ in cell.happened)
    return "".join(happening_card(name, found, fmt) for name in names)


def happening_card(name: str, found: Found, fmt: Formatter) -> str:
    seats = max(cell.cell.seats for cell in found.cells)
    rows, by_something = [], any(what == name and by for cell in found.cells for what, by in cell.happened)
    for cell in found.cells:
        those = {what: places for what, places in cell.happened.items() if what[0] == name}
        rows += head_of(cell, found, fmt, seats + 2)
        for what, places in sorted(those.items(), key=lambda item: -sum(place.value for place in item[1])):
            each = [figure(fmt.html(fmt.value(RATE, place.value))) for place in places]
            total = figure(fmt.html(fmt.value(RATE, sum(place.value for place in places))))
            rows.append(row(tell_cause(what, by_something, fmt), total, *each, *([figure("")] * (seats - len(places)))))
    heads = [
        fmt("report-happening-by") if by_something else "",
        fmt("report-things-times"),
        *(fmt("report-place", place=place) for place in range(1, seats + 1)),
    ]
    title = fmt("report-title", title=fmt.named(f"report-happening-{name}", name))
    return card(title, fmt("report-happening-about"), scrolled(table(heads, rows, more="changes tried"), title))


def tell_cause(what: Thing, by_something: bool, fmt: Formatter) -> str:
    _, by = what
    if by:
        return fmt("report-happening-by-thing", thing=by)
    return fmt("report-happening-by-nothing" if by_something else "report-happening-in-all")


def head_of(cell: CellFound, found: Found, fmt: Formatter, columns: int) -> list[str]:
    """The name of the cell over its rows, where there are several."""
    return [group_row(fmt.html(fmt.levels(cell.cell.levels)), columns)] if len(found.cells) > 1 else []

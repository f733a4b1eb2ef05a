"""The part of the report about a box that was tuned: what was changed, what else was tried, what each change does."""

from collections.abc import Callable, Iterable, Sequence
from html import escape
from pathlib import Path

from rumpus.kernel.message import Argument, Message
from rumpus.lab.formatting import Formatter
from rumpus.lab.goals import Goals, Move, Value
from rumpus.lab.markup import card, figure, folded, row, scrolled, table
from rumpus.lab.tuning import Tried, Tuned, front

ShowPath = Callable[[Path], str]


def tuned_section(tuned: Tuned, show: ShowPath, fmt: Formatter) -> str:
    parts = [what_changed(tuned, show, fmt), trade_offs(tuned, fmt), each_alone(tuned, fmt)]
    return f'<section id="tuned"><h2>{fmt("report-tuned")}</h2><div class="cards">{"".join(parts)}</div></section>'


def what_changed(tuned: Tuned, show: ShowPath, fmt: Formatter) -> str:
    title = fmt("report-tuned-changes")
    if tuned.nothing_better:
        return card(title, fmt("report-tuned-nothing", boxes=len(tuned.tried)), "", " wide")
    rows = [
        row(
            f"{tell_name(move, fmt)}<small>{escape('; '.join(move.places))}</small>",
            figure(fmt.html(tell_value(move, before, fmt))),
            figure(fmt.html(tell_value(move, after, fmt))),
        )
        for move, before, after in moved(tuned.goals, tuned.winner)
    ]
    heads = [fmt(f"report-tuned-{head}") for head in ("what", "before", "after")]
    content = scrolled(table(heads, rows, more="changes tried"), title)
    if tuned.box:
        content += f"<p>{fmt('report-tuned-box')}</p><code>{escape(show(tuned.box))}</code>"
    about = fmt("report-tuned-about", boxes=len(tuned.tried), games=tuned.winner.games)
    return card(title, about, content, " wide")


def trade_offs(tuned: Tuned, fmt: Formatter) -> str:
    """Those looked at more closely, then the others that none beats in both."""
    closer = {one.values: one for one in tuned.finalists}
    others = [one for one in front(tuned.tried) if one.values not in closer]
    shown = sorted([*closer.values(), *others], key=lambda one: (one.cost, one.missed))
    return tried_card("report-tuned-trade-offs", shown, tuned, fmt)


def each_alone(tuned: Tuned, fmt: Formatter) -> str:
    alone = [one for one in tuned.tried if len(list(moved(tuned.goals, one))) == 1]
    return tried_card("report-tuned-alone", alone, tuned, fmt) if alone else ""


def tried_card(id: str, shown: Sequence[Tried], tuned: Tuned, fmt: Formatter) -> str:
    title = fmt(id)
    heads = [
        fmt("report-tuned-what"),
        *(fmt("report-title", title=goal.says) for goal in tuned.goals.goals),
        fmt("report-tuned-missed"),
        fmt("report-tuned-games"),
    ]
    rows = [tried_row(one, one.values == tuned.winner.values, tuned.goals, fmt) for one in shown if not one.refused]
    content = scrolled(table(heads, rows, more="changes tried"), title)
    if refused := [one for one in shown if one.refused]:
        lines = "".join(
            f"<li>{fmt.html(tell_box(one, tuned.goals, fmt))}: {fmt.html(one.refused)}</li>"
            for one in refused
            if one.refused
        )
        content += folded(fmt("report-tuned-refused", boxes=len(refused)), f"<ul>{lines}</ul>")
    return card(title, fmt(f"{id}-about"), content, " wide")


def tried_row(one: Tried, is_winner: bool, goals: Goals, fmt: Formatter) -> str:
    told = fmt.html(tell_box(one, goals, fmt))
    columns = []
    for evidence in one.found:
        values = [fmt.html(fmt.value(each.figure, each.estimate.value)) for each in evidence]
        ranges = [fmt.html(fmt.range(each.figure, each.estimate)) for each in evidence]
        columns.append(figure(" · ".join(values), ranges[0] if len(ranges) == 1 else ""))
    columns.append(figure(fmt.html(Message("report-rate", {"value": one.missed}))))
    columns.append(figure(fmt("report-tuned-count", games=one.games)))
    return row(f"<strong>{told}</strong>" if is_winner else told, *columns)


def tell_box(one: Tried, goals: Goals, fmt: Formatter) -> Message:
    changes = tuple(
        Message("report-tuned-change", {"what": fmt.axis((move.name,)), "value": tell_value(move, after, fmt)})
        for move, _, after in moved(goals, one)
    )
    return Message("report-levels", {"levels": changes}) if changes else Message("report-tuned-as-it-is")


def moved(goals: Goals, one: Tried) -> Iterable[tuple[Move, Value, Value]]:
    """What was changed, from what, to what."""
    return ((move, move.now, value) for move, value in zip(goals.moves, one.values, strict=True) if value != move.now)


def tell_name(move: Move, fmt: Formatter) -> str:
    return fmt.html(fmt.axis((move.name,)))


def tell_value(move: Move, value: Value, fmt: Formatter) -> Message:
    said: Argument = fmt.chosen(move.name, str(value)) if move.name in fmt.choices else str(value)
    return Message("report-title", {"title": said}) if value != "" else Message("report-none")

"""What came out, in plain words: what is more than luck, and what is not shown to be."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from rumpus.kernel.message import Argument, Message
from rumpus.lab.comparing import Compared, Comparison, Effect, ThingWorth
from rumpus.lab.formatting import POINTS, Formatter

MOST_NAMED: Final = 6  # things of a kind that are named as better, and as worse


@dataclass(frozen=True)
class Finding:
    message: Message
    significant: bool
    about: Comparison | None = None  # what it says of one comparison, that may hold for some players only


@dataclass(frozen=True)
class Findings:
    """What belongs to one question."""

    title: Message
    found: list[Finding]


def all_findings(compared: Compared, fmt: Formatter) -> list[Findings]:
    groups = [Findings(Message("report-find-order"), list(find_places(compared, fmt)))]
    if compared.bots:
        groups.append(Findings(Message("report-find-bots"), list(find_bots(compared, fmt))))
    for _, changes in groupby(compared.changes, key=lambda change: (change.axis, change.base, change.level)):
        groups.append(find_changes(list(changes), fmt))
    for kind, things in groupby(compared.things, key=lambda worth: worth.thing[0]):
        groups.append(Findings(Message(f"report-kind-{kind}"), list(find_things(list(things), fmt))))
    return groups


def find_places(compared: Compared, fmt: Formatter) -> Iterator[Finding]:
    for seats, places in groupby(compared.places, key=lambda ahead: ahead.seats):
        clear = [ahead for ahead in places if ahead.significant]
        for ahead in clear:
            estimate = ahead.estimate
            yield Finding(
                Message(
                    "report-finding-place",
                    {
                        "place": ahead.place + 1,
                        "seats": seats,
                        "way": way(estimate.value),
                        "size": fmt.size(POINTS, estimate.value),
                        "range": fmt.range_of_difference(POINTS, estimate),
                    },
                ),
                True,
                ahead,
            )
        if not clear:
            yield Finding(Message("report-finding-even", {"seats": seats}), False)


def find_bots(compared: Compared, fmt: Formatter) -> Iterator[Finding]:
    for ahead in compared.bots:
        estimate = ahead.estimate
        message = Message(
            "report-finding-bot",
            {
                "bot": fmt.player(ahead.bot),
                "way": way(estimate.value) if ahead.significant else "none",
                "size": fmt.size(POINTS, estimate.value),
                "range": fmt.range_of_difference(POINTS, estimate),
            },
        )
        yield Finding(message, ahead.significant)


def find_changes(changes: list[Effect], fmt: Formatter) -> Findings:
    """Those of all settings together, and where a single setting says something else."""
    whole = {change.figure: change for change in changes if not change.part}
    title = title_of(next(iter(whole.values())), fmt)
    if all(change.estimate[:3] == (0.0, 0.0, 0.0) for change in changes):
        return Findings(title, [Finding(Message("report-finding-identical"), False)])
    found = [Finding(tell_change(change, fmt), True, change) for change in whole.values() if change.significant]
    for change in changes:
        if change.part and change.others and change.significant and differs(change, whole[change.figure]):
            told = tell_change(change, fmt)
            message = Message("report-finding-within", {"others": fmt.levels(change.others), "finding": told})
            found.append(Finding(message, True, change))
    same = tuple(Message(f"report-figure-{figure.id}") for figure, change in whole.items() if not change.significant)
    if same:
        found.append(Finding(Message("report-finding-same", {"figures": same}), False))
    return Findings(title, found)


def title_of(change: Effect, fmt: Formatter) -> Message:
    title = Message(
        "report-find-change",
        {
            "axis": fmt.axis(change.axis),
            "level": fmt.short_level(change.axis, change.level),
            "base": fmt.short_level(change.axis, change.base),
        },
    )
    if not change.others:
        return title
    return Message("report-find-change-within", {"change": title, "others": fmt.levels(change.others)})


def differs(change: Effect, together: Effect) -> bool:
    return not together.significant or change.estimate.value * together.estimate.value < 0


def tell_change(change: Effect, fmt: Formatter) -> Message:
    figure, estimate = change.figure, change.estimate
    said: dict[str, Argument] = {
        "way": way(estimate.value),
        "size": fmt.size(figure, estimate.value),
        "before": fmt.value(figure, change.before),
        "after": fmt.value(figure, change.after),
        "range": fmt.range_of_difference(figure, estimate),
    }
    return Message(f"report-finding-{figure.id}", said)


def find_things(things: list[ThingWorth], fmt: Formatter) -> Iterator[Finding]:
    clear = sorted((worth for worth in things if worth.significant), key=lambda worth: -abs(worth.estimate.value))
    for wanted in ("more", "less"):
        named = [worth for worth in clear if way(worth.estimate.value) == wanted]
        if named:
            said = tuple(
                Message(
                    "report-thing-worth",
                    {"thing": fmt.thing(worth.thing), "worth": fmt.difference(POINTS, worth.estimate.value)},
                )
                for worth in named[:MOST_NAMED]
            )
            more = len(named) - len(said)
            yield Finding(Message("report-finding-things", {"way": wanted, "things": said, "more": more}), True)
    if len(clear) < len(things):
        same = len(things) - len(clear)
        yield Finding(Message("report-finding-things-same", {"count": same, "all": len(things)}), False)


def way(value: float) -> str:
    return "more" if value > 0 else "less"

"""What came out, in plain words: what is more than luck, and what is not shown to be."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from rumpus.kernel.message import Message
from rumpus.lab.comparing import Change, Compared, ThingWorth
from rumpus.lab.telling import POINTS, Telling

MOST_NAMED: Final = 6  # things of a kind that are named as better, and as worse


@dataclass(frozen=True)
class Finding:
    message: Message
    significant: bool


@dataclass(frozen=True)
class Findings:
    """What belongs to one question."""

    title: Message
    found: list[Finding]


def all_findings(compared: Compared, tell: Telling) -> list[Findings]:
    groups = [Findings(Message("report-find-order"), list(find_places(compared, tell)))]
    if compared.bots:
        groups.append(Findings(Message("report-find-bots"), list(find_bots(compared, tell))))
    for (axis, base, level), changes in groupby(
        compared.changes, key=lambda change: (change.axis, change.base, change.level)
    ):
        title = {
            "axis": tell.axis(axis),
            "level": tell.short_level(axis, level),
            "base": tell.short_level(axis, base),
        }
        groups.append(Findings(Message("report-find-change", title), list(find_changes(list(changes), tell))))
    for kind, things in groupby(compared.things, key=lambda worth: worth.thing[0]):
        groups.append(Findings(Message(f"report-kind-{kind}"), list(find_things(list(things), tell))))
    return groups


def find_places(compared: Compared, tell: Telling) -> Iterator[Finding]:
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
                        "size": tell.size(POINTS, estimate.value),
                        "range": tell.range_of_difference(POINTS, estimate),
                    },
                ),
                True,
            )
        if not clear:
            yield Finding(Message("report-finding-even", {"seats": seats}), False)


def find_bots(compared: Compared, tell: Telling) -> Iterator[Finding]:
    for ahead in compared.bots:
        estimate = ahead.estimate
        said = {
            "bot": Message("seat-kind", {"kind": ahead.bot}),
            "way": way(estimate.value) if ahead.significant else "none",
            "size": tell.size(POINTS, estimate.value),
            "range": tell.range_of_difference(POINTS, estimate),
        }
        yield Finding(Message("report-finding-bot", said), ahead.significant)


def find_changes(changes: list[Change], tell: Telling) -> Iterator[Finding]:
    """Those of all settings together, and where a single setting says something else."""
    together = {change.figure: change for change in changes if change.others is None}
    for change in together.values():
        if change.significant:
            yield Finding(tell_change(change, tell), True)
    for change in changes:
        if change.others is not None and change.significant and differs(change, together[change.figure]):
            said = {"others": tell.levels(change.others), "finding": tell_change(change, tell)}
            yield Finding(Message("report-finding-within", said), True)
    same = tuple(Message(f"report-figure-{figure.id}") for figure, change in together.items() if not change.significant)
    if same:
        yield Finding(Message("report-finding-same", {"figures": same}), False)


def differs(change: Change, together: Change) -> bool:
    return not together.significant or change.estimate.value * together.estimate.value < 0


def tell_change(change: Change, tell: Telling) -> Message:
    figure, estimate = change.figure, change.estimate
    said = {
        "way": way(estimate.value),
        "size": tell.size(figure, estimate.value),
        "before": tell.value(figure, change.before),
        "after": tell.value(figure, change.after),
        "range": tell.range_of_difference(figure, estimate),
    }
    return Message(f"report-finding-{figure.id}", said)


def find_things(things: list[ThingWorth], tell: Telling) -> Iterator[Finding]:
    clear = sorted((worth for worth in things if worth.significant), key=lambda worth: -abs(worth.estimate.value))
    for wanted in ("more", "less"):
        named = [worth for worth in clear if way(worth.estimate.value) == wanted]
        if named:
            said = tuple(
                Message(
                    "report-thing-worth",
                    {"thing": tell.thing(worth.thing), "worth": tell.difference(POINTS, worth.estimate.value)},
                )
                for worth in named[:MOST_NAMED]
            )
            more = len(named) - len(said)
            yield Finding(Message("report-finding-things", {"way": wanted, "things": said, "more": more}), True)
    if len(clear) < len(things):
        count = {"count": len(things) - len(clear), "all": len(things)}
        yield Finding(Message("report-finding-things-same", count), False)


def way(value: float) -> str:
    return "more" if value > 0 else "less"

"""What a question is about, as data: a figure of some games, and between which limits it would have to be.

[[asks]]
question = "Is the first of two players ahead?"
figure = "wins"
place = 1
cell = "seats=2 variants=none"
above = 50
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from typing import Any, Final

from rumpus.boxes.toml_file import TomlFile
from rumpus.boxes.written import Written, under
from rumpus.kernel.message import Refused
from rumpus.lab.measures import FIGURES, WINS, Figure, wins_of

WORTH: Final = "worth"  # of the things of a kind: how much more often a use is a winner's than one of the others
WHAT: Final = ("figure", "place", "kind", "thing")
ALONE: Final = ("above", "below", "between")
BESIDE: Final = ("more_than", "less_than", "as_in")  # another cell
MARGIN: Final = "by"
LIMITS: Final = (*ALONE, *BESIDE)


@dataclass(frozen=True)
class Claim:
    """Something that may be true of games. Limits are in the unit of what is kept: 0.5 is 50 %."""

    figure: Figure
    low: float
    high: float
    every_place: bool = False  # each place in the order of play must be within the limits
    kind: str = ""  # of things, where it is about what they are worth
    thing: str = ""  # one of them; otherwise each


@dataclass(frozen=True)
class Ask:
    """A question that its author wrote, of one cell, or of one beside another."""

    question: str
    claim: Claim
    cell: str
    beside: str = ""  # the claim is about how much more the cell has than this one


def read_asks(file: TomlFile, cells: Sequence[str], baseline: str) -> tuple[Ask, ...]:
    if "asks" not in file:
        return ()
    try:
        entries = file.entries("asks")
        return tuple(read_ask(place, entry, cells, baseline) for place, entry in enumerate(entries))
    except Refused as refused:
        raise file.located(refused) if refused.at else refused from None


def read_ask(place: int, entry: Any, cells: Sequence[str], baseline: str) -> Ask:
    with under("asks", place):
        written = table_of(entry)
        written.check_keys(("question", "cell", MARGIN, *WHAT, *LIMITS))
        limit = one_limit(written, LIMITS)
        ask = Ask(
            written.text("question"),
            read_claim(written, limit),
            written.text("cell", baseline),
            written.text(limit) if limit in BESIDE else "",
        )
        for key, cell in (("cell", ask.cell), (limit, ask.beside)):
            if cell and cell not in cells:
                raise written.refuse(key, "lab-no-cell-of-that-name", cell=cell, known=tuple(cells))
        if ask.beside and (ask.claim.every_place or ask.claim.kind):
            raise written.refuse("figure", "lab-not-compared")
        return ask


def table_of(entry: Any) -> Written:
    if not isinstance(entry, dict):
        raise Refused("lab-not-an-ask")
    return Written(entry)


def one_limit(written: Written, limits: Sequence[str]) -> str:
    given = [key for key in limits if key in written]
    if len(given) != 1:
        raise written.refuse(given[0] if given else "figure", "lab-one-limit", limits=tuple(limits))
    return given[0]


def read_claim(written: Written, limit: str) -> Claim:
    figure = read_figure(written)
    low, high = read_limits(written, limit)
    scale = 100 if figure.unit == "percent" else 1
    about_things = figure.id == WORTH
    return Claim(
        figure,
        low / scale,
        high / scale,
        every_place=figure.id == WINS,
        kind=written.text("kind") if about_things else "",
        thing=written.text("thing", "") if about_things else "",
    )


def read_figure(written: Written) -> Figure:
    id = written.text("figure")
    if id == WINS:
        return wins_of(written.number("place", 1, 99)) if "place" in written else Figure(WINS, "percent", happens=True)
    if id == WORTH:
        return Figure(WORTH, "percent", signed=True)
    known = {figure.id: figure for figure in FIGURES}
    if id not in known:
        raise written.refuse("figure", "lab-no-such-figure", figure=id, known=(WINS, WORTH, *known))
    return known[id]


def read_limits(written: Written, limit: str) -> tuple[float, float]:
    """As they are written: percentages as such."""
    margin = number(written, MARGIN, written.table[MARGIN]) if MARGIN in written else 0.0
    match limit:
        case "above":
            return number(written, limit, written.table[limit]), inf
        case "below":
            return -inf, number(written, limit, written.table[limit])
        case "between":
            ends = written.entries(limit)
            if len(ends) != 2 or number(written, limit, ends[0]) >= number(written, limit, ends[1]):
                raise written.refuse(limit, "lab-not-two-numbers", key=limit)
            return float(ends[0]), float(ends[1])
        case "more_than":
            return margin, inf
        case "less_than":
            return -inf, -margin
        case _:
            if margin <= 0:
                raise written.refuse(limit, "lab-alike-by-what")
            return -margin, margin


def number(written: Written, key: str, value: Any) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise written.refuse(key, "lab-limit-not-number", key=key)
    return float(value)

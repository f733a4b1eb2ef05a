"""An experiment as a form has it, written as somebody would write it by hand."""

import json
from collections.abc import Iterator
from typing import Final

from rumpus.boxes.boxes import BOX
from rumpus.lab.experiment import BOTS, ROBUST, STRENGTHS
from rumpus.table.wire.lab_messages import AskedClaim, Designing

SEATS: Final = "seats"
SORT_ASKED_ABOUT: Final = STRENGTHS[0]  # where all sorts of bots play
BESIDE: Final = ("more_than", "less_than", "as_in")


def compose(design: Designing) -> str:
    """As TOML. What has one value is said once, what has several is swept."""
    boxes, seats = list(dict.fromkeys(design.boxes)), list(dict.fromkeys(design.seats))
    name = boxes[-1]
    lines = [
        f"title = {text(design.title or name)}",
        f"question = {text(design.question)}",
        f"game = {text(design.game)}",
        f"games = {design.games}              # of each cell",
        f"seed = {text(f'{name} 1')}    # the same seed gives the same games",
        *([f"seats = {seats[0]}"] if len(seats) == 1 else []),
        "robust = true" if design.bots == ROBUST else f"bots = {text(design.bots)}",
    ]
    for ask in design.asks:
        for about in asked_about(ask, design, boxes, seats):
            lines += ["", "[[asks]]", *(f"{key} = {value}" for key, value in claim(ask, *about))]
    options = dict(design.options) | ({BOX: boxes[0]} if len(boxes) == 1 else {})
    lines += ["", "[options]", *(f"{text(key)} = {text(value)}" for key, value in options.items())]
    lines += ["", "[sweep]"]
    lines += [f"box = [{', '.join(map(text, boxes))}]"] if len(boxes) > 1 else []
    lines += [f"seats = [{', '.join(map(str, seats))}]"] if len(seats) > 1 else []
    return "\n".join(lines) + "\n"


def text(value: str) -> str:
    """As TOML writes a text, which is as JSON does; only it wants one more character escaped."""
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def asked_about(
    ask: AskedClaim, design: Designing, boxes: list[str], seats: list[int]
) -> Iterator[tuple[str, str, str]]:
    """In which words, of which cell, and beside which: each box beside the first one, or what is new, with each number
    of players. Where it is asked about several boxes or numbers of players, the words say which."""
    robust = design.bots == ROBUST
    for count in seats:
        base = cell(boxes[0], count, robust, boxes, seats)
        for box in boxes[1:] or boxes:
            here = cell(box, count, robust, boxes, seats)
            which = [box] * (len(boxes) > 2) + [str(count)] * (len(seats) > 1)
            said = ", ".join(design.called.get(one, one) for one in which)
            asked = f"{ask.question} ({said})" if which else ask.question
            if ask.claim not in BESIDE:
                yield asked, here, ""
            elif here != base:
                yield asked, here, base


def cell(box: str, count: int, robust: bool, boxes: list[str], seats: list[int]) -> str:
    """Its id, as `rumpus.lab.experiment` makes it of what is swept."""
    swept = {
        **({BOX: box} if len(boxes) > 1 else {}),
        **({SEATS: str(count)} if len(seats) > 1 else {}),
        **({BOTS: SORT_ASKED_ABOUT} if robust else {}),
    }
    return " ".join(f"{key}={value}" for key, value in swept.items()) or "all"


def claim(ask: AskedClaim, asked: str, here: str, beside: str) -> Iterator[tuple[str, str]]:
    yield "question", text(asked)
    yield "figure", text(ask.figure)
    yield "cell", text(here)
    match ask.claim:
        case "above":
            yield "above", number(ask.low)
        case "below":
            yield "below", number(ask.high)
        case "between":
            yield "between", f"[{number(ask.low)}, {number(ask.high)}]"
        case _:
            yield ask.claim, text(beside)
            if ask.low:
                yield "by", number(ask.low)


def number(value: float) -> str:
    return str(int(value)) if value == int(value) else repr(value)

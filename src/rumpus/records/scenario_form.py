"""What a scenario file may say. Whatever it could not mean is refused, so that no scenario holds for want of sense."""

from collections.abc import Mapping
from typing import Any, Final

from rumpus.boxes.written import Written, under
from rumpus.kernel.message import Refused
from rumpus.records.lexicon import Lexicon

KEYS: Final = ("title", "game", "cites", "cards", "seats", "options", "position", "refused", "play")
PLAY_KEYS: Final = ("answers", "expect")
EXPECTATIONS: Final = ("question", "events", "all_events", "no_events", "refuses", "sees", "result")
QUESTION_KEYS: Final = ("speaker", "kind", "options", "has", "lacks", "weights")
MOST_SEATS: Final = 100  # how many can play is the game's to say


def check_form(table: Mapping[str, Any], lexicon: Lexicon) -> None:
    """Refused with the way to what cannot be so (`Refused.at`)."""
    file = Written(table)
    file.check_keys(KEYS)
    file.text("title")
    for place, clause in enumerate(texts_in(file, "cites")):
        with under("cites", place):
            check_clause(clause, lexicon)
    if "cards" in file:
        texts_in(file, "cards")
    file.texts("options")
    if "seats" in file:
        file.number("seats", 0, MOST_SEATS)
        if "position" in file:
            raise file.refuse("seats", "scenario-seats-in-position")
    file.section("position")
    if "refused" in file:
        file.text("refused")
        if "play" in file:
            raise file.refuse("play", "scenario-refused-and-played")
    else:
        check_plays(file, lexicon)


def check_plays(file: Written, lexicon: Lexicon) -> None:
    """There are some, and something is expected in the end."""
    plays = file.entries("play")
    for place, play in enumerate(plays):
        with under("play", place):
            if not isinstance(play, dict):
                raise Refused("value-not-table", key="play")
            step = Written(play)
            step.check_keys(PLAY_KEYS)
            if not play:
                raise Refused("value-empty", key="play")
            step.text("answers", "")
            with under("expect"):
                check_expectations(Written(step.section("expect")), lexicon)
    if not plays[-1].get("expect"):
        raise Refused("scenario-expects-nothing").under("play", len(plays) - 1)


def check_expectations(expect: Written, lexicon: Lexicon) -> None:
    """What the game itself must know, such as facts, is looked at when it is played (`expectation.py`)."""
    with under("question"):
        question = Written(expect.section("question"))
        question.check_keys(QUESTION_KEYS)
        for key in {"speaker", "kind"} & question.table.keys():
            question.text(key)
        for key in {"options", "has", "lacks"} & question.table.keys():
            texts_in(question, key)
        question.numbers("weights", 1, 10**9)
    for key in {"events", "all_events", "no_events"} & expect.table.keys():
        for place, event in enumerate(expect.entries(key)):
            with under(key, place):
                check_event(event, lexicon)
    if "refuses" in expect:
        texts_in(expect, "refuses")
    if "result" in expect:
        expect.text("result")
    with under("sees"):
        sees = Written(expect.section("sees"))
        for name in sees.table:
            sees.section(name)
    for key, value in expect.table.items():
        if value == {}:
            raise expect.refuse(key, "value-empty", key=key)


def check_event(event: Any, lexicon: Lexicon) -> None:
    """`"drowns"`, or `{ event = "inches", clause = "W4.1", worm = "blue A" }`."""
    table = Written({"event": event} if isinstance(event, str) else event if isinstance(event, dict) else {})
    id = table.text("event")
    if id not in lexicon.events:
        raise table.refuse("event", "scenario-unknown-event", event=id)
    if "clause" in table:
        with under("clause"):
            check_clause(table.text("clause"), lexicon)
    for name in table.table:
        if name not in ("event", "clause", *lexicon.arguments):
            arguments = tuple(sorted(lexicon.arguments))
            raise table.refuse(name, "key-unknown", key=name, known=("event", "clause", *arguments))


def check_clause(clause: str, lexicon: Lexicon) -> None:
    if clause not in lexicon.clauses:
        raise Refused("scenario-unknown-clause", clause=clause)


def texts_in(table: Written, key: str) -> list[str]:
    """A list of texts."""
    found = table.entries(key)
    for place, text in enumerate(found):
        if not isinstance(text, str):
            raise Refused("value-not-text", key=key).under(key, place)
    return found

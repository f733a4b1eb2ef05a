"""What a scenario expects, compared with what there is."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec

from rumpus.boxes.written import under
from rumpus.kernel.event import Event
from rumpus.kernel.interruptions import Interruptions
from rumpus.kernel.match import SPEAKERS, Match
from rumpus.kernel.message import Message, Refused
from rumpus.kernel.question import CHANCE, TABLE, Question
from rumpus.kernel.state import State
from rumpus.records.record import Line, read_lines
from rumpus.records.scenario_form import EXPECTATIONS
from rumpus.records.scenarios import Scenarios
from rumpus.records.seen import UNKNOWN
from rumpus.records.vocabulary import Vocabularies

EVERYBODY: Final = "everybody"  # in `sees`: what those who only watch see, and so everybody
_BETWEEN: Final = re.compile(r",\s+|\s+(?=-?[0-9])")


def compare(match: Match, expect: Mapping[str, Any], events: list[Event]) -> Iterator[Message]:
    """What was expected and is not so. Refused, with the way to it, what could not be so in any case."""
    if "question" in expect:
        with under("question"):
            yield from compare_question(match, expect["question"])
    if "events" in expect:
        yield from compare_events(expect["events"], events)
    if "all_events" in expect:
        yield from compare_all_events(expect["all_events"], events)
    for unwanted in expect.get("no_events", []):
        if any(fits(unwanted, event) for event in events):
            yield Message("unexpected-event", {"event": write_wanted(unwanted)})
    with under("refuses"):
        yield from compare_refusals(match, expect.get("refuses", []))
    if "result" in expect:
        yield from compare_fact("result", expect["result"], write_result(match))
    with under("sees"):
        for name, seen in expect.get("sees", {}).items():
            yield from compare_sight(match, name, seen)
    facts = Scenarios.of(match.game).facts(match.state)
    for name, value in expect.items():
        if name in facts:
            yield from compare_fact(name, value, facts[name])
        elif name not in EXPECTATIONS:
            raise Refused("key-unknown", key=name, known=(*EXPECTATIONS, *facts)).under(name)


def compare_fact(name: str, expected: Any, found: Any) -> Iterator[Message]:
    """A table is compared by the keys it names; a text as a list, in any order."""
    if isinstance(expected, Mapping) and isinstance(found, Mapping):
        for key, value in expected.items():
            if key in found:
                yield from compare_fact(f"{name}.{key}", value, found[key])
            else:
                yield Message("fact-not-there", {"name": f"{name}.{key}", "known": tuple(found)})
    elif as_list(expected) != as_list(found):
        yield Message("fact-differs", {"name": name, "expected": str(expected), "found": str(found)})


def as_list(value: Any) -> Any:
    """A list is separated by commas with a space after them, or by spaces before numbers (`0,1 1,0`). Nothing is an
    empty one."""
    if isinstance(value, list) and all(isinstance(item, str) for item in value):
        value = ", ".join(value)
    if value is None or value == "":
        return []
    return sorted(_BETWEEN.split(value.strip())) if isinstance(value, str) else value


def write_result(match: Match) -> str:
    """`none` while the game goes on, `draw`, or who won."""
    if match.result is None:
        return "none"
    return ", ".join(match.state.speaker(seat) for seat in match.result.winners) or "draw"


# Questions and answers


def compare_question(match: Match, expect: Mapping[str, Any]) -> Iterator[Message]:
    """Who is asked what, which options there are or are not, and how likely they are."""
    question = match.question
    if question is None:
        yield from compare_fact("question.speaker", expect.get("speaker", ""), "nobody")
        if others := tuple(key for key in expect if key != "speaker"):
            yield Message("question-not-asked", {"keys": others})
        return
    options = [match.state.write(question, option) for option in question.options]
    if "speaker" in expect:
        yield from compare_fact("question.speaker", expect["speaker"], match.speaker(question))
    if "kind" in expect:
        yield from compare_fact("question.kind", expect["kind"], question.kind)
    if "options" in expect and sorted(expect["options"]) != sorted(options):
        found = {"name": "question.options", "expected": " | ".join(expect["options"]), "found": " | ".join(options)}
        yield Message("fact-differs", dict(found))
    for text in expect.get("has", []):
        if text not in options:
            yield Message("option-missing", {"option": text, "options": tuple(options)})
    for place, text in enumerate(expect.get("lacks", [])):
        if text in options:
            yield Message("option-unexpected", {"option": text})
        elif not ever_answered(match, text, question.seat, question.kind):
            raise Refused("scenario-option-never", option=text, kind=question.kind).under("lacks", place)
    weights = question.weights or (1,) * len(options)
    yield from compare_fact("question.weights", expect.get("weights", {}), dict(zip(options, weights, strict=True)))


def ever_answered(match: Match, text: str, seat: int, kind: str = "") -> bool:
    """Whether chance, or a player, may ever say this in answer to a question of this kind, or of any, on whatever map.
    Where the game does not tell, it may be."""
    vocabulary = Vocabularies.of(match.game).vocabulary(match.setting)
    if vocabulary is None:
        return True
    answers = vocabulary.chance if seat == CHANCE else vocabulary.players
    questions = [
        Question(seat, asked, tuple(options)) for asked, options in answers.items() if asked == kind or not kind
    ]
    texts = (match.state.write(question, option) for question in questions for option in question.options)
    without_places = Scenarios.of(match.game).without_places
    return without_places(text) in map(without_places, texts)


def compare_refusals(match: Match, refuses: Sequence[str]) -> Iterator[Message]:
    """Lines that would not be accepted now, though they could be at another time."""
    speakers = (*SPEAKERS.values(), *seats_by_name(match))
    for place, text in enumerate(refuses):
        with under(place):
            (line,) = read_lines([(0, text)])
            if line.speaker not in speakers:
                raise Refused("position-unknown-name", name=line.speaker, known=speakers)
            if can_be_said(match, line):
                yield Message("not-refused", {"line": text})
            elif not ever_said(match, line):
                raise Refused("scenario-answer-never", answer=line.text, speaker=line.speaker)


def can_be_said(match: Match, line: Line) -> bool:
    """Whether this line would be accepted now."""
    question = match.question
    if line.speaker == SPEAKERS[TABLE]:
        return line.text in Interruptions.of(match.game).possible(match.state)
    if question is None or line.speaker != match.speaker(question):
        return False
    return line.text in [match.state.write(question, option) for option in question.options]


def ever_said(match: Match, line: Line) -> bool:
    """Whether this line may be accepted at another time."""
    if line.speaker != SPEAKERS[TABLE]:
        return ever_answered(match, line.text, CHANCE if line.speaker == SPEAKERS[CHANCE] else 0)
    vocabulary = Vocabularies.of(match.game).vocabulary(match.setting)
    return vocabulary is None or line.text in vocabulary.table


def seats_by_name(match: Match) -> dict[str, int]:
    return {match.state.speaker(seat): seat for seat in range(match.setting.seats)}


# Events


def compare_events(expected: Sequence[Any], events: list[Event]) -> Iterator[Message]:
    """The events named must have happened in this order, perhaps with others between them."""
    rest = iter(events)
    for wanted in expected:
        if not any(fits(wanted, event) for event in rest):
            yield Message("event-missing", {"event": write_wanted(wanted), "happened": write_events(events)})
            return


def compare_all_events(expected: Sequence[Any], events: list[Event]) -> Iterator[Message]:
    """These events must have happened in this order, and nothing else."""
    if len(expected) != len(events) or not all(map(fits, expected, events)):
        wanted = tuple(write_wanted(event) for event in expected)
        yield Message("events-differ", {"expected": wanted, "happened": write_events(events)})


def fits(wanted: Any, event: Event) -> bool:
    if isinstance(wanted, str):
        return wanted == event.id
    told = {"event": event.id, "clause": event.clause, **event.args, **event.secret}
    return all(told.get(name) == (tuple(value) if isinstance(value, list) else value) for name, value in wanted.items())


def write_wanted(wanted: Any) -> str:
    if isinstance(wanted, str):
        return wanted
    return " ".join(value if name == "event" else f"{name}={value}" for name, value in wanted.items())


def write_events(events: list[Event]) -> tuple[str, ...]:
    return tuple(write_event(event) for event in events)


def write_event(event: Event) -> str:
    args = " ".join(f"{name}={value}" for name, value in (event.args | event.secret).items())
    return f"{event.id} {event.clause} {args}".strip()


# What somebody sees


def compare_sight(match: Match, name: str, expected: Mapping[str, Any]) -> Iterator[Message]:
    """The view of a seat, or of everybody, by the keys that are named; what must not be in it is `?`."""
    viewers: dict[str, int | None] = {**seats_by_name(match), EVERYBODY: None}
    if name not in viewers:
        raise Refused("position-unknown-name", name=name, known=tuple(viewers)).under(name)
    others = [seen_by(match, viewer) for viewer in viewers.values()]
    with under(name):
        yield from compare_seen(f"sees.{name}", expected, seen_by(match, viewers[name]), others)


def seen_by(match: Match, viewer: int | None) -> dict[str, Any]:
    """The view; what only the viewer knows stands where the view has their seat, or if it has none, beside the rest."""
    view: dict[str, Any] = in_notation(match.state, match.view())
    if viewer is not None:
        entries = by_name(view.get("seats"))
        entries.get(match.state.speaker(viewer), view).update(in_notation(match.state, match.own(viewer)))
    return view


def in_notation(state: State, seen: Any) -> Any:
    """A view as scenarios speak of it: whatever has a `text` is written so, and a seat as it is called."""
    text = getattr(seen, "text", None)
    if isinstance(text, str):
        return text
    if isinstance(seen, list | tuple):
        return [in_notation(state, item) for item in seen]
    if isinstance(seen, msgspec.Struct):
        seen = msgspec.structs.asdict(seen)
    if not isinstance(seen, dict):
        return seen
    table = {key: in_notation(state, value) for key, value in seen.items()}
    return table | {"seat": state.speaker(table["seat"])} if isinstance(table.get("seat"), int) else table


def compare_seen(name: str, expected: Mapping[str, Any], found: Any, others: list[Any]) -> Iterator[Message]:
    """What nobody at all sees under that name is misspelt."""
    entries = by_name(found)
    for key, value in expected.items():
        seen_by_others = [by_name(other)[key] for other in others if key in by_name(other)]
        if not seen_by_others:
            known = dict.fromkeys(known for other in others for known in by_name(other))
            raise Refused("key-unknown", key=key, known=tuple(known)).under(key)
        if isinstance(value, Mapping):
            with under(key):
                yield from compare_seen(f"{name}.{key}", value, entries.get(key), seen_by_others)
        elif value == UNKNOWN or key not in entries:
            if (value == UNKNOWN) == (key in entries):
                yield Message("sight-differs", {"name": f"{name}.{key}", "seen": "yes" if key in entries else "no"})
        else:
            yield from compare_fact(f"{name}.{key}", value, entries[key])


def by_name(found: Any) -> Mapping[str, Any]:
    """A table as it is; a list of tables by the names they have."""
    if isinstance(found, Mapping):
        return found
    entries = found if isinstance(found, list) else []
    return {entry["name"]: entry for entry in entries if isinstance(entry, Mapping) and "name" in entry}

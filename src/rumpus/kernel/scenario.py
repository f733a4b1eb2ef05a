"""Scenarios: a position, answers, and what must come of them. `docs/notation.md` describes the file.

A scenario is data, so it can be written by somebody who knows the rules and not the code.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rumpus.kernel.event import Event
from rumpus.kernel.match import SPEAKERS, Match
from rumpus.kernel.message import Message, Refused
from rumpus.kernel.question import TABLE
from rumpus.kernel.record import Line, read_lines
from rumpus.kernel.registry import find_game
from rumpus.kernel.replay import feed

KEYS = ("title", "game", "cites", "cards", "seats", "options", "position", "refused", "play")
EXPECTATIONS = ("question", "events", "no_events", "refuses", "result")
QUESTION_KEYS = ("speaker", "kind", "options", "has", "lacks")
_BETWEEN = re.compile(r",\s+|\s+(?=-?[0-9])")


@dataclass(frozen=True)
class Scenario:
    path: Path
    text: str
    table: Mapping[str, Any]

    @property
    def title(self) -> str:
        return str(self.table["title"])

    @property
    def cites(self) -> tuple[str, ...]:
        """The clauses it shows."""
        return tuple(self.table["cites"])

    @property
    def cards(self) -> tuple[str, ...]:
        """The cards it shows."""
        return tuple(self.table.get("cards", ()))


def read_scenario(path: Path) -> Scenario:
    try:
        text = path.read_text(encoding="utf-8")
        table = tomllib.loads(text)
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise Refused("scenario-unreadable", file=str(path), why=str(error)) from None
    for key in table:
        if key not in KEYS:
            raise Refused("scenario-unknown-key", file=str(path), key=key, known=KEYS)
    for key in ("title", "game", "cites"):
        if key not in table:
            raise Refused("scenario-lacks", file=str(path), key=key)
    return Scenario(path, text, table)


def find_scenarios(places: list[Path]) -> list[Path]:
    """Scenario files as given, and all below folders as given, in order of their names."""
    found: list[Path] = []
    for place in places:
        if not place.exists():
            raise Refused("no-such-file", file=str(place))
        found += sorted(place.rglob("*.toml")) if place.is_dir() else [place]
    return found


def run_scenario(scenario: Scenario) -> list[Message]:
    """Everything that did not come as expected; nothing, if all did."""
    expected = scenario.table.get("refused")
    try:
        match = set_table(scenario)
    except Refused as refused:
        if refused.message.id == expected:
            return []
        return [refused.message]
    if expected is not None:
        return [Message("expected-refusal", {"expected": expected})]
    for step in scenario.table.get("play", []):
        heard = len(match.events)
        answers = step.get("answers", "")
        try:
            feed(match, read_lines(numbered(scenario.text, answers)))
        except Refused as refused:
            return [refused.message]
        problems = list(compare(match, step.get("expect", {}), match.events[heard:]))
        if problems:
            return [Message("scenario-after", {"line": last_line(scenario.text, answers)}), *problems]
    return []


def set_table(scenario: Scenario) -> Match:
    """The match at the scenario's position, or at the start of a game if it gives none."""
    game = find_game(scenario.table["game"])
    options = scenario.table.get("options", {})
    if "position" in scenario.table:
        state = game.position(options, scenario.table["position"])
        return Match(game, state.setting, state=state, shows_forced=True)
    return Match(game, game.setting(scenario.table.get("seats", 2), options), shows_forced=True)


def numbered(text: str, answers: str) -> list[tuple[int, str]]:
    """The answers' lines with their numbers in the file, where they stand as they are."""
    first = text.count("\n", 0, max(text.find(answers), 0)) + 1
    return [(number, line.strip()) for number, line in enumerate(answers.splitlines(), first)]


def last_line(text: str, answers: str) -> int:
    return max((number for number, line in numbered(text, answers) if line), default=1)


def compare(match: Match, expect: Mapping[str, Any], events: list[Event]) -> Iterator[Message]:
    """What was expected and is not so."""
    if "question" in expect:
        yield from compare_question(match, expect["question"])
    if "events" in expect:
        yield from compare_events(expect["events"], events)
    for unwanted in expect.get("no_events", []):
        wanted_not = {"event": unwanted} if isinstance(unwanted, str) else unwanted
        if any(fits(wanted_not, event) for event in events):
            yield Message("unexpected-event", {"event": str(unwanted)})
    for line in read_lines([(0, text) for text in expect.get("refuses", [])]):
        if can_be_said(match, line):
            yield Message("not-refused", {"line": f"{line.speaker}: {line.text}"})
    if "result" in expect:
        yield from compare_fact("result", expect["result"], write_result(match))
    facts = match.game.facts(match.state)
    for name, value in expect.items():
        if name not in EXPECTATIONS:
            yield from compare_fact(name, value, facts.get(name))


def can_be_said(match: Match, line: Line) -> bool:
    """Whether this line would be accepted now."""
    question = match.question
    if line.speaker == SPEAKERS[TABLE]:
        return line.text in match.game.interruptions(match.state)
    if question is None or line.speaker != match.speaker(question):
        return False
    return line.text in [match.state.write(question, option) for option in question.options]


def compare_fact(name: str, expected: Any, found: Any) -> Iterator[Message]:
    """A table is compared by the keys it names; a text as a list, in any order."""
    if isinstance(expected, Mapping) and isinstance(found, Mapping):
        for key, value in expected.items():
            yield from compare_fact(f"{name}.{key}", value, found.get(key))
    elif as_list(expected) != as_list(found):
        yield Message("fact-differs", {"name": name, "expected": str(expected), "found": str(found)})


def as_list(value: Any) -> Any:
    """A list is separated by commas with a space after them, or by spaces before numbers (`0,1 1,0`)."""
    return sorted(_BETWEEN.split(value.strip())) if isinstance(value, str) else value


def write_result(match: Match) -> str:
    """`none` while the game goes on, `draw`, or who won."""
    if match.result is None:
        return "none"
    return ", ".join(match.state.speaker(seat) for seat in match.result.winners) or "draw"


def compare_question(match: Match, expect: Mapping[str, Any]) -> Iterator[Message]:
    """Who is asked what, and which options there are or are not."""
    for key in expect:
        if key not in QUESTION_KEYS:
            yield Message("question-unknown-key", {"key": key, "known": QUESTION_KEYS})
    question = match.question
    if question is None:
        yield from compare_fact("question.speaker", expect.get("speaker"), "nobody")
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
    for text in expect.get("lacks", []):
        if text in options:
            yield Message("option-unexpected", {"option": text})


def compare_events(expected: list[Mapping[str, Any]], events: list[Event]) -> Iterator[Message]:
    """The events named must have happened in this order, perhaps with others between them."""
    rest = iter(events)
    for wanted in expected:
        if not any(fits(wanted, event) for event in rest):
            happened = tuple(write_event(event) for event in events)
            yield Message("event-missing", {"event": str(dict(wanted)), "happened": happened})
            return


def fits(wanted: Mapping[str, Any], event: Event) -> bool:
    told = {"event": event.id, "clause": event.clause, **event.args, **event.secret}
    return all(told.get(name) == value for name, value in wanted.items())


def write_event(event: Event) -> str:
    args = " ".join(f"{name}={value}" for name, value in (event.args | event.secret).items())
    return f"{event.id} {event.clause} {args}".strip()

"""Scenarios: a position, answers, and what must come of them. `docs/notation.md` describes the file.

A scenario is data, so it can be written by somebody who knows the rules and not the code.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from rumpus.boxes.reference import Reference
from rumpus.boxes.toml_file import TomlFile, open_toml
from rumpus.boxes.written import Written, known, under
from rumpus.kernel.game import AnyGame
from rumpus.kernel.match import SPEAKERS, Match
from rumpus.kernel.message import Message, Refused
from rumpus.kernel.question import CHANCE
from rumpus.kernel.registry import find_game
from rumpus.records.expectation import compare
from rumpus.records.record import Line, read_lines
from rumpus.records.replay import asked, feed
from rumpus.records.scenario_form import check_form
from rumpus.records.scenarios import Scenarios

ANY: Final = "any"  # said for chance: whatever it answers, the rest must come out
MOST_WAYS: Final = 2_000  # in which chance may answer a scenario


@dataclass(frozen=True)
class Scenario:
    path: Path
    game: AnyGame
    file: TomlFile

    @property
    def table(self) -> Mapping[str, Any]:
        return self.file.table

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
    """Refused with the file and the line of what no scenario can say."""
    file = open_toml(path)
    try:
        id = Written(file.table).text("game")
        with under("game"):
            game = find_game(id)
        check_form(file.table, Scenarios.of(game).lexicon())
    except Refused as refused:
        raise file.located(refused) from None
    return Scenario(path, game, file)


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
        return [] if refused.message.id == expected else [scenario.file.located(refused).message]
    if expected is not None:
        return [Message("expected-refusal", {"expected": expected})]
    try:
        return Run(scenario).play(match, list(read_story(scenario)), 0)
    except Refused as refused:
        return [scenario.file.located(refused).message]


def set_table(scenario: Scenario) -> Match:
    """The match at the scenario's position, or at the start of a game if it gives none, with what happens before
    anybody has to answer."""
    game, table = scenario.game, scenario.table
    options = table.get("options", {})
    try:
        if "position" in table:
            state = Scenarios.of(game).position(options, table["position"])
        else:
            state = game.start(game.setting(table.get("seats", 2), options))
    except Refused as refused:
        if not refused.at:  # options that contradict each other
            refused.under("options")
        elif refused.at[0] != "options" and "position" in table:
            refused.under("position")
        raise
    begun = state.turns > 0
    match = Match(game, state.setting, state=state, shows_forced=True)
    if not begun:  # that the first turn has come is where the story begins, and not part of it
        match.events.clear()
    sheets = tuple(sheet.id for sheet in Reference.of(game).sheets(match.setting))
    for place, card in enumerate(scenario.cards):
        with under("cards", place):
            known(card, sheets)
    return match


@dataclass(frozen=True)
class Passage:
    """Some answers, then either any answer of chance or, at the end of a `[[play]]`, what is expected."""

    lines: Sequence[Line]
    any: Line | None = None
    play: int = 0
    expect: Mapping[str, Any] | None = None


def read_story(scenario: Scenario) -> Iterator[Passage]:
    """Lines know their numbers in the file."""
    for play, step in enumerate(scenario.table["play"]):
        first = scenario.file.first_line_of_text("play", play, "answers")
        answers = enumerate((line.strip() for line in step.get("answers", "").splitlines()), first)
        with under("play", play, "answers"):
            lines = read_lines(list(answers))
        since = 0
        for place, line in enumerate(lines):
            if (line.speaker, line.text) == (SPEAKERS[CHANCE], ANY):
                yield Passage(lines[since:place], any=line)
                since = place + 1
        yield Passage(lines[since:], play=play, expect=step.get("expect", {}))


class Run:
    """A scenario being played, in every way that chance may choose where it is given any."""

    def __init__(self, scenario: Scenario) -> None:
        self.file = scenario.file
        self.ways = 1
        self.line = 1  # the last one that was played

    def play(self, match: Match, story: Sequence[Passage], heard: int) -> list[Message]:
        """From here on; the first `heard` events were looked at before."""
        for number, part in enumerate(story):
            try:
                feed(match, part.lines)
            except Refused as refused:
                return [refused.message]
            self.line = part.lines[-1].number if part.lines else self.line
            if part.any is not None:
                return self.play_all_ways(match, part.any, story[number + 1 :], heard)
            with under("play", part.play, "expect"):
                problems = list(compare(match, part.expect or {}, match.events[heard:]))
            if problems:
                return [Message("scenario-after", {"line": self.line}), *problems]
            heard = len(match.events)
        return []

    def play_all_ways(self, match: Match, line: Line, rest: Sequence[Passage], heard: int) -> list[Message]:
        question = match.question
        if question is None or question.seat != CHANCE:
            why = Message("scenario-not-chance")
            return [Message("record-does-not-fit", {"line": line.number, "why": why, "asked": asked(match)})]
        self.ways += len(question.options) - 1
        if self.ways > MOST_WAYS:
            return [Message("scenario-too-many-ways", {"line": line.number, "most": MOST_WAYS})]
        for option in question.options:
            way = match.branch()
            way.state.sink = list(match.events)
            way.answer(option)
            self.line = line.number
            if problems := self.play(way, rest, heard):
                answer = match.state.write(question, option)
                return [Message("scenario-if-chance", {"line": line.number, "answer": answer}), *problems]
        return []

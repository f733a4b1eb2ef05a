"""Lessons: a position, what a teacher says, the answer to give and what then happens. Data, like a scenario.

| key | what it says |
| --- | --- |
| `seats`, `options`, `position` | how the game begins, as in a scenario |
| `learner` | whose answers the learner gives |
| `opening` | answers before the first step |
| `step` | several: `say` (the id of the teacher's words), `answer`, and `then`, what others answer after it |
| `farewell` | the id of the teacher's last words |
"""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from typing import Any

from rumpus.kernel.event import Event
from rumpus.kernel.game import AnyGame
from rumpus.kernel.match import Match, QuestionSeen, question_seen_by
from rumpus.kernel.message import Refused
from rumpus.kernel.state import State
from rumpus.records.changes import Change, Watching
from rumpus.records.looking import Looked
from rumpus.records.record import read_lines
from rumpus.records.replay import feed
from rumpus.records.scenarios import Scenarios


@dataclass(frozen=True)
class Lesson:
    id: str
    game: AnyGame
    table: Mapping[str, Any]

    @property
    def learner(self) -> str:
        return str(self.table["learner"])

    @property
    def farewell(self) -> str:
        return str(self.table["farewell"])


@dataclass(frozen=True)
class LessonStep:
    """One answer of the learner: the table before it, and event by event what it brought."""

    say: str
    answer: str
    question: QuestionSeen
    seat: int  # the learner's
    state: State  # before the answer
    before: Looked
    events: list[Event]
    changes: list[Change]


def lesson_files(game: AnyGame) -> dict[str, Traversable]:
    """The lessons in a game's own folder `lessons` by their ids, the first lesson first."""
    return {file.name.removesuffix(".toml"): file for file in game.files("lessons", ending=".toml")}


def find_lesson(game: AnyGame, id: str) -> Lesson:
    lessons = lesson_files(game)
    if id not in lessons:
        raise Refused("lesson-unknown", lesson=id, known=tuple(lessons))
    return Lesson(id, game, tomllib.loads(lessons[id].read_text(encoding="utf-8")))


def begin(lesson: Lesson) -> Match:
    game, table = lesson.game, lesson.table
    options = table.get("options", {})
    if "position" in table:
        state: State = Scenarios.of(game).position(options, table["position"])
        match = Match(game, state.setting, state=state)
    else:
        match = Match(game, game.setting(table["seats"], options))
    tell(match, table.get("opening", ""))
    return match


def teach(lesson: Lesson, match: Match) -> Iterator[LessonStep]:
    """The steps of a lesson that has just begun; afterwards the match is at its end."""
    for step in lesson.table["step"]:
        question = match.question
        if question is None or match.speaker(question) != lesson.learner:
            raise Refused("lesson-not-asked", lesson=lesson.id, say=step["say"])
        seat = question.seat
        asked = question_seen_by(match.state, question, seat)
        state = match.state.copy()
        watching = Watching(match)
        match.say(lesson.learner, step["answer"])
        tell(match, step.get("then", ""))
        events = [event.seen_by(seat) for event in watching]
        yield LessonStep(
            step["say"], step["answer"], asked, seat, state, watching.looked[0], events, watching.finish()[0]
        )


def tell(match: Match, answers: str) -> None:
    feed(match, read_lines(list(enumerate((line.strip() for line in answers.splitlines()), 1))))

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
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from rumpus.kernel.event import Event
from rumpus.kernel.frames import Frames, View
from rumpus.kernel.game import AnyGame
from rumpus.kernel.match import Match
from rumpus.kernel.message import Refused
from rumpus.kernel.record import read_lines
from rumpus.kernel.replay import feed


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
class Step:
    """One answer of the learner: the table before it, and event by event what it brought."""

    say: str
    answer: str
    kind: str  # of the question
    options: list[str]
    view: View
    events: list[Event]
    changes: list[View]


def lesson_files(package: str) -> dict[str, Traversable]:
    """The lessons in a game's own folder `lessons`."""
    found = [file for file in (files(package) / "lessons").iterdir() if file.name.endswith(".toml")]
    return {file.name.removesuffix(".toml"): file for file in sorted(found, key=lambda file: file.name)}


def lesson_ids(game: AnyGame) -> list[str]:
    return list(game.lessons())


def find_lesson(game: AnyGame, id: str) -> Lesson:
    lessons = game.lessons()
    if id not in lessons:
        raise Refused("lesson-unknown", lesson=id, known=tuple(lessons))
    return Lesson(id, game, tomllib.loads(lessons[id].read_text(encoding="utf-8")))


def begin(lesson: Lesson) -> Match:
    game, table = lesson.game, lesson.table
    options = table.get("options", {})
    if "position" in table:
        state = game.position(options, table["position"])
        match = Match(game, state.setting, state=state)
    else:
        match = Match(game, game.setting(table["seats"], options))
    tell(match, table.get("opening", ""))
    return match


def teach(lesson: Lesson, match: Match) -> Iterator[Step]:
    """The steps of a lesson that has just begun; afterwards the match is at its end."""
    for step in lesson.table["step"]:
        question = match.question
        if question is None or match.speaker(question) != lesson.learner:
            raise Refused("lesson-not-asked", lesson=lesson.id, say=step["say"])
        seat, kind = question.seat, question.kind
        options = [match.state.write(question, option) for option in question.options]
        view = match.view(seat)
        frames = Frames(match, seat)
        match.say(lesson.learner, step["answer"])
        tell(match, step.get("then", ""))
        seen = [event.seen_by(seat) for event in frames]
        yield Step(step["say"], step["answer"], kind, options, view, seen, frames.changes(view))


def tell(match: Match, answers: str) -> None:
    feed(match, read_lines(list(enumerate((line.strip() for line in answers.splitlines()), 1))))

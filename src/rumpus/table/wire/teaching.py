"""Lessons and practice as they go over the wire. A lesson is worked out once, and the page plays it by itself. A
practice is played again from its beginning with each answer: it is short, and nothing of it need be kept."""

from collections.abc import Mapping
from functools import cache

from rumpus.kernel.game import AnyGame
from rumpus.kernel.match import question_seen_by
from rumpus.kernel.message import Message
from rumpus.kernel.state import State
from rumpus.records.changes import Watching
from rumpus.records.lesson import LessonStep, begin, find_lesson, teach
from rumpus.records.practice import LEARNER, Practice
from rumpus.table.wire.library_messages import LessonInfo, LessonStepInfo, PracticeInfo, Practising
from rumpus.table.wire.messages import MessageInfo, ProspectInfo
from rumpus.table.wire.told import event_infos, message_info, prospect_infos, question_as_seen


@cache
def lesson(game: AnyGame, id: str) -> LessonInfo:
    found = find_lesson(game, id)
    match = begin(found)
    steps = [step_info(game, step) for step in teach(found, match)]
    seat = next(seat for seat in range(match.setting.seats) if match.state.speaker(seat) == found.learner)
    return LessonInfo(
        game=game.id,
        id=id,
        learner=found.learner,
        seats=match.setting.seats,
        options=match.setting.header(),
        steps=steps,
        farewell=MessageInfo(found.farewell, {}),
        view=match.view(),
        own=match.own(seat),
    )


def step_info(game: AnyGame, step: LessonStep) -> LessonStepInfo:
    return LessonStepInfo(
        say=MessageInfo(step.say, {}),
        view=step.before.view,
        own=step.before.own_of(step.seat),
        question=question_as_seen(0, step.question),
        answer=step.answer,
        events=event_infos(step.events, step.changes, step.seat),
        prospects=prospects(game, step.state),
    )


def practice(game: AnyGame, options: Mapping[str, str], wanted: Practising) -> PracticeInfo:
    tried = Practice(game, game.seats[0], options, wanted.card, wanted.seed)
    match = tried.match
    for answer in wanted.answers[:-1]:
        tried.answer(answer)
    played = tried.was_played()
    watching = Watching(match)
    for answer in wanted.answers[-1:]:
        tried.answer(answer)
    changes, now = watching.finish()
    question = None if tried.is_over else match.asked()
    return PracticeInfo(
        say=message_info(Message(tried.exercise.say, {"card": wanted.card})),
        learner=match.state.speaker(LEARNER),
        seats=match.setting.seats,
        options=match.setting.header(),
        events=event_infos([event.seen_by(LEARNER) for event in watching], changes, LEARNER),
        view=now.view,
        own=now.own_of(LEARNER),
        question=None if question is None else question_as_seen(0, question_seen_by(match.state, question, LEARNER)),
        prospects=prospect_infos(game, match.state, match.read(question, wanted.considered))
        if question and wanted.considered
        else [],
        played=played or tried.was_played(),
    )


def prospects(game: AnyGame, state: State) -> dict[str, list[ProspectInfo]]:
    """Where each answer to the open question may lead, by its text; those that lead nowhere are left out."""
    question = state.asked()
    found = {state.write(question, option): prospect_infos(game, state, option) for option in question.options}
    return {text: led for text, led in found.items() if led}

"""Lessons as they go over the wire: worked out once, then the page plays them by itself."""

from functools import cache

from rumpus.kernel.game import AnyGame
from rumpus.kernel.lesson import Lesson as KernelLesson
from rumpus.kernel.lesson import Step, begin, find_lesson, teach
from rumpus.table.updates import event_infos
from rumpus.table.wire import MessageInfo, QuestionInfo
from rumpus.table.wire_library import Lesson, LessonStep


@cache
def lesson(game: AnyGame, id: str) -> Lesson:
    found = find_lesson(game, id)
    match = begin(found)
    steps = [step_info(found, step) for step in teach(found, match)]
    seat = next(seat for seat in range(match.setting.seats) if match.state.speaker(seat) == found.learner)
    return Lesson(
        game=game.id,
        id=id,
        learner=found.learner,
        seats=match.setting.seats,
        options=match.setting.header(),
        steps=steps,
        farewell=MessageInfo(found.farewell, {}),
        view=match.view(seat),
    )


def step_info(lesson: KernelLesson, step: Step) -> LessonStep:
    return LessonStep(
        say=MessageInfo(step.say, {}),
        view=step.view,
        question=QuestionInfo(0, step.kind, lesson.learner, step.options),
        answer=step.answer,
        events=event_infos(step.events, step.changes),
    )

"""One course of a game with chance's answers left open, and who knows what of it."""

import json
from typing import Final, NamedTuple

from rumpus.env.desk import Desk
from rumpus.kernel.chance import Chance
from rumpus.kernel.conversation import answer, run
from rumpus.kernel.match import question_seen_by
from rumpus.kernel.seen import UNKNOWN
from rumpus.kernel.state import State

NOBODY: Final = -3  # knows an answer that was only imagined


class Said(NamedTuple):
    """An answer, and the one seat that may know it; None is everybody."""

    text: str
    known_to: int | None


class Course:
    __slots__ = ("desk", "said", "state")

    def __init__(self, desk: Desk, state: State, said: list[Said]) -> None:
        self.desk = desk
        self.state = state
        self.said = said

    def copy(self) -> "Course":
        return Course(self.desk, self.state.copy(), self.said.copy())

    def __deepcopy__(self, memo: object) -> "Course":
        """OpenSpiel copies what its states hold; most of it never changes and is shared."""
        return self.copy()

    def answer(self, option: int) -> None:
        """The open question's answer, and then every forced one."""
        self.say(option)
        self.let_forced_answer()

    def let_forced_answer(self) -> None:
        """A card drawn in secret is spoken of even if no other could have come: whether chance was asked would tell
        everybody what is left in the deck (kernel/seen.py)."""
        while (question := self.state.question) is not None and len(question.options) == 1 and not question.always:
            if question.known_to is None:
                answer(self.state, question.options[0])
            else:
                self.say(question.options[0])

    def say(self, option: int) -> None:
        question = self.state.question
        assert question is not None
        self.said.append(Said(f"{question.seat} {question.kind} {option}", question.known_to))
        answer(self.state, option)

    def seen_by(self, seat: int) -> str:
        """What a seat sees now, as text: its view, and the question with the options if it is the seat's."""
        state = self.state
        question = None if state.question is None else question_seen_by(state, state.question, seat)
        return json.dumps([self.desk.game.view(state, seat), question], separators=(",", ":"))

    def remembered_by(self, seat: int) -> str:
        """Every answer that a seat knows of, and what it sees now."""
        heard = (said.text if said.known_to in (None, seat) else UNKNOWN for said in self.said)
        return "\n".join((*heard, self.seen_by(seat)))

    def imagined_by(self, seat: int, chance: Chance) -> "Course":
        """Another course that this seat cannot tell from this one. What the others drew has become something else, so
        they remember only that they drew, and see what they hold."""
        said = [one if one.known_to in (None, seat) else Said(one.text, NOBODY) for one in self.said]
        return Course(self.desk, self.desk.game.redeal(self.state, seat, chance), said)


def begin(desk: Desk) -> Course:
    """A new game at its first question."""
    state = desk.game.start(desk.setting)
    state.shows_forced = True
    run(state)
    course = Course(desk, state, [])
    course.let_forced_answer()
    return course

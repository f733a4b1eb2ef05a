"""One game being played: its state, its record, and who answers for chance."""

from copy import deepcopy
from typing import Any, NamedTuple

from rumpus.kernel.chance import Chance
from rumpus.kernel.conversation import answer, run
from rumpus.kernel.event import Event
from rumpus.kernel.game import AnyGame, Setting
from rumpus.kernel.message import Refused
from rumpus.kernel.question import CHANCE, TABLE, Question
from rumpus.kernel.record import Line, Record
from rumpus.kernel.state import Result, State

SPEAKERS = {CHANCE: "chance", TABLE: "table"}


class Answer(NamedTuple):
    """One entry of the record. What the table says has no question and no option."""

    speaker: str
    question: Question | None
    option: int
    text: str = ""


class Match:
    """Applies answers and keeps the record. With a source of chance it answers chance's questions at once;
    without one they stay open, to be answered like anybody else's (replays, scenarios)."""

    def __init__(
        self,
        game: AnyGame,
        setting: Setting,
        chance: Chance | None = None,
        *,
        names: tuple[str, ...] = (),
        state: State | None = None,
        listen: bool = True,
        shows_forced: bool = False,
    ) -> None:
        self.game = game
        self.setting = setting
        self.chance = chance
        self.names = names or tuple(f"seat {seat + 1}" for seat in range(setting.seats))
        self.answers: list[Answer] = []
        self.forgotten = 0  # how many answers came before these
        self.state: State = game.start(setting) if state is None else state
        self.state.sink = [] if listen else None
        self.state.shows_forced = shows_forced
        run(self.state)
        self.let_chance_answer()

    def branch(self) -> "Match":
        """A match of its own that has come the same way; its events are those that happen from now on."""
        other = object.__new__(type(self))
        other.game, other.setting, other.chance, other.names = self.game, self.setting, self.chance, self.names
        other.answers, other.forgotten = self.answers.copy(), self.forgotten
        other.state = self.state.copy()
        other.state.sink = []
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> "Match":
        """Another that goes on by itself, with the same luck ahead of it. What never changes is shared."""
        other = self.branch()
        other.chance = deepcopy(self.chance, memo)
        other.state.sink = deepcopy(self.state.sink, memo)
        return other

    @property
    def answered(self) -> int:
        """How many answers have brought the game here, chance's included."""
        return self.forgotten + len(self.answers)

    def forget(self, before: int) -> None:
        """Keep no answer but those after the first so many. The game goes on, but its record cannot be written."""
        if before > self.forgotten:
            self.answers = self.answers[before - self.forgotten :]
            self.forgotten = before

    @property
    def question(self) -> Question | None:
        return self.state.question

    @property
    def events(self) -> list[Event]:
        """Those that were kept; whoever only listens keeps none."""
        return self.state.sink if isinstance(self.state.sink, list) else []

    @property
    def result(self) -> Result | None:
        return self.state.result()

    def answer(self, option: int) -> None:
        """Answer the open question."""
        question = self.state.question
        if question is None:
            raise Refused("answer-game-over")
        if option not in question.options:
            raise Refused("answer-not-an-option", option=option)
        self._apply(question, option)
        self.let_chance_answer()

    def say(self, speaker: str, text: str) -> None:
        """Answer in the notation: who, and what."""
        if speaker == SPEAKERS[TABLE]:
            return self.interrupt(text)
        question = self.state.question
        if question is None:
            raise Refused("answer-game-over")
        if speaker != self.speaker(question):
            raise Refused("answer-from-another", speaker=speaker, asked=self.speaker(question))
        return self.answer(self.read(question, text))

    def read(self, question: Question, text: str) -> int:
        """The option written so."""
        for option in question.options:
            if self.state.write(question, option) == text:
                return option
        possible = tuple(self.state.write(question, option) for option in question.options)
        raise Refused("answer-not-possible", text=text, possible=possible)

    def interrupt(self, text: str) -> None:
        """Something happens from outside the rules, such as the time running out."""
        if text not in self.game.interruptions(self.state):
            raise Refused("interruption-not-possible", text=text)
        self.answers.append(Answer(SPEAKERS[TABLE], None, 0, text))
        self.game.interrupt(self.state, text)
        self.let_chance_answer()

    def speaker(self, question: Question) -> str:
        return SPEAKERS.get(question.seat) or self.state.speaker(question.seat)

    def record(self) -> Record:
        """The whole game so far as a record."""
        assert not self.forgotten
        record = Record(self.game.id, self.game.rules_version, self.names, self.setting.header())
        record.lines = [Line(number, entry.speaker, self.write(entry)) for number, entry in enumerate(self.answers, 1)]
        return record

    def write(self, entry: Answer) -> str:
        """What one entry of the record says."""
        return entry.text if entry.question is None else self.state.write(entry.question, entry.option)

    def view(self, viewer: int | None) -> dict[str, Any]:
        return self.game.view(self.state, viewer)

    def _apply(self, question: Question, option: int) -> None:
        if len(question.options) > 1 or question.always:  # forced answers are not part of the record
            self.answers.append(Answer(self.speaker(question), question, option))
        answer(self.state, option)

    def let_chance_answer(self) -> None:
        """Answer chance's questions up to a player's, if there is a source of chance."""
        if self.chance is None:
            return
        state, pick = self.state, self.chance.pick
        while (question := state.question) is not None and question.seat == CHANCE:
            self._apply(question, pick(question))


def question_seen_by(state: State, question: Question, viewer: int | None) -> dict[str, Any]:
    """What a viewer may know of an open question: that it is asked, and its options if it is theirs."""
    seen: dict[str, Any] = {
        "kind": question.kind,
        "speaker": SPEAKERS.get(question.seat) or state.speaker(question.seat),
    }
    if viewer == question.seat:
        seen["options"] = [state.write(question, option) for option in question.options]
    return seen

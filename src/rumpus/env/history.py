"""One game from its beginning with chance's answers left open, and who knows what of it."""

from typing import Final, NamedTuple

import msgspec

from rumpus.kernel.chance import Chance
from rumpus.kernel.conversation import answer, run
from rumpus.kernel.match import question_seen_by
from rumpus.kernel.question import CHANCE
from rumpus.kernel.state import State
from rumpus.learning.encoder import Encoder
from rumpus.records.seen import UNKNOWN
from rumpus.thinking.determinization import Determinization

NOBODY: Final = -3  # knows an answer that was only imagined


class HistoryEntry(NamedTuple):
    """An answer, and the one seat that may know it; None is everybody."""

    seat: int
    kind: str
    option: int
    known_to: int | None
    number: float  # of the answer among all there are, above 0 and up to 1

    @property
    def text(self) -> str:
        return f"{self.seat} {self.kind} {self.option}"

    def is_known_to(self, seat: int) -> bool:
        return self.known_to in (None, seat)


class History:
    __slots__ = ("encoder", "said", "state")

    def __init__(self, encoder: Encoder, state: State, said: list[HistoryEntry]) -> None:
        self.encoder = encoder
        self.state = state
        self.said = said

    def copy(self) -> "History":
        return History(self.encoder, self.state.copy(), self.said.copy())

    def __deepcopy__(self, memo: object) -> "History":
        """OpenSpiel copies what its states hold; most of it never changes and is shared."""
        return self.copy()

    def answer(self, option: int) -> None:
        """The open question's answer, and then every forced one."""
        self.say(option)
        self.let_forced_answer()

    def let_forced_answer(self) -> None:
        """A card drawn in secret is spoken of even if no other could have come: whether chance was asked would tell
        everybody what is left in the deck (records/seen.py)."""
        while (question := self.state.question) is not None and question.is_forced:
            if question.known_to is None:
                answer(self.state, question.options[0])
            else:
                self.say(question.options[0])

    def say(self, option: int) -> None:
        question = self.state.asked()
        book = self.encoder.chances if question.seat == CHANCE else self.encoder.actions
        number = (book.number(question.kind, option) + 1) / len(book)
        self.said.append(HistoryEntry(question.seat, question.kind, option, question.known_to, number))
        answer(self.state, option)

    def seen_by(self, seat: int) -> str:
        """What a seat sees now, as text: its view, and the question with the options if it is the seat's."""
        state = self.state
        question = None if state.question is None else question_seen_by(state, state.question, seat)
        game = self.encoder.game
        return msgspec.json.encode([game.open_view(state), game.own_view(state, seat), question]).decode()

    def remembered_by(self, seat: int) -> str:
        """Every answer that a seat knows of, and what it sees now."""
        heard = (said.text if said.is_known_to(seat) else UNKNOWN for said in self.said)
        return "\n".join((*heard, self.seen_by(seat)))

    def heard_by(self, seat: int, latest: int) -> list[float]:
        """The latest answers in their order, two numbers for each: who was asked, and what they answered. Seats are
        counted from the one who listens, above 0; chance is below, and so is an answer that the seat does not know."""
        seats = self.encoder.setting.seats
        who = {CHANCE: -1.0} | {asked: ((asked - seat) % seats + 1) / seats for asked in range(seats)}
        heard: list[float] = []
        for said in self.said[-latest:]:
            heard += who[said.seat], said.number if said.known_to is None or said.known_to == seat else -1.0
        return heard

    def imagined_by(self, seat: int, chance: Chance) -> "History":
        """Another history that this seat cannot tell from this one. What the others drew has become something else, so
        they remember only that they drew, and see what they hold."""
        said = [one if one.is_known_to(seat) else one._replace(known_to=NOBODY) for one in self.said]
        return History(self.encoder, Determinization.of(self.encoder.game).determinize(self.state, seat, chance), said)


def begin(encoder: Encoder) -> History:
    """A new game at its first question."""
    state = encoder.game.start(encoder.setting)
    state.shows_forced = True
    run(state)
    history = History(encoder, state, [])
    history.let_forced_answer()
    return history

"""One game being played: its state, its record, and who answers for chance."""

from collections.abc import Sequence
from copy import deepcopy
from typing import Any, NamedTuple

from msgspec import Struct

from rumpus.kernel.about import AnyAbout
from rumpus.kernel.chance import Chance, SeededChance, fresh_seed
from rumpus.kernel.conversation import answer, run
from rumpus.kernel.event import Event
from rumpus.kernel.game import AnyGame, View
from rumpus.kernel.interruptions import Interruptions
from rumpus.kernel.message import Refused, plain_args
from rumpus.kernel.question import CHANCE, TABLE, Question
from rumpus.kernel.registry import find_game
from rumpus.kernel.setting import Setting
from rumpus.kernel.state import Result, State

SPEAKERS = {CHANCE: "chance", TABLE: "table"}


class Answer(NamedTuple):
    """One entry of the record. What the table says has no question and no option."""

    speaker: str  #: who, as the notation calls them: `player 1`, `chance`, `table`
    question: Question | None  #: what they were asked
    option: int  #: which of its options they took
    text: str = ""  #: what the table said


def check_names(names: Sequence[str], seats: int) -> None:
    """Whether there is one for each seat, and none that would break the list of them in a record."""
    if isinstance(names, str):
        raise TypeError("names are several: a list with one for each seat")
    if names and len(names) != seats:
        raise Refused("names-not-as-many", names=len(names), seats=seats)
    for name in names:
        if not name or name != name.strip() or "," in name or not name.isprintable():
            raise Refused("name-not-possible", name=name)


class Match:
    """One game being played: it asks, takes answers, and keeps the record of them. `Match.start` begins one.

    Made directly, from a game and its setting, with a source of chance it answers chance's questions at once;
    without one they stay open, to be answered like anybody else's (replays, scenarios). `copy.deepcopy` gives another
    that goes on by itself, with the same luck ahead of it."""

    game: AnyGame  #: what is played
    setting: Setting  #: what was agreed before
    names: tuple[str, ...]  #: of those who play, seat by seat
    answers: list[Answer]  #: all that were given, chance's included
    state: State  #: all of the game at this moment, hidden cards included; what is in it is the game's own affair

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
        self.answers = []
        self.forgotten = 0  # how many answers came before these
        self.unasked: list[int] = []  # whose questions after the last answer had one answer and were not asked
        self.state = game.start(setting) if state is None else state
        self.state.sink = [] if listen else None
        self.state.shows_forced = shows_forced
        run(self.state)
        self.let_chance_answer()

    @classmethod
    def start(
        cls,
        game: AnyGame | str,
        *,
        seats: int | None = None,
        seed: int | str | None = None,
        names: Sequence[str] = (),
        **options: object,
    ) -> "Match":
        """A new game, of which the dice and draws take care of themselves: the same seed gives the same luck, and none
        gives another every time. So many `seats` play as there are `names`, or two. The options are those of
        `Game.agree`. Refused with what there is, if there is no such game, or if that cannot be agreed on."""
        game = find_game(game) if isinstance(game, str) else game
        setting = game.agree((len(names) or game.usual_seats) if seats is None else seats, **options)
        check_names(names, setting.seats)
        luck = SeededChance(fresh_seed() if seed is None else str(seed))
        return cls(game, setting, luck, names=tuple(names))

    def __repr__(self) -> str:
        return f"<Match of {self.game.id}: {self.question or self.result}>"

    def branch(self) -> "Match":
        """A match of its own that has come the same way; its events are those that happen from now on."""
        other = object.__new__(type(self))
        other.game, other.setting, other.chance, other.names = self.game, self.setting, self.chance, self.names
        other.answers, other.forgotten = self.answers.copy(), self.forgotten
        other.unasked = self.unasked.copy()
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
        """What is asked now, and of whom; None when the game is over."""
        return self.state.question

    def asked(self) -> Question:
        """The open question, for whoever knows that there is one."""
        return self.state.asked()

    @property
    def options(self) -> tuple[str, ...]:
        """All that may be answered now, as it is written, in the order of the question's own; none when it is over."""
        question = self.question
        return () if question is None else tuple(self.state.write(question, option) for option in question.options)

    @property
    def events(self) -> list[Event]:
        """What has happened, as the rules told it. Some of it is not for everybody: `Event.seen_by`."""
        return self.state.sink if isinstance(self.state.sink, list) else []

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""
        return self.state.result()

    def answer(self, option: int | str) -> None:
        """Answer the open question with one of its options, or with one as it is written (`options`). Refused with what
        would have been possible, if it is none of them, or if the game is over."""
        question = self.state.question
        if question is None:
            raise Refused("answer-game-over")
        self._apply(question, self.read(question, option))
        self.let_chance_answer()

    def say(self, speaker: str, text: str) -> None:
        """Answer as a record does: who, and what. Refused if somebody else is asked."""
        if speaker == SPEAKERS[TABLE]:
            return self.interrupt(text)
        question = self.state.question
        if question is None:
            raise Refused("answer-game-over")
        if speaker != self.speaker(question):
            raise Refused("answer-from-another", speaker=speaker, asked=self.speaker(question))
        return self.answer(text)

    def read(self, question: Question, answer: int | str) -> int:
        """The option of the open question that is meant, be it written or not. Refused with those there are, if it is
        none of them."""
        if answer in question.options:
            return int(answer)
        if not isinstance(answer, str):
            possible = tuple(f"{option} ({text})" for option, text in zip(question.options, self.options, strict=True))
            raise Refused("answer-not-an-option", option=str(answer), possible=possible)
        for option in question.options:
            if self.state.write(question, option) == answer:
                return option
        raise Refused("answer-not-possible", text=answer, possible=self.options)

    def interrupt(self, text: str) -> None:
        """Something happens from outside the rules, such as the time running out."""
        interruptions = Interruptions.of(self.game)
        if text not in interruptions.possible(self.state):
            raise Refused("interruption-not-possible", text=text)
        self.answers.append(Answer(SPEAKERS[TABLE], None, 0, text))
        interruptions.interrupt(self.state, text)
        self.let_chance_answer()

    def speaker(self, question: Question) -> str:
        """Who is asked, as the notation calls them."""
        return SPEAKERS.get(question.seat) or self.state.speaker(question.seat)

    def write(self, entry: Answer) -> str:
        """What one entry of the record says."""
        return entry.text if entry.question is None else self.state.write(entry.question, entry.option)

    def view(self) -> View:
        """What everybody may know, as a struct of the game's own."""
        return self.game.open_view(self.state)

    def own(self, viewer: int | None) -> View | None:
        """What only a seat knows besides, such as its cards; a spectator (None) knows nothing. IndexError if there is
        no such seat."""
        if viewer is None:
            return None
        if not 0 <= viewer < self.setting.seats:
            raise IndexError(f"there is no seat {viewer}: they are counted from 0 to {self.setting.seats - 1}")
        return self.game.own_view(self.state, viewer)

    def _apply(self, question: Question, option: int) -> None:
        if not question.is_forced:
            self.answers.append(Answer(self.speaker(question), question, option))
            self.unasked = self.state.unasked = []
        answer(self.state, option)

    def let_chance_answer(self) -> None:
        """Answer chance's questions up to a player's, if there is a source of chance."""
        if self.chance is None:
            return
        state, pick = self.state, self.chance.pick
        while (question := state.question) is not None and question.seat == CHANCE:
            self._apply(question, pick(question))


class OptionSeen(Struct, omit_defaults=True):
    """How an option is written, what it is about, and what its sentence speaks of."""

    text: str
    about: AnyAbout | None = None
    args: dict[str, Any] = {}


class QuestionSeen(Struct, omit_defaults=True):
    """An open question as somebody may know it."""

    kind: str
    speaker: str
    about: AnyAbout | None = None
    options: list[OptionSeen] | None = None  # only for whoever is asked
    args: dict[str, Any] = {}  # what its sentence speaks of


def question_seen_by(state: State, question: Question, viewer: int | None) -> QuestionSeen:
    """What a viewer may know of an open question: that it is asked, and its options if it is theirs."""
    speaker = SPEAKERS.get(question.seat) or state.speaker(question.seat)
    args = plain_args(state.question_args(question))
    options = options_seen(state, question) if viewer == question.seat else None
    return QuestionSeen(question.kind, speaker, state.about_question(question), options, args)


def options_seen(state: State, question: Question) -> list[OptionSeen]:
    return [option_seen(state, question, option) for option in question.options]


def option_seen(state: State, question: Question, option: int) -> OptionSeen:
    args = plain_args(state.option_args(question, option))
    return OptionSeen(state.write(question, option), state.about(question, option), args)

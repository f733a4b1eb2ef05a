"""What every game's state has: the stack of what still has to happen, and the open question.

A game's State adds its own `fields` (ints, strings, lists of ints, bytearrays), how the game ends, and how its answers
are written. Nothing in a state refers to another state; what never changes during a match (cards, options, maps) is
shared between all copies.
"""

import hashlib
import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, ClassVar, Self, TypeAlias

from rumpus.kernel.about import AnyAbout
from rumpus.kernel.event import Event, Listener
from rumpus.kernel.message import Argument
from rumpus.kernel.question import Question
from rumpus.kernel.setting import Setting

Frame: TypeAlias = tuple[Any, ...]  # a rule's name, then ints, strings and tuples of them
Rule: TypeAlias = Callable[..., None]


@dataclass(frozen=True)
class Result:
    """How a game ended: who won (several seats share a win), or nobody in a draw."""

    winners: tuple[int, ...]  #: their seats, counted from 0; none in a draw


class State(ABC):
    __slots__ = ("question", "resume", "setting", "shows_forced", "sink", "stack", "turns", "unasked")

    rules: ClassVar[dict[str, Rule]]
    fields: ClassVar[tuple[str, ...]] = ()  # all that can change during a match beside the conversation

    setting: Setting  # what was agreed; a game's state says which kind of setting it is
    stack: list[Frame]
    question: Question | None
    resume: Frame  # the rule that gets the answer, and its other arguments
    sink: list[Event] | Listener | None  # where events go; None while searching
    turns: int  # how many have begun, each of one seat (`begin_turn`)
    unasked: list[int] | None  # whose questions had one answer and were not asked; None if nobody wants to know
    shows_forced: bool  # whether questions with one option are asked as well: so that records may write them

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.stack = []
        self.question = None
        self.resume = ()
        self.sink = None
        self.turns = 0
        self.unasked = None
        self.shows_forced = False

    def copy_conversation(self, other: Self) -> None:
        """The kernel's part of `copy`: events of a copy go nowhere."""
        other.setting = self.setting
        other.stack = self.stack.copy()
        other.question = self.question
        other.resume = self.resume
        other.sink = None
        other.turns = self.turns
        other.unasked = None
        other.shows_forced = self.shows_forced

    def asked(self) -> Question:
        """The open question, for whoever knows that there is one."""
        if self.question is None:
            raise ValueError("nobody is asked anything")
        return self.question

    def copy(self) -> Self:
        """A state of its own that goes on exactly like this one. Searches copy a lot: written by hand it is quicker."""
        other = type(self).__new__(type(self))
        self.copy_conversation(other)
        for name in self.fields:
            setattr(other, name, deepcopy(getattr(self, name)))
        return other

    def __deepcopy__(self, memo: object) -> Self:
        """What never changes is shared, whoever copies."""
        return self.copy()

    def to_json(self) -> dict[str, Any]:
        """Everything that can change during a match, as plain JSON."""
        return self.conversation_to_json() | self.fields_to_json(self.fields)

    @abstractmethod
    def result(self) -> Result | None:
        """How the game ended, or None while it goes on."""

    def speaker(self, seat: int) -> str:
        """How a seat is called in the notation at this moment."""
        return f"player {seat + 1}"

    def write(self, question: Question, option: int) -> str:
        """The short text of an option, unique among the options of its question."""
        return str(option)

    def spell(self, name: str, value: Any) -> Argument:
        """An argument of an event: a `hex` as `2,-1`, with the name that people call it by. Numbers stay numbers, so
        that a sentence can go by them."""
        if name == "seat":
            return self.speaker(value)
        return value if isinstance(value, int | tuple) and not isinstance(value, bool) else str(value)

    def event_args(self, id: str, args: Mapping[str, Any]) -> dict[str, Argument]:
        """The arguments of an event, spelt."""
        return {name: self.spell(name, value) for name, value in args.items()}

    def besides(self, id: str, args: Mapping[str, Any]) -> dict[str, Argument]:
        """What the sentence of an event speaks of besides them, found out only when it is told: which way somebody
        went, what they are next to. Stories and scenarios do not know of it."""
        return {}

    def option_args(self, question: Question, option: int) -> Mapping[str, Argument]:
        """What the sentence of an option speaks of besides its text: how a place is called, what lies there."""
        return {}

    def question_args(self, question: Question) -> Mapping[str, Argument]:
        """What the sentence of an open question speaks of, such as the Thing that is to be put down."""
        return {}

    def about(self, question: Question, option: int) -> AnyAbout | None:
        """What an option is about, as data in the game's own struct: its text is for people and records."""
        return None

    def about_question(self, question: Question) -> AnyAbout | None:
        """What an open question is about, such as the Thing that is to be put down. Everybody is told."""
        return None

    def about_event(self, id: str, args: Mapping[str, Any]) -> AnyAbout | None:
        """What an event that is just happening is about, from its arguments in the rules' own numbers. Of what is
        secret in it there are two, with and without that."""
        return None

    def conversation_to_json(self) -> dict[str, Any]:
        """The kernel's part of `to_json`."""
        return {
            "stack": self.stack,
            "question": None if self.question is None else self.question.to_json(),
            "resume": self.resume,
            "turns": self.turns,
        }

    def conversation_from_json(self, data: dict[str, Any]) -> None:
        self.stack = [as_frame(frame) for frame in data["stack"]]
        self.question = None if data["question"] is None else Question.from_json(data["question"])
        self.resume = as_frame(data["resume"])
        self.turns = data["turns"]

    def fields_to_json(self, names: Iterable[str]) -> dict[str, Any]:
        """These fields of a game's own as plain JSON."""
        fields = {name: getattr(self, name) for name in names}
        return {name: list(value) if isinstance(value, bytearray) else value for name, value in fields.items()}

    def fields_from_json(self, names: Iterable[str], data: dict[str, Any]) -> None:
        """In a new state: each field is of the kind that a new game begins with."""
        for name in names:
            value, new = as_frame(data[name]), getattr(self, name)
            setattr(self, name, type(new)(value) if isinstance(new, list | bytearray) else value)

    def digest(self) -> str:
        """A fingerprint: equal digests, equal states."""
        text = json.dumps(self.to_json(), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()


def as_frame(data: Any) -> Any:
    """JSON has no tuples; frames have no lists."""
    return tuple(as_frame(item) for item in data) if isinstance(data, list | tuple) else data

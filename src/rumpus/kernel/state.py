"""What every game's state has: the stack of what still has to happen, and the open question.

A game's State adds its own fields (ints, lists of ints, bytearrays), a hand-written `copy`, and how
its answers are written. Nothing in a state refers to another state; what never changes during a
match (cards, options, maps) is shared between all copies.
"""

import hashlib
import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, ClassVar, Self, TypeAlias

from rumpus.kernel.event import Event, Listener
from rumpus.kernel.message import Argument
from rumpus.kernel.question import Question

Frame: TypeAlias = tuple[Any, ...]  # a rule's name, then ints, strings and tuples of them
Rule: TypeAlias = Callable[..., None]


@dataclass(frozen=True)
class Result:
    """How a game ended: who won (several seats share a win), or nobody in a draw."""

    winners: tuple[int, ...]


class State(ABC):
    __slots__ = ("question", "resume", "shows_forced", "sink", "stack")

    rules: ClassVar[dict[str, Rule]]

    stack: list[Frame]
    question: Question | None
    resume: Frame  # the rule that gets the answer, and its other arguments
    sink: list[Event] | Listener | None  # where events go; None while searching
    turns: int  # how many have begun, each of one seat; every game has it
    shows_forced: bool  # whether questions with one option are asked as well: so that records may write them

    def __init__(self) -> None:
        self.stack = []
        self.question = None
        self.resume = ()
        self.sink = None
        self.shows_forced = False

    def copy_conversation(self, other: Self) -> None:
        """The kernel's part of `copy`: events of a copy go nowhere."""
        other.stack = self.stack.copy()
        other.question = self.question
        other.resume = self.resume
        other.sink = None
        other.shows_forced = self.shows_forced

    @abstractmethod
    def copy(self) -> Self:
        """A state of its own that goes on exactly like this one."""

    @abstractmethod
    def to_json(self) -> dict[str, Any]:
        """Everything that can change during a match, as plain JSON."""

    @abstractmethod
    def result(self) -> Result | None:
        """How the game ended, or None while it goes on."""

    @abstractmethod
    def speaker(self, seat: int) -> str:
        """How a seat is called in the notation at this moment."""

    @abstractmethod
    def write(self, question: Question, option: int) -> str:
        """The short text of an option, unique among the options of its question."""

    @abstractmethod
    def spell(self, name: str, value: Any) -> Argument:
        """An argument of an event, as text: a `hex` as `2,-1`."""

    def conversation_to_json(self) -> dict[str, Any]:
        """The kernel's part of `to_json`."""
        return {
            "stack": self.stack,
            "question": None if self.question is None else self.question.to_json(),
            "resume": self.resume,
        }

    def conversation_from_json(self, data: dict[str, Any]) -> None:
        self.stack = [as_frame(frame) for frame in data["stack"]]
        self.question = None if data["question"] is None else Question.from_json(data["question"])
        self.resume = as_frame(data["resume"])

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

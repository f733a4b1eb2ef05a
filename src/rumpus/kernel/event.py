"""What happened, for log and animation: an id with arguments and the clause of the rules it follows.

A rule changes, then tells: once it has told its last event, nothing more that can be seen changes until the next rule
begins. So what an event changed is the difference between what is seen when it is told and what was seen when the one
before it was, or when the answer was given. What a rule without an event changes belongs to the next event; what comes
after the last, such as the next question, to that one.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any

from msgspec import Struct, structs

from rumpus.kernel.about import AnyAbout
from rumpus.kernel.message import Argument, Message


class Event(Struct, frozen=True):
    """Something that happened in a match."""

    id: str  #: what, such as `rolled`
    clause: str  #: of the rules, which says so
    args: dict[str, Argument]  #: what its sentence speaks of
    secret: dict[str, Argument] = {}  #: what only the owner may know of it
    owner: int | None = None  #: a seat
    about: AnyAbout | None = None  #: the same for programs, in the structs of the game
    secret_about: AnyAbout | None = None  #: with what only the owner may know
    besides: dict[str, Argument] = {}  #: for its sentence alone: what a person would see there, such as which way it is
    reveals: bool = False  #: whether something in it was hidden until now (`reveal`)

    def seen_by(self, viewer: int | None) -> "Event":
        """The event as that seat, or a spectator (None), may know it."""
        if not self.secret:
            return self
        if viewer is not None and viewer == self.owner:
            return Event(
                f"{self.id}-own", self.clause, self.args | self.secret, about=self.secret_about, besides=self.besides
            )
        return structs.replace(self, secret={}, owner=None, secret_about=None)

    def told(self) -> dict[str, Argument]:
        """All that its sentence speaks of, to somebody who may know all of it."""
        return {**self.args, **self.besides, **self.secret}

    def message(self) -> Message:
        """The event told to somebody who may know all of it."""
        return Message(f"event-{self.id}-own" if self.secret else f"event-{self.id}", self.told())


class Listener(ABC):
    """In the place of a list of events: hears each as it happens, in the rules' own numbers. For whoever listens to
    thousands of games and only counts."""

    @abstractmethod
    def hear(self, clause: str, id: str, args: Mapping[str, Any]) -> None: ...

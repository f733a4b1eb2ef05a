"""What happened, for log and animation: an id with arguments and the clause of the rules it follows."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from rumpus.kernel.message import Argument, Message


@dataclass(frozen=True)
class Event:
    id: str
    clause: str
    args: dict[str, Argument]
    secret: dict[str, Argument] = field(default_factory=dict)  # what only the owner may know of it
    owner: int | None = None

    def seen_by(self, viewer: int | None) -> "Event":
        """The event as that seat, or a spectator (None), may know it."""
        if not self.secret:
            return self
        if viewer is not None and viewer == self.owner:
            return Event(f"{self.id}-own", self.clause, self.args | self.secret)
        return replace(self, secret={}, owner=None)

    def message(self) -> Message:
        """The event told to somebody who may know all of it."""
        if self.secret:
            return Message(f"event-{self.id}-own", self.args | self.secret)
        return Message(f"event-{self.id}", self.args)


class Listener(ABC):
    """In the place of a list of events: hears each as it happens, in the rules' own numbers. For whoever listens to
    thousands of games and only counts."""

    @abstractmethod
    def hear(self, clause: str, id: str, args: Mapping[str, Any]) -> None: ...

"""Everything a person reads leaves the rules as an id with arguments; `rumpus.text` turns it into a sentence."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeAlias

Argument: TypeAlias = "str | int | float | Message | tuple[Argument, ...]"


@dataclass(frozen=True)
class Message:
    """The id of a sentence and what it speaks of. An argument may be a message, or a list of arguments, itself."""

    id: str
    args: dict[str, Argument] = field(default_factory=dict)


Say: TypeAlias = Callable[[Message], str]


class Refused(Exception):
    """Something asked of us cannot be done, and nothing was changed. `message` says why."""

    def __init__(self, id: str, **args: Argument) -> None:
        super().__init__(id, args)
        self.message = Message(id, args)

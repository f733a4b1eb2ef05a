"""Everything a person reads leaves the rules as an id with arguments; `rumpus.text` turns it into a sentence."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Self, TypeAlias

Argument: TypeAlias = "str | int | float | Message | tuple[Argument, ...]"


@dataclass(frozen=True)
class Message:
    """The id of a sentence and what it speaks of. An argument may be a message, or a list of arguments, itself."""

    id: str
    args: dict[str, Argument] = field(default_factory=dict)


Say: TypeAlias = Callable[[Message], str]


Key: TypeAlias = str | int  # of a table, or a place in a list


class Refused(Exception):
    """Something asked of us cannot be done, and nothing was changed. `message` says why; where it was read from
    something written, `at` is the way to the place, key by key from the outside."""

    def __init__(self, id: str, **args: Argument) -> None:
        super().__init__(id, args)
        self.message = Message(id, args)
        self.at: tuple[Key, ...] = ()

    def under(self, *keys: Key) -> Self:
        """The same, told of what this was read from."""
        self.at = (*keys, *self.at)
        return self

    def __reduce__(self) -> tuple[Callable[..., "Refused"], tuple[()], dict[str, object]]:
        """So that it can come from another process: arguments by name are not what exceptions are made of."""
        return partial(type(self), self.message.id, **self.message.args), (), {"at": self.at}

"""Everything a person reads leaves the rules as an id with arguments; `rumpus.text` turns it into a sentence."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property, partial
from typing import Any, ClassVar, Final, Self, TypeAlias

Argument: TypeAlias = "str | int | float | Message | tuple[Argument, ...]"


class Named(str):
    """Something as the notation writes it, `2,-1`, that people call by a `name`: `O13`. Whoever types the notation is
    told of it so, everybody else by its name."""

    __slots__ = ("name",)
    name: str

    def __new__(cls, text: str, name: str) -> "Named":
        named = super().__new__(cls, text)
        named.name = name
        return named

    def __reduce__(self) -> tuple[type["Named"], tuple[str, str]]:
        return Named, (str(self), self.name)


@dataclass(frozen=True)
class Message:
    """The id of a sentence and what it speaks of. An argument may be a message, or a list of arguments, itself."""

    id: str  #: of the sentence
    args: dict[str, Argument] = field(default_factory=dict)  #: what it speaks of, by name

    @cached_property
    def plain(self) -> dict[str, Any]:
        """As JSON, which nobody changes: what games say again and again is the same message."""
        return {"id": self.id, "args": plain_args(self.args)}


Say: TypeAlias = Callable[[Message], str]
PLAIN: Final = frozenset((str, int, float, bool))  # kinds of arguments that are JSON as they are


def plain(value: Any) -> Any:
    """An argument as JSON, for those who are told names: messages within messages as their ids and arguments."""
    if isinstance(value, Named):
        return value.name
    if isinstance(value, Message):
        return value.plain
    return [plain(inner) for inner in value] if isinstance(value, tuple) else value


def plain_args(args: Mapping[str, Argument]) -> dict[str, Any]:
    if not args:
        return {}
    told: dict[str, Any] = {**args}
    for name, value in args.items():
        if value.__class__ not in PLAIN:
            told[name] = value.name if value.__class__ is Named else plain(value)
    return told


Key: TypeAlias = str | int  # of a table, or a place in a list


class Refused(Exception):
    """Something asked of us cannot be done, and nothing was changed. `str()` says why, as a sentence with the id of the
    reason behind it; `message` is the same for programs: the id, and what the sentence speaks of. Where it was read
    from something written, `at` is the way to the place, key by key from the outside."""

    say: ClassVar[Say] = staticmethod(repr)  # how it is told; whoever has words gives them (`rumpus/__init__.py`)

    def __init__(self, id: str, **args: Argument) -> None:
        super().__init__(id, args)
        self.message = Message(id, args)
        self.at: tuple[Key, ...] = ()

    def __str__(self) -> str:
        return f"{Refused.say(self.message)} [{self.message.id}]"

    def under(self, *keys: Key) -> Self:
        """The same, told of what this was read from."""
        self.at = (*keys, *self.at)
        return self

    def __reduce__(self) -> tuple[Callable[..., "Refused"], tuple[()], dict[str, object]]:
        """So that it can come from another process: arguments by name are not what exceptions are made of."""
        return partial(type(self), self.message.id, **self.message.args), (), {"at": self.at}

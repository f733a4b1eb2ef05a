"""What can go wrong with a table elsewhere: each has an id with arguments for programs, and a sentence for people."""

from typing import Any, Self

from rumpus.kernel.message import Message
from rumpus.table.wire.messages import Refusal
from rumpus.text.words import words


class TableError(Exception):
    """`id` and `about` are for programs; as a text it is a sentence."""

    def __init__(self, id: str, about: dict[str, Any], text: str) -> None:
        super().__init__(text)
        self.id = id
        self.about = about

    @classmethod
    def told(cls, language: str, id: str, **about: str) -> Self:
        """In words of our own: there is no table that could say it."""
        return cls(id, about, words(language).say(Message(id, {**about})))

    def __reduce__(self) -> tuple[type[Self], tuple[str, dict[str, Any], str]]:
        return type(self), (self.id, self.about, str(self))


class TableRefused(TableError):
    """The table says no, and nothing was changed; only of `outcome-unknown` nobody knows."""

    @classmethod
    def because(cls, why: Refusal) -> Self:
        return cls(why.id, why.args, why.text)


class NoTable(TableError):
    """Nobody answers at the address, or something that is no table."""


class WrongLink(TableError):
    """It is no link to a room, or to one of another table."""


class ConnectionLost(TableError):
    """The connection did not come back for as long as we were to wait, or broke when it was no good to say a thing
    twice."""

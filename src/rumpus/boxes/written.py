"""What people write to set up a game: tables of keys and values, names, lists of names. What does not fit is refused
by name, with the way to the key where it stands (`Refused.at`)."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from rumpus.kernel.message import Argument, Key, Refused
from rumpus.kernel.setting import words

DIGITS = re.compile(r"[0-9]{1,9}")


def whole_number(text: str) -> int | None:
    """What is written in digits; nothing for anything else, and for a number so long that nobody means it."""
    return int(text) if DIGITS.fullmatch(text) else None


class Written:
    """A table, read key by key."""

    def __init__(self, table: Mapping[str, Any]) -> None:
        self.table = table

    def refuse(self, key: str, id: str, /, **args: Argument) -> Refused:
        """To be raised: what is wrong with a key."""
        return Refused(id, **args).under(key)

    def __contains__(self, key: str) -> bool:
        return key in self.table

    def check_keys(self, known: Sequence[str]) -> None:
        for key in self.table:
            if key not in known:
                raise self.refuse(key, "key-unknown", key=key, known=tuple(known))

    def given(self, key: str) -> Any:
        if key not in self.table:
            raise self.refuse(key, "key-missing", key=key)
        return self.table[key]

    def text(self, key: str, default: str | None = None) -> str:
        value = self.given(key) if default is None else self.table.get(key, default)
        if not isinstance(value, str):
            raise self.refuse(key, "value-not-text", key=key)
        return value

    def words(self, key: str) -> list[str]:
        """`mine, 2 craters`; none, if it is left out."""
        return words(self.text(key, ""))

    def number(self, key: str, least: int, most: int, default: int | None = None) -> int:
        value = self.given(key) if default is None else self.table.get(key, default)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise self.refuse(key, "value-not-number", key=key, least=least, most=most)
        return value

    def fraction(self, key: str) -> float:
        value = self.given(key)
        if not isinstance(value, float) or not 0 < value < 0.5:
            raise self.refuse(key, "value-not-fraction", key=key)
        return value

    def flag(self, key: str) -> bool:
        value = self.table.get(key, False)
        if not isinstance(value, bool):
            raise self.refuse(key, "value-not-flag", key=key)
        return value

    def entries(self, key: str) -> list[Any]:
        """Not an empty one, which would say nothing."""
        value = self.given(key)
        if not isinstance(value, list) or not value:
            raise self.refuse(key, "value-not-list", key=key)
        return value

    def section(self, key: str) -> dict[str, Any]:
        value = self.table.get(key, {})
        if not isinstance(value, dict):
            raise self.refuse(key, "value-not-table", key=key)
        return value

    def texts(self, key: str) -> dict[str, str]:
        """A table of texts."""
        with under(key):
            inside = Written(self.section(key))
            return {name: inside.text(name) for name in inside.table}

    def numbers(self, key: str, least: int, most: int) -> dict[str, int]:
        """A table of numbers."""
        with under(key):
            inside = Written(self.section(key))
            return {name: inside.number(name, least, most) for name in inside.table}


@contextmanager
def under(*keys: Key) -> Iterator[None]:
    """Whatever is refused within was read from what stands there."""
    try:
        yield
    except Refused as refused:
        raise refused.under(*keys) from None


def known(name: str, names: Iterable[str]) -> str:
    names = tuple(names)
    if name not in names:
        raise Refused("position-unknown-name", name=name, known=names)
    return name


def index_of(name: str, names: Sequence[str]) -> int:
    return names.index(known(name, names))


def take(name: str, names: Sequence[str], bag: bytearray) -> int:
    """A card by its name, out of the bag with all that are left."""
    card = index_of(name, names)
    if not bag[card]:
        raise Refused("position-too-many-copies", card=name)
    bag[card] -= 1
    return card

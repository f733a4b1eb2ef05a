"""The messages of Fluent files. Each is parsed when it is first said: all together there are ten thousand, and parsing
them took seconds, for which somebody waited in every process."""

import re
from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message
from fluent.syntax import ast as fluent

BEGINNING: Final = re.compile(r"^(?:(-?[a-zA-Z][a-zA-Z0-9_-]*) *=|#)", re.MULTILINE)  # of an entry, or of a comment
TERM: Final = "-"  # before the id of one, which only other entries refer to


class Entry:
    """A message or a term."""

    def __init__(self, source: str) -> None:
        self.source = source

    @cached_property
    def parsed(self) -> fluent.Resource:
        return FluentResource(self.source)


def entries_in(source: str) -> dict[str, Entry]:
    """By their ids, in their order; of several with one id, the first. What belongs to an entry is indented."""
    found: dict[str, Entry] = {}
    beginnings = list(BEGINNING.finditer(source))
    ends = [one.start() for one in beginnings[1:]] + [len(source)]
    for one, end in zip(beginnings, ends, strict=True):
        if one[1]:
            found.setdefault(one[1], Entry(source[one.start() : end]))
    return found


class Bundle(FluentBundle):
    def __init__(self, language: str, functions: dict[str, Callable[..., Any]], entries: Mapping[str, Entry]) -> None:
        super().__init__([language], functions=functions, use_isolating=False)
        self.entries = entries

    def has_message(self, message_id: str) -> bool:
        return message_id in self.entries

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        id = f"{TERM}{entry_id}" if term else entry_id
        if id not in self._compiled:
            self.add_resource(self.entries[id].parsed)
        return super()._lookup(entry_id, term)

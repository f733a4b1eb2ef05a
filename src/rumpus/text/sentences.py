"""The messages of Fluent files. Each is parsed when it is first said: all together there are ten thousand, and parsing
them took seconds, for which somebody waited in every process."""

import re
from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message
from fluent.syntax import ast as fluent

BEGINNING: Final = re.compile(r"^(?:(-?[a-zA-Z][a-zA-Z0-9_-]*) *=|#)", re.MULTILINE)  # of a sentence, or of a comment
TERM: Final = "-"  # before the id of one, which only other sentences refer to


class Sentence:
    """A message or a term."""

    def __init__(self, source: str) -> None:
        self.source = source

    @cached_property
    def parsed(self) -> fluent.Resource:
        return FluentResource(self.source)


def sentences_in(source: str) -> dict[str, Sentence]:
    """By their ids, in their order; of several with one id, the first. What belongs to one is indented."""
    found: dict[str, Sentence] = {}
    beginnings = list(BEGINNING.finditer(source))
    ends = [one.start() for one in beginnings[1:]] + [len(source)]
    for one, end in zip(beginnings, ends, strict=True):
        if one[1]:
            found.setdefault(one[1], Sentence(source[one.start() : end]))
    return found


class Bundle(FluentBundle):
    def __init__(
        self, language: str, functions: dict[str, Callable[..., Any]], sentences: Mapping[str, Sentence]
    ) -> None:
        super().__init__([language], functions=functions, use_isolating=False)
        self.sentences = sentences

    def has_message(self, message_id: str) -> bool:
        return message_id in self.sentences

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        id = f"{TERM}{entry_id}" if term else entry_id
        if id not in self._compiled:
            self.add_resource(self.sentences[id].parsed)
        return super()._lookup(entry_id, term)

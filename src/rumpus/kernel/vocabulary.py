"""Everything that may ever be answered in a setting, so that every answer can have a number of its own."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

Answers: TypeAlias = Mapping[str, Iterable[int]]  # by kind of question; options written alike need be there once


@dataclass(frozen=True)
class Vocabulary:
    players: Answers
    chance: Answers
    table: tuple[str, ...] = ()  # what may be said from outside the rules

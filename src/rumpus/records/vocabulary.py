"""Everything that may ever be answered: scenarios are checked against it, and in it every answer has a number."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from rumpus.kernel.capability import Capability

Answers: TypeAlias = Mapping[str, Iterable[int]]  # by kind of question; options written alike need be there once


@dataclass(frozen=True)
class Vocabulary:
    players: Answers
    chance: Answers
    table: tuple[str, ...] = ()  # what may be said from outside the rules


class Vocabularies(Capability):
    """Without: nobody knows. A scenario may then speak of any answer, and programs that learn cannot play."""

    def vocabulary(self, setting: Any) -> Vocabulary | None:
        """Everything that may be answered in games with the box of this setting, whatever else is agreed on; there may
        be more in it, never less."""
        return None

"""Where on the board an answer may lead, shown before it is given."""

from dataclasses import dataclass
from typing import Any

from rumpus.kernel.about import AnyAbout
from rumpus.kernel.capability import Capability
from rumpus.kernel.message import Message


@dataclass(frozen=True)
class Prospect:
    """A spot of the board, and on which outcomes of chance something gets there."""

    spot: str
    message: Message
    about: AnyAbout | None = None


class Outlooks(Capability):
    """Without: nothing is shown."""

    def outlook(self, state: Any, option: int) -> list[Prospect]:
        """Where on the board this answer to the open question may lead, for whoever is asked; nothing hidden in it."""
        return []

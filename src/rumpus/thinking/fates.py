"""What matters of an option's consequences, such as what becomes of each worm: the odds are told of it."""

from typing import Any, NamedTuple

from rumpus.kernel.capability import Capability
from rumpus.kernel.message import Message
from rumpus.kernel.question import Question


class Fate(NamedTuple):
    """What has become of something that matters to a player, such as one worm: one of several things that can."""

    subject: str  #: what it is about, such as a worm
    id: str  #: what becomes of it, as the id of the message that says so
    notable: bool = True  #: whether it is worth saying even if it is certain


class Fates(Capability):
    """Without: nothing is told of what may follow, and nobody is asked once more."""

    def is_decision(self, question: Question) -> bool:
        """Whether a player's question begins something new; others belong to what was chosen before."""
        return True

    def fates(self, before: Any, after: Any) -> list[Fate]:
        """What has become, between two states, of everything that matters to whoever was asked in the first."""
        return []

    def losses(self, before: Any, now: Any) -> tuple[Message, ...]:
        """What of their own whoever was asked in the first state has lost in the second, such as a worm: players are
        asked once more before an answer that is almost certain to cost them that."""
        return ()

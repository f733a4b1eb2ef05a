"""What may be said from outside the rules, such as that the time is up."""

from typing import Any

from rumpus.kernel.capability import Capability


class Interruptions(Capability):
    """Without: nothing."""

    def possible(self, state: Any) -> tuple[str, ...]:
        """What may be said now."""
        return ()

    def interrupt(self, state: Any, text: str) -> None:
        """One of those was said."""

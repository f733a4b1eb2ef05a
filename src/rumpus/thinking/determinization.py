"""States that a seat must reckon with: those that it cannot tell from the real one."""

from typing import Any

from rumpus.kernel.capability import Capability
from rumpus.kernel.chance import Chance


class Determinization(Capability):
    """Without: nothing is hidden, so there is no other state than the real one."""

    def determinize(self, state: Any, viewer: int | None, chance: Chance) -> Any:
        """Another state this viewer cannot tell from the given one: everything hidden dealt anew."""
        return state.copy()

    def gather(self, state: Any, viewer: int) -> Any:
        """A state with all that is hidden from the viewer back in its deck, so that draws are as likely as they seem.
        None where a deck could run out, or nothing can be put back: then odds are sampled. Nobody but the viewer can go
        on from there."""
        hides = type(self).determinize is not Determinization.determinize
        return None if hides else state.copy()

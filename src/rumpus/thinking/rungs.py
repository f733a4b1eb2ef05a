"""How the levels by which people climb differ in a game."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from rumpus.kernel.capability import Capability


@dataclass(frozen=True)
class Effort:
    """What a level takes that plays on in its mind."""

    simulations: int  # at most, however much time there is
    turns: int | None = None  # how far each goes: the rest of the own turn, and those after it; or as the game says
    whims: float = 0.0  # how often it does not think at all, but does anything that looks promising


ALL_OUT: Final = Effort(simulations=1_000_000)


class Rungs(Capability):
    """Without: numbers between those of our games. With numbers of its own, a game sees to it that each level is about
    as far above the one before (docs/bots.md, "The rungs"). `strong` does what it can in its time, in every game."""

    #: How closely the levels that trust to luck follow the policy.
    sharpness: ClassVar[Mapping[str, float]] = {"beginner": 0.9, "casual": 2.5, "regular": 4.0}
    efforts: ClassVar[Mapping[str, Effort]] = {"easy": Effort(4, 1, 0.6), "fair": Effort(12, 1), "good": Effort(100)}

    def sharpness_of(self, level: str) -> float:
        """The game's own number, or the usual one of a level that it does not name."""
        return {**Rungs.sharpness, **self.sharpness}[level]

    def effort_of(self, level: str) -> Effort:
        """The same for those that think; one that nobody names does all it can in its time."""
        return {**Rungs.efforts, **self.efforts}.get(level, ALL_OUT)

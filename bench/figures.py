"""What a benchmark of random games measures, the same for every engine it compares."""

from dataclasses import dataclass
from typing import Final

# Copies are timed one at a time between decisions, as a search makes them: repeated copies of one
# state would find everything in the cache and look faster than they are in use.
DECISIONS_BETWEEN_COPIES: Final = 25


@dataclass(frozen=True)
class Figures:
    """Totals over all games played; `copy_seconds` is the median of many copies made in the middle of games.

    Seconds are the processor's, which other work on the machine disturbs less than the clock's.

    A decision is real if the player had two or more options. Engines differ in how often they ask a player
    who has no choice, so only real decisions compare one engine with another.
    """

    games: int
    seconds: float
    real_decisions: int
    all_decisions: int
    options_offered: int
    copy_seconds: float

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds

    @property
    def real_decisions_per_second(self) -> float:
        return self.real_decisions / self.seconds

    @property
    def all_decisions_per_second(self) -> float:
        return self.all_decisions / self.seconds

    @property
    def real_decisions_per_game(self) -> float:
        return self.real_decisions / self.games

    @property
    def mean_branching(self) -> float:
        """Options per real decision; `options_offered` counts only those."""
        return self.options_offered / self.real_decisions


def report(title: str, figures: Figures) -> str:
    """The figures as a small table for people."""
    rows = (
        ("games", f"{figures.games:,}"),
        ("seconds", f"{figures.seconds:,.2f}"),
        ("real decisions per second", f"{figures.real_decisions_per_second:,.0f}"),
        ("all decisions per second", f"{figures.all_decisions_per_second:,.0f}"),
        ("options per real decision", f"{figures.mean_branching:,.2f}"),
        ("real decisions per game", f"{figures.real_decisions_per_game:,.1f}"),
        ("games per second", f"{figures.games_per_second:,.2f}"),
        ("microseconds per copy", f"{figures.copy_seconds * 1e6:,.1f}"),
    )
    return "\n".join([title, *(f"  {name:<26}{value:>12}" for name, value in rows)])

"""Ratings on one scale for games of any number of players, by openskill."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from rumpus.arena.playing import PlayedGame
from rumpus.kernel.message import Refused


class Rating(NamedTuple):
    value: float
    sigma: float

    @property
    def margin(self) -> float:
        """It is within so much of its value with a confidence of 95 %."""
        return 2 * self.sigma


class Ratings:
    def __init__(self, bots: Iterable[str]) -> None:
        self.model = find_openskill().PlackettLuce()
        self.rated = {bot: self.model.rating(name=bot) for bot in bots}

    def add(self, games: Iterable[PlayedGame]) -> None:
        for played in games:
            for bot in played.bots:
                self.rated.setdefault(bot, self.model.rating(name=bot))
            teams = [[self.rated[bot]] for bot in played.bots]
            for bot, (rating,) in zip(played.bots, self.model.rate(teams, ranks=played.ranks()), strict=True):
                self.rated[bot] = rating

    def of(self, bot: str) -> Rating:
        rated = self.rated[bot]
        return Rating(rated.mu, rated.sigma)


def find_openskill() -> Any:
    """An extra."""
    try:
        from openskill import models
    except ImportError:
        raise Refused("match-no-openskill", extra="rumpus[matches]") from None
    return models

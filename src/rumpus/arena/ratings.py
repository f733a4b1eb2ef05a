"""Ratings of bots that have met."""

from collections.abc import Iterable

from rumpus.arena.playing import PlayedGame
from rumpus.thinking.rating import Rating, find_openskill


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

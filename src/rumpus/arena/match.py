"""A match: bots meet until so many games are played, or until it is certain who is best."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final

from rumpus.arena.playing import GameJob, MatchTable, play_game
from rumpus.arena.results import Head, PlayedGames
from rumpus.arena.standing import Standing
from rumpus.arena.workers import GamePool
from rumpus.kernel.message import Refused
from rumpus.lab.playing import open_game
from rumpus.thinking.registry import bot_named

FEWEST: Final = 2  # bots that can meet


class BotMatch:
    def __init__(self, table: MatchTable, bots: Sequence[str], games: int, folder: Path | None = None) -> None:
        """Refused if the bots cannot meet, or something else was played in that folder."""
        check_bots(bots)
        _, setting = open_game(table.game, len(bots), table.options)
        self.table = table
        self.bots = tuple(bots)
        self.deals = -(-games // len(self.bots))  # whole ones
        self.results = PlayedGames(folder, Head(table, setting.header(), self.bots))
        self.standing = Standing(self.bots)
        self.stops_early = True

    @property
    def wanted(self) -> int:
        """Games."""
        return self.deals * len(self.bots)

    def is_over(self) -> bool:
        return self.standing.deals == self.deals or (self.stops_early and self.standing.winner() is not None)

    def play(self, processes: int, tell: Callable[[Standing, int], None]) -> None:
        """Play what is missing. Whoever watches is told how it stands, and how many games were played now. Deals are
        counted in the order of their numbers, so that it ends with the same one whoever was quicker."""
        self._count()
        if self.is_over():
            return
        with GamePool(processes, play_game) as pool:
            for number, (played, record) in enumerate(pool.play(self._missing()), 1):
                self.results.add(played, record)
                self._count()
                tell(self.standing, number)
                if self.is_over():
                    return

    def _count(self) -> None:
        while not self.is_over() and (games := self.results.whole_deal(self.standing.deals)) is not None:
            self.standing.add(games)

    def _missing(self) -> Iterator[GameJob]:
        for deal in range(self.deals):
            for turn in range(len(self.bots)):
                if not self.results.has(deal, turn):
                    yield GameJob(self.table, self.bots, deal, turn)


def check_bots(bots: Sequence[str]) -> None:
    for bot in bots:
        bot_named(bot)
    if len(set(bots)) < FEWEST:
        raise Refused("match-one-bot")

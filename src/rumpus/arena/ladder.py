"""A ladder: many bots, and ratings that grow surer with every game. Those meet next from whom there is most to learn.

The folder holds `ladder.toml`, which somebody writes, the games, and `ratings.json`, which is worked out from them.
Bots may be added to the file, or left out, at any time: those left out keep their games and meet nobody any more.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations
from math import sqrt
from pathlib import Path
from statistics import NormalDist
from typing import Final

import msgspec

from rumpus.arena.match import check_bots
from rumpus.arena.playing import PATIENCE, GameJob, MatchTable, play_game
from rumpus.arena.ratings import Ratings
from rumpus.arena.results import Head, PlayedGames
from rumpus.arena.workers import GamePool
from rumpus.boxes.toml_file import open_toml
from rumpus.kernel.message import Refused
from rumpus.kernel.registry import find_game
from rumpus.lab.experiment import write
from rumpus.lab.playing import open_game

LADDER: Final = "ladder.toml"
RATINGS: Final = "ratings.json"
KEYS: Final = ("game", "bots", "seats", "seed", "options", "simulations", "patience")
AT_ONCE: Final = 4  # deals that are chosen together, by what was known before them, however many processes there are
MOST_SEATS: Final = 8
MOST_SIMULATIONS: Final = 1_000_000
MOST_PATIENCE: Final = 24 * 3600


class Ladder:
    def __init__(self, folder: Path) -> None:
        """Refused with the line of what is wrong with its file."""
        file = open_toml(folder / LADDER)
        file.check_keys(KEYS)
        game = find_game(file.text("game"))
        self.seats = file.number("seats", 2, MOST_SEATS, 2)
        self.table = MatchTable(
            game=game.id,
            rules=game.rules_version,
            options={key: write(file, key, value) for key, value in file.section("options").items()},
            seed=file.text("seed", "1"),
            simulations=file.number("simulations", 1, MOST_SIMULATIONS) if "simulations" in file else None,
            patience=float(file.number("patience", 1, MOST_PATIENCE, int(PATIENCE))),
        )
        self.bots = tuple(dict.fromkeys(str(bot) for bot in file.entries("bots")))
        try:
            check_bots(self.bots)
        except Refused as refused:
            raise file.refuse("bots", refused.message.id, **refused.message.args) from None
        if len(self.bots) < self.seats:
            raise file.refuse("bots", "ladder-too-few", bots=len(self.bots), seats=self.seats)
        _, setting = open_game(game.id, self.seats, self.table.options)
        self.folder = folder
        self.results = PlayedGames(folder, Head(self.table, setting.header()))
        self.ratings = Ratings(self.bots)
        self.games: Counter[str] = Counter()
        self.rated = 0  # deals

    def play(self, games: int, processes: int, tell: Callable[["Ladder", int], None]) -> None:
        """So many more, in whole deals; what an earlier run has begun is finished first."""
        played = 0
        self._rate()
        self._write()
        with GamePool(processes, play_game) as pool:
            while jobs := [*self._unfinished()] or [*self._next_deals(games - played)]:
                for game, record in pool.play(iter(jobs)):
                    self.results.add(game, record)
                    played += 1
                    tell(self, played)
                self._rate()
                self._write()

    def _rate(self) -> None:
        """In the order of their numbers, whoever was quicker. A deal that somebody has left is never finished."""
        while self.rated in self.results.deals:
            games = self.results.whole_deal(self.rated)
            if games is None and self._is_to_be_finished(self.rated):
                return
            self.ratings.add(games or [])
            self.games.update(bot for game in games or [] for bot in game.bots)
            self.rated += 1

    def _is_to_be_finished(self, deal: int) -> bool:
        """One of its bots may have left since it was begun."""
        games = self.results.deals[deal]
        return self.results.whole_deal(deal) is None and set(next(iter(games.values())).bots) <= set(self.bots)

    def _write(self) -> None:
        found = {
            bot: {"rating": round(self.ratings.of(bot).value, 3), "margin": round(self.ratings.of(bot).margin, 3)}
            | {"games": self.games[bot], "plays": bot in self.bots}
            for bot in self.order()
        }
        (self.folder / RATINGS).write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")

    def order(self) -> list[str]:
        """From the best on, those included that are no longer in the file."""
        return sorted(self.ratings.rated, key=lambda bot: (-self.ratings.of(bot).value, bot))

    def _unfinished(self) -> Iterator[GameJob]:
        for deal, games in sorted(self.results.deals.items()):
            if self._is_to_be_finished(deal):
                order = next(iter(games.values())).first_order()
                yield from (GameJob(self.table, order, deal, turn) for turn in range(len(order)) if turn not in games)

    def _next_deals(self, games: int) -> Iterator[GameJob]:
        met: Counter[frozenset[str]] = Counter()  # among those chosen now
        for number in range(min(AT_ONCE, -(-games // self.seats))):
            bots = self._who_meets(met)
            met.update(frozenset(pair) for pair in combinations(bots, 2))
            for turn in range(self.seats):
                yield GameJob(self.table, bots, self.rated + number, turn)

    def _who_meets(self, met: Counter[frozenset[str]]) -> tuple[str, ...]:
        """The two from whom there is most to learn, and one by one those who add most to them."""

        def worth(one: str, other: str) -> float:
            return self.to_learn(one, other) / (1 + met[frozenset((one, other))])

        chosen = list(max(combinations(self.bots, 2), key=lambda pair: worth(*pair)))
        while len(chosen) < self.seats:
            left = [bot for bot in self.bots if bot not in chosen]
            chosen.append(max(left, key=lambda bot: sum(worth(bot, other) for other in chosen)))
        return tuple(chosen)

    def to_learn(self, one: str, other: str) -> float:
        """How unsure both ratings are, times how open the game between the two is."""
        ours, theirs = self.ratings.of(one), self.ratings.of(other)
        unsure = ours.sigma**2 + theirs.sigma**2
        wins = NormalDist().cdf((ours.value - theirs.value) / sqrt(2 * self.ratings.model.beta**2 + unsure))
        return unsure * wins * (1 - wins)

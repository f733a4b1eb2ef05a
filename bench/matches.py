"""Games between bots, for measuring how strong they are: balanced seats, and budgets in simulations.

A budget in simulations is not disturbed by what else a machine has to do, and the same seed gives the same game.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from rumpus.kernel.chance import SeededChance
from rumpus.kernel.match import Match
from rumpus.kernel.registry import find_game
from rumpus.lab.playing import THINKING, by_level
from rumpus.lab.statistics import wilson


@dataclass(frozen=True)
class Entrant:
    """A level with a budget: the fraction of a second's simulations is what it may think for an answer."""

    level: str
    seconds: float

    def __str__(self) -> str:
        usual = THINKING[self.level].seconds
        return self.level if self.seconds == usual else f"{self.level} {self.seconds} s"


@dataclass(frozen=True)
class Table:
    """A game as it is set up for a pairing."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...] = ()
    editions: tuple[str, ...] = ()  # played in turn, deal by deal

    def __str__(self) -> str:
        return self.game if self.seats == 2 else f"{self.game}, {self.seats} players"

    def options_of(self, deal: int) -> dict[str, str]:
        edition = {"edition": self.editions[deal % len(self.editions)]} if self.editions else {}
        return {**dict(self.options), **edition}


@dataclass(frozen=True)
class Pairing:
    """One entrant against a table full of another, and how often it should win."""

    one: Entrant
    others: Entrant
    table: Table
    wanted: float

    def __str__(self) -> str:
        return f"{self.one} against {'three ' if self.table.seats == 4 else ''}{self.others}"


@dataclass
class Score:
    won: int = 0
    drawn: int = 0
    games: int = 0
    results: list[tuple[int, tuple[int, ...]]] = field(default_factory=list)  # the one's seat, and who won

    def add(self, seat: int, winners: tuple[int, ...]) -> None:
        self.games += 1
        self.won += winners == (seat,)
        self.drawn += not winners or (seat in winners and len(winners) > 1)
        self.results.append((seat, winners))

    @property
    def share(self) -> float:
        return self.won / self.games

    def interval(self) -> tuple[float, float]:
        """Of the share of games won, 95 %."""
        found = wilson(self.won, self.games)
        return found.low, found.high


Job = tuple[Pairing, int, int, int]  # with the seed, the seat of the one, and how many simulations a second is


def jobs(pairing: Pairing, games: int, simulations_per_second: int) -> Iterator[Job]:
    """Every deal is played from each seat."""
    for number in range(games):
        seed, seat = divmod(number, pairing.table.seats)
        yield pairing, seed, seat, simulations_per_second


def play(job: Job) -> tuple[Pairing, int, tuple[int, ...]]:
    """One game; the seat of the one, and who won."""
    pairing, seed, seat, rate = job
    table = pairing.table
    game = find_game(table.game)
    match = Match(game, game.setting(table.seats, table.options_of(seed)), SeededChance(f"deal {seed}"), listen=False)
    entrants = [pairing.one if at == seat else pairing.others for at in range(table.seats)]
    players = [
        by_level(game, each.level, Random(f"{seed}/{at}"), max(1, round(each.seconds * rate)))
        for at, each in enumerate(entrants)
    ]
    while match.question is not None:
        match.answer(players[match.question.seat](match.state))
    assert match.result is not None
    return pairing, seat, match.result.winners

"""The games of a match. A deal is played once from every seat: all bots move on by a seat, and the luck stays."""

import time
from pathlib import Path
from random import Random
from traceback import extract_tb
from typing import Final, NamedTuple

import msgspec

from rumpus.bots.players import Player, player_named
from rumpus.kernel.chance import SeededChance
from rumpus.kernel.match import Match
from rumpus.lab.playing import open_game
from rumpus.records.record import record_of
from rumpus.thinking.alarm import alarm
from rumpus.thinking.bot import Limit

LONGEST: Final = 20_000  # answers of all players together; bots may well play on for ever
MOST_TOLD: Final = 200  # characters of an error
OURS: Final = Path(__file__).parents[1]
PATIENCE: Final = 30.0  # seconds of the processor for an answer, after which a bot has lost
WAITING: Final = 10  # times as long by the clock: for a bot that waits instead of working, or that works elsewhere


class MatchTable(msgspec.Struct, frozen=True):
    """What is played, whoever plays."""

    game: str
    rules: int  # version of the game's rules
    options: dict[str, str]
    seed: str
    simulations: int | None = None  # for an answer, of bots whose names say nothing else
    patience: float = PATIENCE


class GameJob(NamedTuple):
    """One game."""

    table: MatchTable
    bots: tuple[str, ...]  # per seat, in the first game of the deal
    deal: int
    turn: int  # how many seats they have moved on


class PlayedGame(msgspec.Struct, frozen=True):
    deal: int
    turn: int
    bots: tuple[str, ...]  # per seat, as they sat
    winners: tuple[int, ...]  # seats; nobody in a draw
    answers: tuple[int, ...]  # per seat: how many it gave
    seconds: tuple[float, ...]  # and how long it thought about them
    forfeits: dict[int, str] = {}  # seats that failed, and how

    def shares(self) -> list[float]:
        """Of one point, per seat. Those who win share it; in a draw all do."""
        seats = range(len(self.bots))
        sharing = self.winners or tuple(seats)
        return [1 / len(sharing) if seat in sharing else 0.0 for seat in seats]

    def ranks(self) -> list[int]:
        """Per seat: 0 is best. Whoever failed is behind all others."""
        beaten = [int(bool(self.winners) and seat not in self.winners) for seat in range(len(self.bots))]
        return [2 if seat in self.forfeits else rank for seat, rank in enumerate(beaten)]

    def first_order(self) -> tuple[str, ...]:
        """How they sat in the first game of the deal."""
        return seated(self.bots, -self.turn)


def seated(bots: tuple[str, ...], turn: int) -> tuple[str, ...]:
    return tuple(bots[(seat + turn) % len(bots)] for seat in range(len(bots)))


class TooLate(Exception):
    """A bot has not answered in time."""


def play_game(job: GameJob) -> tuple[PlayedGame, str]:
    """The game, and its record. Whoever fails answers at random from then on and cannot win any more, so that the game
    of the others goes on and its record is one of a whole game."""
    table, bots = job.table, seated(job.bots, job.turn)
    game, setting = open_game(table.game, len(bots), table.options)
    limit = Limit(simulations=table.simulations)
    players = []
    for seat, bot in enumerate(bots):
        random = Random(f"{table.seed}/{job.deal}/{job.turn}/bot {seat}")
        players.append(SeatedBot(player_named(game, setting, bot, random, limit), random, table.patience))
    names = tuple(f"{bot} {seat + 1}".replace(",", " ") for seat, bot in enumerate(bots))
    match = Match(game, setting, SeededChance(f"{table.seed}/{job.deal}"), names=names, listen=False)
    answers = 0
    while (question := match.question) is not None and answers < LONGEST:
        match.answer(players[question.seat].answer(match))
        answers += 1
    winners = match.result.winners if match.result is not None else ()  # broken off, it is a draw
    played = PlayedGame(
        deal=job.deal,
        turn=job.turn,
        bots=bots,
        winners=without({seat for seat, each in enumerate(players) if each.failed}, winners, len(bots)),
        answers=tuple(each.answers for each in players),
        seconds=tuple(round(each.seconds, 6) for each in players),
        forfeits={seat: each.failed for seat, each in enumerate(players) if each.failed},
    )
    return played, record_of(match).write()


def without(failed: set[int], winners: tuple[int, ...], seats: int) -> tuple[int, ...]:
    """Who has won. If nobody else than those who failed would have, all others have."""
    left = tuple(seat for seat in winners if seat not in failed)
    if left or not failed:
        return left
    return tuple(seat for seat in range(seats) if seat not in failed)


def how_it_failed(error: Exception) -> str:
    """The error, and the line of the bot from which it came, for whoever has written it."""
    told = f"{type(error).__name__}: {error}".removesuffix(": ")
    frames = [frame for frame in extract_tb(error.__traceback__) if not Path(frame.filename).is_relative_to(OURS)]
    own = [frame for frame in frames if frame.filename == frames[0].filename]  # not what it calls elsewhere
    where = f", {Path(own[-1].filename).name}:{own[-1].lineno}" if own else ""
    return f"{told[:MOST_TOLD]}{where}"


class SeatedBot:
    def __init__(self, player: Player, random: Random, patience: float) -> None:
        self.player = player
        self.random = random
        self.patience = patience
        self.answers = 0
        self.seconds = 0.0
        self.failed = ""

    def answer(self, match: Match) -> int:
        if not self.failed:
            began = time.perf_counter()
            try:
                with alarm(self.patience, TooLate, of="processor"), alarm(WAITING * self.patience, TooLate):
                    found = self.player(match.state)
                self.answers += 1
                self.seconds += time.perf_counter() - began
                return found
            except Exception as error:  # whatever a bot does wrong, the game goes on
                self.failed = how_it_failed(error)
        options = match.asked().options
        return options[int(self.random.random() * len(options))]

"""Games and bots are found through entry points, so that adding one is adding a folder or a file."""

import sys
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from rumpus.kernel.bot import LEVELS, Adviser, Bot
from rumpus.kernel.game import AnyGame
from rumpus.kernel.message import Refused


def entries(group: str) -> tuple[EntryPoint, ...]:
    return _entries(group, tuple(sys.path))


@cache
def _entries(group: str, path: tuple[str, ...]) -> tuple[EntryPoint, ...]:
    """What is installed on a path does not change while we run, and looking takes milliseconds."""
    return tuple(entry_points(group=group))


def game_ids() -> list[str]:
    return sorted(entry.name for entry in entries("rumpus.games"))


def find_game(id: str) -> AnyGame:
    for entry in entries("rumpus.games"):
        if entry.name == id:
            game: AnyGame = entry.load()
            return game
    raise Refused("game-unknown", game=id, known=tuple(game_ids()))


def bot_levels() -> list[str]:
    """The levels of bots, from the simplest on: those of the house, then anybody's own. Installing keeps no order."""
    found = [entry.name for entry in entries("rumpus.bots")]
    usual = [level for level in LEVELS if level in found]
    return [*usual, *(level for level in found if level not in LEVELS)]


def find_bot(level: str) -> Bot:
    for entry in entries("rumpus.bots"):
        if entry.name == level:
            bot: Bot = entry.load()
            return bot
    raise Refused("bot-unknown", level=level, known=tuple(bot_levels()))


def find_adviser(kind: str) -> Adviser:
    """Who tells odds, gives hints or looks back, where bots think. Its kinds are ours: see bots/advice.py."""
    adviser: Adviser = next(entry for entry in entries("rumpus.advice") if entry.name == kind).load()
    return adviser

"""Games, bots and those who advise are found through entry points, so that adding one is adding a folder or a file."""

import sys
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from rumpus.kernel.bot import LEVELS, Adviser, Analyst, Bot
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


def simpler_than(level: str) -> list[str]:
    """The levels below, the nearest first: who takes the place of a bot that fails."""
    levels = bot_levels()
    return levels[: levels.index(level)][::-1] if level in levels else levels[::-1]


def find_bot(level: str) -> Bot:
    bot: Bot = _find("rumpus.bots", level)
    return bot


def find_adviser(level: str) -> Adviser:
    """Who tells what a bot of that level would answer, and why."""
    adviser: Adviser = _find("rumpus.advisers", level)
    return adviser


def find_analyst(level: str) -> Analyst:
    """Who looks back at games that are over, with the eyes of a bot of that level."""
    analyst: Analyst = _find("rumpus.analysts", level)
    return analyst


def _find(group: str, level: str) -> Any:
    found = {entry.name: entry for entry in entries(group)}
    if level not in found:
        raise Refused("bot-unknown", level=level, known=tuple(bot_levels() if group == "rumpus.bots" else found))
    return found[level].load()

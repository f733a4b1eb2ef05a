"""Games are found through entry points, so that adding one is adding a folder."""

import sys
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from rumpus.kernel.game import AnyGame
from rumpus.kernel.message import Refused


def entries(group: str) -> tuple[EntryPoint, ...]:
    return _entries(group, tuple(sys.path))


@cache
def _entries(group: str, path: tuple[str, ...]) -> tuple[EntryPoint, ...]:
    """What is installed on a path does not change while we run, and looking takes milliseconds."""
    return tuple(entry_points(group=group))


def game_ids() -> list[str]:
    """Which games are installed."""
    return sorted(entry.name for entry in entries("rumpus.games"))


def find_game(id: str) -> AnyGame:
    """The game of that name. Refused with the names there are, if it is none of them."""
    for entry in entries("rumpus.games"):
        if entry.name == id:
            game: AnyGame = entry.load()
            return game
    raise Refused("game-unknown", game=id, known=tuple(game_ids()))

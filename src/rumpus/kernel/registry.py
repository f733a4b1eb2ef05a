"""Games are found through entry points, so that adding a game is adding a folder."""

from importlib.metadata import entry_points

from rumpus.kernel.game import AnyGame
from rumpus.kernel.message import Refused


def game_ids() -> list[str]:
    return sorted(entry.name for entry in entry_points(group="rumpus.games"))


def find_game(id: str) -> AnyGame:
    for entry in entry_points(group="rumpus.games"):
        if entry.name == id:
            game: AnyGame = entry.load()
            return game
    raise Refused("game-unknown", game=id, known=tuple(game_ids()))

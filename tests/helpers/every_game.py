"""For whom the contract holds: every game that is installed, and the smallest there can be."""

import pytest

from rumpus.kernel.capability import Capability
from rumpus.kernel.game import AnyGame
from rumpus.kernel.registry import find_game, game_ids
from tests.helpers.pig import GAME as PIG

GAMES: list[AnyGame] = [*(find_game(id) for id in game_ids()), PIG]


def each_of(games: list[AnyGame]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("game", games, ids=lambda game: game.id)


every_game = each_of(GAMES)


def every_game_with(capability: type[Capability]) -> pytest.MarkDecorator:
    """Those that say they have it."""
    return each_of([game for game in GAMES if capability.is_given_by(game)])

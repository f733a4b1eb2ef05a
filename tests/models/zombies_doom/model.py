"""Zombies Doom as its document says it, with the standard box."""

from random import Random

from rumpus.contract.model import ModelQuestion, Position, Tale, some_answer
from rumpus.kernel.game import AnyGame
from rumpus.kernel.registry import find_game
from tests.models.zombies_doom.positions import some_position
from tests.models.zombies_doom.turns import play


class ZombiesModel:
    def __init__(self) -> None:
        self.game: AnyGame = find_game("zombies-doom")

    def position(self, random: Random) -> Position:
        return some_position(random)

    def tale(self, position: Position) -> Tale:
        return play(position)

    def answer(self, asked: ModelQuestion, options: tuple[str, ...], random: Random) -> str:
        return some_answer(options, random)

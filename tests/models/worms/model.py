"""Worms as its rulebook says it, but for what the reasons of `NotModelledError` name."""

from random import Random

from rumpus.contract.model import ModelQuestion, Position, Tale, some_answer
from rumpus.kernel.game import AnyGame
from rumpus.kernel.registry import find_game
from tests.models.worms.positions import some_position
from tests.models.worms.turns import play


class WormsModel:
    def __init__(self) -> None:
        self.game: AnyGame = find_game("worms")

    def position(self, random: Random) -> Position:
        return some_position(random)

    def tale(self, position: Position) -> Tale:
        return play(position)

    def answer(self, asked: ModelQuestion, options: tuple[str, ...], random: Random) -> str:
        """Shots at land are the more interesting ones."""
        land = asked.facts["land"].split()
        if asked.kind == "target" and (hits := [option for option in options if option.split()[1] in land]):
            return random.choice(hits)
        return some_answer(options, random)

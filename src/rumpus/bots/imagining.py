"""Worlds that a bot imagines: everything it cannot see dealt anew, and chance played by a generator of its own."""

from random import Random

from rumpus.kernel.bot import Glimpse
from rumpus.kernel.chance import pick_with
from rumpus.kernel.game import AnyGame
from rumpus.kernel.question import Question
from rumpus.kernel.registry import find_game
from rumpus.kernel.state import State


class Luck:
    """Answers for chance: all streams from one generator."""

    def __init__(self, random: Random) -> None:
        self.random = random.random

    def pick(self, question: Question) -> int:
        return pick_with(self.random, question)


class Imagination:
    """A seat's question, and the states that the seat must reckon with when it answers."""

    def __init__(self, game: AnyGame, state: State, random: Random) -> None:
        """Any state will do that the seat cannot tell from the real one: of what is hidden nothing is looked at."""
        question = state.question
        assert question is not None
        self.game = game
        self.state = state
        self.question = question
        self.seat = question.seat
        self.luck = Luck(random)

    def deal(self) -> State:
        """Another world: the hidden cards may lie so, too."""
        world: State = self.game.redeal(self.state, self.seat, self.luck)
        return world


def imagine(glimpse: Glimpse, random: Random) -> Imagination:
    game = find_game(glimpse.game)
    state = game.load(game.setting(glimpse.seats, glimpse.header), glimpse.imagined)
    return Imagination(game, state, random)

"""Worlds that a bot imagines: everything it cannot see dealt anew, and chance played by a generator of its own."""

from random import Random

from rumpus.kernel.chance import Luck
from rumpus.kernel.game import AnyGame
from rumpus.kernel.registry import find_game
from rumpus.kernel.state import State
from rumpus.thinking.bot import Glimpse
from rumpus.thinking.determinization import Determinization
from rumpus.thinking.evaluation import Evaluation


class Imagination:
    """A seat's question, and the states that the seat must reckon with when it answers."""

    def __init__(self, game: AnyGame, state: State, random: Random, character: str = "") -> None:
        """Any state will do that the seat cannot tell from the real one: of what is hidden nothing is looked at. Its
        character is one of the game's, if it has any."""
        question = state.asked()
        self.game = game
        self.hidden = Determinization.of(game)
        self.state = state
        self.question = question
        self.seat = question.seat
        self.luck = Luck(random.random)
        self.turns = Evaluation.of(game).turns  # that are worth looking ahead
        self.character = character

    def deal(self) -> State:
        """Another world: the hidden cards may lie so, too."""
        world: State = self.hidden.determinize(self.state, self.seat, self.luck)
        return world


def imagine(glimpse: Glimpse, random: Random) -> Imagination:
    game = find_game(glimpse.game)
    state = game.load(game.setting(glimpse.seats, glimpse.header), glimpse.imagined)
    return Imagination(game, state, random)

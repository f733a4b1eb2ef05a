"""Those who know what is good at a glance, and follow it only so far: rungs of the ladder for people who climb it."""

from dataclasses import dataclass
from random import Random
from typing import Final

from rumpus.bots.imagining import imagine
from rumpus.bots.quick import think_quickly
from rumpus.kernel.game import AnyGame
from rumpus.kernel.state import State
from rumpus.learning.policy import policy_of
from rumpus.thinking.bot import Glimpse, Limit
from rumpus.thinking.rungs import Rungs


@dataclass(frozen=True)
class Lucky:
    name: str  # each game says how closely it follows the policy there: `Rungs.sharpness`

    def choose(self, glimpse: Glimpse, random: Random, limit: Limit) -> int:
        """The place of the answer."""
        imagination = imagine(glimpse, random)
        return imagination.question.options.index(self.think(imagination.game, imagination.state, random))

    def think(self, game: AnyGame, state: State, random: Random) -> int:
        """Where a game brings no policy, as quick does."""
        policy = policy_of(game)
        if policy is None:
            return think_quickly(game, state, random)
        return policy.choose(state, random, Rungs.of(game).sharpness_of(self.name))


BEGINNER: Final = Lucky("beginner")
CASUAL: Final = Lucky("casual")
REGULAR: Final = Lucky("regular")

choose_as_beginner, choose_casually, choose_as_regular = BEGINNER.choose, CASUAL.choose, REGULAR.choose

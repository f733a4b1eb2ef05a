"""Plays anything, badly: every option is as good as another."""

from random import Random

from rumpus.kernel.bot import Glimpse
from rumpus.kernel.question import Question


class RandomBot:
    def __init__(self, random: Random) -> None:
        self.random = random

    def pick(self, question: Question) -> int:
        return self.random.choice(question.options)


def choose_at_random(glimpse: Glimpse, random: Random) -> int:
    """For the table: the place of any option."""
    return random.randrange(len(glimpse.options))

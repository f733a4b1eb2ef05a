"""Plays anything, badly: every option is as good as another."""

from random import Random

from rumpus.thinking.bot import Glimpse, Limit


def choose_at_random(glimpse: Glimpse, random: Random, limit: Limit) -> int:
    """The place of any option."""
    return random.randrange(len(glimpse.options))

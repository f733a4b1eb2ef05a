"""Whoever at the terminal is no person: chance, and bots, whose failing is not the end of a game."""

from random import Random

from rumpus.kernel.chance import Chance
from rumpus.kernel.match import Match
from rumpus.terminal.console import Console
from rumpus.thinking.bot import Bot, Glimpse, Limit, place_in
from rumpus.thinking.players import Player
from rumpus.thinking.registry import find_bot, simpler_than


def by_chance(chance: Chance) -> Player:
    def pick(match: Match) -> int:
        return chance.pick(match.asked())

    return pick


def never_failing(console: Console, level: str) -> Bot:
    """A bot of that level; should it fail, a simpler one for the rest of the game, as at the table, which is told."""
    levels = [level, *simpler_than(level)]

    def choose(glimpse: Glimpse, random: Random, limit: Limit) -> int:
        while levels:
            try:
                return place_in(glimpse, find_bot(levels[0])(glimpse, random, limit))
            except Exception as error:  # whatever a bot does wrong, the game goes on
                failed = levels.pop(0)
                other = levels[0] if levels else "none"
                console.say("play-bot-failed", level=failed, why=type(error).__name__, other=other)
        return random.randrange(len(glimpse.options))

    return choose

"""Whoever at the terminal is no person: chance, and bots, which are given what their seat may know and no more."""

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from rumpus.kernel.bot import Bot, Glimpse, Limit, glimpse_of, place_in
from rumpus.kernel.chance import Chance, SeededChance
from rumpus.kernel.match import Match
from rumpus.kernel.registry import find_bot, simpler_than
from rumpus.terminal.console import Console

Player: TypeAlias = Callable[[Match], int]  # the option with which the open question is answered


def by_chance(chance: Chance) -> Player:
    def pick(match: Match) -> int:
        assert match.question is not None
        return chance.pick(match.question)

    return pick


def by_bot(bot: Bot, seed: str, limit: Limit) -> Player:
    random, imagined = Random(seed), SeededChance(f"{seed}/imagined")

    def pick(match: Match) -> int:
        assert match.question is not None
        glimpse = glimpse_of(match.game, match.setting, match.state, imagined)
        return match.question.options[bot(glimpse, random, limit)]

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

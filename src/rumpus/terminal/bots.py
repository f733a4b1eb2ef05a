"""Whoever at the terminal is no person: chance, and bots, which are given what their seat may know and no more."""

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from rumpus.kernel.bot import Bot, Limit, glimpse_of
from rumpus.kernel.chance import Chance, SeededChance
from rumpus.kernel.match import Match

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

"""Bots at a match: they are given what their seat may know, and no more."""

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from rumpus.kernel.chance import SeededChance, fresh_seed
from rumpus.kernel.match import Match
from rumpus.thinking.bot import Bot, Limit, glimpse_of, place_in
from rumpus.thinking.registry import find_bot

Player: TypeAlias = Callable[[Match], int]  #: the option with which the open question of a match is answered


def bot(who: str | Bot, *, seed: int | str | None = None, limit: Limit | None = None) -> Player:
    """A bot that can be asked for its answer to the open question: `match.answer(fair(match))`. It is called by its
    name (`bot_levels` lists them), or it is a function of your own (`Bot`). Whichever match it is asked at, and for
    whichever seat, it is given what that seat may know, and nothing else.

    With a `seed`, and a `limit` in simulations rather than seconds, it answers the same again. Refused with the bots
    there are, if there is none of that name; TypeError or IndexError where a bot answers what is no place of an
    option; ValueError where nobody is asked."""
    choose = find_bot(who) if isinstance(who, str) else who
    luck = fresh_seed() if seed is None else str(seed)
    random, imagined, allowed = Random(luck), SeededChance(f"{luck}/imagined"), limit or Limit()

    def pick(match: Match) -> int:
        glimpse = glimpse_of(match.game, match.setting, match.state, imagined)
        return match.asked().options[place_in(glimpse, choose(glimpse, random, allowed))]

    return pick

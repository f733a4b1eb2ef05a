"""Bots of any name that answer for a state itself: for the lab, for matches, for those who train. What a seat may not
know is dealt anew before one of ours looks at it, and anybody else's is given a glimpse: as much as at a table."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final, TypeAlias

from rumpus.bots.imagining import Imagination
from rumpus.bots.levels import EASY, FAIR, GOOD, STRONG, Level
from rumpus.bots.lucky import BEGINNER, CASUAL, REGULAR, Lucky
from rumpus.bots.quick import think_quickly
from rumpus.kernel.chance import SeededChance
from rumpus.kernel.game import AnyGame
from rumpus.kernel.setting import Setting
from rumpus.kernel.state import State
from rumpus.thinking.bot import LEVELS, Bot, Limit, glimpse_of, place_in
from rumpus.thinking.naming import is_file, read_name
from rumpus.thinking.registry import bot_named

RANDOM, *_, STRONGEST = LEVELS
QUICK: Final = "quick"
THINKING: Final[dict[str, Level]] = {each.name: each for each in (EASY, FAIR, GOOD, STRONG)}
LUCKY: Final[dict[str, Lucky]] = {each.name: each for each in (BEGINNER, CASUAL, REGULAR)}

Player: TypeAlias = Callable[[State], int]  # the option with which the open question is answered


def player_named(game: AnyGame, setting: Setting, name: str, random: Random, limit: Limit) -> Player:
    """The bot of that name, on bare states where it is one of ours; such a one may have a character of the game's:
    `quick+racer`."""
    level_name, character = split_character(name)
    named = read_name(level_name)
    if named.what == RANDOM:
        return at_random(random)
    if named.what == QUICK:
        return lambda state: think_quickly(game, state, random, character=character)
    if (lucky := LUCKY.get(named.what)) is not None:
        return lambda state: lucky.think(game, state, random)
    if is_file(named.what):
        return lambda state: think_quickly(game, state, random, Path(named.what))
    if named.what in THINKING:
        level, limit = THINKING[named.what], named.limit(limit)
        if named.what != STRONGEST and limit == Limit():  # it counts its simulations and looks at no clock
            limit = Limit(simulations=level.effort(game).simulations)
        return by_level(game, level, random, limit, character)
    return by_anybody(game, setting, bot_named(name), random, limit)


def at_random(random: Random) -> Player:
    def pick(state: State) -> int:
        options = state.asked().options
        return options[int(random.random() * len(options))]

    return pick


def split_character(name: str) -> tuple[str, str]:
    """The bot without its character, and the character. Only bots of the house can have one."""
    level, _, character = name.partition("+")
    return (level, character) if character and read_name(level).what in (QUICK, *THINKING) else (name, "")


def by_level(game: AnyGame, level: Level, random: Random, limit: Limit, character: str = "") -> Player:
    """A bot whose search sees the whole state, but deals everything anew that its seat cannot know before it looks at
    it."""

    def think(state: State) -> int:
        return level.think(Imagination(game, state, random, character), random, limit)

    return think


def by_anybody(game: AnyGame, setting: Setting, choose: Bot, random: Random, limit: Limit) -> Player:
    """A bot that is given what it is given at a table."""
    imagined = SeededChance(str(random.random()))

    def think(state: State) -> int:
        glimpse = glimpse_of(game, setting, state, imagined)
        return state.asked().options[place_in(glimpse, choose(glimpse, random, limit))]

    return think

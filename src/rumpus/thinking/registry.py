"""Bots and those who advise are found through entry points, as games are. Whoever runs the program may list more bots,
each under a name of its own: strangers can choose one of them without naming code or an address."""

import os
import re
from typing import Any, Final

from rumpus.kernel.message import Refused
from rumpus.kernel.registry import entries
from rumpus.thinking.bot import LEVELS, Adviser, Analyst, Bot
from rumpus.thinking.naming import bot_called

LISTED: Final = "RUMPUS_BOT"  # in the environment, so that every process we start knows them: `mine=my_bots:choose …`
LISTING: Final = re.compile(r"(?P<name>[\w.-]{1,20})=(?P<what>\S+)")


def bot_levels() -> list[str]:
    """The levels of bots, from the simplest on: those of the house, then anybody's own. Installing keeps no order."""
    found = [entry.name for entry in entries("rumpus.bots")]
    usual = [level for level in LEVELS if level in found]
    return [*usual, *(level for level in found if level not in LEVELS), *listed_bots()]


def listed_bots() -> dict[str, str]:
    """What is listed, by its name there. A name that is installed means what is installed."""
    listed = (LISTING.fullmatch(listing) for listing in os.environ.get(LISTED, "").split())
    installed = {entry.name for entry in entries("rumpus.bots")}
    return {each["name"]: each["what"] for each in listed if each is not None and each["name"] not in installed}


def simpler_than(level: str) -> list[str]:
    """The levels below, the nearest first: who takes the place of a bot that fails."""
    levels = bot_levels()
    return levels[: levels.index(level)][::-1] if level in levels else levels[::-1]


def find_bot(level: str) -> Bot:
    """One that is installed or listed, and nothing else, whoever asks."""
    what = listed_bots().get(level)
    return find_installed(level) if what is None else bot_called(what, find_installed)


def bot_named(name: str) -> Bot:
    """Any bot, as `rumpus.thinking.naming` tells. Naming a function runs the code around it, and an address is told of
    the game: never to be asked with what a stranger has typed. A bot at an address hears nothing before it is asked."""
    return bot_called(name, find_bot)


def find_installed(level: str) -> Bot:
    bot: Bot = _find("rumpus.bots", level)
    return bot


def find_adviser(level: str) -> Adviser:
    """Who tells what a bot of that level would answer, and why."""
    adviser: Adviser = _find("rumpus.advisers", level)
    return adviser


def find_analyst(level: str) -> Analyst:
    """Who looks back at games that are over, with the eyes of a bot of that level."""
    analyst: Analyst = _find("rumpus.analysts", level)
    return analyst


def _find(group: str, level: str) -> Any:
    found = {entry.name: entry for entry in entries(group)}
    if level not in found:
        raise Refused("bot-unknown", level=level, known=tuple(bot_levels() if group == "rumpus.bots" else found))
    return found[level].load()

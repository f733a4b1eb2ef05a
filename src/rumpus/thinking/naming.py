"""What bots are called: a level or an installed bot by its name, `module:function`, an address, or a file that says how
to play. Behind `@` how long it may think for an answer: `strong@200` simulations, `strong@0.5s`."""

import os
import re
import sys
from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from rumpus.kernel.message import Refused
from rumpus.kernel.registry import entries
from rumpus.thinking.at_address import bot_at, is_address
from rumpus.thinking.bot import Bot, Glimpse, Limit

PATIENT: Final = re.compile(r"(?P<what>.+)@(?:(?P<simulations>[0-9]{1,7})|(?P<seconds>[0-9]{1,4}(?:\.[0-9]{1,3})?)s)")
FILE: Final = "toml"  # how the name of a policy's file ends
FUNCTION: Final = re.compile(r"[^\W\d][\w.]*:[^\W\d][\w.]*")


class BotName(NamedTuple):
    what: str  # without its patience
    simulations: int | None = None
    seconds: float | None = None

    def limit(self, usual: Limit) -> Limit:
        """Its own, if it has one."""
        if self.simulations is None and self.seconds is None:
            return usual
        return replace(usual, simulations=self.simulations, seconds=self.seconds)


def read_name(name: str) -> BotName:
    found = PATIENT.fullmatch(name)
    if found is None:
        if "@" in name and not is_address(name):
            raise Refused("bot-without-time", bot=name)
        return BotName(name)
    simulations, seconds = found["simulations"], found["seconds"]
    if not float(simulations or seconds):
        raise Refused("bot-without-time", bot=name)
    return BotName(found["what"], int(simulations) if simulations else None, float(seconds) if seconds else None)


def bot_called(name: str, find: Callable[[str], Bot]) -> Bot:
    """The bot of that name, found by `find` if it is neither a function nor an address."""
    named = read_name(name)
    if is_address(named.what):
        bot = bot_at(named.what)
    elif is_file(named.what):
        bot = load_file(named.what)
    else:
        bot = load_function(named.what) if FUNCTION.fullmatch(named.what) else find(named.what)
    return bot if named.what == name else with_limit(bot, named.limit)


def is_file(name: str) -> bool:
    return name.endswith(f".{FILE}")


def load_file(name: str) -> Bot:
    """Who reads such files is found as bots are."""
    reader = next(entry for entry in entries("rumpus.bot_files") if entry.name == FILE)
    bot: Bot = reader.load()(Path(name))
    return bot


def with_limit(bot: Bot, own: Callable[[Limit], Limit]) -> Bot:
    def choose(glimpse: Glimpse, random: Random, limit: Limit) -> int:
        return bot(glimpse, random, own(limit))

    return choose


def load_function(name: str) -> Bot:
    """`my_bots:choose`; modules in the folder one stands in are found too, after all others."""
    if (here := os.getcwd()) not in sys.path:
        sys.path.append(here)
    module, _, function = name.partition(":")
    try:
        found: Any = import_module(module)
        for part in function.split("."):
            found = getattr(found, part)
    except Exception as error:  # whatever a module does while it is loaded
        raise Refused("bot-not-loaded", bot=name, why=f"{type(error).__name__}: {error}") from error
    if not callable(found):
        raise Refused("bot-not-a-function", bot=name)
    bot: Bot = found
    return bot

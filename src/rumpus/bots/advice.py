"""What is worked out for people, in the processes in which bots think. Found through entry points, as bots are."""

from random import Random
from typing import Any, Final

from rumpus.bots.hint import Hint, advise
from rumpus.bots.imagining import imagine
from rumpus.bots.looking_back import as_json, look_back
from rumpus.kernel.bot import Glimpse, Limit
from rumpus.kernel.odds import USUAL, Odds, odds_of
from rumpus.kernel.record import read_record
from rumpus.kernel.registry import find_game
from rumpus.kernel.replay import replay

SIMULATIONS: Final = 50  # for every answer that is looked back at: somebody waits for it


def tell_odds(given: tuple[Glimpse, int], random: Random, _: Limit) -> Odds:
    """Of the option at this place."""
    glimpse, place = given
    imagination = imagine(glimpse, random)
    option = imagination.question.options[place]
    return odds_of(imagination.game, imagination.state, option, imagination.luck, USUAL)


def give_hint(given: Glimpse, random: Random, limit: Limit) -> Hint:
    return advise(given, random, limit)


def analyse(given: str, _: Random, __: Limit) -> dict[str, Any]:
    """Of a whole record."""
    record = read_record(given)
    match = replay(find_game(record.game), record)
    return as_json(match, look_back(match, SIMULATIONS))

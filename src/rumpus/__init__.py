"""Rumpus as a library: games that ask, matches that take answers, records, odds and bots.

    match = rumpus.Match.start("pig", seats=2, seed=1)
    while match.question:
        match.answer(random.choice(match.options))

What is listed here is a promise: it changes only with a line in the changelog. All else may change. `docs/library.md`
is the guide. Importing this loads neither the server, nor the lab, nor what is needed to train agents.
"""

from rumpus.kernel.chance import Chance, SeededChance
from rumpus.kernel.event import Event
from rumpus.kernel.game import Game
from rumpus.kernel.match import Answer, Match
from rumpus.kernel.message import Message, Refused
from rumpus.kernel.question import CHANCE, Question
from rumpus.kernel.registry import find_game as game
from rumpus.kernel.registry import game_ids
from rumpus.kernel.setting import Choice, Setting
from rumpus.kernel.state import Result
from rumpus.records.record import Line, Record, read_record, record_of
from rumpus.records.replay import replay
from rumpus.text.shown import draw, in_english, words_of
from rumpus.thinking.bot import Bot, Glimpse, Limit
from rumpus.thinking.fates import Fate
from rumpus.thinking.odds import Odds, odds
from rumpus.thinking.players import Player, bot
from rumpus.thinking.registry import bot_levels

__all__ = [
    "CHANCE",
    "Answer",
    "Bot",
    "Chance",
    "Choice",
    "Event",
    "Fate",
    "Game",
    "Glimpse",
    "Limit",
    "Line",
    "Match",
    "Message",
    "Odds",
    "Player",
    "Question",
    "Record",
    "Refused",
    "Result",
    "SeededChance",
    "Setting",
    "bot",
    "bot_levels",
    "draw",
    "game",
    "game_ids",
    "odds",
    "read_record",
    "record_of",
    "replay",
    "words_of",
]

Refused.say = staticmethod(in_english)

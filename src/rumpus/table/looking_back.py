"""A process of its own that looks back at one game: the record comes in, what is found goes out as JSON."""

import json
import os
import sys

from rumpus.kernel.match import Match
from rumpus.kernel.question import CHANCE
from rumpus.kernel.record import read_record
from rumpus.kernel.registry import find_analyst, find_game
from rumpus.kernel.replay import replay

ANALYST = "strong"
SEED = "looking back"  # the same record tells the same
FEWEST, MOST = 10, 200  # simulations for every answer
POLITENESS = 10  # games that go on come first


def simulations_for(match: Match, in_all: int) -> int:
    """For every choice, so that there are about so many in all."""
    asked = (entry.question for entry in match.answers)
    choices = sum(1 for one in asked if one is not None and one.seat != CHANCE and len(one.options) > 1)
    return max(FEWEST, min(MOST, in_all // max(1, choices)))


def look_back(text: str, in_all: int) -> str:
    record = read_record(text)
    match = replay(find_game(record.game), record)
    return json.dumps(find_analyst(ANALYST)(match, simulations_for(match, in_all), SEED))


if __name__ == "__main__":
    os.nice(POLITENESS)
    sys.stdout.write(look_back(sys.stdin.read(), int(sys.argv[1])))

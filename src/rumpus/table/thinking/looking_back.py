"""A process of its own that looks back at one game: the record comes in and what is found goes out, as JSON."""

import json
import os
import sys

import msgspec

from rumpus.boxes.boxes import BOX, Boxes
from rumpus.kernel.match import Match
from rumpus.kernel.question import CHANCE
from rumpus.kernel.registry import find_game
from rumpus.records.record import read_record
from rumpus.records.replay import replay
from rumpus.thinking.registry import find_analyst

ANALYST = "strong"
SEED = "looking back"  # the same record tells the same
FEWEST, MOST = 10, 200  # simulations for every answer
POLITENESS = 10  # games that go on come first


def simulations_for(match: Match, in_all: int) -> int:
    """For every choice, so that there are about so many in all."""
    asked = (entry.question for entry in match.answers)
    choices = sum(1 for one in asked if one is not None and one.seat != CHANCE and len(one.options) > 1)
    return max(FEWEST, min(MOST, in_all // max(1, choices)))


class LookingBack(msgspec.Struct):
    """A record, and the files of its box, where that is in no folder."""

    record: str
    box: dict[str, bytes] | None = None


def look_back(wanted: LookingBack, in_all: int) -> str:
    record = read_record(wanted.record)
    game = find_game(record.game)
    if wanted.box is not None:
        Boxes.of(game).bring(wanted.box, record.options[BOX].partition("@")[2])
    match = replay(record)
    return json.dumps(find_analyst(ANALYST)(match, simulations_for(match, in_all), SEED))


if __name__ == "__main__":
    os.nice(POLITENESS)
    wanted = msgspec.json.decode(sys.stdin.buffer.read(), type=LookingBack)
    sys.stdout.write(look_back(wanted, int(sys.argv[1])))

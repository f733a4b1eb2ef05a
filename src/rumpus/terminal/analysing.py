"""`rumpus analyse`: looking back at a recorded game, for other programs."""

import argparse
from typing import Final

from rumpus.bots.looking_back import analyse
from rumpus.kernel.registry import find_game
from rumpus.records.replay import replay
from rumpus.terminal.arguments import MOST_SIMULATIONS, add_record, whole_number
from rumpus.terminal.console import Console
from rumpus.terminal.records import open_record
from rumpus.terminal.replaying import print_json

SIMULATIONS: Final = 200  # for every answer of a player
SEED: Final = "looking back"  # the same record tells the same


def add_analyse(console: Console, analyse: argparse.ArgumentParser) -> None:
    analyse.add_argument(
        "--simulations",
        type=whole_number(console, 1, MOST_SIMULATIONS),
        default=SIMULATIONS,
        metavar="N",
        help=console.text("cli-analyse-simulations", simulations=SIMULATIONS),
    )
    add_record(console, analyse)


def run_analyse(console: Console, given: argparse.Namespace) -> bool:
    record = open_record(given.file, given.box)
    game = find_game(record.game)
    console.speak_of(game)
    match = replay(record)
    print_json(analyse(match, given.simulations, SEED))
    return True

"""Looking back at a recorded game, for other programs."""

from pathlib import Path
from typing import Final

from rumpus.bots.looking_back import analyse
from rumpus.kernel.registry import find_game
from rumpus.records.replay import replay
from rumpus.terminal.console import Console
from rumpus.terminal.records import open_record
from rumpus.terminal.replaying import print_json

SIMULATIONS: Final = 200  # for every answer of a player
SEED: Final = "looking back"  # the same record tells the same


def analyse_record(console: Console, path: Path, simulations: int, box: str | None) -> None:
    record = open_record(path, box)
    game = find_game(record.game)
    console.speak_of(game)
    match = replay(record)
    print_json(analyse(match, simulations, SEED))

"""Looking back at a recorded game, for other programs."""

from pathlib import Path
from typing import Final

from rumpus.bots.looking_back import as_json, look_back
from rumpus.kernel.registry import find_game
from rumpus.kernel.replay import replay
from rumpus.terminal.console import Console
from rumpus.terminal.records import open_record
from rumpus.terminal.replaying import print_json

SIMULATIONS: Final = 200  # for every answer of a player


def analyse_record(console: Console, path: Path, simulations: int, box: str | None) -> None:
    record = open_record(path, box)
    game = find_game(record.game)
    console.speak_of(game)
    match = replay(game, record)
    print_json(as_json(match, look_back(match, simulations)))

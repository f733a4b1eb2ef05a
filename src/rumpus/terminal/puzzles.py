"""`rumpus puzzles`: moments of recorded games at which the obvious answer is not the best."""

import argparse
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rumpus.kernel.message import Message, Refused
from rumpus.kernel.registry import find_game
from rumpus.records.record import read_record
from rumpus.terminal.console import Console
from rumpus.terminal.match import add_processes
from rumpus.terminal.status_line import StatusLine

if TYPE_CHECKING:
    from rumpus.records.puzzle import Puzzle

SEED: Final = "1"


def add_puzzles(console: Console, puzzles: argparse.ArgumentParser) -> None:
    text = console.text
    about = text("cli-puzzles-places")
    puzzles.add_argument("places", type=Path, nargs="+", metavar=text("arg-file-or-folder"), help=about)
    puzzles.add_argument("--out", type=Path, required=True, metavar=text("arg-file"), help=text("cli-puzzles-out"))
    puzzles.add_argument("--seed", default=SEED, metavar=text("arg-seed"), help=text("cli-puzzles-seed", seed=SEED))
    add_processes(console, puzzles)


def run_puzzles(console: Console, given: argparse.Namespace) -> bool:
    # Only here: nobody who plays at the terminal should wait for what searches thousands of positions.
    from rumpus.puzzles.running import PuzzleHunt, records_in

    texts = list(records_in(given.places))
    if not texts:
        raise Refused("puzzles-no-records")
    game = find_game(read_record(texts[0]).game)
    console.speak_of(game)
    line = StatusLine()

    def tell(done: int, found: int) -> None:
        if line.is_due():
            line.show(console.text("puzzles-progress", done=done, games=len(texts), found=found))

    try:
        found = PuzzleHunt(game, given.out, given.seed).search(texts, given.processes, tell)
    except KeyboardInterrupt:
        line.leave()
        console.say("puzzles-interrupted")
        raise
    line.leave()
    report(console, given.out, len(texts), found)
    return True


def report(console: Console, out: Path, games: int, found: "list[Puzzle]") -> None:
    console.say("puzzles-found", found=len(found), games=games, file=str(out))
    for theme, count in Counter(puzzle.theme for puzzle in found).most_common():
        console.say("puzzles-of-theme", theme=Message(f"theme-{theme}"), count=count)

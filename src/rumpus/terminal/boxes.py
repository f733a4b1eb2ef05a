"""Checking somebody's own box."""

from pathlib import Path

from rumpus.kernel.registry import find_game
from rumpus.terminal.console import Console


def check_box(console: Console, id: str, folder: Path) -> bool:
    """Whether a game can be played with the box in this folder; everything wrong with it is said."""
    game = find_game(id)
    console.speak_of(game)
    problems = game.check_box(folder)
    for problem in problems:
        console.tell(problem)
    if not problems:
        console.tell(game.count_box(folder))
    return not problems

"""Checking somebody's own box."""

from pathlib import Path

from rumpus.boxes.boxes import Boxes
from rumpus.kernel.registry import find_game
from rumpus.terminal.console import Console


def check_box(console: Console, id: str, folder: Path) -> bool:
    """Whether a game can be played with the box in this folder; everything wrong with it is said."""
    game = find_game(id)
    console.speak_of(game)
    boxes = Boxes.of(game)
    problems = boxes.check(folder)
    for problem in problems:
        console.tell(problem)
    if not problems:
        console.tell(boxes.contents(folder))
    return not problems

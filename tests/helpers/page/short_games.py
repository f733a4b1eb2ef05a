"""Whole games that are soon over: from the first question to the last, only with less between them."""

from pathlib import Path

from rumpus.boxes.boxes import Boxes
from rumpus.kernel.registry import find_game

SHORT = {"worms": {"setup": "first-game"}, "zombies-doom": {"box": "short"}}
BEFORE, INSTEAD = b"2 players: 10", b"2 players: 2"  # victory tokens and tasks that win


def write_short_box(folder: Path) -> Path:
    """Into a folder of boxes; returns that."""
    box = folder / SHORT["zombies-doom"]["box"]
    box.mkdir(parents=True)
    for file, content in Boxes.of(find_game("zombies-doom")).files("standard").items():
        assert file != "box.txt" or BEFORE in content
        (box / file).write_bytes(content.replace(BEFORE, INSTEAD))
    return folder

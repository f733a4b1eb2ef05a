"""The boxes a game can be played with: our own by name, anybody's by folder."""

from functools import cache
from pathlib import Path

from rumpus.games.zombies_doom.cards.box import STANDARD, Box, load_box
from rumpus.kernel.message import Refused

BOXES = {"standard": STANDARD}


def find_box(written: str) -> Box:
    """The box of that name or in that folder. `NAME@DIGEST`, as records write it, must still be the same box."""
    name, _, digest = written.partition("@")
    box = _load(BOXES.get(name) or Path(name))
    if digest and not box.digest.startswith(digest):
        raise Refused("box-is-another", box=name, recorded=digest, ours=short_digest(box))
    return box


@cache
def _load(folder: Path) -> Box:
    return load_box(folder)


def write_box_name(written: str, box: Box) -> str:
    return f"{written.partition('@')[0]}@{short_digest(box)}"


def short_digest(box: Box) -> str:
    return box.digest[:12]

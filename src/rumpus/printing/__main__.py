"""What a table that prints starts in a process of its own: `python -m rumpus.printing GAME FOLDER LANGUAGE PAPER`
writes the PDF, or in JSON why there is none. It ends when its input does, and has a limit to what it may use."""

import json
import os
import resource
import sys
import threading
from typing import Final

from rumpus.boxes.boxes import BOX
from rumpus.boxes.printing import Printing
from rumpus.kernel.message import Refused
from rumpus.kernel.registry import find_game
from rumpus.printing.pdf import print_box
from rumpus.text.words import sentence

MOST_PIECES: Final = 1000  # a box of the house has some three hundred
MOST_SECONDS: Final = 90  # of all its threads together
MOST_BYTES: Final = 2_000_000_000  # of addresses


def end_with_input() -> None:
    """Our input says nothing; it only ends, when whoever has started us is gone or wants no more."""
    os.read(sys.stdin.fileno(), 1)
    os._exit(1)


def main(id: str, folder: str, language: str, paper: str) -> bytes:
    game = find_game(id)
    try:
        setting = game.setting(game.usual_seats, {BOX: folder})
        pieces = sum(piece.copies for batch in Printing.of(game).batches(setting) for piece in batch.pieces)
        if pieces > MOST_PIECES:
            raise Refused("print-too-many-pieces", pieces=pieces, most=MOST_PIECES)
        return print_box(game, setting, language, paper).pdf
    except Refused as refused:
        return json.dumps({"refused": sentence(refused.message, language)}).encode()


def keep_within(what: int, most: int) -> None:
    """Nor more than is allowed already."""
    hard = resource.getrlimit(what)[1]
    resource.setrlimit(what, (most if hard == resource.RLIM_INFINITY else min(most, hard),) * 2)


if __name__ == "__main__":
    keep_within(resource.RLIMIT_CPU, MOST_SECONDS)
    keep_within(resource.RLIMIT_AS, MOST_BYTES)
    threading.Thread(target=end_with_input, daemon=True).start()
    sys.stdout.buffer.write(main(*sys.argv[1:]))

"""`rumpus box print`: a box as a PDF, to be cut out."""

import argparse
from pathlib import Path
from typing import Final

from rumpus.boxes.boxes import BOX, Boxes
from rumpus.boxes.printing import Printing
from rumpus.kernel.message import Refused
from rumpus.kernel.registry import find_game
from rumpus.terminal.console import Console
from rumpus.text.words import LANGUAGES

EXTRA: Final = "rumpus[print]"
PAPERS: Final = ("A4", "letter")  # as rumpus.printing.layout has them, without loading what prints


def add_print(console: Console, command: argparse.ArgumentParser) -> None:
    text = console.text
    command.add_argument("box", metavar=text("arg-box"), help=text("cli-print-box"))
    command.add_argument("--language", choices=LANGUAGES, default=console.language, help=text("cli-print-language"))
    command.add_argument("--paper", choices=PAPERS, default=PAPERS[0], help=text("cli-print-paper"))
    command.add_argument("-o", "--out", type=Path, metavar=text("arg-file"), help=text("cli-print-out"))


def run_print(console: Console, given: argparse.Namespace) -> bool:
    game = find_game(given.game)
    console.speak_of(game)
    if not (Boxes.is_given_by(game) and Printing.is_given_by(game)):
        raise Refused("game-is-not-printed", game=game.id)
    try:
        from rumpus.printing.pdf import print_box
    except ModuleNotFoundError as error:
        raise Refused("print-no-typst", module=str(error.name), extra=EXTRA) from None

    setting = game.setting(game.usual_seats, {BOX: given.box})
    file: Path = given.out or Path(f"{game.id}-{Path(given.box).name}-{given.language}.pdf")
    printed = print_box(game, setting, given.language, given.paper)
    try:
        file.write_bytes(printed.pdf)
    except OSError as error:
        raise Refused("print-cannot-write", file=str(file), why=error.strerror or str(error)) from None
    console.say("print-written", file=str(file), pages=printed.pages, paper=given.paper)
    return True

"""What several commands are given: numbers, and a file with a record."""

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Final

from rumpus.terminal.console import Console

MOST_SIMULATIONS: Final = 1_000_000


def add_record(console: Console, command: argparse.ArgumentParser) -> None:
    text = console.text
    command.add_argument("file", type=Path, metavar=text("arg-file"), help=text("cli-record"))
    command.add_argument("--box", metavar=text("arg-folder"), help=text("cli-box-now"))


def whole_number(console: Console, least: int, most: int) -> Callable[[str], int]:
    def read(written: str) -> int:
        if not written.isdecimal() or not least <= int(written) <= most:
            raise argparse.ArgumentTypeError(console.text("cli-not-between", least=str(least), most=str(most)))
        return int(written)

    return read

"""Numbers on the command line."""

import argparse
from collections.abc import Callable

from rumpus.terminal.console import Console


def whole_number(console: Console, least: int, most: int) -> Callable[[str], int]:
    def read(written: str) -> int:
        if not written.isdecimal() or not least <= int(written) <= most:
            raise argparse.ArgumentTypeError(console.text("cli-not-between", least=str(least), most=str(most)))
        return int(written)

    return read

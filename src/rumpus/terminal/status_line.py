"""One line on stderr that tells how something long is getting on."""

import shutil
import sys
import time
from typing import Final

OFTEN: Final = 0.2  # seconds between two of them on a screen
SELDOM: Final = 30.0  # and in a file, where each is a line of its own


class StatusLine:
    def __init__(self) -> None:
        self.on_screen = sys.stderr.isatty()
        self.shown_at = float("-inf")
        self.width = 0

    def is_due(self) -> bool:
        return time.monotonic() - self.shown_at >= (OFTEN if self.on_screen else SELDOM)

    def show(self, text: str) -> None:
        self.shown_at = time.monotonic()
        if not self.on_screen:
            print(text, file=sys.stderr, flush=True)
            return
        text = text[: shutil.get_terminal_size().columns - 1]
        print(f"\r{text:<{self.width}}", end="", file=sys.stderr, flush=True)
        self.width = len(text)

    def leave(self) -> None:
        """What is said next begins on a line of its own."""
        if self.on_screen and self.width:
            print(file=sys.stderr)

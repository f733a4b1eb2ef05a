"""A real terminal with `rumpus` running in it."""

import fcntl
import os
import pty
import select
import signal
import subprocess
import sys
import termios
import time
from pathlib import Path

from tests.helpers.waiting import PATIENCE
from tests.terminal.conftest import RUMPUS

PROMPT = b"blue> "
END = b"\0"  # never comes
PRESSED_AGAIN_AFTER = 2.0  # seconds


def run_in_terminal(*arguments: str, folder: Path) -> tuple[int, subprocess.Popen[bytes]]:
    """Our side of the terminal, and what runs at the other."""
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-c", RUMPUS, *arguments],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        cwd=folder,
        start_new_session=True,
        preexec_fn=own_terminal,
    )
    os.close(theirs)
    return ours, process


def own_terminal() -> None:
    """Let the terminal's keys reach the new session, also where whoever runs the tests ignores them."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


def read_until(terminal: int, wanted: bytes, key: bytes = b"") -> bytes:
    """What comes from the other side, up to the text wanted or its end. The key is pressed again if nothing comes:
    Ctrl-C is lost if it comes after the prompt was written and before Python waits for what is typed."""
    heard, end = b"", time.monotonic() + PATIENCE
    while wanted not in heard:
        assert time.monotonic() < end, heard
        if not select.select([terminal], [], [], PRESSED_AGAIN_AFTER)[0]:
            if b"\n" not in heard:  # once something is said, a second Ctrl-C would end it at once
                os.write(terminal, key)
            continue
        try:
            heard += os.read(terminal, 4096)
        except OSError:  # the other side has hung up
            break
    return heard

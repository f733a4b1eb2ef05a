"""A real terminal, and the two keys that leave it."""

import fcntl
import os
import pty
import select
import signal
import subprocess
import sys
import termios
from pathlib import Path

import pytest

from tests.terminal.conftest import RUMPUS

PROMPT = b"blue> "
END = b"\0"  # never comes
PATIENCE = 2.0  # seconds


def read_until(terminal: int, wanted: bytes, key: bytes = b"") -> bytes:
    """What comes from the other side, up to the text wanted or its end. The key is pressed again if nothing comes:
    Ctrl-C is lost if it comes after the prompt was written and before Python waits for what is typed."""
    heard = b""
    while wanted not in heard:
        if not select.select([terminal], [], [], PATIENCE)[0]:
            os.write(terminal, key)
            continue
        try:
            heard += os.read(terminal, 4096)
        except OSError:  # the other side has hung up
            break
    return heard


@pytest.mark.parametrize("key", [b"\x03", b"\x04"], ids=["Ctrl-C", "Ctrl-D"])
def test_leaving_by_a_key(key: bytes, tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    command = [sys.executable, "-c", RUMPUS, "play", "worms", "--seed", "7", "--save", "game.txt"]
    process = subprocess.Popen(
        command,
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        cwd=tmp_path,
        start_new_session=True,
        preexec_fn=own_terminal,
    )
    os.close(theirs)
    read_until(ours, PROMPT)
    os.write(ours, b"activate A\n")
    read_until(ours, PROMPT)
    os.write(ours, key)
    assert b"To go on: rumpus play --resume game.txt\r\n" in read_until(ours, END, key)
    assert process.wait() == 0
    os.close(ours)
    assert (tmp_path / "game.txt").read_text(encoding="utf-8").endswith("blue: activate A\n")


def own_terminal() -> None:
    """Let the terminal's keys reach the new session, also where whoever runs the tests ignores them."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)

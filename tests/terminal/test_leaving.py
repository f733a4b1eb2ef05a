"""The two keys that leave a terminal."""

import os
from pathlib import Path

import pytest

from tests.helpers.real_terminal import END, PROMPT, read_until, run_in_terminal


@pytest.mark.parametrize("key", [b"\x03", b"\x04"], ids=["Ctrl-C", "Ctrl-D"])
def test_leaving_by_a_key(key: bytes, tmp_path: Path) -> None:
    ours, process = run_in_terminal("play", "worms", "--seed", "7", "--save", "game.txt", folder=tmp_path)
    read_until(ours, PROMPT)
    os.write(ours, b"activate A\n")
    read_until(ours, PROMPT)
    os.write(ours, key)
    assert b"To go on: rumpus play --resume game.txt\r\n" in read_until(ours, END, key)
    assert process.wait() == 0
    os.close(ours)
    assert (tmp_path / "game.txt").read_text(encoding="utf-8").endswith("blue: activate A\n")

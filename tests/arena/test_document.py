"""What docs/bots.md shows is what works."""

import re
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from rumpus.arena.ladder import Ladder
from tests.helpers.places import ROOT
from tests.helpers.ports import own_port
from tests.helpers.waiting import until
from tests.terminal.conftest import Rumpus, rumpus

__all__ = ["rumpus"]  # a fixture
DOCUMENT = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")


def block(language: str, containing: str) -> str:
    blocks: list[str] = re.findall(rf"```{language}\n(.*?)```", DOCUMENT, re.DOTALL)
    return next(text for text in blocks if containing in text)


def is_heard(port: int) -> bool:
    with socket.socket() as caller:
        return caller.connect_ex(("127.0.0.1", port)) == 0


@pytest.mark.slow
def test_the_bot_at_an_address_plays(rumpus: Rumpus) -> None:
    port = own_port()
    code = block("python", "ThreadingHTTPServer").replace("9000", str(port))
    with subprocess.Popen([sys.executable, "-c", code], stderr=subprocess.DEVNULL) as bot:
        try:
            until(lambda: is_heard(port))
            address = f"http://127.0.0.1:{port}/"
            said = rumpus("match", address, "random", "--game", "zombies-doom", "--games", "2", "--processes", "1")
        finally:
            bot.kill()
    assert said.code == 0
    assert "failed" not in said.out


def test_the_ladder_can_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = block("toml", "strong@300")
    (tmp_path / "ladder.toml").write_text(text, encoding="utf-8")
    (tmp_path / "my_bots.py").write_text("def choose(glimpse, random, limit):\n    return 0\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    assert len(Ladder(tmp_path).bots) == 5

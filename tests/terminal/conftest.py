"""A terminal for tests: what is typed is given beforehand, what is printed can be read."""

import io
import re
import shutil
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

import pytest

from rumpus.cli import main
from rumpus.games.worms.cards.box import STANDARD
from rumpus.kernel.match import Match
from rumpus.records.record import read_record
from rumpus.records.replay import replay
from rumpus.thinking.registry import LISTED
from tests.helpers.luck import IN_ANOTHER_PROCESS


class Said(NamedTuple):
    code: int
    out: str
    err: str


Rumpus = Callable[..., Said]
RUMPUS = f"import sys; from rumpus.cli import main{IN_ANOTHER_PROCESS}sys.exit(main())"  # for a Python of its own


@pytest.fixture
def rumpus(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Rumpus:
    """Runs a command; `typed` are the lines that a person types, after which the input ends."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")  # English, wherever the tests run
    monkeypatch.setenv(LISTED, "")  # `rumpus serve` sets it for its workers

    def run(*arguments: str | Path, typed: Iterable[str] = ()) -> Said:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        try:
            code = main([str(argument) for argument in arguments])
        except SystemExit as left:
            code = int(left.code or 0)
        return Said(code, *capsys.readouterr())

    return run


def match_in(path: Path) -> Match:
    record = read_record(path.read_text(encoding="utf-8"))
    return replay(record)


@pytest.fixture
def own_box(tmp_path: Path) -> Path:
    """A box whose supply deck holds one card only, over and over, so that drawing from it is forced."""
    folder = tmp_path / "own-box"
    shutil.copytree(STANDARD, folder)
    weapons = (STANDARD / "weapons.cards").read_text(encoding="utf-8").split("\ncard ")
    starters = [card for card in weapons[1:] if "deck: starter" in card]
    supply = next(card for card in weapons if "deck: supply" in card)
    cards = [weapons[0], *starters, re.sub(r"copies: \d+", "copies: 9", supply)]
    (folder / "weapons.cards").write_text("\ncard ".join(cards), encoding="utf-8")
    return folder

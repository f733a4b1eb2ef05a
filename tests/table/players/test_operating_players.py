"""Whoever runs the table and its players: by the command, which makes the same calls as the page."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.helpers.table.recognised import Somebody
from tests.helpers.table.served import Served
from tests.terminal.conftest import Rumpus, rumpus

__all__ = ["rumpus"]  # a fixture


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Served]:
    table = Served(tmp_path / "rooms.db", boxes=tmp_path / "boxes")
    yield table
    table.stop()


def test_players_are_found_renamed_kept_out_exported_and_deleted(table: Served, tmp_path: Path, rumpus: Rumpus) -> None:
    ann, _ = Somebody(table, "Ann"), Somebody(table, "Bob")
    room = table.open("person", "person")
    ann.sit(room, 0)
    at = ("--table", table.url, "--boxes", tmp_path / "boxes")
    listed = rumpus("admin", "players", "an", *at)
    assert listed.out.count(ann.id) == 1
    assert "Bob" not in listed.out
    assert rumpus("admin", "player-rename", ann.id, "Anon", *at).code == 0
    assert ann.told("")["name"] == "Anon"
    file = tmp_path / "ann.json"
    assert rumpus("admin", "player-export", ann.id, file, *at).code == 0
    assert json.loads(file.read_text())["player"]["id"] == ann.id
    assert ann.key not in file.read_text()
    assert rumpus("admin", "mute", ann.id, *at).code == 0
    assert ann.in_room(room.id).post("chat", text="hello").json()["id"] == "operator-muted"
    assert rumpus("admin", "keep-out", ann.id, *at).code == 0
    assert ann.get("").json()["id"] == "operator-kept-out"
    assert ann.in_room(room.id).get("look").json()["id"] == "operator-kept-out"
    assert table.post(f"/api/rooms/{room.id}/join", name="x", token=room.seats[1].token, key=ann.key).status_code == 403
    assert rumpus("admin", "pardon", ann.id, *at).code == 0
    assert rumpus("admin", "player-delete", ann.id, *at).code == 0
    assert ann.get("").json()["id"] == "player-key-unknown"
    assert rumpus("admin", "player-delete", ann.id, *at).code == 1

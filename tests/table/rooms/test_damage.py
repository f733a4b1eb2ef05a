"""Stores that were damaged: one room is set aside and the table opens; damage is found, and what can be is saved."""

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.helpers.table.released import put_into
from tests.helpers.table.served import Opened, Served
from tests.helpers.table.stores import opened, some_room
from tests.terminal.conftest import Rumpus, rumpus

__all__ = ["rumpus"]  # a fixture

Spoil = Callable[[sqlite3.Connection, str], None]


def garble(db: sqlite3.Connection, room: str) -> None:
    db.execute("UPDATE entries SET entry = ? WHERE room = ? AND number = 5", (b'{"entry": "pl\xff\x00', room))


def lose(db: sqlite3.Connection, room: str) -> None:
    db.execute("DELETE FROM entries WHERE room = ? AND number = 5", (room,))


def forge(db: sqlite3.Connection, room: str) -> None:
    """It can be read, but nobody could have answered so."""
    entry = b'{"entry": "played", "at": 1, "lines": ["blue: activate Z"]}'
    db.execute("UPDATE entries SET entry = ? WHERE room = ? AND number = 5", (entry, room))


def seat_a_stranger(db: sqlite3.Connection, room: str) -> None:
    entry = b'{"entry": "seated", "at": 1, "seat": 77, "level": "random"}'
    db.execute("UPDATE entries SET entry = ? WHERE room = ? AND number = 5", (entry, room))


def lose_the_room(db: sqlite3.Connection, room: str) -> None:
    db.execute("UPDATE rooms SET row = ? WHERE id = ?", (b'{"id": "', room))


SPOILT: dict[Spoil, tuple[int, str]] = {
    garble: (5, "the entry cannot be read"),
    lose: (5, "the entry is missing"),
    forge: (5, "Line 1 does not fit"),
    seat_a_stranger: (5, "the entry leads to an error (IndexError)"),
    lose_the_room: (0, "what the room was opened with cannot be read"),
}


def play(table: Served, **more: object) -> Opened:
    """A room of seven entries."""
    room = table.begin("person", "person", **more)
    for text in ("activate A", "stay", "discard", "pass"):
        options = room.asked().options()
        room.asked().answer(text if text in options else options[0])
    return room


def spoil_in(table: Served, spoilt: dict[Spoil, Opened]) -> None:
    """Each room in its own way, while the table is closed."""
    table.stop()
    with sqlite3.connect(table.file) as db:
        for spoil, room in spoilt.items():
            spoil(db, room.id)
    table.start()


def url_of(table: Served) -> str:
    return f"sqlite:///{table.file}"


def test_a_room_that_cannot_be_read_is_set_aside_and_the_table_opens(
    own_table: Served, caplog: pytest.LogCaptureFixture
) -> None:
    damaged = {spoil: play(own_table, public=True) for spoil in SPOILT}
    sound = play(own_table, public=True)
    spoil_in(own_table, damaged)
    for spoil, room in damaged.items():
        for _ in range(2):
            said = room.spectator.get("look")
            assert (said.status_code, said.json()["id"]) == (503, "room-damaged")
            assert said.json()["args"] == {"room": room.id, "number": SPOILT[spoil][0]}
            assert room.id in said.json()["text"]
        with room.spectator.watch() as viewer:
            assert viewer.receive()["why"]["id"] == "room-damaged"
        told = [record for record in caplog.records if getattr(record, "room", "") == room.id]
        assert [record.levelname for record in told if record.msg == "a room is set aside"] == ["ERROR"]
    assert sound.asked().answer().status_code == 201
    assert [room["room"] for room in own_table.client.get("/api/rooms").json()] == [sound.id]


def test_damage_is_found_and_named_beside_a_running_table(own_table: Served, rumpus: Rumpus) -> None:
    damaged = {spoil: play(own_table) for spoil in SPOILT}
    sound = play(own_table)
    said = rumpus("store", "check", "--store", url_of(own_table))
    assert (said.code, said.out) == (0, "Rooms: 6. Entries that can be read: 42. Damages: 0.\n")
    spoil_in(own_table, damaged)
    said = rumpus("store", "check", "--store", url_of(own_table))
    *lines, last = said.out.splitlines()
    assert said.code == 1
    for spoil, (number, why) in SPOILT.items():
        place = f"entry {number}" if number else "from the beginning"
        assert any(line.startswith(f"Room {damaged[spoil].id}, {place}: {why}") for line in lines)
    readable = 7 + sum(max(0, number - 1) for number, _ in SPOILT.values())
    assert last == f"Rooms: 6. Entries that can be read: {readable}. Damages: {len(lines)}."
    assert len(lines) == len(SPOILT)
    assert sound.asked().answer().status_code == 201


def test_what_can_be_saved_is_saved_up_to_the_damage(own_table: Served, rumpus: Rumpus, tmp_path: Path) -> None:
    damaged = {spoil: play(own_table) for spoil in SPOILT}
    sound, over = play(own_table), own_table.begin("person", "person")
    over.play_to_the_end()
    before, end = sound.fingerprint(), over.spectator.look()
    own_table.stop()
    with sqlite3.connect(own_table.file) as db:
        for spoil, room in damaged.items():
            spoil(db, room.id)
    untouched = own_table.file.read_bytes()
    saved = tmp_path / "saved.db"
    said = rumpus("store", "salvage", "--store", url_of(own_table), f"sqlite:///{saved}")
    assert said.code == 0
    assert all(room.id in said.out for room in damaged.values())
    assert own_table.file.read_bytes() == untouched
    again = Served(saved)
    try:
        for room in (sound, over, *damaged.values()):
            room.move_to(again)
        assert (sound.spectator.look()["number"], over.spectator.look()) == (7, end)
        assert sound.fingerprint()[:2] == before[:2]
        for spoil, room in damaged.items():
            look = room.spectator.get("look")
            assert look.json()["number"] == 4 if SPOILT[spoil][0] else look.status_code == 404
    finally:
        again.stop()
    assert rumpus("store", "check", "--store", f"sqlite:///{saved}").code == 0


def test_a_game_that_is_over_can_be_read_although_its_log_is_damaged(own_table: Served) -> None:
    room = own_table.begin("person", "person")
    room.play_to_the_end()
    before, record = room.spectator.look(), room.spectator.record()
    spoil_in(own_table, {garble: room})
    look = room.spectator.look()
    assert look["info"]["past"] == {"id": "room-past-damaged", "args": {}}
    assert (look["view"], look["winners"]) == (before["view"], before["winners"])
    assert room.spectator.record().partition("\n\n")[2] == record.partition("\n\n")[2]


def test_a_last_entry_that_is_missing_is_found_where_the_game_was_over(own_table: Served, rumpus: Rumpus) -> None:
    room = own_table.begin("person", "person")
    room.play_to_the_end()
    last = room.spectator.look()["number"]
    own_table.stop()
    with sqlite3.connect(own_table.file) as db:
        db.execute("DELETE FROM entries WHERE room = ? AND number = ?", (room.id, last))
        db.execute("INSERT INTO entries VALUES ('nowhere', 1, x'00')")
    said = rumpus("store", "check", "--store", url_of(own_table))
    assert said.out.splitlines()[:2] == [
        f"Room {room.id}, entry {last}: the entry is missing",
        "Room nowhere, from the beginning: there are entries of it, but nothing about the room",
    ]


def test_a_box_that_is_not_what_it_was_is_found(own_table: Served, rumpus: Rumpus) -> None:
    play(own_table)
    own_table.stop()
    with sqlite3.connect(own_table.file) as db:
        db.execute("UPDATE boxes SET files = substr(files, 1, 100)")
    said = rumpus("store", "check", "--store", url_of(own_table))
    assert (said.code, said.out.startswith("Box standard@")) == (1, True)


def test_a_file_that_is_broken_itself_is_told_of(own_table: Served, rumpus: Rumpus, tmp_path: Path) -> None:
    for _ in range(5):
        play(own_table)
    own_table.stop()
    data = bytearray(own_table.file.read_bytes())
    data[-8192:] = b"\x7f" * 8192
    own_table.file.write_bytes(data)
    said = rumpus("store", "check", "--store", url_of(own_table))
    assert said.code == 1
    assert said.out.startswith("The database itself: ")
    assert rumpus("store", "salvage", "--store", url_of(own_table), f"sqlite:///{tmp_path / 'saved.db'}").code == 0


def test_the_store_of_the_last_release_is_sound_and_can_be_copied(
    store_url: str, rumpus: Rumpus, tmp_path: Path
) -> None:
    put_into(store_url)
    sound = "Rooms: 14. Entries that can be read: 603. Damages: 0.\n"
    assert rumpus("store", "check", "--store", store_url).out == sound
    copy = f"sqlite:///{tmp_path / 'copy.db'}"
    assert rumpus("store", "salvage", "--store", store_url, copy).code == 0
    assert rumpus("store", "check", "--store", copy).out == sound


def test_what_cannot_be_checked_or_saved_into_is_refused(own_table: Served, rumpus: Rumpus, postgres_url: str) -> None:
    missing = own_table.file.with_name("missing.db")
    assert rumpus("store", "check", "--store", f"sqlite:///{missing}").err == f"rumpus: There is no {missing}.\n"
    assert "no rooms of Rumpus" in rumpus("store", "check", "--store", postgres_url).err
    assert "exists already" in rumpus("store", "salvage", "--store", url_of(own_table), url_of(own_table)).err
    put_into(postgres_url)
    said = rumpus("store", "salvage", "--store", url_of(own_table), postgres_url)
    assert "There is something in the new store already" in said.err


@pytest.mark.anyio
async def test_nothing_is_saved_into_a_store_of_finished_games(
    own_table: Served, rumpus: Rumpus, postgres_url: str
) -> None:
    async with opened(postgres_url) as store:
        await store.create(some_room("past"))
        await store.finish("past", b"kept")
    said = await asyncio.to_thread(rumpus, "store", "salvage", "--store", url_of(own_table), postgres_url)
    assert "There is something in the new store already" in said.err

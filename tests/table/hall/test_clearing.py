"""Rooms are cleared away after the times that whoever runs the table has set; nobody who plays notices."""

from pathlib import Path

import pytest

from rumpus.kernel.message import Refused
from rumpus.table.hall.hall import Hall
from rumpus.table.hall.opening import open_room
from rumpus.table.rooms.calendar import DAY
from rumpus.table.rooms.entries import Began, Joined, Said, write_entry
from rumpus.table.rooms.retention import FOR_EVER, Retention
from rumpus.table.store import open_store
from rumpus.table.store.base import GONE, BoxKey, Store
from rumpus.table.store.schema import box_key
from rumpus.table.wire.room_messages import NewRoom
from tests.helpers.table.served import Served
from tests.helpers.table.stores import opened, some_room

pytestmark = pytest.mark.anyio

LENGTHS = Retention(finished=30, abandoned=20, unbegun=10)
SAT_DOWN = write_entry(Joined(1, seat=0, name="Ann", key="key"))


async def fill(store: Store) -> None:
    """One room of each kind, in which something happened last on the first day."""
    for id in ("over", "left", "new"):
        await store.create(some_room(id))
    await store.append("new", 1, SAT_DOWN)
    for id in ("over", "left"):
        await store.append(id, 1, SAT_DOWN)
        await store.append(id, 2, write_entry(Began(2)))
    await store.finish("over", b"kept")


async def left(store: Store) -> set[str]:
    return {room.id for room in await store.survey("", 100)}


async def test_each_kind_of_room_goes_after_its_time(store_url: str) -> None:
    hall = Hall(open_store(store_url), retention=LENGTHS)
    await hall.open()
    try:
        await fill(hall.store)
        assert (await hall.clearing.clear(9 * DAY), await left(hall.store)) == (0, {"over", "left", "new"})
        assert (await hall.clearing.clear(11 * DAY), await left(hall.store)) == (1, {"over", "left"})
        assert (await hall.clearing.clear(21 * DAY), await left(hall.store)) == (1, {"over"})
        assert await hall.store.kept("over") == b"kept"
        assert (await hall.clearing.clear(31 * DAY), await left(hall.store)) == (1, set())
        assert (await hall.store.kept("over"), await hall.store.entries("over", 0)) == (None, [])
        assert hall.clearing.cleared == 3
    finally:
        await hall.close()


async def test_what_was_noted_for_a_day_goes_with_its_last_game(store_url: str) -> None:
    hall = Hall(open_store(store_url), retention=LENGTHS)
    await hall.open()
    try:
        for day in ("1970-01-02", "1970-01-03"):
            await hall.store.first_of_day(day, f"of {day}")
            await hall.store.first_of_day(f"{day} visitors", "salt")
        await hall.clearing.clear(32 * DAY)
        assert (await hall.store.noted("1970-01-02"), len(await hall.store.noted("1970-01-03"))) == ([], 2)
    finally:
        await hall.close()


async def test_a_box_goes_with_the_last_that_is_played_with_it(store_url: str) -> None:
    """Rooms that are over keep theirs, and so do tournaments whose rooms are yet to be opened."""
    hall = Hall(open_store(store_url), retention=LENGTHS)
    await hall.open()
    try:
        for digest in ("over", "open", "cup", "nobody"):
            await hall.store.keep_box(BoxKey("worms", "mine", digest), {"box.txt": digest.encode()})
        for id in ("over", "open"):
            await hall.store.create(some_room(id, options={"box": f"/boxes/mine@{id}"}, created=20 * DAY))
        await hall.store.finish("over", b"kept")
        sql = "INSERT INTO tournaments VALUES (?, ?, ?, ?, ?)"
        await hall.store.sql(sql, "cup", 1, 0, 1, '{"options":{"box":"mine@cup"}}')
        for day, left in ((21, ["over", "open", "cup"]), (31, ["over", "cup"]), (51, ["cup"])):
            await hall.clearing.clear(day * DAY)
            boxes = {name: await hall.store.box("worms", name) for name in ("over", "open", "cup", "nobody")}
            assert [name for name, files in boxes.items() if files is not None] == left
    finally:
        await hall.close()


async def test_a_room_has_its_box_though_it_was_cleared_away_meanwhile(store_url: str) -> None:
    hall = Hall(open_store(store_url), retention=LENGTHS)
    await hall.open()
    try:
        first = await open_room(hall, NewRoom("worms", ["person", "person"], {"box": "standard"}), "")
        row = await hall.store.room(first.room)
        assert row is not None
        key = box_key("worms", row.options)
        assert key is not None
        assert await hall.store.delete(first.room, None)
        await hall.store.clear_boxes()
        assert await hall.store.box("worms", key.digest) is None
        await open_room(hall, NewRoom("worms", ["person", "person"], {"box": "standard"}), "")
        assert await hall.store.box("worms", key.digest) is not None
    finally:
        await hall.close()


async def test_nothing_goes_where_everything_is_kept(sqlite_url: str) -> None:
    hall = Hall(open_store(sqlite_url), retention=FOR_EVER)
    await hall.open()
    try:
        await fill(hall.store)
        assert await hall.clearing.clear(10_000 * DAY) == 0
        assert hall.clearing.task is None
    finally:
        await hall.close()


async def test_a_room_in_which_something_happens_meanwhile_stays(store_url: str) -> None:
    async with opened(store_url) as store:
        await fill(store)
        assert not await store.delete("left", 1)
        await store.append("left", 3, write_entry(Said(3, who="Ann", text="hello")))
        assert not await store.delete("left", 2)
        assert len(await store.entries("left", 0)) == 3
        assert await store.delete("left", 3)
        assert await store.room("left") is None


async def test_other_tables_hear_that_a_room_is_gone(postgres_url: str) -> None:
    async with opened(postgres_url) as one, opened(postgres_url) as other:
        await one.create(some_room("a"))
        assert await one.delete("a", 0)
        assert await other.changes() == ("a", GONE)


def test_who_finishes_a_game_is_told_until_when_it_can_be_found(tmp_path: Path) -> None:
    table = Served(tmp_path / "rooms.db", retention=LENGTHS)
    try:
        room = table.begin("person", "person")
        assert room.info()["kept_until"] is None
        with room.spectator.watch() as viewer:
            viewer.update()
            room.seats[0].post("act", act="resign")
            while (info := viewer.update()["info"]) is None or info["stage"] != "over":
                pass
            assert info["kept_until"] == table.server.hall.live[room.id].room.last + 30 * DAY
            number = table.server.hall.live[room.id].room.number
            assert not table.run(table.server.hall.deleting.delete_if_left(room.id, number))  # somebody is there
            assert table.run(table.server.hall.deleting.delete(room.id, number))
            while (said := viewer.receive())["type"] == "update":
                pass
            assert (said["type"], said["why"]["id"]) == ("nack", "room-unknown")
        assert room.spectator.get().json()["id"] == "room-unknown"
        with pytest.raises(Refused, match="room-unknown"):
            table.run(table.server.hall.find(room.id))
    finally:
        table.stop()

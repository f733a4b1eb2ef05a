"""What every store must do, tried on a real SQLite and on a real PostgreSQL."""

import asyncio

import pytest

from rumpus.kernel.message import Refused
from rumpus.table.store import open_store
from rumpus.table.store.base import BoxKey, Damaged, Store, Taken
from tests.helpers.table.rooms import NOON
from tests.helpers.table.stores import opened, opened_twice, some_room
from tests.helpers.waiting import PATIENCE

pytestmark = pytest.mark.anyio


async def test_a_room_is_kept_as_it_was_created(store_url: str) -> None:
    row = some_room("a", opening=("chance: roll 3",), daily="2026-11-16", options={"edition": "česká"})
    async with opened(store_url) as store:
        await store.create(row)
        assert await store.room("a") == row
        assert await store.room("b") is None
    async with opened(store_url) as store:
        assert await store.room("a") == row


async def test_no_two_rooms_have_one_id(store_url: str) -> None:
    async with opened(store_url) as store:
        await store.create(some_room("a"))
        with pytest.raises(Taken):
            await store.create(some_room("a", secret="11" * 32))
        assert await store.room("a") == some_room("a")


@pytest.mark.parametrize("id", ["", "\0", "a\0b", "'; DROP TABLE rooms; --", "ř" * 1000])
async def test_any_text_may_be_asked_for_as_a_room(store_url: str, id: str) -> None:
    async with opened(store_url) as store:
        assert await store.room(id) is None


async def test_entries_come_back_in_order_from_any_number_on(store_url: str) -> None:
    entries = [f"entry {number} \0 ž".encode() for number in range(1, 13)]
    async with opened(store_url) as store:
        for number, entry in enumerate(entries, 1):
            await store.append("a", number, entry)
            await store.append("b", number, b"another room's")
    async with opened(store_url) as store:
        assert await store.entries("a", 0) == entries
        assert await store.entries("a", 9) == entries[9:]
        assert await store.entries("a", 12) == []
        assert await store.entries("c", 0) == []


async def test_a_number_is_taken_once(store_url: str) -> None:
    async with opened(store_url) as store:
        await store.append("a", 1, b"first")
        for late in (b"late", b"first"):
            with pytest.raises(Taken):
                await store.append("a", 1, late)
        assert await store.entries("a", 0) == [b"first"]


async def test_one_that_is_taken_does_not_spoil_its_group(store_url: str) -> None:
    async with opened(store_url) as store:
        await store.append("room 7", 1, b"first")
        appends = [store.append(f"room {room}", 1, b"%d" % room) for room in range(50)]
        outcomes = await asyncio.gather(*appends, store.append("room 8", 1, b"late"), return_exceptions=True)
        assert [place for place, outcome in enumerate(outcomes) if isinstance(outcome, Taken)] == [7, 50]
        assert [outcome for outcome in outcomes if outcome is not None and not isinstance(outcome, Taken)] == []
        kept = [await store.entries(f"room {room}", 0) for room in range(50)]
        assert kept == [[b"first"] if room == 7 else [b"%d" % room] for room in range(50)]


async def test_two_writers_never_both_get_a_number(store_url: str) -> None:
    """Each appends to the same rooms, in opposite orders; whoever is late reads on and tries the next number."""
    rooms, each = ["a", "b", "c"], 20
    acknowledged: dict[tuple[str, int], bytes] = {}

    async with opened_twice(store_url) as (one, other):

        async def write(name: str, store: Store, room: str) -> None:
            number = 1
            for count in range(each):
                entry = f"{name} {count}".encode()
                while True:
                    try:
                        await store.append(room, number, entry)
                    except Taken:
                        number += len(await store.entries(room, number - 1))
                        continue
                    assert (room, number) not in acknowledged
                    acknowledged[room, number] = entry
                    break

        first = [write("one", one, room) for room in rooms]
        second = [write("other", other, room) for room in reversed(rooms)]
        await asyncio.gather(*first, *second)
        for room in rooms:
            kept = await one.entries(room, 0)
            assert kept == await other.entries(room, 0)
            assert kept == [acknowledged[room, number] for number in range(1, 2 * each + 1)]


async def test_whoever_stops_waiting_stops_nobody_else(store_url: str) -> None:
    async with opened(store_url) as store:
        impatient = [asyncio.create_task(store.append("a", number, b"gone")) for number in range(1, 30)]
        await asyncio.sleep(0)  # pause: the loop's, which begins all of them
        for task in impatient:
            task.cancel()
        await asyncio.gather(*impatient, return_exceptions=True)
        async with asyncio.timeout(PATIENCE):
            await store.append("b", 1, b"still here")
            assert await store.entries("b", 0) == [b"still here"]


async def test_what_was_waiting_is_written_before_the_store_closes(store_url: str) -> None:
    async with opened(store_url) as store:
        waiting = [asyncio.create_task(store.append("a", number, b"waiting")) for number in range(1, 500)]
        await asyncio.sleep(0)  # pause: the loop's, which begins all of them
    await asyncio.gather(*waiting)
    async with opened(store_url) as store:
        assert len(await store.entries("a", 0)) == 499


async def test_public_rooms_are_listed_until_they_are_over(store_url: str) -> None:
    async with opened(store_url) as store:
        for number, id in enumerate("abcd"):
            await store.create(some_room(id, public=id != "b", created=number))
        assert [row.id for row in await store.public_rooms(10)] == ["d", "c", "a"]
        assert [row.id for row in await store.public_rooms(2)] == ["d", "c"]
        await store.finish("c", b"")
        assert [row.id for row in await store.public_rooms(10)] == ["d", "a"]


async def test_rooms_are_running_until_they_are_over(store_url: str) -> None:
    async with opened(store_url) as store:
        for id in "abc":
            await store.create(some_room(id))
        await store.finish("b", b"as it ended")
        await store.finish("b", b"again")
        assert [await store.kept(id) for id in "abx"] == [None, b"as it ended", None]
        assert sorted(await store.running_rooms()) == ["a", "c"]
        assert await store.room("b") == some_room("b")


async def test_the_secret_of_a_day_is_set_once(store_url: str) -> None:
    async with opened_twice(store_url) as (one, other):
        wanted = enumerate((one, other) * 5)
        secrets = await asyncio.gather(*(store.first_of_day("today", f"{number}") for number, store in wanted))
        assert len(set(secrets)) == 1
        assert await other.first_of_day("today", "later") == secrets[0]
        assert await one.first_of_day("tomorrow", "new") == "new"


async def test_what_was_noted_is_found_by_how_its_key_begins(store_url: str) -> None:
    async with opened_twice(store_url) as (one, other):
        for key, note in (("day a 1", "x"), ("day a 2", "y"), ("day ab", "no"), ("day A 1", "no"), ("day_a 1", "no")):
            await one.first_of_day(key, note)
        await other.first_of_day("day a 1", "later")
        assert sorted(await other.noted("day a ")) == ["x", "y"]
        assert await one.noted("day a é") == []


async def test_a_gap_between_entries_is_noticed(store_url: str) -> None:
    async with opened(store_url) as store:
        for number in (1, 2, 4):
            await store.append("a", number, b"entry")
        for after in (0, 1, 2):
            with pytest.raises(Damaged) as damaged:
                await store.entries("a", after)
            assert damaged.value.number == 3
        assert await store.entries("a", 3) == [b"entry"]


async def test_a_box_is_kept_once_by_its_content(store_url: str) -> None:
    async with opened(store_url) as store:
        assert await store.box("worms", "0123") is None
        await store.keep_box(BoxKey("worms", "mine", "0123"), {"box.txt": b"name: M\xc3\xa9", "tiles.txt": b""})
        await store.keep_box(BoxKey("worms", "another's", "0123"), {"box.txt": b"never"})
        assert await store.box("worms", "0123") == {"box.txt": b"name: M\xc3\xa9", "tiles.txt": b""}
        assert await store.box("zombies-doom", "0123") is None
        assert await store.wanted_boxes() == []


async def test_a_probe_writes(store_url: str) -> None:
    async with opened(store_url) as store:
        await store.probe(NOON)
        assert await store.probed() == NOON


@pytest.mark.parametrize("url", ["postgresql://ann:sesame@[host/rooms", "postgresql://ann:ses%zzame@host/rooms"])
def test_an_address_that_cannot_be_read_is_not_repeated(url: str) -> None:
    with pytest.raises(Refused, match="store-address-unreadable") as refused:
        open_store(url)
    assert refused.value.message.args == {}


@pytest.mark.parametrize("url", ["", "rooms.db", "sqlite://", "sqlite:///", "mysql://user:password@host/rooms"])
def test_other_stores_are_refused_without_repeating_passwords(url: str) -> None:
    with pytest.raises(Refused, match="store-unknown") as refused:
        open_store(url)
    assert "password" not in str(refused.value.message.args)

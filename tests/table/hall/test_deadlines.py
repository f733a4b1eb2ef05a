"""Clocks in days at tables that share a store: whoever is open sees to them, and only one does."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from functools import partial

import pytest

from rumpus.table.hall import hours, others
from rumpus.table.hall.hall import Hall
from rumpus.table.hall.others import rooms_that_may_go_on
from rumpus.table.rooms import propose
from rumpus.table.rooms.clocks import now, ticks
from rumpus.table.rooms.entries import Resigned, read_entry
from rumpus.table.rooms.live import LiveRoom
from rumpus.table.rooms.room import Proposal, Room
from rumpus.table.store import open_store
from rumpus.table.store.base import HOURS
from tests.helpers.table.passing import MONDAY, Passing, passing
from tests.helpers.table.stores import opened, opened_twice, some_room
from tests.helpers.waiting import soon

pytestmark = pytest.mark.anyio

DAYS = {"seats": ("person", "person"), "clock": "answer 3d then lose"}


@pytest.fixture
def time() -> Iterator[Passing]:
    with passing() as time:
        time.begin(MONDAY)
        yield time


@asynccontextmanager
async def hall_on(url: str) -> AsyncIterator[Hall]:
    hall = Hall(open_store(url))
    await hall.open()
    try:
        yield hall
    finally:
        await hall.close()


async def begin_room(hall: Hall, id: str) -> None:
    live = await hall.create(some_room(id, created=now(), **DAYS))
    for seat, link in enumerate(live.room.row.keys):
        await hall.do(live, partial(sit_down, link, f"key {seat}"))
    assert live.room.stage == "running"


def sit_down(link: str, key: str, room: Room, at: int) -> Proposal:
    return propose.join(room, link, key, "", key, at)


async def over(hall: Hall, id: str) -> None:
    async def is_over() -> bool:
        return (await hall.find(id)).room.stage == "over"

    await soon(is_over)


async def test_the_next_table_sees_to_rooms_of_one_that_was_killed(time: Passing, store_url: str) -> None:
    async with hall_on(store_url) as hall:
        await begin_room(hall, "long")
    time.days(0.001)
    async with hall_on(store_url) as hall:
        await hall.deadlines.look()
        assert (await hall.find("long")).room.stage == "running"
        time.days(3.01)
        await hall.deadlines.look()
        await over(hall, "long")


async def test_a_game_begins_though_its_table_was_killed_when_the_last_one_had_sat_down(
    time: Passing, store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody need come for that: whoever is asked first is told so, and their clock runs."""

    async def die(hall: Hall, live: LiveRoom) -> None:
        """Before that is written."""

    with monkeypatch.context() as patch:
        patch.setattr(Hall, "_begin_if_full", die)
        async with hall_on(store_url) as hall:
            live = await hall.create(some_room("full", created=now(), **DAYS))
            await hall.do(live, partial(sit_down, live.room.row.keys[0], "key 0"))
            assert not await rooms_that_may_go_on(hall.store, hall.division)  # somebody is still awaited
            await hall.do(live, partial(sit_down, live.room.row.keys[1], "key 1"))
            assert live.room.stage == "open"
    async with hall_on(store_url) as hall:
        await soon(lambda: "full" in hall.deadlines.dues)
        assert (await hall.find("full")).room.stage == "running"


async def test_a_room_that_is_looked_at_often_is_awaited_once(time: Passing, sqlite_url: str) -> None:
    async with hall_on(sqlite_url) as hall:
        await begin_room(hall, "long")
        await begin_room(hall, "longer")
        for _ in range(1000):
            hall.look("long", "somebody")
        assert len(hall.deadlines.queue) < 100
        time.days(3.01)
        await hall.deadlines.look()
        await over(hall, "long")
        await over(hall, "longer")


async def test_of_two_tables_one_sees_to_it(time: Passing, postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(others, "LOOKS_AROUND_EVERY", 0.05)
    async with hall_on(postgres_url) as one, hall_on(postgres_url) as other:
        for task in other.others.tasks:
            task.cancel()  # or it might take for dead who only rests for a moment
        await begin_room(one, "long")
        other.others.open()
        await soon(lambda: "long" in other.deadlines.dues)
        assert "long" not in other.live  # it knows of it without having read it
        time.days(3.01)
        await asyncio.gather(one.deadlines.look(), other.deadlines.look())
        await over(one, "long")
        await over(other, "long")
        entries = [read_entry(data) for data in await one.store.entries("long", 0)]
        assert sum(isinstance(entry, Resigned) for entry in entries) == 1


async def test_a_table_that_slept_while_another_was_open_was_not_closed(time: Passing, store_url: str) -> None:
    async with opened_twice(store_url) as (one, other):
        asleep, awake = hours.Hours(one), hours.Hours(other)
        await asleep.beat()
        await awake.beat()
        time.asleep(1)
        awake.at, awake.tick = now(), ticks()  # it was never asleep
        await awake.beat()
        await asleep.beat()
        assert not asleep.closings


async def test_closings_are_noted_once_and_heard_of_by_everybody(time: Passing, store_url: str) -> None:
    async with opened_twice(store_url) as (one, other):
        first, second = hours.Hours(one), hours.Hours(other)
        await first.beat()
        await second.beat()
        time.asleep(1)
        await asyncio.gather(first.beat(), second.beat())
        await asyncio.gather(first.beat(), second.beat())
        assert first.closings == second.closings
        assert len({ends // 60_000 for _, ends in first.closings}) == 1


async def test_a_store_that_does_not_write_is_as_good_as_closed(
    time: Passing, sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(sqlite_url) as store:
        open_ = hours.Hours(store)
        await open_.beat()

        async def full(at: int) -> None:
            raise OSError("the disk is full")

        with monkeypatch.context() as patch:
            patch.setattr(store, "probe", full)
            for _ in range(3):
                time.days(0.25)
                with pytest.raises(OSError, match="full"):
                    await open_.beat()
        time.days(0.25)
        await open_.beat()
        begins, ends = open_.closings[0][0], open_.closings[-1][1]
        assert ends - begins >= 0.75 * 86_400_000
        assert len(await store.entries(HOURS, 0)) == len(open_.closings)

"""A table that stops leaves the rooms that are watched to others on its store, which read them before guests come."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from rumpus.table.hall import handing_over
from rumpus.table.hall.hall import Hall
from rumpus.table.rooms.division import Division
from rumpus.table.store import open_store
from rumpus.table.store.postgres import PostgresStore
from tests.helpers.table.stores import some_room
from tests.helpers.waiting import PATIENCE

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def halls_on(url: str, *divisions: Division) -> AsyncIterator[list[Hall]]:
    halls = [Hall(open_store(url), division=division) for division in divisions]
    for hall in halls:
        await hall.open()
    try:
        yield halls
    finally:
        for hall in halls:
            await hall.close()


async def watched(hall: Hall, *rooms: str) -> None:
    for id in rooms:
        live = await hall.find(id)
        live.come("somebody", None, None)


async def leave(hall: Hall, *rooms: str) -> None:
    await hall.hand_over()
    for id in rooms:
        hall.live[id].go("somebody", None, None)


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long others take to read what is left to them."""
    monkeypatch.setattr(handing_over, "PROMISED_WITHIN", PATIENCE)
    monkeypatch.setattr(handing_over, "READ_WITHIN", PATIENCE)


async def test_what_is_watched_is_read_elsewhere(postgres_url: str, patient: None) -> None:
    async with halls_on(postgres_url, Division(0, 1), Division(0, 1)) as (here, there):
        for id in ("a", "b", "c"):
            await here.store.create(some_room(id))
        await watched(here, "a", "b")
        await here.find("c")
        await leave(here, "a", "b")
        assert set(there.live) == {"a", "b"}


async def test_each_room_is_read_by_the_process_whose_room_it_is(postgres_url: str, patient: None) -> None:
    async with halls_on(postgres_url, Division(0, 1), Division(0, 2), Division(1, 2)) as (here, *there):
        rooms = ["a", "b", "c", "d", "e"]
        for id in rooms:
            await here.store.create(some_room(id))
        await watched(here, *rooms)
        await leave(here, *rooms)
        owned = [{id for id in rooms if hall.division.ours(id)} for hall in there]
        assert [set(hall.live) for hall in there] == owned
        assert all(owned)


async def test_where_nobody_else_is_or_all_leave_nobody_is_waited_for(postgres_url: str) -> None:
    async with halls_on(postgres_url, Division(0, 1), Division(0, 1)) as (here, there):
        await here.store.create(some_room("a"))
        await watched(here, "a")
        await there.hand_over()
        await leave(here, "a")
        assert not there.live


async def test_a_database_that_stands_still_keeps_nobody_from_leaving(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(handing_over, "READ_WITHIN", 0.2)
    async with halls_on(postgres_url, Division(0, 1)) as (here,):
        await here.store.create(some_room("a"))
        await watched(here, "a")
        assert isinstance(here.store, PostgresStore)
        async with here.store.asking.turn:  # as long as it does not answer, whoever asked has the turn
            await leave(here, "a")

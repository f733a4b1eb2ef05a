"""The rooms of a round, when its time is up: they are gone, whatever becomes of those who see to that."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from rumpus.table.hall.hall import Hall
from rumpus.table.rooms.live import LiveRoom
from rumpus.table.store import open_store
from rumpus.table.store.base import RoomRow
from rumpus.table.tournaments import rooms
from rumpus.table.tournaments.running import TournamentRunner
from rumpus.table.tournaments.tournament import Fixture
from tests.helpers.table.rounds import made_by

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def hall_with_a_round(url: str, players: int = 2) -> AsyncIterator[tuple[Hall, int]]:
    """Of some who do not come; and when it is over."""
    hall = Hall(open_store(url))
    await hall.open(serves=False)
    try:
        entrants = [(await hall.players.become(f"player-{n:032}", f"Guest {n}", 1)).id for n in range(players)]
        runner = TournamentRunner(hall)
        await runner.tournaments.add(made_by(entrants[0], places=players))
        for entrant in entrants:
            await runner.tournaments.change("of-two", lambda one, id=entrant: one.enter(id))  # type: ignore[misc]
        await runner.see_to_all(10)
        assert len(await rooms_there(hall)) == players // 2
        yield hall, (await runner.tournaments.find("of-two")).rounds[0].deadline
    finally:
        await hall.close()


async def rooms_there(hall: Hall) -> list[str]:
    return [room.id for room in await hall.store.survey("", 100)]


async def test_who_looked_before_does_not_open_one_again(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hall_with_a_round(sqlite_url) as (hall, deadline):
        slow, fast = TournamentRunner(hall), TournamentRunner(hall)
        known = await slow.tournaments.going_on()
        await fast.see_to_all(deadline)
        assert await rooms_there(hall) == []

        async def known_before() -> list[object]:
            return [*known]

        monkeypatch.setattr(slow.tournaments, "going_on", known_before)
        await slow.see_to_all(deadline)
        assert await rooms_there(hall) == []


async def test_who_is_about_to_open_one_takes_it_back(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The other table was faster by so little that nobody could see it before; it has begun the next round already."""
    async with hall_with_a_round(sqlite_url, players=4) as (hall, deadline):
        slow, fast = TournamentRunner(hall), TournamentRunner(hall)
        first, _ = await rooms_there(hall)
        await hall.deleting.delete(first)
        create = hall.create

        async def create_late(row: RoomRow, tournament: str = "") -> LiveRoom:
            monkeypatch.undo()
            await fast.see_to_all(deadline)
            assert row.id not in await rooms_there(hall)
            return await create(row, tournament)

        monkeypatch.setattr(hall, "create", create_late)
        await slow.see_to_all(10)
        current = (await slow.tournaments.find("of-two")).rounds[1]
        assert {*await rooms_there(hall)} == {fixture.room for fixture in current.fixtures}


async def test_what_somebody_left_open_is_closed_by_the_next(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hall_with_a_round(sqlite_url) as (hall, deadline):

        async def die(hall: Hall, fixture: Fixture) -> None:
            raise RuntimeError("killed")

        with monkeypatch.context() as patch:
            patch.setattr(rooms, "close", die)
            await TournamentRunner(hall).see_to_all(deadline)
        assert len(await rooms_there(hall)) == 1
        await TournamentRunner(hall).see_to_all(deadline)
        assert await rooms_there(hall) == []

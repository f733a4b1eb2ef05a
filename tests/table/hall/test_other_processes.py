"""Several processes on one store: whatever another one wrote before it died, this one goes on from there."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from functools import partial
from random import Random
from typing import Any

import psycopg
import pytest

from rumpus.kernel.message import Refused
from rumpus.records.dice import seat_commitment
from rumpus.table.guests.tokens import hashed
from rumpus.table.hall import asking, others
from rumpus.table.hall.hall import Hall
from rumpus.table.rooms import acts, propose
from rumpus.table.rooms.clocks import ticks
from rumpus.table.rooms.entries import Began, read_entry, write_entry
from rumpus.table.rooms.room import Proposal, Room
from rumpus.table.store import open_store
from rumpus.table.store.base import EVERYWHERE, RoomRow, Store
from rumpus.table.store.sqlite import SqliteStore
from tests.helpers.table.rooms import NOON, options_in
from tests.helpers.table.stores import cut_off, opened, some_room
from tests.helpers.waiting import PATIENCE, soon

pytestmark = pytest.mark.anyio

PEOPLE = ("person", "person")


class OtherProcess:
    """Writes what happens in a room and tells nobody; it thinks for no bot, as if it died after each entry."""

    def __init__(self, store: Store, row: RoomRow) -> None:
        self.store = store
        self.room = Room(row)

    async def do(self, proposal: Proposal) -> None:
        await self.store.append(self.room.row.id, self.room.number + 1, write_entry(proposal.entry))
        self.room.apply(proposal.entry, proposal.match)

    async def join(self, seat: int, entropy: str = "") -> None:
        link = self.room.row.keys[seat]
        await self.do(propose.join(self.room, link, f"Guest {seat + 1}", entropy, f"key {seat}", NOON))

    async def begin(self) -> None:
        for seat, kind in enumerate(self.room.row.seats):
            if kind == "person":
                await self.join(seat)
        await self.do(propose.begin(self.room, NOON))

    async def answer(self, text: str = "") -> None:
        seat = self.room.asked()
        assert seat is not None
        text = text or Random(self.room.number).choice(options_in(self.room))
        await self.do(propose.answered(self.room, seat, self.room.asked_at, text, NOON))

    async def answer_until_asked(self, seat: int | None) -> None:
        while self.room.asked() != seat:
            await self.answer()


@asynccontextmanager
async def hall_on(url: str) -> AsyncIterator[Hall]:
    hall = Hall(open_store(url))
    await hall.open()
    try:
        yield hall
    finally:
        await hall.close()


async def no_room_is_running(store: Store) -> bool:
    return not await store.running_rooms()


async def go_further(room: Room) -> None:
    number = room.number
    await soon(lambda: room.number > number)


# Where the other one stopped


async def test_a_bot_answers_in_a_room_that_was_taken_from_the_store_later(postgres_url: str) -> None:
    row = some_room("a")
    async with hall_on(postgres_url) as hall, opened(postgres_url) as store:
        await store.create(row)
        other = OtherProcess(store, row)
        await other.begin()
        await other.answer_until_asked(1)
        live = await hall.find("a")
        hall.look("a", "somebody")
        await soon(lambda: live.room.number > other.room.number)


async def test_a_game_that_everybody_had_joined_begins(postgres_url: str) -> None:
    row = some_room("a", seats=PEOPLE)
    async with hall_on(postgres_url) as hall, opened(postgres_url) as store:
        await store.create(row)
        other = OtherProcess(store, row)
        await other.join(0)
        await other.join(1)
        assert (await hall.find("a")).room.stage == "running"


async def test_a_game_that_was_over_is_no_longer_running(store_url: str) -> None:
    row = some_room("a", seats=PEOPLE)
    async with opened(store_url) as store:
        await store.create(row)
        other = OtherProcess(store, row)
        await other.begin()
        await other.answer_until_asked(None)
        assert list(await store.running_rooms()) == ["a"]
    async with hall_on(store_url) as hall:
        await soon(partial(no_room_is_running, hall.store))


# What the other one wrote without our hearing it


async def test_nothing_is_refused_for_what_a_room_was(postgres_url: str) -> None:
    """Somebody sat down at another process and speaks at this one."""
    row = some_room("a", seats=PEOPLE)
    async with opened(postgres_url) as store:
        await store.create(row)
        async with hall_on(postgres_url) as hall:
            stop_listening(hall)
            live = await hall.find("a")
            await OtherProcess(store, row).join(0)
            assert await hall.do(live, lambda room, at: propose.chat(room, 0, "hello", at)) == 2


async def test_who_is_refused_lets_the_others_see_what_was_read_on_the_way(postgres_url: str) -> None:
    """Somebody answers late at this process: those who watch are shown why, and the bot who is asked now answers."""
    row = some_room("a")
    async with opened(postgres_url) as store:
        await store.create(row)
        other = OtherProcess(store, row)
        await other.begin()
        await other.answer_until_asked(0)
        async with hall_on(postgres_url) as hall:
            stop_listening(hall)
            live = await hall.find("a")
            hall.look("a", "somebody")
            question, option = live.room.asked_at, options_in(live.room)[0]
            shown = asyncio.create_task(live.audience.wait(None))
            await other.answer_until_asked(1)
            with pytest.raises(Refused, match="answer-late"):
                await hall.do(live, lambda room, at: propose.answer(room, 0, question, option, at))
            async with asyncio.timeout(PATIENCE):
                await shown
            await soon(lambda: live.room.number > other.room.number)


def stop_listening(hall: Hall) -> None:
    for task in hall.others.tasks:
        task.cancel()


# What the other one tells us


async def test_two_processes_begin_a_game_once(postgres_url: str) -> None:
    row = some_room("a", seats=PEOPLE)
    async with hall_on(postgres_url) as one, hall_on(postgres_url) as other:
        await one.create(row)
        lives = [await hall.find("a") for hall in (one, other)]
        await asyncio.gather(
            *(
                hall.do(live, lambda room, at, link=link: propose.join(room, link, "Guest", "", f"a key by {link}", at))  # type: ignore[misc]
                for link, hall, live in zip(row.keys, (one, other), lives, strict=True)
            )
        )
        await soon(lambda: all(live.room.stage == "running" for live in lives))
        log = [read_entry(data) for data in await one.store.entries("a", 0)]
        assert [isinstance(entry, Began) for entry in log] == [False, False, True]


async def test_who_hears_that_the_last_seat_is_taken_begins(postgres_url: str) -> None:
    row = some_room("a", seats=PEOPLE)
    async with hall_on(postgres_url) as hall, opened(postgres_url) as store:
        live = await hall.create(row)
        other = OtherProcess(store, row)
        await other.join(0)
        await other.join(1)
        await soon(lambda: live.room.stage == "running")


async def test_who_hears_the_end_of_a_game_notes_it(postgres_url: str) -> None:
    row = some_room("a", seats=PEOPLE)
    async with hall_on(postgres_url) as hall, opened(postgres_url) as store:
        await store.create(row)
        other = OtherProcess(store, row)
        await other.begin()
        live = await hall.find("a")
        await other.answer_until_asked(None)
        await soon(lambda: live.room.stage == "over")
        await soon(partial(no_room_is_running, store))


async def test_who_may_have_missed_something_reads_on_everywhere(postgres_url: str) -> None:
    async with hall_on(postgres_url) as hall, opened(postgres_url) as store:
        lives = [await hall.create(some_room(id, seats=PEOPLE)) for id in "ab"]
        news = hall.store.news  # type: ignore[attr-defined]
        stop_listening(hall)
        for id in "ab":
            await OtherProcess(store, some_room(id, seats=PEOPLE)).join(0)
        await soon(lambda: news.qsize() == 2)
        news.get_nowait(), news.get_nowait()
        news.put_nowait((EVERYWHERE, 0))
        hall.others.open()
        await soon(lambda: [live.room.number for live in lives] == [1, 1])


async def test_games_go_on_although_the_database_is_lost_again_and_again(
    postgres_url: str, onlooker: "psycopg.Connection[Any]"
) -> None:
    async with hall_on(postgres_url) as hall:
        lives = [await hall.create(some_room(id, seats=("random", "random"))) for id in "abc"]
        while going_on := [live for live in lives if live.room.stage != "over"]:
            for live in going_on:
                hall.look(live.room.row.id, "somebody")
            cut_off(onlooker)
            await go_further(going_on[0].room)


async def test_a_room_that_cannot_be_read_spoils_no_other(postgres_url: str) -> None:
    async with hall_on(postgres_url) as hall, opened(postgres_url) as store:
        await hall.create(some_room("broken", seats=PEOPLE))
        live = await hall.create(some_room("whole", seats=PEOPLE))
        await store.append("broken", 1, b"nonsense")
        await OtherProcess(store, live.room.row).join(0)
        await soon(lambda: live.room.number == 1)


async def test_a_game_of_a_process_that_died_is_taken_up(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Though nobody looks at it: somebody's time is up."""
    row = some_room("a", clock="turn 1")
    async with hall_on(postgres_url) as hall, opened(postgres_url) as store:
        stop_listening(hall)  # or it might take for dead who only rests for a moment
        await store.create(row)
        other = OtherProcess(store, row)
        await other.begin()
        await other.answer_until_asked(0)
        monkeypatch.setattr(others, "LOOKS_AROUND_EVERY", 0.02)
        hall.others.open()
        await soon(lambda: "a" in hall.live and hall.live["a"].room.number > other.room.number)


async def test_a_token_that_another_process_has_just_given_opens_its_seat(postgres_url: str) -> None:
    row = some_room("a", seats=PEOPLE, public=True)
    async with hall_on(postgres_url) as hall, opened(postgres_url) as store:
        await hall.create(row)
        stop_listening(hall)
        other = OtherProcess(store, row)
        await other.do(propose.sit_down(other.room, "Ann", "", hashed("a fresh token"), NOON))
        assert (await hall.find("a", hashed("a fresh token"))).role(hashed("a fresh token")) == 0
        with pytest.raises(Refused, match="token-unknown"):
            (await hall.find("a", "another")).role("another")


async def test_a_clock_that_runs_at_another_process_is_not_started_again(
    postgres_url: str, onlooker: "psycopg.Connection[Any]"
) -> None:
    """How long it has been running is told by the one clock that all processes share."""
    row = some_room("a", seats=PEOPLE, clock="game 600")
    async with hall_on(postgres_url) as hall, opened(postgres_url) as store:
        await store.create(row)
        other = OtherProcess(store, row)
        await other.join(0)
        await other.join(1)
        await other.do(propose.begin(other.room, NOON))
        for seat in (0, 1):
            await other.do(acts.act(other.room, seat, "ready", 0, NOON))
        onlooker.execute("UPDATE entries SET written = written - interval '5 seconds'")
        clocks = (await hall.find("a")).room.clocks
        assert (300_000, 600_000) < clocks.left_at(ticks()) <= (595_000, 600_000)


# A store that fails


async def test_a_bot_answers_once_the_store_can_write_again(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(asking, "FIRST_PAUSE", 0.01)
    async with hall_on(sqlite_url) as hall:
        live = await hall.create(some_room("a", seats=("random", "random")))
        hall.look("a", "somebody")
        store = hall.store
        assert isinstance(store, SqliteStore)
        with closing(sqlite3.connect(store.path)) as somebody_else:
            somebody_else.execute("BEGIN IMMEDIATE")
            await store._ask(lambda db: db.execute("PRAGMA busy_timeout = 0"))
            await soon(lambda: "could not be written" in caplog.text)
        await soon(lambda: live.room.stage == "over")


# Dice


def test_what_somebody_brings_counts_even_if_the_game_was_about_to_begin() -> None:
    """A bot sat in somebody's place and the beginning was worked out, but they came just before it was written: now it
    waits for what they bring."""
    room = Room(some_room("a"))
    proposal = propose.seat_bot(room, 0, "random", NOON)
    room.apply(proposal.entry)
    propose.begin(room, NOON)
    fresh = Room(some_room("a"))
    fresh.apply(proposal.entry)
    for one in (room, fresh):
        one.apply(propose.join(one, "first", "Guest", seat_commitment("salt"), "key", NOON).entry)
        assert not one.may_begin()
        one.apply(propose.reveal(one, 0, "salt", NOON).entry)
    assert propose.begin(room, NOON).entry == propose.begin(fresh, NOON).entry

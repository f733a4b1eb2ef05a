"""What takes long is worked out elsewhere, counted, and kept; nobody else waits for it."""

import asyncio
import sys
import time
from collections.abc import Awaitable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from rumpus.contract.merge import merged
from rumpus.kernel.message import Refused
from rumpus.kernel.registry import game_ids
from rumpus.table.guests.limits import THE_TABLE, Limits, Workload, visitor
from rumpus.table.hall.hall import Hall
from rumpus.table.hall.opening import open_record
from rumpus.table.rooms import propose
from rumpus.table.rooms.room import PAST_KEPT
from rumpus.table.store.sqlite import SqliteStore
from rumpus.table.thinking import readings
from rumpus.table.thinking.readers import MOST_WAITING
from rumpus.table.web.serving import learn_to_speak
from rumpus.table.wire.room_messages import Importing
from rumpus.text.words import LANGUAGES, words
from tests.helpers.table.long_games import long_record
from tests.helpers.table.minds import workers_of
from tests.helpers.table.served import GENEROUS, Guest, Json, Opened, Served

TICK = 0.002


@pytest.mark.anyio
@pytest.mark.slow
async def test_the_table_does_not_stand_still_while_something_long_is_worked_out(tmp_path: Path) -> None:
    """A clock ticks beside the work. However slow the machine is, it is never held up for a good part of the work."""
    hall = Hall(SqliteStore(tmp_path / "rooms.db"))
    await hall.open()
    try:
        text = long_record(8_000)
        links = await open_record(hall, Importing(long_record(500)))  # starts the process
        for goes_on in (Importing(text), Importing(text, after=8_000, seats=["person", "person"])):
            held_up, took, links = await beside(open_record(hall, goes_on))
            assert held_up < took / 3, (held_up, took)
        held_up, took, live = await beside(hall.find(links.room))
        assert held_up < took / 3, (held_up, took)
        await hall.do(live, lambda room, at: propose.join(room, room.seats[0].link, "Ann", "", "ann", at))
        held_up, _, _ = await beside(
            hall.do(live, lambda room, at: propose.join(room, room.seats[1].link, "Bob", "", "bob", at))
        )
        assert live.room.stage == "running"
        assert held_up < took / 3, (held_up, took)  # the game begins where the record ends: nothing is played again
        for asked in (
            hall.readers.read(live.room, readings.record, 0, 0),
            hall.readers.read(live.room, readings.story, 0),
            hall.readers.read(live.room, readings.moment, 4000, 0),
        ):
            held_up, took, _ = await beside(asked)
            assert held_up < took / 3, (held_up, took)
    finally:
        await hall.close()


async def beside(work: Awaitable[Any]) -> tuple[float, float, Any]:
    """How long the loop was at work at most before it came to something else, how long all took, and what came of it.

    The loop's own time counts: on a busy machine it waits for its turn like everybody."""
    longest = 0.0

    async def tick() -> None:
        nonlocal longest
        while True:
            began = time.thread_time()
            await asyncio.sleep(TICK)  # pause: the clock that ticks beside the work
            longest = max(longest, time.thread_time() - began)

    ticking = asyncio.create_task(tick())
    await asyncio.sleep(TICK)  # pause: it ticks
    began = time.monotonic()
    try:
        found = await work
        return longest, time.monotonic() - began, found
    finally:
        ticking.cancel()


# Somebody who was away


class Away(NamedTuple):
    table: Served
    room: Opened
    seen: dict[int, Json]  # by entry, what seat 0 saw after it


@pytest.fixture(scope="module")
def away(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Away]:
    table = Served(tmp_path_factory.mktemp("away") / "rooms.db")
    room = table.begin("person", "person", game="zombies-doom", options={})
    seen = {}
    for _ in range(PAST_KEPT + 10):
        assert room.asked().answer().status_code == 201
        look = room.seats[0].look()
        seen[look["number"]] = {"view": look["view"], "own": look["own"]}
    yield Away(table, room, seen)
    table.stop()


@pytest.mark.parametrize("changes", [False, True])
def test_who_was_away_for_long_starts_anew(away: Away, changes: bool) -> None:
    with away.room.seats[0].watch(since=3, changes=changes) as viewer:
        update = viewer.update()
        assert update["fresh"]
        assert update["view"]
        assert not update["events"]


@pytest.mark.parametrize("missed", [1, 8, PAST_KEPT - 5])
def test_who_was_away_for_a_while_sees_what_each_event_changed(away: Away, missed: int) -> None:
    """Whether it is worked out here or elsewhere, and after the room was put away, too."""
    table, room, seen = away
    number = room.spectator.look()["number"]
    told = []
    for _ in range(2):
        with room.seats[0].watch(since=number - missed, changes=True) as viewer:
            update = viewer.update()
            assert not update["fresh"]
            assert now_seen(seen[number - missed], update) == seen[number]
            told.append([event for event in update["events"] if event["id"]])
        table.restart()
    assert told[0] == told[1]
    events = room.seats[0].look(since=number - missed)["events"]
    assert [event["id"] for event in told[0]] == [event["id"] for event in events]


def now_seen(before: Json, update: Json) -> Json:
    """What is seen after an update: what its events made of what was seen before, or all of it, sent anew."""
    if update.get("view"):
        return {"view": update["view"], "own": update["own"]}
    for event in update["events"]:
        before = merged(before, {"view": event.get("change", {}), "own": event.get("own", {})})
    return before


# Limits


def test_a_record_may_have_so_many_lines(tmp_path: Path) -> None:
    table = Served(tmp_path / "rooms.db", replace(GENEROUS, record_lines=300))
    try:
        said = table.post("/api/records", record=long_record(300))
        assert (said.status_code, said.json()["id"]) == (413, "record-too-long")
        assert said.json()["text"] == "A record may have 300 lines at most here."
        assert not table.server.hall.live
    finally:
        table.stop()


def test_nobody_has_more_worked_out_than_their_share(tmp_path: Path) -> None:
    table = Served(tmp_path / "rooms.db", replace(GENEROUS, work_at_once=0.001, work_per_second=0.000001))
    try:
        said = [table.post("/api/records", record=long_record(300)) for _ in range(3)]
        assert [one.status_code for one in said] == [201, 429, 429]
        room = Opened(table, said[0].json())
        assert room.spectator.get("record").json()["id"] == "too-many-requests"
        ordinary = table.begin("person", "person")  # what costs nothing is as it was
        assert ordinary.asked().answer("activate A").status_code == 201
    finally:
        table.stop()


def test_a_share_is_filled_again_and_the_table_itself_needs_none() -> None:
    workload = Workload(Limits(work_at_once=1.0, work_per_second=1e12))
    workload.charge("somebody", 5.0)
    workload.check("somebody")
    strict = Workload(Limits(work_at_once=1.0, work_per_second=0.000001))
    for address in ("somebody", THE_TABLE):
        strict.charge(address, 5.0)
    strict.check(THE_TABLE)
    strict.check("somebody else")
    with pytest.raises(Refused, match="too-many-requests"):
        strict.check("somebody")


@pytest.mark.anyio
async def test_nobody_waits_for_too_many_things(tmp_path: Path) -> None:
    hall = Hall(SqliteStore(tmp_path / "rooms.db"))
    await hall.open()
    try:
        hall.readers.turns.free = 0  # everybody has to wait
        visitor.set("greedy")
        greedy = [asyncio.create_task(open_record(hall, Importing(long_record(300)))) for _ in range(MOST_WAITING + 1)]
        done, _ = await asyncio.wait(greedy, return_when=asyncio.FIRST_COMPLETED)
        (refused,) = [one.exception() for one in done]
        assert isinstance(refused, Refused)
        assert refused.message.id == "too-many-requests"
    finally:
        await hall.close()
        await asyncio.gather(*greedy, return_exceptions=True)


# What was found is kept


@pytest.mark.anyio
async def test_what_was_worked_out_is_kept_for_whoever_asks_next(tmp_path: Path) -> None:
    hall = Hall(SqliteStore(tmp_path / "rooms.db"))
    await hall.open()
    try:
        links = await open_record(hall, Importing(long_record(300)))
        live = await hall.find(links.room)
        first = await hall.readers.read(live.room, readings.story, None)
        for reader in workers_of(hall.readers.minds):
            reader.stop()  # nobody could work it out again
        assert await hall.readers.read(live.room, readings.story, None) is first
    finally:
        await hall.close()


def test_many_who_ask_for_the_same_are_told_the_same(table: Served) -> None:
    links = table.post("/api/records", record=long_record(300)).json()
    guest = Guest(table, links["room"], links["watch"])
    assert guest.record() == guest.record()
    assert guest.record().splitlines()[-1] == long_record(300).splitlines()[-1]


def test_words_and_boxes_are_read_before_somebody_waits_for_them() -> None:
    words.cache_clear()
    usual = sys.getswitchinterval()
    learn_to_speak()
    assert words.cache_info().currsize == len(LANGUAGES) * (1 + len(game_ids()))
    assert sys.getswitchinterval() == usual

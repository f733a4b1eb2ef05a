"""What a table keeps in memory: the present of so many rooms. All the rest is in the store and comes back from it."""

import gc
import tracemalloc
import weakref
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import msgspec
import pytest

from rumpus.kernel.registry import game_ids
from rumpus.table.hall.hall import Hall
from rumpus.table.hall.live_rooms import size_of
from rumpus.table.rooms import propose
from rumpus.table.rooms.live import LiveRoom
from rumpus.table.rooms.present import read_present, write_present
from rumpus.table.rooms.room import PAST_KEPT, Room
from rumpus.table.store.base import OWN_LOGS
from rumpus.table.store.sqlite import SqliteStore
from rumpus.table.wire.updates import update_for
from tests.helpers.table.rooms import NOON, begin, new_room, options_in, play_on, take
from tests.helpers.table.served import GENEROUS, Served
from tests.helpers.table.stores import some_room
from tests.helpers.waiting import soon

# A room remembers its present


@pytest.mark.parametrize("game", game_ids())
def test_a_room_goes_on_from_its_present_as_from_its_log(game: str) -> None:
    """One remembers everything; one what a room in memory does; one is put away and read again after every entry."""
    random = Random(3)
    whole, light, carried = (new_room(game) for _ in range(3))
    for room in (whole, light, carried):
        begin(room)
    for _ in range(150):
        seat = whole.asked()
        if seat is None:
            break
        light.forget()
        carried = read_present(new_room(game), write_present(carried))
        entries = []
        text, undoer = random.choice(options_in(whole)), propose.who_may_undo(whole)
        undoes = undoer is not None and random.random() < 0.3
        for room in (whole, light, carried):
            assert propose.who_may_undo(room) == undoer
            proposal = propose.answer(room, seat, room.asked_at, text, NOON)
            if undoes and undoer is not None:
                proposal = propose.undo(room, undoer, NOON)
            take(room, proposal)
            entries.append(proposal.entry)
        assert entries[0] == entries[1] == entries[2]
        assert same_updates(whole, light)
        assert same_updates(whole, carried)
    assert len(light.history) <= PAST_KEPT + 1
    assert size_of(light) < size_of(whole)


def same_updates(one: Room, other: Room) -> bool:
    seen = [
        [msgspec.structs.replace(update_for(LiveRoom(room), viewer, since), clocks=[]) for room in (one, other)]
        for viewer in (None, 0, 1)
        for since in (None, one.number - 1, one.number)
    ]
    return all(ours == theirs for ours, theirs in seen)


def test_a_room_takes_about_as_much_memory_as_is_counted() -> None:
    for game in game_ids():
        new_room(game)  # what all rooms share
        tracemalloc.start()
        try:
            rooms = []
            for seed in range(20):
                room = new_room(game)
                begin(room, str(seed))
                play_on(room, Random(seed), answers=100)
                room.forget()
                rooms.append(room)
            taken = tracemalloc.get_traced_memory()[0]
        finally:
            tracemalloc.stop()
        assert 0.5 < sum(size_of(room) for room in rooms) / taken < 2.5, game


def test_nothing_of_a_room_stays_when_it_is_put_away() -> None:
    """Without anybody looking for what refers to each other in a circle: a table hardly ever does."""
    gc.disable()
    try:
        for game in game_ids():
            room = new_room(game)
            begin(room)
            play_on(room, Random(1), answers=50)
            live = LiveRoom(room)
            update_for(live, 0, None)
            gone: list[Callable[[], object]] = [weakref.ref(room), weakref.ref(live)]
            del room, live
            assert [one() for one in gone] == [None] * 2, game
    finally:
        gc.enable()


# A table remembers so many rooms


@pytest.fixture
def small_table(tmp_path: Path) -> Iterator[Served]:
    """One with little memory."""
    table = Served(tmp_path / "rooms.db", replace(GENEROUS, rooms_bytes=400_000))
    yield table
    table.stop()


def test_memory_holds_only_so_many_rooms_and_none_is_lost(small_table: Served) -> None:
    hall = small_table.server.hall
    watched = small_table.begin("person", "person")
    with watched.spectator.watch() as viewer:
        viewer.update()
        rooms = [small_table.begin("person", "person") for _ in range(30)]
        assert sum(size_of(one.room) for one in hall.live.values()) == hall.live.bytes <= 400_000
        assert 4 < len(hall.live) < 25
        assert watched.id in hall.live  # somebody watches it
        assert rooms[-1].id in hall.live
        assert rooms[0].id not in hall.live
        for room in (rooms[0], rooms[-1], rooms[13]):
            assert room.asked().answer("activate A").status_code == 201
        watched.asked().answer("activate A")
        assert viewer.update_number(4)["number"] == 4


def test_a_game_goes_on_in_a_room_that_is_put_away_all_the_time(small_table: Served) -> None:
    """Bots, undo, chat and whoever comes back: nobody notices."""
    room, crowd = small_table.begin("person", "person"), [small_table.begin("person", "person") for _ in range(20)]
    asked = room.asked()
    for text in ("activate A", "inch -1,1"):
        for other in crowd:
            other.info()
        assert room.id not in small_table.server.hall.live
        assert asked.answer(text).status_code == 201
    seen = asked.look()
    assert seen["number"] == 5
    assert [event["id"] for event in asked.look(since=4)["events"]] == ["inches"]
    assert small_table.whole_room(room.id).number == 5


# A start takes up what goes on by itself


class NotedReads(SqliteStore):
    """Notes whose entries are read."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.read: Counter[str] = Counter()

    async def entries(self, room: str, after: int) -> list[bytes]:
        self.read[room] += 1
        return await super().entries(room, after)


@pytest.mark.anyio
async def test_a_start_reads_only_rooms_that_go_on_by_themselves(tmp_path: Path) -> None:
    people = ("person", "person")
    rooms = {
        "nobody came": some_room("nobody came", seats=people),
        "idle": some_room("idle", seats=people),
        "over": some_room("over", seats=people),
        "clock": some_room("clock", seats=people, clock="game 6000"),
        "bot": some_room("bot"),
    }
    first = Hall(SqliteStore(tmp_path / "rooms.db"))
    await first.open()
    for id, row in rooms.items():
        live = await first.create(row)
        if id != "nobody came":
            await sit_down(first, live)
        if id == "over":
            await play_to_the_end(first, live)
    await first.close()

    store = NotedReads(tmp_path / "rooms.db")
    hall = Hall(store)
    await hall.open()
    assert hall.taking_up is not None
    await hall.taking_up
    assert set(store.read) == {"clock", *OWN_LOGS}
    assert set(hall.live) == {"clock"}
    await hall.close()


async def sit_down(hall: Hall, live: LiveRoom) -> None:
    for seat, one in enumerate(live.room.seats):
        if one.kind == "person":
            link = one.link
            await hall.do(live, lambda room, at: propose.join(room, link, f"Guest {seat}", "", f"key {seat}", at))  # noqa: B023
    await soon(lambda: live.room.stage == "running")
    await soon(lambda: live.bot is None or live.bot.done())


async def play_to_the_end(hall: Hall, live: LiveRoom) -> None:
    while (seat := live.room.asked()) is not None:
        question, text = live.room.asked_at, Random(live.room.number).choice(options_in(live.room))
        await hall.do(live, lambda room, at: propose.answer(room, seat, question, text, at))  # noqa: B023


@pytest.mark.anyio
async def test_guests_come_in_before_everything_is_taken_up(tmp_path: Path) -> None:
    """However long that takes, and even if a room cannot be read."""
    first = Hall(SqliteStore(tmp_path / "rooms.db"))
    await first.open()
    for number in range(20):
        await sit_down(first, await first.create(some_room(f"{number}", clock="game 6000", seats=("person", "person"))))
    await first.store.append("3", 100, b"nonsense")
    await first.close()

    hall = Hall(SqliteStore(tmp_path / "rooms.db"))
    await hall.open()
    assert not hall.live
    assert (await hall.find("17")).room.stage == "running"
    assert len(hall.live) < 20
    assert hall.taking_up is not None
    await hall.taking_up
    assert len(hall.live) >= 19
    await hall.close()

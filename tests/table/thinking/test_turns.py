"""Whose bots think next: nobody's for long at others' cost, and none for nobody."""

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import httpx
import pytest

from rumpus.table.guests import attendance
from rumpus.table.guests.attendance import GONE_AFTER, Attendance
from rumpus.table.thinking.turns import SHARES_KEPT, Asker, Turns
from tests.helpers.installed import install_bots
from tests.helpers.table.minds import bots_are_busy
from tests.helpers.table.served import GENEROUS, Opened, Served
from tests.helpers.waiting import PATIENCE, until

SLOW_BOTS = """
import time

def thorough(glimpse, random, limit):
    if len(glimpse.options) > 1:
        time.sleep(0.1)  # pause: its thought
    return random.randrange(len(glimpse.options))
"""
ELSEWHERE = "127.0.0.2"


@pytest.fixture
def slow_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    install_bots(tmp_path / "site", monkeypatch, SLOW_BOTS, ("thorough",))
    monkeypatch.setattr("rumpus.table.hall.asking.PACE_OF_OTHERS", 0.0)
    table = Served(tmp_path / "rooms.db", GENEROUS)
    yield table
    table.stop()


class AttendingClock:
    """By which it is known who was here of late; it stands still until a test lets time pass."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def monotonic(self) -> float:
        return self.seconds


@pytest.fixture
def attending(monkeypatch: pytest.MonkeyPatch) -> AttendingClock:
    clock = AttendingClock()
    monkeypatch.setattr(attendance, "time", clock)
    return clock


def answers(room: Opened) -> int:
    return len(room.table.match(room.id).answers)


def test_whoever_keeps_all_bots_busy_keeps_nobody_waiting(
    slow_table: Served, attending: AttendingClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Twelve rooms of one address wait for a turn; one room of another comes last and has the second one."""
    called: list[str] = []
    wait = Turns.wait

    async def wait_and_note(turns: Turns, asker: Asker) -> None:
        await wait(turns, asker)
        called.append(asker.room)

    monkeypatch.setattr(Turns, "wait", wait_and_note)
    waiting = slow_table.server.hall.asking.bots.turns.waiting
    with bots_are_busy(slow_table):
        called.clear()
        for _ in range(12):
            slow_table.begin("thorough", "thorough", options={"setup": "full"})
        until(lambda: len(waiting) == 12)
        slow_table.client.close()
        slow_table.client = httpx.Client(
            base_url=slow_table.url, timeout=PATIENCE, transport=httpx.HTTPTransport(local_address=ELSEWHERE)
        )
        room = slow_table.begin("thorough", "thorough", options={"setup": "full"})
        until(lambda: len(waiting) == 13)
        assert called == []
    until(lambda: len(called) >= 2)
    assert called[1] == room.id


def test_nobodys_bots_think_until_somebody_comes_back(slow_table: Served, attending: AttendingClock) -> None:
    room = slow_table.begin("thorough", "thorough", options={"setup": "full"})
    live = slow_table.server.hall.live[room.id]
    until(lambda: answers(room) > 2)
    attending.seconds += GONE_AFTER + 1
    until(lambda: live.bot is not None and live.bot.done())
    assert not live.attendance.is_attended()
    so_far = answers(room)
    assert room.info()["stage"] == "running"
    until(lambda: answers(room) > so_far)  # somebody has looked, if only once


def test_bots_go_on_while_somebody_watches(slow_table: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rumpus.table.guests.attendance.GONE_AFTER", 0.0)
    room = slow_table.begin("thorough", "thorough")
    with room.spectator.watch() as viewer:
        while viewer.update()["winners"] is None:
            pass


@pytest.mark.slow
def test_a_bots_time_tells_nothing_of_its_options(slow_table: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that has but one answer takes as long as one that has to choose: never less than the pace."""
    pace = 0.3
    monkeypatch.setattr("rumpus.table.hall.asking.PACE_OF_OTHERS", pace)
    room = slow_table.begin("thorough", "thorough", game="zombies-doom", options={})
    until(lambda: room.spectator.look()["number"] > 12)
    slow_table.stop()
    with sqlite3.connect(slow_table.file) as kept:
        found = kept.execute("SELECT entry FROM entries WHERE room = ? ORDER BY number", (room.id,)).fetchall()
    kept.close()
    played = [entry["at"] for entry in map(json.loads, (entry for (entry,) in found)) if entry["entry"] == "played"]
    assert len(played) > 5
    assert min(after - before for before, after in pairwise(played)) >= 1000 * pace - 5  # clocks differ by a little
    slow_table.start()


# Fair shares


async def served(*askers: Asker) -> list[str]:
    """Who comes when, if all wait for one place, each for as long."""
    turns, order = Turns(1), []

    async def come(asker: Asker) -> None:
        await turns.wait(asker)
        order.append(asker.room)
        turns.done(asker, 1.0)

    first = Asker("first", Attendance(), "somebody")
    await turns.wait(first)
    waiting = [asyncio.create_task(come(asker)) for asker in askers]
    await asyncio.sleep(0)  # pause: the loop's, which begins all of them
    turns.done(first, 1.0)
    await asyncio.gather(*waiting)
    assert (turns.free, turns.waiting) == (1, [])
    return order


def attended(address: str) -> Attendance:
    attendance = Attendance()
    attendance.come(address)
    return attendance


def test_addresses_take_turns_and_so_do_their_rooms() -> None:
    greedy = [Asker(room, attended("here"), "here") for room in ("a", "a", "b", "c")]
    modest = [Asker(room, attended("there"), "there") for room in ("x", "y")]
    assert asyncio.run(served(*greedy, *modest)) == ["a", "x", "b", "y", "c", "a"]


def test_what_nobody_watches_waits() -> None:
    alone, watched = Asker("alone", Attendance(), "here"), Asker("watched", attended("there"))
    assert asyncio.run(served(alone, watched)) == ["watched", "alone"]


def test_a_stranger_who_watches_takes_nothing_from_a_room() -> None:
    both = attended("greedy")
    both.come("modest")
    greedy = [Asker(f"room {number}", attended("greedy"), "greedy") for number in range(5)]
    assert asyncio.run(served(*greedy, Asker("theirs", both)))[:2] == ["room 0", "theirs"]


def test_whoever_leaves_the_line_is_not_waited_for() -> None:
    async def story() -> None:
        turns = Turns(1)
        first, second, third = (Asker(name, attended("here"), "here") for name in ("1", "2", "3"))
        await turns.wait(first)
        leaving = asyncio.create_task(turns.wait(second))
        staying = asyncio.create_task(turns.wait(third))
        await asyncio.sleep(0)  # pause: the loop's, which begins both
        turns.done(first, 1.0)
        leaving.cancel()  # just when it was called
        await asyncio.gather(leaving, return_exceptions=True)
        await asyncio.wait_for(staying, PATIENCE)

    asyncio.run(story())


@pytest.mark.anyio
async def test_rooms_that_are_thought_about_once_are_not_remembered_for_ever() -> None:
    """Nor does one of them save up time by being forgotten."""
    turns = Turns(1)
    longest = Asker("longest", Attendance(), "somebody")
    await turns.wait(longest)
    turns.done(longest, 1000.0)
    for number in range(3 * SHARES_KEPT):
        asker = Asker(f"{number}", Attendance(), "somebody else")
        await turns.wait(asker)
        turns.done(asker, 0.05)
    assert len(turns.rooms.had) <= SHARES_KEPT
    assert "longest" in turns.rooms.had
    again = Asker("0", Attendance(), "somebody else")
    await turns.wait(again)
    assert "0" in turns.rooms.had
    assert turns.rooms.had["0"] >= turns.rooms.had[f"{3 * SHARES_KEPT - 1}"]

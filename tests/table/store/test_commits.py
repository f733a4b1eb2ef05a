"""Where many write at once, the embedded store lets its commits keep a distance; nobody else waits."""

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from rumpus.table.store import sqlite
from rumpus.table.store.sqlite import EntryToWrite, SqliteStore
from tests.helpers.waiting import PATIENCE, soon

pytestmark = pytest.mark.anyio

Groups = list[int]  # how many entries each commit had


class Distance:
    """Between commits: it only ends when a test says so."""

    def __init__(self) -> None:
        self.over, self.kept = threading.Event(), threading.Event()

    def monotonic(self) -> float:
        return 1.0  # time stands still

    def sleep(self, seconds: float) -> None:  # pause: in place of the real one
        self.kept.set()
        assert self.over.wait(PATIENCE)


@pytest.fixture
def distance(monkeypatch: pytest.MonkeyPatch) -> Iterator[Distance]:
    distance = Distance()
    monkeypatch.setattr(sqlite, "time", distance)
    yield distance
    distance.over.set()


@pytest.fixture
def groups(monkeypatch: pytest.MonkeyPatch) -> Groups:
    found, do = Groups(), SqliteStore._do

    def counted(store: SqliteStore, connection: object, group: list[object]) -> object:
        found.append(sum(isinstance(job, EntryToWrite) for job in group))
        return do(store, connection, group)  # type: ignore[arg-type]

    monkeypatch.setattr(SqliteStore, "_do", counted)
    return found


async def write_many_at_once(store: SqliteStore) -> None:
    """They come while the store is at work."""
    all_there = threading.Event()
    working = asyncio.create_task(store._ask(lambda _: all_there.wait(PATIENCE)))
    writing = [asyncio.create_task(store.append(f"{room}", 1, b"first")) for room in range(40)]
    await asyncio.sleep(0)  # pause: the loop's, which begins all of them
    all_there.set()
    await asyncio.gather(working, *writing)


async def test_entries_that_come_after_many_are_written_together(
    tmp_path: Path, distance: Distance, groups: Groups
) -> None:
    store = SqliteStore(tmp_path / "rumpus.db")
    await store.open()
    await write_many_at_once(store)
    assert max(groups) >= sqlite.MANY
    writing = [asyncio.create_task(store.append("0", 2, b"second"))]
    await soon(distance.kept.is_set)
    writing += [asyncio.create_task(store.append(f"{room}", 2, b"second")) for room in range(1, 6)]
    await asyncio.sleep(0)  # pause: the loop's, which begins all of them
    assert not any(task.done() for task in writing)
    distance.over.set()
    await asyncio.gather(*writing)
    assert groups[-1] == 6
    assert await store.entries("5", 0) == [b"first", b"second"]
    await store.close()


async def test_whoever_writes_alone_or_reads_does_not_wait(tmp_path: Path, distance: Distance, groups: Groups) -> None:
    store = SqliteStore(tmp_path / "rumpus.db")
    await store.open()
    distance.over.set()  # it is noticed if it is kept, and holds nobody up
    await asyncio.gather(*(store.room(f"{room}") for room in range(40)))
    for number in range(1, 6):
        await store.append("alone", number, b"entry")
    assert groups.count(1) == 5
    await write_many_at_once(store)
    assert max(groups) >= sqlite.MANY
    assert await store.room("a") is None
    assert not distance.kept.is_set()
    await store.close()

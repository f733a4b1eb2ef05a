"""Where many write at once, the embedded store lets its commits keep a distance; nobody else waits."""

import asyncio
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from rumpus.table.store import sqlite
from rumpus.table.store.sqlite import EntryToWrite, SqliteStore

pytestmark = pytest.mark.anyio
LONG = 20  # seconds, for what happens at once

Groups = list[int]  # how many entries each commit had


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """A distance between commits that only ends when a test says so."""
    event = threading.Event()
    monkeypatch.setattr(sqlite, "PACE", 3600)
    monkeypatch.setattr(sqlite, "time", SimpleNamespace(monotonic=time.monotonic, sleep=lambda _: event.wait(LONG)))
    yield event
    event.set()


@pytest.fixture
def groups(monkeypatch: pytest.MonkeyPatch) -> Groups:
    found, do = Groups(), SqliteStore._do

    def counted(store: SqliteStore, connection: object, group: list[object]) -> object:
        found.append(sum(isinstance(job, EntryToWrite) for job in group))
        return do(store, connection, group)  # type: ignore[arg-type]

    monkeypatch.setattr(SqliteStore, "_do", counted)
    return found


async def test_entries_that_come_after_many_are_written_together(
    tmp_path: Path, later: threading.Event, groups: Groups
) -> None:
    store = SqliteStore(tmp_path / "rumpus.db")
    await store.open()
    await asyncio.wait_for(asyncio.gather(*(store.append(f"{room}", 1, b"first") for room in range(40))), LONG)
    assert max(groups) >= sqlite.MANY
    writing = []
    for room in range(6):
        writing.append(asyncio.create_task(store.append(f"{room}", 2, b"second")))
        await asyncio.sleep(0.01)
    assert not any(task.done() for task in writing)
    later.set()
    await asyncio.wait_for(asyncio.gather(*writing), LONG)
    assert groups[-1] == 6
    assert await store.entries("5", 0) == [b"first", b"second"]
    await store.close()


async def test_whoever_writes_alone_or_reads_does_not_wait(
    tmp_path: Path, later: threading.Event, groups: Groups
) -> None:
    store = SqliteStore(tmp_path / "rumpus.db")
    await store.open()
    await asyncio.gather(*(store.room(f"{room}") for room in range(40)))
    for number in range(1, 6):
        await asyncio.wait_for(store.append("alone", number, b"entry"), LONG / 2)
    assert groups.count(1) == 5
    await asyncio.wait_for(asyncio.gather(*(store.append(f"{room}", 1, b"first") for room in range(40))), LONG)
    assert await asyncio.wait_for(store.room("a"), LONG / 2) is None
    await store.close()

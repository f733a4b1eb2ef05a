"""Processes that write to one file take turns, and none of them waits for one that is dead."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from rumpus.kernel.message import Refused
from rumpus.table.store.base import Taken, Unknown
from rumpus.table.store.sqlite import SqliteStore
from tests.helpers.table.stores import some_room
from tests.helpers.waiting import soon

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(sys.platform == "win32", reason="there a table has one process"),
]

HOLD = """
import sys
from pathlib import Path
from rumpus.table.store.sqlite_turns import FileTurns
with FileTurns(Path(sys.argv[1])).turn():
    print("mine", flush=True)
    sys.stdin.read()
"""


@contextmanager
def somebody_writing(file: Path) -> Iterator["subprocess.Popen[str]"]:
    """Another process, whose turn it is."""
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(file)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "mine\n"
        try:
            yield other
        finally:
            other.kill()


def waits_for_a_lock() -> bool:
    """Whether this process does, as the system tells."""
    locks = [line.split() for line in Path("/proc/locks").read_text(encoding="ascii").splitlines()]
    return any(lock[1] == "->" and lock[5] == str(os.getpid()) for lock in locks)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere it is not told who waits for a lock")
async def test_who_writes_waits_for_their_turn_and_not_for_the_dead(tmp_path: Path) -> None:
    file = tmp_path / "rooms.db"
    store = SqliteStore(file)
    store.hold()
    with somebody_writing(file) as other:
        await store.open()
        assert await store.room("abc") is None  # reading needs no turn
        creating = asyncio.create_task(store.create(some_room("abc")))
        await soon(lambda: creating.done() or waits_for_a_lock())
        assert not creating.done()
        other.kill()
        await creating
    assert await store.room("abc") is not None
    await store.close()
    store.release()


async def test_a_disk_that_fails_after_a_turn_does_not_say_what_it_has_kept(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "rooms.db")
    store.hold()
    await store.open()
    await store.create(some_room("abc"))
    await store.append("abc", 1, b"one")
    assert store.forced is not None
    log, store.forced.file = store.forced.file, -1  # no file at all: nothing can be forced to disk
    with pytest.raises(Unknown):
        await store.append("abc", 2, b"two")
    with pytest.raises(Taken):
        await store.append("abc", 1, b"another")
    store.forced.file = log
    await store.append("abc", 3, b"three")
    assert await store.entries("abc", 0) == [b"one", b"two", b"three"]
    await store.close()
    store.release()


async def test_a_file_is_nobody_elses_while_one_of_its_processes_is_there(tmp_path: Path) -> None:
    file = tmp_path / "rooms.db"
    with somebody_writing(file):
        with pytest.raises(Refused, match="store-in-use"):
            await SqliteStore(file).open()
        with pytest.raises(Refused, match="store-in-use"):
            SqliteStore(file).hold()
    store = SqliteStore(file)
    await store.open()
    await store.close()

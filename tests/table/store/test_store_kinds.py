"""What each kind of store does in its own way: reaching the disk, and telling other processes."""

import asyncio
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import psycopg
import pytest

from rumpus.kernel.message import Refused
from rumpus.table.rooms.entries import GOES_ON_NOT, Said, write_entry
from rumpus.table.store import open_store
from rumpus.table.store.base import EVERYWHERE, LastEntry, Silent, Store, Taken, Unknown
from rumpus.table.store.postgres import PostgresStore
from rumpus.table.store.sqlite import SqliteStore
from rumpus.table.store.steady import SteadyConnection
from tests.helpers.table.killing import KillableServer
from tests.helpers.table.stores import cut_off, opened, some_room
from tests.helpers.waiting import PATIENCE, soon

pytestmark = pytest.mark.anyio

FILES = ("rooms.db", "rooms.db-wal", "rooms.db-shm", "rooms.db-lock")
FULL = 2  # of PRAGMA synchronous: every commit waits for the disk


async def next_change(store: Store) -> tuple[str, int] | None:
    async with asyncio.timeout(PATIENCE):
        return await store.changes()


# On disk


async def test_sqlite_waits_for_the_disk(sqlite_url: str) -> None:
    async with opened(sqlite_url) as store:
        assert isinstance(store, SqliteStore)
        assert await store._ask(lambda db: db.execute("PRAGMA journal_mode").fetchone()) == ("wal",)
        assert await store._ask(lambda db: db.execute("PRAGMA synchronous").fetchone()) == (FULL,)


@pytest.mark.parametrize(("asked_for", "used"), [("off", "on"), ("on", "on"), ("remote_apply", "remote_apply")])
async def test_postgres_waits_for_the_disk_at_least(
    postgres_url: str, onlooker: "psycopg.Connection[Any]", asked_for: str, used: str
) -> None:
    onlooker.execute(f"ALTER DATABASE {onlooker.info.dbname} SET synchronous_commit = {asked_for}")
    async with opened(postgres_url) as store:
        assert isinstance(store, PostgresStore)
        for connection in (store.writing, store.asking):
            assert await connection.ask("SHOW synchronous_commit") == [(used,)]
            assert await connection.ask("SHOW fsync") == [("on",)]
            assert await connection.ask("SHOW statement_timeout") == [("10s",)]


async def test_postgres_writes_what_is_waiting_in_one_transaction(
    postgres_url: str, onlooker: "psycopg.Connection[Any]"
) -> None:
    async with opened(postgres_url) as store:
        await asyncio.gather(*(store.append(f"room {room}", 1, b"entry") for room in range(100)))
    transactions = onlooker.execute("SELECT count(DISTINCT xmin::text) FROM entries").fetchone()
    assert transactions is not None
    assert transactions[0] <= 2


# Lost connections


async def test_a_lost_connection_is_made_again(postgres_url: str, onlooker: "psycopg.Connection[Any]") -> None:
    async with opened(postgres_url) as store:
        await store.create(some_room("a"))
        for number in range(1, 4):
            cut_off(onlooker)
            await store.append("a", number, b"entry %d" % number)
            assert await store.room("a") == some_room("a")
        assert await store.entries("a", 0) == [b"entry 1", b"entry 2", b"entry 3"]


async def test_an_entry_that_was_written_when_the_connection_broke_is_not_taken_by_others(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(postgres_url) as store:
        await store.append("a", 2, b"another's")
        broken = break_once_after_writing(monkeypatch)
        outcomes = await asyncio.gather(
            store.append("a", 1, b"ours"), store.append("a", 2, b"ours"), return_exceptions=True
        )
        assert broken
        assert outcomes[0] is None
        assert isinstance(outcomes[1], Taken)
        assert await store.entries("a", 0) == [b"ours", b"another's"]


def break_once_after_writing(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    ask_once, broken = SteadyConnection._ask_once, list[str]()

    async def ask_and_break(self: SteadyConnection, sql: str, values: Sequence[Any]) -> list[Any]:
        rows = await ask_once(self, sql, values)
        if not broken:
            broken.append(sql)
            raise psycopg.OperationalError("the connection broke")
        return rows

    monkeypatch.setattr(SteadyConnection, "_ask_once", ask_and_break)
    return broken


async def test_whoever_waits_is_told_when_the_database_stays_away(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(self: SteadyConnection, sql: str, values: Sequence[Any]) -> list[Any]:
        raise psycopg.OperationalError("nobody there")

    async with opened(postgres_url) as store:
        with monkeypatch.context() as patch:
            patch.setattr(SteadyConnection, "_ask_once", never)
            patch.setattr("rumpus.table.store.steady.PATIENCE", 0.1)
            with pytest.raises(Unknown):
                await store.append("a", 1, b"entry")
            with pytest.raises(Silent):
                await store.room("a")
        await store.append("a", 1, b"entry")


async def test_a_closed_store_leaves_no_connection(postgres_url: str, onlooker: "psycopg.Connection[Any]") -> None:
    count = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    async with opened(postgres_url) as store:
        assert onlooker.execute(count).fetchone() == (3,)
    await soon(lambda: onlooker.execute(count).fetchone() == (0,))
    assert await store.changes() is None


def is_waiting(pid: int, onlooker: "psycopg.Connection[Any]") -> bool:
    """For a lock that somebody else has."""
    sql = "SELECT wait_event_type = 'Lock' FROM pg_stat_activity WHERE pid = %s"
    return onlooker.execute(sql, (pid,)).fetchone() == (True,)


async def test_a_question_that_is_given_up_spoils_no_other(
    postgres_url: str, onlooker: "psycopg.Connection[Any]"
) -> None:
    async with opened(postgres_url) as store:
        assert isinstance(store, PostgresStore)
        with onlooker.transaction():
            onlooker.execute("LOCK TABLE rooms IN ACCESS EXCLUSIVE MODE")
            asking = asyncio.create_task(store.asking.ask("SELECT count(*) FROM rooms"))
            await soon(lambda: is_waiting(store.asking.pid, onlooker))
            asking.cancel()
            with pytest.raises(asyncio.CancelledError):
                await asking
            assert await store.asking.ask("SELECT 1") == [(1,)]


async def test_whoever_has_waited_long_enough_for_their_turn_closes_nothing_under_who_has_it(
    postgres_url: str, onlooker: "psycopg.Connection[Any]", monkeypatch: pytest.MonkeyPatch
) -> None:
    """A socket that is closed while uvloop looks at it ends the process, without a word."""
    async with opened(postgres_url) as store:
        assert isinstance(store, PostgresStore)
        with onlooker.transaction():
            onlooker.execute("LOCK TABLE rooms IN ACCESS EXCLUSIVE MODE")
            first = asyncio.create_task(store.asking.ask_repeatedly("SELECT count(*) FROM rooms", ()))
            await soon(lambda: is_waiting(store.asking.pid, onlooker))
            monkeypatch.setattr("rumpus.table.store.steady.PATIENCE", 0.1)
            with pytest.raises(Silent):
                await store.asking.ask("SELECT 1")
        assert await first == ([(0,)], 1)


# Telling others


async def test_sqlite_has_no_others(sqlite_url: str) -> None:
    async with opened(sqlite_url) as store:
        assert await store.changes() is None


async def test_processes_hear_what_others_write_and_not_what_they_write_themselves(postgres_url: str) -> None:
    async with opened(postgres_url) as one, opened(postgres_url) as other:
        await one.append("a", 1, b"one's")
        await one.append("a room with spaces", 7, b"one's")
        assert await next_change(other) == ("a", 1)
        assert await next_change(other) == ("a room with spaces", 7)
        await other.append("a", 2, b"other's")
        assert await next_change(one) == ("a", 2)


async def test_what_is_taken_is_not_told(postgres_url: str) -> None:
    async with opened(postgres_url) as one, opened(postgres_url) as other:
        await one.append("a", 1, b"one's")
        with pytest.raises(Taken):
            await one.append("a", 1, b"late")
        await one.append("b", 1, b"one's")
        assert [await next_change(other), await next_change(other)] == [("a", 1), ("b", 1)]


async def test_who_was_cut_off_is_told_to_read_on_everywhere(
    postgres_url: str, onlooker: "psycopg.Connection[Any]"
) -> None:
    async with opened(postgres_url) as one, opened(postgres_url) as other:
        cut_off(onlooker)
        assert await next_change(other) == (EVERYWHERE, 0)
        assert await next_change(one) == (EVERYWHERE, 0)
        await one.append("a", 1, b"one's")
        assert await next_change(other) == ("a", 1)


# One owner, one process


def rights(path: Path) -> int:
    return path.stat().st_mode & 0o777


async def test_nobody_but_its_owner_can_read_a_file(sqlite_url: str, tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        async with opened(sqlite_url) as store:
            await store.append("a", 1, b"entry")
            assert {file.name: rights(file) for file in tmp_path.iterdir()} == dict.fromkeys(FILES, 0o600)
    finally:
        os.umask(before)


async def test_a_store_in_memory_leaves_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    async with opened("sqlite:///:memory:") as store, opened("sqlite:///:memory:") as other:
        await store.append("a", 1, b"entry")
        assert (await store.entries("a", 0), await other.entries("a", 0)) == ([b"entry"], [])
    assert list(tmp_path.iterdir()) == []


async def test_a_file_is_served_by_one_process_as_long_as_that_lives(sqlite_url: str, tmp_path: Path) -> None:
    server = KillableServer(sqlite_url, tmp_path)
    server.start()
    await server.ready()
    with pytest.raises(Refused, match="store-in-use"):
        await open_store(sqlite_url).open()
    server.kill()
    async with opened(sqlite_url) as store:
        await store.append("a", 1, b"entry")


async def test_rooms_that_wait_for_somebody_need_not_be_taken_up(store_url: str) -> None:
    """Whatever somebody has said in them."""
    entries = {
        "idle": Said(1, goes_on=False, who="Ann", text="hello"),
        "tricky": Said(1, goes_on=True, who="Ann", text='"goes_on":false'),
        "old": Said(1, who="Ann", text="written by an older release"),
    }
    async with opened(store_url) as store:
        for id in (*entries, "new"):
            await store.create(some_room(id))
        for id, entry in entries.items():
            await store.append(id, 1, write_entry(entry))
        assert set(await store.running_rooms()) == {"idle", "tricky", "old", "new"}
        assert set(await store.running_rooms(unless=GOES_ON_NOT)) == {"tricky", "old"}
        assert (await store.running_rooms())["new"] == LastEntry()

"""The embedded store: one SQLite file, written by one thread that commits in groups."""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec

from rumpus.table.store.base import RoomRow, Taken

SCHEMA = """
CREATE TABLE IF NOT EXISTS rooms (
    id TEXT PRIMARY KEY, public INTEGER NOT NULL, created INTEGER NOT NULL, over INTEGER NOT NULL DEFAULT 0,
    row BLOB NOT NULL
);
CREATE TABLE IF NOT EXISTS entries (
    room TEXT NOT NULL, number INTEGER NOT NULL, entry BLOB NOT NULL, PRIMARY KEY (room, number)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS days (day TEXT PRIMARY KEY, secret TEXT NOT NULL);
"""
RUNNING = "SELECT id, (SELECT count(*) FROM entries WHERE room = id) FROM rooms WHERE NOT over"
MOST_IN_A_GROUP = 200

Result = TypeVar("Result")
Outcome = tuple["asyncio.Future[Any]", Any, Exception | None]


class Entry(NamedTuple):
    """One that is to be written, and who waits for it."""

    values: tuple[str, int, bytes]
    written: "asyncio.Future[None]"


class Work(NamedTuple):
    """Anything else that somebody wants of the file."""

    do: Callable[[sqlite3.Connection], Any]
    done: "asyncio.Future[Any]"


class SqliteStore:
    shared = False

    def __init__(self, path: Path) -> None:
        self.path = path
        self.jobs: queue.SimpleQueue[Entry | Work | None] = queue.SimpleQueue()
        self.thread: threading.Thread | None = None

    async def open(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        connection = sqlite3.connect(self.path, check_same_thread=False, isolation_level=None)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA busy_timeout = 5000")
        connection.executescript(SCHEMA)
        loop = asyncio.get_running_loop()
        self.thread = threading.Thread(target=self._write, args=(connection, loop), name="store", daemon=True)
        self.thread.start()

    async def close(self) -> None:
        self.jobs.put(None)
        if self.thread is not None:
            await asyncio.to_thread(self.thread.join)

    def _write(self, connection: sqlite3.Connection, loop: asyncio.AbstractEventLoop) -> None:
        """Do what is waiting, and answer only once it is on disk: everybody in one go, so as to wake the loop once."""
        while (first := self.jobs.get()) is not None:
            group = [first]
            while len(group) < MOST_IN_A_GROUP and not self.jobs.empty():
                job = self.jobs.get()
                if job is None:
                    self.jobs.put(None)
                    break
                group.append(job)
            outcomes = write_together(connection, [job for job in group if isinstance(job, Entry)])
            outcomes += [attempt(connection, job) for job in group if isinstance(job, Work)]
            loop.call_soon_threadsafe(answer, outcomes)
        connection.close()

    async def _ask(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        done: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self.jobs.put(Work(work, done))
        return await done

    async def create(self, row: RoomRow) -> None:
        values = (row.id, row.public, row.created, msgspec.json.encode(row))
        await self._ask(
            lambda db: db.execute("INSERT INTO rooms (id, public, created, row) VALUES (?, ?, ?, ?)", values)
        )

    async def append(self, room: str, number: int, entry: bytes) -> None:
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.jobs.put(Entry((room, number, entry), written))
        await written

    async def room(self, room: str) -> RoomRow | None:
        found = await self._ask(lambda db: db.execute("SELECT row FROM rooms WHERE id = ?", (room,)).fetchone())
        return None if found is None else msgspec.json.decode(found[0], type=RoomRow)

    async def entries(self, room: str, after: int) -> list[bytes]:
        sql = "SELECT entry FROM entries WHERE room = ? AND number > ? ORDER BY number"
        return [entry for (entry,) in await self._ask(lambda db: db.execute(sql, (room, after)).fetchall())]

    async def public_rooms(self, limit: int) -> list[RoomRow]:
        sql = "SELECT row FROM rooms WHERE public AND NOT over ORDER BY created DESC LIMIT ?"
        rows = await self._ask(lambda db: db.execute(sql, (limit,)).fetchall())
        return [msgspec.json.decode(row, type=RoomRow) for (row,) in rows]

    async def running_rooms(self) -> dict[str, int]:
        return dict(await self._ask(lambda db: db.execute(RUNNING).fetchall()))

    async def finish(self, room: str) -> None:
        await self._ask(lambda db: db.execute("UPDATE rooms SET over = 1 WHERE id = ? AND NOT over", (room,)))

    async def daily_secret(self, day: str, fresh: str) -> str:
        def find(db: sqlite3.Connection) -> str:
            db.execute("INSERT OR IGNORE INTO days VALUES (?, ?)", (day, fresh))
            return str(db.execute("SELECT secret FROM days WHERE day = ?", (day,)).fetchone()[0])

        return await self._ask(find)

    async def changes(self) -> tuple[str, int] | None:
        return None


def write_together(connection: sqlite3.Connection, entries: list[Entry]) -> list[Outcome]:
    """In one transaction and one statement: after each the thread has to wait for its turn again (the GIL)."""
    if len(entries) > 1:
        places = ", ".join(["(?, ?, ?)"] * len(entries))
        values = [value for entry in entries for value in entry.values]
        try:
            connection.execute(f"INSERT INTO entries VALUES {places}", values)
        except sqlite3.IntegrityError:  # one of them is taken: each for itself
            pass
        except Exception as error:  # whatever went wrong, whoever waits is told and the thread goes on
            return [(entry.written, None, error) for entry in entries]
        else:
            return [(entry.written, None, None) for entry in entries]
    return [attempt(connection, Work(partial(insert, entry.values), entry.written)) for entry in entries]


def insert(values: tuple[str, int, bytes], connection: sqlite3.Connection) -> None:
    connection.execute("INSERT INTO entries VALUES (?, ?, ?)", values)


def attempt(connection: sqlite3.Connection, work: Work) -> Outcome:
    """On disk when it returns."""
    try:
        return work.done, work.do(connection), None
    except sqlite3.IntegrityError:
        return work.done, None, Taken()
    except Exception as error:
        return work.done, None, error


def answer(outcomes: list[Outcome]) -> None:
    for waiting, result, problem in outcomes:
        if waiting.done():  # whoever waited has gone
            continue
        if problem is None:
            waiting.set_result(result)
        else:
            waiting.set_exception(problem)


def backup_sqlite(path: Path, to: Path) -> None:
    """A copy of a store, running or not, as it is at one moment."""
    with sqlite3.connect(path) as source, sqlite3.connect(to) as target:
        source.backup(target)

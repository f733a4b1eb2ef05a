"""The embedded store: one SQLite file, written by one thread of each process, which commits in groups."""

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec

from rumpus.kernel.message import Refused
from rumpus.table.store.base import (
    GONE,
    BoxFiles,
    BoxKey,
    LastEntry,
    RoomRow,
    Surveyed,
    Taken,
    Unknown,
    in_order,
    read_files,
    read_row,
    readable,
    write_files,
)
from rumpus.table.store.sqlite_file import MEMORY, lock_file, open_file, transaction
from rumpus.table.store.sqlite_turns import FileTurns, ForcedLog, check_nobody_is_left

RUNNING = """
SELECT id, number, entry FROM rooms LEFT JOIN entries
ON room = id AND number = (SELECT max(number) FROM entries WHERE room = id)
WHERE NOT over AND (:unless = x'' OR instr(entry, :unless) = 0) ORDER BY created
"""
SURVEY = """
SELECT id, created, over, number, entry FROM rooms LEFT JOIN entries
ON room = id AND number = (SELECT max(number) FROM entries WHERE room = id)
WHERE id > ? ORDER BY id LIMIT ?
"""
DELETE = """
DELETE FROM rooms WHERE id = :room AND coalesce(:number, -1) IN (
    -1, coalesce((SELECT max(number) FROM entries WHERE room = id), 0)
)
"""
MOST_IN_A_GROUP = 200
MANY, PACE = 4, 0.005  # where so many entries come at once, the next commit is so many seconds later, with more of them
LAST_SIGN = "\U0010ffff"  # that Unicode has

Result = TypeVar("Result")
Reply = tuple["asyncio.Future[Any]", Any, Exception | None]
# Rooms and tournaments are looked through as they are written, so that even one that cannot be read keeps its box.
CLEAR_BOXES = """
DELETE FROM boxes WHERE
    NOT EXISTS (SELECT 1 FROM rooms WHERE instr(row, CAST('@' || digest AS BLOB)))
    AND NOT EXISTS (SELECT 1 FROM tournaments WHERE instr(data, '@' || digest))
"""


class EntryToWrite(NamedTuple):
    """One that is to be written, and who waits for it."""

    values: tuple[str, int, bytes]
    written: "asyncio.Future[None]"


class Work(NamedTuple):
    """Anything else that somebody wants of the file."""

    do: Callable[[sqlite3.Connection], Any]
    done: "asyncio.Future[Any]"
    writes: bool = False


class SqliteStore:
    shared = False

    def __init__(self, path: Path) -> None:
        self.path = path
        self.jobs: queue.SimpleQueue[EntryToWrite | Work | None] = queue.SimpleQueue()
        self.thread: threading.Thread | None = None
        self.lock: sqlite3.Connection | None = None
        self.divided = False  # this process is one of several, for which another holds the lock
        self.turns: FileTurns | None = None
        self.forced: ForcedLog | None = None

    def hold(self) -> None:
        if self.path == MEMORY:
            raise Refused("store-in-memory")
        self._lock().close()
        self.divided = True

    def release(self) -> None:
        if self.lock is not None:
            self.lock.close()

    def _lock(self) -> sqlite3.Connection:
        """The file, which is there from then on, and nobody else's."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.lock = lock_file(self.path)
        try:
            check_nobody_is_left(self.path)
            return open_file(self.path)
        except BaseException:
            self.lock.close()
            raise

    async def open(self) -> None:
        if self.divided:
            connection = open_file(self.path)
            connection.execute("PRAGMA synchronous = NORMAL")
            self.turns, self.forced = FileTurns(self.path), ForcedLog(self.path)
        else:
            connection = self._lock()
        loop = asyncio.get_running_loop()
        self.thread = threading.Thread(target=self._write, args=(connection, loop), name="store", daemon=True)
        self.thread.start()

    async def close(self) -> None:
        self.jobs.put(None)
        if self.thread is not None:
            await asyncio.to_thread(self.thread.join)
        if self.turns is not None and self.forced is not None:
            self.turns.close()
            self.forced.close()
        elif self.lock is not None:
            self.lock.close()

    def _write(self, connection: sqlite3.Connection, loop: asyncio.AbstractEventLoop) -> None:
        """Do what is waiting, and answer only once it is on disk: everybody in one go, so as to wake the loop once."""
        next_commit = 0.0
        while (first := self.jobs.get()) is not None:
            if (early := next_commit - time.monotonic()) > 0 and isinstance(first, EntryToWrite):
                time.sleep(early)
            group = [first]
            while len(group) < MOST_IN_A_GROUP and not self.jobs.empty():
                job = self.jobs.get()
                if job is None:
                    self.jobs.put(None)
                    break
                group.append(job)
            if sum(isinstance(job, EntryToWrite) for job in group) >= MANY:
                next_commit = time.monotonic() + PACE
            loop.call_soon_threadsafe(answer, self._do(connection, group))
        connection.close()

    def _do(self, connection: sqlite3.Connection, group: list[EntryToWrite | Work]) -> list[Reply]:
        entries = [job for job in group if isinstance(job, EntryToWrite)]
        changes = [job for job in group if isinstance(job, Work) and job.writes]
        replies = self._change_in_turn(connection, entries, changes) if entries or changes else []
        return replies + [attempt(connection, job) for job in group if isinstance(job, Work) and not job.writes]

    def _change_in_turn(
        self, connection: sqlite3.Connection, entries: list[EntryToWrite], changes: list[Work]
    ) -> list[Reply]:
        with nullcontext() if self.turns is None else self.turns.turn():
            replies = write_together(connection, entries) + [attempt(connection, job) for job in changes]
        if self.forced is not None:
            try:
                self.forced.force()
            except Exception as error:  # a disk that fails does not say what it has kept
                replies = [(done, None, problem or unknown(error)) for done, _, problem in replies]
        return replies

    async def _ask(self, work: Callable[[sqlite3.Connection], Result], writes: bool = False) -> Result:
        done: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self.jobs.put(Work(work, done, writes))
        return await done

    async def _change(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        return await self._ask(work, writes=True)

    async def create(self, row: RoomRow) -> None:
        values = (row.id, row.public, row.created, msgspec.json.encode(row))
        await self._change(
            lambda db: db.execute("INSERT INTO rooms (id, public, created, row) VALUES (?, ?, ?, ?)", values)
        )

    async def append(self, room: str, number: int, entry: bytes) -> None:
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.jobs.put(EntryToWrite((room, number, entry), written))
        await written

    async def room(self, room: str) -> RoomRow | None:
        found = await self._ask(lambda db: db.execute("SELECT row FROM rooms WHERE id = ?", (room,)).fetchone())
        return None if found is None else read_row(found[0])

    async def entries(self, room: str, after: int) -> list[bytes]:
        sql = "SELECT number, entry FROM entries WHERE room = ? AND number > ? ORDER BY number"
        return in_order(await self._ask(lambda db: db.execute(sql, (room, after)).fetchall()), after)

    async def age(self, room: str, number: int) -> int | None:
        return None  # whoever serves the rooms next has not seen how long nobody did

    async def public_rooms(self, limit: int) -> list[RoomRow]:
        sql = "SELECT id, row FROM rooms WHERE public AND NOT over ORDER BY created DESC LIMIT ?"
        return readable(await self._ask(lambda db: db.execute(sql, (limit,)).fetchall()))

    async def running_rooms(self, unless: bytes = b"") -> dict[str, LastEntry]:
        rows = await self._ask(lambda db: db.execute(RUNNING, {"unless": unless}).fetchall())
        return {id: LastEntry(number or 0, entry or b"") for id, number, entry in rows}

    async def survey(self, after: str, limit: int) -> list[Surveyed]:
        rows = await self._ask(lambda db: db.execute(SURVEY, (after, limit)).fetchall())
        return [
            Surveyed(id, created, bool(over), LastEntry(number or 0, entry or b""))
            for id, created, over, number, entry in rows
        ]

    async def delete(self, room: str, number: int | None) -> bool:
        def clear(db: sqlite3.Connection) -> bool:
            with transaction(db):
                if not db.execute(DELETE, {"room": room, "number": number}).rowcount:
                    return False
                db.execute("DELETE FROM entries WHERE room = ?", (room,))
                db.execute("DELETE FROM kept WHERE room = ?", (room,))
            return True

        return await self._change(clear)

    async def rewrite(self, row: RoomRow, entries: Mapping[int, bytes], kept: bytes | None) -> None:
        values = [(entry, row.id, number) for number, entry in entries.items()]

        def write(db: sqlite3.Connection) -> None:
            with transaction(db):
                db.execute("UPDATE rooms SET row = ? WHERE id = ?", (msgspec.json.encode(row), row.id))
                db.executemany("UPDATE entries SET entry = ? WHERE room = ? AND number = ?", values)
                if kept is not None:
                    db.execute("UPDATE kept SET data = ? WHERE room = ?", (kept, row.id))

        await self._change(write)

    async def finish(self, room: str, kept: bytes) -> None:
        def write(db: sqlite3.Connection) -> None:
            with transaction(db):
                db.execute("INSERT OR IGNORE INTO kept VALUES (?, ?)", (room, kept))
                db.execute("UPDATE rooms SET over = 1 WHERE id = ? AND NOT over", (room,))

        await self._change(write)

    async def kept(self, room: str) -> bytes | None:
        sql = "SELECT coalesce(data, x'') FROM rooms LEFT JOIN kept ON room = id WHERE id = ? AND over"
        found = await self._ask(lambda db: db.execute(sql, (room,)).fetchone())
        return None if found is None else found[0]

    async def keep_box(self, box: BoxKey, files: BoxFiles) -> None:
        sql = """
            INSERT INTO boxes (game, name, digest, files) VALUES (?, ?, ?, ?)
            ON CONFLICT DO UPDATE SET files = excluded.files WHERE files IS NULL
        """
        await self._change(lambda db: db.execute(sql, (*box, write_files(files))))

    async def box(self, game: str, digest: str) -> BoxFiles | None:
        sql = "SELECT files FROM boxes WHERE game = ? AND digest = ? AND files IS NOT NULL"
        found = await self._ask(lambda db: db.execute(sql, (game, digest)).fetchone())
        return None if found is None else read_files(found[0])

    async def wanted_boxes(self) -> list[BoxKey]:
        sql = "SELECT game, name, digest FROM boxes WHERE files IS NULL"
        return [BoxKey(*row) for row in await self._ask(lambda db: db.execute(sql).fetchall())]

    async def clear_boxes(self) -> None:
        await self._change(lambda db: db.execute(CLEAR_BOXES))

    async def first_of_day(self, key: str, fresh: str) -> str:
        def find(db: sqlite3.Connection) -> str:
            db.execute("INSERT OR IGNORE INTO days VALUES (?, ?)", (key, fresh))
            return str(db.execute("SELECT secret FROM days WHERE day = ?", (key,)).fetchone()[0])

        return await self._change(find)

    async def noted(self, prefix: str) -> list[str]:
        sql, keys = "SELECT secret FROM days WHERE day >= ? AND day < ?", (prefix, prefix + LAST_SIGN)
        return [note for (note,) in await self._ask(lambda db: db.execute(sql, keys).fetchall())]

    async def forget_days(self, before: str) -> None:
        await self._change(lambda db: db.execute("DELETE FROM days WHERE day < ? AND day GLOB '[0-9]*'", (before,)))

    async def sql(self, statement: str, *values: Any) -> list[Any]:
        writes = not statement.lstrip().startswith("SELECT")
        return await self._ask(lambda db: db.execute(statement, values).fetchall(), writes)

    def waiting_jobs(self) -> int:
        return self.jobs.qsize()

    async def probe(self, at: int) -> None:
        await self._change(lambda db: db.execute("UPDATE probe SET times = ?", (at,)))

    async def probed(self) -> int:
        return int(await self._ask(lambda db: db.execute("SELECT times FROM probe").fetchone()[0]))

    async def tell(self, about: str, what: int = GONE) -> None:
        """There are none; the processes of one table have other ways."""

    async def changes(self) -> tuple[str, int] | None:
        return None


def write_together(connection: sqlite3.Connection, entries: list[EntryToWrite]) -> list[Reply]:
    """In one transaction and one statement: after each the thread has to wait for its turn again (the GIL)."""
    if len(entries) > 1:
        places = ", ".join(["(?, ?, ?)"] * len(entries))
        values = [value for entry in entries for value in entry.values]
        try:
            write(connection, f"INSERT INTO entries VALUES {places}", values)
        except sqlite3.IntegrityError:  # one of them is taken: each for itself
            pass
        except Exception as error:  # whatever went wrong, whoever waits is told and the thread goes on
            return [(entry.written, None, error) for entry in entries]
        else:
            return [(entry.written, None, None) for entry in entries]
    return [attempt(connection, Work(partial(insert, entry.values), entry.written)) for entry in entries]


def insert(values: tuple[str, int, bytes], connection: sqlite3.Connection) -> None:
    write(connection, "INSERT INTO entries VALUES (?, ?, ?)", values)


def write(connection: sqlite3.Connection, sql: str, values: Sequence[Any]) -> None:
    """A disk that fails on the way does not say what it has kept; after any other error nothing was written."""
    try:
        connection.execute(sql, values)
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_IOERR:
            raise Unknown from error
        raise


def attempt(connection: sqlite3.Connection, work: Work) -> Reply:
    """On disk when it returns."""
    try:
        return work.done, work.do(connection), None
    except sqlite3.IntegrityError:
        return work.done, None, Taken()
    except Exception as error:
        return work.done, None, error


def unknown(error: Exception) -> Unknown:
    made = Unknown()
    made.__cause__ = error
    return made


def answer(replies: list[Reply]) -> None:
    for waiting, result, problem in replies:
        if waiting.done():  # whoever waited has gone
            continue
        if problem is None:
            waiting.set_result(result)
        else:
            waiting.set_exception(problem)

"""The shared store: one PostgreSQL for several processes, which tell each other what they wrote."""

import asyncio
import logging
from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec
import psycopg

from rumpus.table.store.base import (
    EVERYWHERE,
    GONE,
    BoxFiles,
    BoxKey,
    LastEntry,
    RoomRow,
    Silent,
    Surveyed,
    Taken,
    Unknown,
    in_order,
    read_files,
    read_row,
    readable,
    write_files,
)
from rumpus.table.store.postgres_schema import migrate
from rumpus.table.store.steady import PAUSE, SteadyConnection, begin_with, check_address, connect

log = logging.getLogger("rumpus.store")

# In one order everywhere, so that two processes never wait for each other in a circle.
APPEND = """
WITH wanted AS (SELECT * FROM unnest(%s::text[], %s::int[], %s::bytea[]) AS wanted (room, number, entry)),
written AS (
    INSERT INTO entries (room, number, entry) SELECT * FROM wanted ORDER BY room, number
    ON CONFLICT DO NOTHING RETURNING room, number
)
SELECT room, number, pg_notify('rumpus', number || ' ' || room) FROM written
"""
WRITTEN_BEFORE = """
SELECT room, number FROM entries
JOIN unnest(%s::text[], %s::int[], %s::bytea[]) AS wanted (room, number, entry) USING (room, number, entry)
"""
RUNNING = """
SELECT id, number, entry FROM rooms
LEFT JOIN LATERAL (SELECT number, entry FROM entries WHERE room = id ORDER BY number DESC LIMIT 1) AS last ON true
WHERE NOT over AND (%s = ''::bytea OR position(%s::bytea IN entry) = 0) ORDER BY created
"""
SURVEY = """
SELECT id, created, over, number, entry FROM rooms
LEFT JOIN LATERAL (SELECT number, entry FROM entries WHERE room = id ORDER BY number DESC LIMIT 1) AS last ON true
WHERE id > %s ORDER BY id LIMIT %s
"""
# Together, or not at all; and others are told, as of an entry.
DELETE = """
WITH gone AS (
    DELETE FROM rooms WHERE id = %s AND coalesce(%s::int, -1) IN (
        -1, coalesce((SELECT max(number) FROM entries WHERE room = id), 0)
    ) RETURNING id
),
entries_gone AS (DELETE FROM entries WHERE room IN (SELECT id FROM gone)),
kept_gone AS (DELETE FROM kept WHERE room IN (SELECT id FROM gone))
SELECT pg_notify('rumpus', '0 ' || id) FROM gone
"""
AGE = """
SELECT 1000 * extract(epoch FROM clock_timestamp() - written) FROM entries WHERE room = %s AND number = %s
"""
FINISH = """
WITH kept AS (INSERT INTO kept VALUES (%s, %s) ON CONFLICT DO NOTHING)
UPDATE rooms SET over = true WHERE id = %s AND NOT over
"""
# Rooms and tournaments are looked through as they are written, so that even one that cannot be read keeps its box.
UNUSED = """
NOT EXISTS (SELECT 1 FROM rooms WHERE position(convert_to('@' || digest, 'UTF8') IN rooms.data) > 0)
AND NOT EXISTS (SELECT 1 FROM tournaments WHERE strpos(tournaments.data, '@' || digest) > 0)
"""
# Whoever looks for a box meanwhile waits, and whoever has looked before has a room that is seen here.
CLEAR_BOXES = f"""
DO $$ BEGIN
    LOCK TABLE boxes IN ACCESS EXCLUSIVE MODE;
    DELETE FROM boxes WHERE {UNUSED};
END $$
"""
KEEP_BOX = """
INSERT INTO boxes (game, name, digest, files) VALUES (%s, %s, %s, %s)
ON CONFLICT (game, digest) DO UPDATE SET files = excluded.files WHERE boxes.files IS NULL
"""
REWRITE = """
WITH opened AS (UPDATE rooms SET data = %s WHERE id = %s),
kept AS (UPDATE kept SET data = coalesce(%s::bytea, data) WHERE room = %s)
UPDATE entries SET entry = wanted.entry FROM unnest(%s::int[], %s::bytea[]) AS wanted (number, entry)
WHERE entries.room = %s AND entries.number = wanted.number
"""
MOST_IN_A_GROUP = 200


class Waiting(NamedTuple):
    """An entry that somebody waits to see written."""

    room: str
    number: int
    entry: bytes
    written: "asyncio.Future[None]"


class PostgresStore:
    shared = True

    def __init__(self, url: str) -> None:
        check_address(url)
        self.url = url
        self.writing = SteadyConnection(url)  # entries, and nothing else
        self.asking = SteadyConnection(url)
        self.waiting: asyncio.Queue[Waiting | None] = asyncio.Queue()
        self.news: asyncio.Queue[tuple[str, int] | None] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None
        self.listener: asyncio.Task[None] | None = None

    def hold(self) -> None:
        """The database itself lets as many in as there are."""

    def release(self) -> None:
        pass

    async def open(self) -> None:
        async with await connect(self.url) as connection:
            await migrate(connection)
        await self.asking.open()
        await self.writing.open()
        self.writer = asyncio.create_task(self._write())
        self.listener = asyncio.create_task(self._listen(await self._start_listening()))

    async def close(self) -> None:
        """What is waiting is written first."""
        self.waiting.put_nowait(None)
        self.news.put_nowait(None)
        if self.writer is not None and self.listener is not None:
            await self.writer
            self.listener.cancel()
            await asyncio.gather(self.listener, return_exceptions=True)
        await self.writing.close()
        await self.asking.close()

    # Writing

    async def append(self, room: str, number: int, entry: bytes) -> None:
        written = asyncio.get_running_loop().create_future()
        self.waiting.put_nowait(Waiting(room, number, entry, written))
        await written

    async def _write(self) -> None:
        """Write what is waiting in one transaction, and answer only once it is on disk."""
        while (first := await self.waiting.get()) is not None:
            group = [first]
            while len(group) < MOST_IN_A_GROUP and not self.waiting.empty():
                one = self.waiting.get_nowait()
                if one is None:
                    self.waiting.put_nowait(None)
                    break
                group.append(one)
            await self._write_group(group)

    async def _write_group(self, group: list[Waiting]) -> None:
        firsts: dict[tuple[str, int], Waiting] = {}
        for one in group:
            firsts.setdefault((one.room, one.number), one)
        try:
            written = await self._insert(list(firsts.values()))
        except Silent:  # it may arrive over there yet, and be written
            for one in group:
                answer(one, Unknown())
            return
        except Exception as error:  # whatever went wrong, whoever waits is told and the writer goes on
            for one in group:
                answer(one, error)
            return
        for one in group:
            mine = firsts[one.room, one.number] is one and (one.room, one.number) in written
            answer(one, None if mine else Taken())

    async def _insert(self, entries: list[Waiting]) -> set[tuple[str, int]]:
        """Those that are in the store now because we wrote them."""
        values = [[one.room for one in entries], [one.number for one in entries], [one.entry for one in entries]]
        rows, attempts = await self.writing.ask_repeatedly(APPEND, values)
        if attempts > 1:  # an attempt that seemed to fail may have been on disk already
            rows += await self.writing.ask(WRITTEN_BEFORE, values)
        return {(row[0], row[1]) for row in rows}

    # Asking

    async def create(self, row: RoomRow) -> None:
        sql = "INSERT INTO rooms (id, public, created, data) VALUES (%s, %s, %s, %s) ON CONFLICT DO NOTHING"
        try:
            await self.asking.ask(sql, (row.id, row.public, row.created, msgspec.json.encode(row)))
            if await self.room(row.id) != row:
                raise Taken
        except Silent:
            raise Unknown from None

    async def room(self, room: str) -> RoomRow | None:
        if "\0" in room:  # which PostgreSQL's texts cannot hold
            return None
        rows = await self.asking.ask("SELECT data FROM rooms WHERE id = %s", (room,))
        return read_row(rows[0][0]) if rows else None

    async def entries(self, room: str, after: int) -> list[bytes]:
        sql = "SELECT number, entry FROM entries WHERE room = %s AND number > %s ORDER BY number"
        return in_order(await self.asking.ask(sql, (room, after)), after)

    async def age(self, room: str, number: int) -> int | None:
        rows = await self.asking.ask(AGE, (room, number))
        return None if not rows or rows[0][0] is None else max(0, int(rows[0][0]))

    async def public_rooms(self, limit: int) -> list[RoomRow]:
        sql = "SELECT id, data FROM rooms WHERE public AND NOT over ORDER BY created DESC LIMIT %s"
        return readable(await self.asking.ask(sql, (limit,)))

    async def running_rooms(self, unless: bytes = b"") -> dict[str, LastEntry]:
        rows = await self.asking.ask(RUNNING, (unless, unless))
        return {id: LastEntry(number or 0, entry or b"") for id, number, entry in rows}

    async def survey(self, after: str, limit: int) -> list[Surveyed]:
        rows = await self.asking.ask(SURVEY, (after, limit))
        return [
            Surveyed(id, created, over, LastEntry(number or 0, entry or b""))
            for id, created, over, number, entry in rows
        ]

    async def delete(self, room: str, number: int | None) -> bool:
        return bool(await self.asking.ask(DELETE, (room, number)))

    async def rewrite(self, row: RoomRow, entries: Mapping[int, bytes], kept: bytes | None) -> None:
        values = (msgspec.json.encode(row), row.id, kept, row.id, list(entries), list(entries.values()), row.id)
        await self.asking.ask(REWRITE, values)

    async def finish(self, room: str, kept: bytes) -> None:
        await self.asking.ask(FINISH, (room, kept, room))

    async def kept(self, room: str) -> bytes | None:
        sql = "SELECT coalesce(kept.data, '') FROM rooms LEFT JOIN kept ON room = id WHERE id = %s AND over"
        rows = await self.asking.ask(sql, (room,))
        return rows[0][0] if rows else None

    async def keep_box(self, box: BoxKey, files: BoxFiles) -> None:
        await self.asking.ask(KEEP_BOX, (*box, write_files(files)))

    async def box(self, game: str, digest: str) -> BoxFiles | None:
        sql = "SELECT files FROM boxes WHERE game = %s AND digest = %s AND files IS NOT NULL"
        rows = await self.asking.ask(sql, (game, digest))
        return read_files(rows[0][0]) if rows else None

    async def wanted_boxes(self) -> list[BoxKey]:
        return [
            BoxKey(*row) for row in await self.asking.ask("SELECT game, name, digest FROM boxes WHERE files IS NULL")
        ]

    async def clear_boxes(self) -> None:
        if await self.asking.ask(f"SELECT 1 FROM boxes WHERE {UNUSED} LIMIT 1"):  # else nobody need wait
            await self.asking.ask(CLEAR_BOXES)

    async def first_of_day(self, key: str, fresh: str) -> str:
        await self.asking.ask("INSERT INTO days VALUES (%s, %s) ON CONFLICT DO NOTHING", (key, fresh))
        return str((await self.asking.ask("SELECT secret FROM days WHERE day = %s", (key,)))[0][0])

    async def noted(self, prefix: str) -> list[str]:
        sql = "SELECT secret FROM days WHERE starts_with(day, %s)"  # in whatever order the database sorts
        return [note for (note,) in await self.asking.ask(sql, (prefix,))]

    async def forget_days(self, before: str) -> None:
        await self.asking.ask("DELETE FROM days WHERE day COLLATE \"C\" < %s AND day ~ '^[0-9]'", (before,))

    async def sql(self, statement: str, *values: Any) -> list[Any]:
        return await self.asking.ask(statement.replace("?", "%s"), values)

    def waiting_jobs(self) -> int:
        return self.waiting.qsize()

    async def probe(self, at: int) -> None:
        """On the connection that entries go over: if that is stuck, so are they."""
        await self.writing.ask("UPDATE probe SET times = %s", (at,))

    async def probed(self) -> int:
        return int((await self.asking.ask("SELECT times FROM probe"))[0][0])

    # Listening

    async def tell(self, about: str, what: int = GONE) -> None:
        await self.asking.ask("SELECT pg_notify('rumpus', %s)", (f"{what} {about}",))

    async def changes(self) -> tuple[str, int] | None:
        return await self.news.get()

    async def _start_listening(self) -> "psycopg.AsyncConnection[Any]":
        connection = await connect(self.url)
        await begin_with(connection, "LISTEN rumpus")
        return connection

    async def _listen(self, connection: "psycopg.AsyncConnection[Any]") -> None:
        """Pass on what others write; what they wrote while the connection was lost may be anywhere."""
        while True:
            try:
                async with connection:
                    async for heard in connection.notifies():
                        number, _, room = heard.payload.partition(" ")
                        if heard.pid not in (self.writing.pid, self.asking.pid):
                            self.news.put_nowait((room, int(number)))
            except psycopg.OperationalError as error:
                log.warning("the database is not heard", extra={"why": str(error)})
            connection = await self._listen_again()
            self.news.put_nowait((EVERYWHERE, 0))

    async def _listen_again(self) -> "psycopg.AsyncConnection[Any]":
        while True:
            try:
                return await self._start_listening()
            except psycopg.OperationalError:
                await asyncio.sleep(PAUSE)


def answer(one: Waiting, problem: Exception | None) -> None:
    if one.written.done():  # whoever waited has gone
        return
    if problem is None:
        one.written.set_result(None)
    else:
        one.written.set_exception(problem)

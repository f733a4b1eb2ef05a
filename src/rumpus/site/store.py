"""A store in a page: SQLite in memory, whose pages the browser's database keeps."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Any, NamedTuple, TypeVar

from rumpus.table.store.sqlite import EntryToWrite, SqliteStore, Work
from rumpus.table.store.sqlite_file import MEMORY, migrate

PAGE = 4096  # bytes: as SQLite writes
# Beside what every store has: a page has no disk.
FILES = "CREATE TABLE IF NOT EXISTS files (name TEXT PRIMARY KEY, content BLOB NOT NULL, changed INTEGER NOT NULL)"

Result = TypeVar("Result")
# These pages, and how many there are in all; whether they are kept now.
Keep = Callable[[Mapping[int, bytes], int], Awaitable[bool]]


class KeptFile(NamedTuple):
    name: str
    content: bytes
    changed: int  # nanoseconds


class PageStore(SqliteStore):
    """What is written is acknowledged once the browser has it: all pages that it changed, in one transaction. Where a
    browser keeps nothing, or has no room left, whoever plays is told so and goes on; it is tried with each change."""

    def __init__(self, image: bytes, keep: Keep) -> None:
        super().__init__(MEMORY)
        self.image = image  # as the browser has it
        self.keep = keep
        self.connection: sqlite3.Connection | None = None
        self.turn = asyncio.Lock()

    async def open(self) -> None:
        self.connection = sqlite3.connect(MEMORY, isolation_level=None)
        if self.image:
            self.connection.deserialize(self.image)
        migrate(self.connection)
        self.connection.execute(FILES)
        await self._keep_changed()

    async def close(self) -> None:
        if self.connection is not None:
            self.connection.close()

    async def append(self, room: str, number: int, entry: bytes) -> None:
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        await self._do_now(EntryToWrite((room, number, entry), written), written, writes=True)

    async def files(self) -> list[KeptFile]:
        found = await self._ask(lambda db: db.execute("SELECT name, content, changed FROM files").fetchall())
        return [KeptFile(*row) for row in found]

    async def keep_files(self, fresh: Iterable[KeptFile], gone: Iterable[str]) -> None:
        def write(db: sqlite3.Connection) -> None:
            db.executemany("DELETE FROM files WHERE name = ?", [(name,) for name in gone])
            db.executemany("INSERT OR REPLACE INTO files VALUES (?, ?, ?)", fresh)

        await self._change(write)

    async def _ask(self, work: Callable[[sqlite3.Connection], Result], writes: bool = False) -> Result:
        done: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        return await self._do_now(Work(work, done, writes), done, writes)

    async def _do_now(self, job: EntryToWrite | Work, done: "asyncio.Future[Result]", writes: bool) -> Result:
        assert self.connection is not None
        async with self.turn:
            ((_, result, problem),) = self._do(self.connection, [job])
            if writes and problem is None:
                await self._keep_changed()
        if problem is not None:
            raise problem
        kept: Result = result
        return kept

    async def _keep_changed(self) -> None:
        assert self.connection is not None
        image = self.connection.serialize()
        changed = changed_pages(self.image, image)
        if changed and await self.keep(changed, len(image) // PAGE):
            self.image = image


def changed_pages(before: bytes, after: bytes) -> dict[int, bytes]:
    pages = range(0, len(after), PAGE)
    return {at // PAGE: after[at : at + PAGE] for at in pages if before[at : at + PAGE] != after[at : at + PAGE]}


def put_together(pages: Mapping[int, Any], count: int) -> bytes:
    """The store as it was kept; nothing, if there is none."""
    return b"".join(bytes(pages[number]) for number in range(count))

"""A store copied into another, of either kind: whole, byte for byte, and read again before it counts as copied.

All of it is one transaction: a copy that fails on the way leaves the new store as empty as it was.
"""

import asyncio
import hashlib
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from itertools import islice
from typing import Any, Final, Protocol

from rumpus.kernel.message import Refused
from rumpus.table.store import open_store
from rumpus.table.store.contents import TABLES, Contents, SqliteContents, StoredTable, contents_of
from rumpus.table.store.schema import VERSION, boxes_of
from rumpus.table.store.sqlite import SqliteStore
from rumpus.table.store.sqlite_file import lock_file, open_file, transaction

ROWS_AT_ONCE: Final = 500
BOXES: Final = next(table for table in TABLES if table.name == "boxes")

Copied = dict[str, int]  # how many rows of each table


class Filling(Protocol):
    """A new store while it is being filled; what is in it counts only once all of it is."""

    contents: Contents

    def fill(self, table: StoredTable, rows: Iterable[tuple[Any, ...]]) -> None: ...


def copy_store(url: str, to: str) -> Copied:
    """All that is in a store at one moment, which may be served meanwhile. Refused unless the other one is empty."""
    with contents_of(url) as source, filling(to) as target:
        if not target.contents.is_empty():
            raise Refused("store-not-empty")
        copied: Copied = {}
        try:
            for table in source.tables():
                read, written = Fingerprint(), Fingerprint()
                target.fill(table, read.taking(source.rows(table)))
                for _ in written.taking(target.contents.rows(table)):
                    pass
                if read != written:
                    raise Refused("store-copy-differs", table=table.name)
                copied[table.name] = read.rows
            if BOXES not in source.tables():  # of before boxes were kept; the table looks for those that are wanted
                rows = (row for (*_, row) in source.rows(TABLES[0]))
                target.fill(BOXES, ((key.game, key.digest, key.name, None) for key in boxes_of(rows)))
        except source.broken as error:
            raise Refused("store-not-copied", why=str(error).strip()) from None
        return copied


class Fingerprint:
    """Of rows in whatever order: two databases do not sort alike."""

    def __init__(self) -> None:
        self.rows = 0
        self.sum = 0

    def taking(self, rows: Iterable[tuple[Any, ...]]) -> Iterator[tuple[Any, ...]]:
        for row in rows:
            plain = [bytes(value) if isinstance(value, memoryview) else value for value in row]
            self.rows += 1
            self.sum += int.from_bytes(hashlib.sha256(repr(plain).encode()).digest())
            yield tuple(plain)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Fingerprint) and (self.rows, self.sum) == (other.rows, other.sum)

    __hash__ = None  # type: ignore[assignment]


@contextmanager
def filling(url: str) -> Iterator[Filling]:
    """The store of that address, with today's tables, for nobody but us."""
    store = open_store(url)
    if isinstance(store, SqliteStore):
        store.path.parent.mkdir(parents=True, exist_ok=True)
        with closing(lock_file(store.path)), closing(open_file(store.path)) as database, transaction(database):
            yield SqliteFilling(database)
        return
    from rumpus.table.store.postgres_contents import postgres_filling

    async def make_tables() -> None:
        await store.open()
        await store.close()

    asyncio.run(make_tables())
    with postgres_filling(url) as target:
        yield target


class SqliteFilling:
    def __init__(self, database: sqlite3.Connection) -> None:
        self.database = database
        self.contents: Contents = SqliteContents(database, VERSION)

    def fill(self, table: StoredTable, rows: Iterable[tuple[Any, ...]]) -> None:
        places = ", ".join("?" * len(table.columns))
        sql = f"INSERT INTO {table.name} ({self.contents.columns(table)}) VALUES ({places})"
        waiting = iter(rows)
        while some := list(islice(waiting, ROWS_AT_ONCE)):
            self.database.executemany(sql, some)

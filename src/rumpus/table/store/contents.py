"""All that a store holds, as it is at one moment and to be read only: for checks, beside a running table or without."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple, Protocol
from urllib.parse import quote

from rumpus.kernel.message import Refused
from rumpus.table.store import open_store
from rumpus.table.store.base import OWN_LOGS, BoxFiles, BoxKey, read_files
from rumpus.table.store.schema import check_version
from rumpus.table.store.sqlite import SqliteStore
from rumpus.table.store.sqlite_file import BUSY, version_of


class StoredTable(NamedTuple):
    """One that stores of both kinds have, and since which version of the schema."""

    name: str
    columns: tuple[str, ...]
    since: int


ROW = "row"  # what a room was opened with, in the column that is called so, or otherwise
TABLES = (
    StoredTable("rooms", ("id", "public", "created", "over", ROW), 1),
    StoredTable("entries", ("room", "number", "entry"), 1),
    StoredTable("days", ("day", "secret"), 1),
    StoredTable("boxes", ("game", "digest", "name", "files"), 2),
    StoredTable("kept", ("room", "data"), 2),
    StoredTable("players", ("id", "created", "seen", "data"), 3),
    StoredTable("keys", ("hash", "player", "kind", "until", "data"), 3),
    StoredTable("games", ("player", "room", "since", "ended", "data"), 3),
    StoredTable("rated", ("room", "game", "seats", "ended", "places"), 3),
    StoredTable("channels", ("id", "player", "kind", "address", "confirmation", "since", "rests", "data"), 4),
    StoredTable("notices", ("id", "player", "channel", "state", "due", "claim", "tries", "data"), 4),
    StoredTable("tournaments", ("id", "created", "ended", "version", "data"), 5),
    StoredTable("puzzle_tries", ("player", "game", "puzzle", "tried", "solved"), 6),
)
PERSONAL = tuple(table for table in TABLES if "player" in table.columns)  # rows are about a player
FLAGS = ("public", "over")  # columns that one database calls numbers and another truths


class Cursor(Protocol):
    def __iter__(self) -> Iterator[Any]: ...

    def fetchall(self) -> list[Any]: ...


class Database(Protocol):
    def execute(self, sql: str, values: tuple[Any, ...] = ()) -> Cursor: ...


class Contents:
    """`row` is what the column is called that tells what a room was opened with."""

    row: str
    broken: type[Exception]  # what the database raises where it cannot read itself

    def __init__(self, database: Database, version: int) -> None:
        check_version(version)
        self.database = database
        self.version = version
        self.has_boxes = version >= 2  # and what is kept of games that are over

    def ask(self, sql: str, *values: Any) -> list[Any]:
        return self.database.execute(sql, values).fetchall()

    def read(self, sql: str) -> list[Any]:
        """As far as the database can read itself; `faults` tells that it cannot."""
        found: list[Any] = []
        with suppress(self.broken):
            found.extend(row for row in self.database.execute(sql))
        return found

    def tables(self) -> list[StoredTable]:
        """Those that a store of this version has."""
        return [table for table in TABLES if table.since <= max(1, self.version)]  # the first release told none

    def columns(self, table: StoredTable) -> str:
        return ", ".join(self.row if column == ROW else column for column in table.columns)

    def rows(self, table: StoredTable) -> Iterator[tuple[Any, ...]]:
        """All that is in a table, in any order, a few at a time."""
        flags = [column in FLAGS for column in table.columns]
        for row in self.scan(f"SELECT {self.columns(table)} FROM {table.name}"):
            yield tuple(bool(value) if flag else value for value, flag in zip(row, flags, strict=True))

    def is_empty(self) -> bool:
        return not any(self.ask(f"SELECT 1 FROM {table.name} LIMIT 1") for table in self.tables())

    def scan(self, sql: str) -> Iterator[Any]:
        yield from self.database.execute(sql)

    def faults(self) -> list[str]:
        """What the database itself finds wrong."""
        return []

    def rooms(self) -> list[str]:
        return [id for (id,) in self.read("SELECT id FROM rooms ORDER BY created, id")]

    def strays(self) -> list[str]:
        """Rooms that there are entries of, and nothing else."""
        sql = "SELECT DISTINCT room FROM entries WHERE room NOT IN (SELECT id FROM rooms)"
        return [id for (id,) in self.read(sql) if id not in OWN_LOGS]

    def opened_with(self, room: str) -> tuple[bytes, bool]:
        """What the room was opened with, and whether its game is over."""
        ((row, over),) = self.ask(f"SELECT {self.row}, over FROM rooms WHERE id = ?", room)
        return row, bool(over)

    def entries(self, room: str) -> list[tuple[int, bytes]]:
        return self.ask("SELECT number, entry FROM entries WHERE room = ? ORDER BY number", room)

    def kept(self, room: str) -> bytes:
        found = self.ask("SELECT data FROM kept WHERE room = ?", room) if self.has_boxes else []
        return found[0][0] if found else b""

    def boxes(self) -> list[BoxKey]:
        """Those that are kept by their content."""
        sql = "SELECT game, name, digest FROM boxes WHERE files IS NOT NULL ORDER BY game, digest"
        return [BoxKey(*row) for row in self.read(sql)] if self.has_boxes else []

    def box(self, game: str, digest: str) -> BoxFiles | None:
        sql = "SELECT files FROM boxes WHERE game = ? AND digest = ? AND files IS NOT NULL"
        found = self.ask(sql, game, digest) if self.has_boxes else []
        return read_files(found[0][0]) if found else None

    def days(self) -> list[tuple[str, str]]:
        return self.read("SELECT day, secret FROM days")

    def players(self) -> list[tuple[str, str]]:
        return self.read("SELECT id, data FROM players") if self.version >= 3 else []


class SqliteContents(Contents):
    row = ROW
    broken = sqlite3.DatabaseError

    def rooms(self) -> list[str]:
        """From both ends: a page that is broken hides what comes after it."""
        scans = ("SELECT id FROM rooms ORDER BY rowid", "SELECT id FROM rooms ORDER BY rowid DESC")
        return list(dict.fromkeys(id for sql in scans for (id,) in self.read(sql)))

    def faults(self) -> list[str]:
        try:
            return [fault for (fault,) in self.ask("PRAGMA integrity_check(20)") if fault != "ok"]
        except sqlite3.DatabaseError as error:
            return [str(error)]


@contextmanager
def contents_of(url: str) -> Iterator[Contents]:
    """Refused if there is no such store, or if it is newer than we are."""
    store = open_store(url)
    if isinstance(store, SqliteStore):
        with closing(read_only(store.path)) as connection:
            yield SqliteContents(connection, version_of(connection))
    else:
        from rumpus.table.store.postgres_contents import postgres_contents

        with postgres_contents(url) as contents:
            yield contents


def read_only(path: Path) -> sqlite3.Connection:
    if not path.is_file():
        raise Refused("no-such-file", file=str(path))
    address = f"file:{quote(str(path.absolute()))}?mode=ro"
    connection = sqlite3.connect(address, uri=True, timeout=BUSY, isolation_level=None)
    try:
        connection.execute("BEGIN")
        version_of(connection)
    except sqlite3.DatabaseError as error:
        connection.close()
        raise Refused("store-not-opened", why=str(error)) from None
    return connection

"""The file of an embedded store: its owner's alone, served by one process at a time, brought up to today's schema."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from rumpus.kernel.message import Refused
from rumpus.table.store.schema import ADDED, VERSION, boxes_of, check_version

OWNER_ONLY = 0o600
MEMORY = Path(":memory:")  # as SQLite calls a store that is no file, and is nobody else's
BUSY = 5.0  # seconds that a copy of the file may keep a writer waiting, or the other way round

FIRST = """
CREATE TABLE IF NOT EXISTS rooms (
    id TEXT PRIMARY KEY, public INTEGER NOT NULL, created INTEGER NOT NULL, over INTEGER NOT NULL DEFAULT 0,
    row BLOB NOT NULL
);
CREATE TABLE IF NOT EXISTS entries (
    room TEXT NOT NULL, number INTEGER NOT NULL, entry BLOB NOT NULL, PRIMARY KEY (room, number)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS days (day TEXT PRIMARY KEY, secret TEXT NOT NULL);
"""
# A box without files is wanted: rooms of an older release were played with it.
SECOND = """
CREATE TABLE boxes (
    game TEXT NOT NULL, digest TEXT NOT NULL, name TEXT NOT NULL, files BLOB, PRIMARY KEY (game, digest)
);
CREATE INDEX rooms_going_on ON rooms (created) WHERE NOT over;
CREATE TABLE kept (room TEXT PRIMARY KEY, data BLOB NOT NULL);
CREATE TABLE probe (id INTEGER PRIMARY KEY, times INTEGER NOT NULL);
INSERT INTO probe VALUES (1, 0);
"""


def open_file(path: Path) -> sqlite3.Connection:
    make_for_owner(path)
    connection = sqlite3.connect(path, timeout=BUSY, check_same_thread=False, isolation_level=None)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        migrate(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def make_for_owner(path: Path) -> None:
    """Whoever can read a store knows the dice of every game; SQLite gives its other files the same rights."""
    if path == MEMORY:
        return
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY))


def lock_beside(path: Path) -> Path:
    return path.with_name(f"{path.name}-lock")


def lock_file(path: Path) -> sqlite3.Connection:
    """Held until it is closed or the process ends, however it ends. Refused if another process holds it.

    A file of its own, locked by SQLite: the store itself must stay open to whoever copies or checks it."""
    lock = path if path == MEMORY else lock_beside(path)
    make_for_owner(lock)
    connection = sqlite3.connect(lock, timeout=0, check_same_thread=False, isolation_level=None)
    try:
        connection.execute("PRAGMA journal_mode = MEMORY")  # nothing is written: no file to leave behind
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        connection.close()
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise Refused("store-in-use", file=str(path)) from None
        raise
    return connection


def version_of(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def migrate(connection: sqlite3.Connection) -> None:
    """In one transaction: a store is of one version or of another, never between two."""
    check_version(version_of(connection))
    with transaction(connection):
        found = version_of(connection)
        if found < 2:
            for statement in (FIRST + SECOND).split(";"):
                connection.execute(statement)
            rows = connection.execute("SELECT row FROM rooms").fetchall()
            boxes = [(box.game, box.digest, box.name) for box in boxes_of(row for (row,) in rows)]
            connection.executemany("INSERT OR IGNORE INTO boxes (game, digest, name) VALUES (?, ?, ?)", boxes)
        for statement in ";".join(sql for version, sql in ADDED.items() if version > found).split(";"):
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {VERSION}")


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")


def backup_sqlite(path: Path, to: Path) -> None:
    """A copy of a store, running or not, as it is at one moment."""
    make_for_owner(to)
    with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(to)) as target:
        source.backup(target)

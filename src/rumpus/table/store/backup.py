"""Copying a store while the table goes on."""

import sqlite3
from pathlib import Path

from rumpus.kernel.message import Refused
from rumpus.table.store import open_store
from rumpus.table.store.sqlite import SqliteStore
from rumpus.table.store.sqlite_file import backup_sqlite


def back_up(url: str, to: Path) -> None:
    """All rooms as they are at one moment, into a new file."""
    store = open_store(url)
    if not isinstance(store, SqliteStore):
        raise Refused("backup-sqlite-only")
    if not store.path.is_file():
        raise Refused("no-such-file", file=str(store.path))
    if to.exists():
        raise Refused("file-exists", file=str(to))
    try:
        backup_sqlite(store.path, to)
    except (sqlite3.Error, OSError) as error:
        why = error.strerror if isinstance(error, OSError) else str(error)
        raise Refused("file-not-saved", file=str(to), why=why or "") from None

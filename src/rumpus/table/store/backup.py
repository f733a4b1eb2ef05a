"""Copying a store while the table goes on."""

import sqlite3
from pathlib import Path

from rumpus.kernel.message import Refused
from rumpus.table.store import open_store
from rumpus.table.store.copying import copy_store
from rumpus.table.store.sqlite import SqliteStore
from rumpus.table.store.sqlite_file import backup_sqlite, lock_beside


def back_up(url: str, to: Path) -> None:
    """All rooms as they are at one moment, into a new file, which is a store itself, whatever the other one is."""
    store = open_store(url)
    if isinstance(store, SqliteStore) and not store.path.is_file():
        raise Refused("no-such-file", file=str(store.path))
    if to.exists():
        raise Refused("file-exists", file=str(to))
    try:
        if isinstance(store, SqliteStore):
            backup_sqlite(store.path, to)
        else:
            copy_store(url, f"sqlite:///{to}")
            lock_beside(to).unlink()
    except (sqlite3.Error, OSError) as error:
        why = error.strerror if isinstance(error, OSError) else str(error)
        raise Refused("file-not-saved", file=str(to), why=why or "") from None

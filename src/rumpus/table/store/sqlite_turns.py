"""Several processes of one table that write to one SQLite file: they take turns.

SQLite itself lets whoever finds the file locked sleep and try again, a tenth of a second in the end, while others pass
by. Here the system wakes whoever waits, and it takes the turn away from a process that dies. The file on which it
keeps these locks also tells who is there: a table whose first process was killed ends only with the last one.

Nor does SQLite let anybody write while it waits for the disk. So it is told not to wait (`synchronous = NORMAL`: what
is in its log is whole, but may be lost), and whoever has had a turn forces the log to disk after it, at the same time
as others. That forces all that was written before as well, so the disk has what is acknowledged, as with `FULL`.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rumpus.kernel.message import Refused
from rumpus.table.store.sqlite_file import make_for_owner

if sys.platform != "win32":  # where a table has one process, and nobody has turns
    import fcntl

TURN, PRESENCE = 0, 1  # bytes of the file that are locked; there need not be anything in it


def turns_beside(path: Path) -> Path:
    return path.with_name(f"{path.name}-turns")


class FileTurns:
    """Of one process, which must have this file open only once: to close it again would give up its locks."""

    def __init__(self, path: Path) -> None:
        turns = turns_beside(path)
        make_for_owner(turns)
        self.file = os.open(turns, os.O_RDWR)
        fcntl.lockf(self.file, fcntl.LOCK_SH, 1, PRESENCE)

    def close(self) -> None:
        os.close(self.file)

    @contextmanager
    def turn(self) -> Iterator[None]:
        fcntl.lockf(self.file, fcntl.LOCK_EX, 1, TURN)
        try:
            yield
        finally:
            fcntl.lockf(self.file, fcntl.LOCK_UN, 1, TURN)


class ForcedLog:
    """SQLite's log of a store that is open: the same file until all have closed it."""

    def __init__(self, path: Path) -> None:
        self.file = os.open(path.with_name(f"{path.name}-wal"), os.O_RDWR)
        folder = os.open(path.parent, os.O_RDONLY)
        os.fsync(folder)  # which may have it since a moment ago
        os.close(folder)

    def close(self) -> None:
        os.close(self.file)

    def force(self) -> None:
        """All that was written is on disk when this returns."""
        if sys.platform == "darwin":
            os.fsync(self.file)
        else:
            os.fdatasync(self.file)


def check_nobody_is_left(path: Path) -> None:
    """Of a table whose first process does not hold the store any more."""
    turns = turns_beside(path)
    if sys.platform == "win32" or not turns.exists():
        return
    file = os.open(turns, os.O_RDWR)
    try:
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, PRESENCE)
    except BlockingIOError:
        raise Refused("store-in-use", file=str(path)) from None
    finally:
        os.close(file)

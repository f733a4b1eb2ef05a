"""A real PostgreSQL that the tests bring themselves."""

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.helpers.places import ROOT
from tests.helpers.system_programs import path_to_them

if TYPE_CHECKING:
    from pgserver.postgres_server import PostgresServer


@contextmanager
def own_postgres() -> Iterator["PostgresServer"]:
    """A server of this process's own, stopped and deleted at the end, even if the tests are killed.

    Not under pytest's folders: they are closed to other users, and root starts PostgreSQL as another user."""
    folder = Path(tempfile.mkdtemp(prefix="rumpus-postgres-"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_RUNTIME_DIR", str(folder))  # where pgserver keeps its lock; it complains if there is none
        patch.setenv("PATH", path_to_them())  # as root, it makes that user
        from pgserver.postgres_server import get_server

        server = get_server(folder / "data", cleanup_mode="delete")
    watchdog = [sys.executable, "-m", "tests.helpers.table.watchdog", str(server.get_pid()), str(folder)]
    with subprocess.Popen(watchdog, cwd=ROOT, stdin=subprocess.PIPE):
        yield server
        server.cleanup()

"""Stores for tests: a file of SQLite's, and a real PostgreSQL that the tests bring themselves. And a table."""

import os
import secrets
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import psycopg
import pytest

from tests.helpers.system_programs import path_to_them
from tests.helpers.table.served import Served

if TYPE_CHECKING:
    from pgserver.postgres_server import PostgresServer

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator["PostgresServer"]:
    """A server of this test process's own, stopped and deleted at the end, even if the tests are killed.

    Not under pytest's folders: they are closed to other users, and root starts PostgreSQL as another user."""
    folder = Path(tempfile.mkdtemp(prefix="rumpus-postgres-"))
    os.environ["XDG_RUNTIME_DIR"] = str(folder)  # where pgserver keeps its lock; it complains if there is no such place
    from pgserver.postgres_server import get_server

    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PATH", path_to_them())  # as root, it makes that user
        server = get_server(folder / "data", cleanup_mode="delete")
    watchdog = [sys.executable, "-m", "tests.helpers.table.watchdog", str(server.get_pid()), str(folder)]
    with subprocess.Popen(watchdog, cwd=ROOT, stdin=subprocess.PIPE):
        yield server
        server.cleanup()


@pytest.fixture
def postgres_url(postgres: "PostgresServer") -> Iterator[str]:
    """An empty database."""
    name = f"test_{secrets.token_hex(8)}"
    with psycopg.connect(postgres.get_uri(), autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
        yield postgres.get_uri(name)
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture
def onlooker(postgres_url: str) -> Iterator["psycopg.Connection[Any]"]:
    """Somebody else who looks into the database."""
    with psycopg.connect(postgres_url, autocommit=True) as connection:
        yield connection


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'rooms.db'}"


@pytest.fixture(params=["sqlite", "postgres"])
def store_url(request: pytest.FixtureRequest) -> str:
    """For what must hold in every store."""
    return str(request.getfixturevalue(f"{request.param}_url"))


@pytest.fixture(scope="session")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One that serves, for all tests that only open rooms in it."""
    table = Served(tmp_path_factory.mktemp("table") / "rooms.db")
    yield table
    table.stop()


@pytest.fixture
def own_table(tmp_path: Path) -> Iterator[Served]:
    """One that a test may stop and start again."""
    table = Served(tmp_path / "rooms.db")
    yield table
    if table.thread.is_alive():
        table.stop()

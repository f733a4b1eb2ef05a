"""Stores for tests: a file of SQLite's, and a real PostgreSQL that the tests bring themselves. And a table."""

import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import psycopg
import pytest

from tests.helpers.table.own_postgres import own_postgres
from tests.helpers.table.served import Served

if TYPE_CHECKING:
    from pgserver.postgres_server import PostgresServer


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator["PostgresServer"]:
    with own_postgres() as server:
        yield server


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

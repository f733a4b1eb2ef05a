"""The same of a PostgreSQL."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import psycopg

from rumpus.kernel.message import Refused
from rumpus.table.store.contents import Contents, StoredTable
from rumpus.table.store.schema import VERSION

ROWS_AT_ONCE = 500


class PostgresContents(Contents):
    database: "psycopg.Connection[Any]"
    row = "data"
    broken = psycopg.DatabaseError

    def scan(self, sql: str) -> Iterator[Any]:
        with self.database.cursor("scan") as cursor:  # has a name, so that the rows stay over there until they are read
            cursor.itersize = ROWS_AT_ONCE
            yield from cursor.execute(sql)

    def ask(self, sql: str, *values: Any) -> list[Any]:
        return super().ask(sql.replace("?", "%s"), *values)


def connect(url: str) -> "psycopg.Connection[Any]":
    try:
        return psycopg.connect(url, fallback_application_name="rumpus", connect_timeout=5)
    except psycopg.Error as error:
        raise Refused("store-not-opened", why=str(error).strip()) from None


class PostgresFilling:
    def __init__(self, database: "psycopg.Connection[Any]") -> None:
        self.database = database
        self.contents: Contents = PostgresContents(database, VERSION)

    def fill(self, table: StoredTable, rows: Iterable[tuple[Any, ...]]) -> None:
        sql = f"COPY {table.name} ({self.contents.columns(table)}) FROM STDIN"
        with self.database.cursor() as cursor, cursor.copy(sql.encode()) as into:
            for row in rows:
                into.write_row(row)


@contextmanager
def postgres_filling(url: str) -> Iterator[PostgresFilling]:
    with connect(url) as connection:  # whose end is the end of the transaction
        yield PostgresFilling(connection)


@contextmanager
def postgres_contents(url: str) -> Iterator[Contents]:
    with connect(url) as connection:
        connection.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
        connection.read_only = True
        found = connection.execute("SELECT to_regclass('rooms') IS NOT NULL, to_regclass('schema') IS NOT NULL")
        is_ours, has_version = found.fetchone() or (False, False)
        if not is_ours:
            raise Refused("store-empty")
        version = connection.execute("SELECT version FROM schema").fetchone() if has_version else None
        yield PostgresContents(connection, 1 if version is None else int(version[0]))

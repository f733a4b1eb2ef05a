"""The same of a PostgreSQL."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import psycopg

from rumpus.kernel.message import Refused
from rumpus.table.store.contents import Contents


class PostgresContents(Contents):
    row = "data"
    broken = psycopg.DatabaseError

    def ask(self, sql: str, *values: Any) -> list[Any]:
        return super().ask(sql.replace("?", "%s"), *values)


@contextmanager
def postgres_contents(url: str) -> Iterator[Contents]:
    try:
        connection = psycopg.connect(url, fallback_application_name="rumpus", connect_timeout=5)
    except psycopg.Error as error:
        raise Refused("store-not-opened", why=str(error).strip()) from None
    with connection:
        connection.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
        connection.read_only = True
        found = connection.execute("SELECT to_regclass('rooms') IS NOT NULL, to_regclass('schema') IS NOT NULL")
        is_ours, has_version = found.fetchone() or (False, False)
        if not is_ours:
            raise Refused("store-empty")
        version = connection.execute("SELECT version FROM schema").fetchone() if has_version else None
        yield PostgresContents(connection, 1 if version is None else int(version[0]))

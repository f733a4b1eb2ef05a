"""The tables of the shared store, brought up to today's schema by whichever process comes first."""

from typing import Any

import psycopg

from rumpus.table.store.schema import ADDED, VERSION, boxes_of, check_version

# For processes that start at the same moment: without it, both would make the tables.
ALONE = "SELECT pg_advisory_xact_lock(hashtext('rumpus schema'))"
# Asked of the catalog itself: what PostgreSQL remembers of it may be older than the lock.
HAS_VERSION = "SELECT FROM pg_tables WHERE tablename = 'schema' AND schemaname = ANY (current_schemas(false))"
FIRST = """
CREATE TABLE IF NOT EXISTS rooms (
    id TEXT PRIMARY KEY, public BOOLEAN NOT NULL, created BIGINT NOT NULL, over BOOLEAN NOT NULL DEFAULT false,
    data BYTEA NOT NULL
);
CREATE INDEX IF NOT EXISTS rooms_going_on ON rooms (created) WHERE NOT over;
CREATE TABLE IF NOT EXISTS entries (
    room TEXT NOT NULL, number INTEGER NOT NULL, entry BYTEA NOT NULL, PRIMARY KEY (room, number)
);
CREATE TABLE IF NOT EXISTS days (day TEXT PRIMARY KEY, secret TEXT NOT NULL)
"""
# A box without files is wanted: rooms of an older release were played with it. When an entry was written goes by the
# one clock that all processes share; with the default apart from the column, entries that are there are not rewritten.
SECOND = """
CREATE TABLE boxes (
    game TEXT NOT NULL, digest TEXT NOT NULL, name TEXT NOT NULL, files BYTEA, PRIMARY KEY (game, digest)
);
CREATE TABLE kept (room TEXT PRIMARY KEY, data BYTEA NOT NULL);
CREATE TABLE probe (id INTEGER PRIMARY KEY, times BIGINT NOT NULL);
INSERT INTO probe VALUES (1, 0);
ALTER TABLE entries ADD COLUMN written TIMESTAMPTZ;
ALTER TABLE entries ALTER COLUMN written SET DEFAULT clock_timestamp();
CREATE TABLE schema (version INTEGER NOT NULL);
INSERT INTO schema VALUES (0)
"""


async def migrate(connection: "psycopg.AsyncConnection[Any]") -> None:
    """In one transaction: a store is of one version or of another, never between two."""
    async with connection.transaction():
        await connection.execute(ALONE)
        await connection.execute("SET LOCAL statement_timeout = 0")  # however many rooms there are
        found = await version_of(connection)
        check_version(found)
        if found < 2:
            await connection.execute(FIRST)
            await connection.execute(SECOND)
            rows = await (await connection.execute("SELECT data FROM rooms")).fetchall()
            for box in boxes_of(row for (row,) in rows):
                sql = "INSERT INTO boxes (game, name, digest) VALUES (%s, %s, %s) ON CONFLICT DO NOTHING"
                await connection.execute(sql, box)
        for statements in [sql for version, sql in ADDED.items() if version > found]:
            await connection.execute(statements.encode())
        if found < VERSION:
            await connection.execute("UPDATE schema SET version = %s", (VERSION,))


async def version_of(connection: "psycopg.AsyncConnection[Any]") -> int:
    if await (await connection.execute(HAS_VERSION)).fetchone() is None:
        return 0
    row = await (await connection.execute("SELECT version FROM schema")).fetchone()
    return 0 if row is None else int(row[0])

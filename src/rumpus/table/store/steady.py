"""A connection to PostgreSQL that comes back when it was lost."""

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

import psycopg
from psycopg.conninfo import conninfo_to_dict

from rumpus.kernel.message import Refused
from rumpus.table.store.base import Silent

log = logging.getLogger("rumpus.store")

PATIENCE = 30.0  # seconds a statement may take in all, however often the connection is lost
PAUSE = 0.2  # seconds between attempts

# An operator may ask for more than `on` (a standby's disk as well); for less than the disk nobody may.
SESSION = """
SET statement_timeout = '10s';
SET idle_in_transaction_session_timeout = '10s';
SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'
"""


def check_address(url: str) -> None:
    """What PostgreSQL says of an address that it cannot read quotes it, with the password."""
    try:
        conninfo_to_dict(url)
    except psycopg.ProgrammingError:
        raise Refused("store-address-unreadable") from None


async def connect(url: str) -> "psycopg.AsyncConnection[Any]":
    connection = await psycopg.AsyncConnection.connect(
        url,
        autocommit=True,
        fallback_application_name="rumpus",
        connect_timeout=5,
        keepalives_idle=10,  # a peer that vanished without a word is noticed within half a minute
        keepalives_interval=5,
        keepalives_count=3,
        tcp_user_timeout=20_000,
    )
    await begin_with(connection, SESSION)
    return connection


async def begin_with(connection: "psycopg.AsyncConnection[Any]", sql: str) -> None:
    """Nobody else has the connection yet: where this fails or is given up, it is closed here."""
    try:
        await connection.execute(sql)
    except BaseException:
        await connection.close()
        raise


class SteadyConnection:
    """Each statement is a transaction of its own, and must bear being done twice: a connection that breaks
    while it commits does not say whether it did."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.connection: psycopg.AsyncConnection[Any] | None = None
        self.turn = asyncio.Lock()
        self.pid = 0  # of the process that serves us over there

    async def open(self) -> None:
        self.connection = await connect(self.url)
        self.pid = self.connection.info.backend_pid

    async def close(self) -> None:
        if self.connection is not None:
            await self.connection.close()

    async def ask(self, sql: str, values: Sequence[Any] = ()) -> list[Any]:
        return (await self.ask_repeatedly(sql, values))[0]

    async def ask_repeatedly(self, sql: str, values: Sequence[Any]) -> tuple[list[Any], int]:
        """The rows that come back, and how many attempts that took."""
        try:
            async with asyncio.timeout(PATIENCE), self.turn:
                return await self._in_turn(sql, values)
        except TimeoutError:
            raise Silent from None

    async def _in_turn(self, sql: str, values: Sequence[Any]) -> tuple[list[Any], int]:
        """Only whoever has the turn hangs up: to close what somebody else waits on would end the whole process."""
        attempts = 0
        try:
            while True:
                attempts += 1
                try:
                    return await self._ask_once(sql, values), attempts
                except psycopg.OperationalError as error:
                    log.warning("the database did not answer", extra={"why": str(error)})
                    await asyncio.sleep(PAUSE)
        except asyncio.CancelledError:
            await self._hang_up()
            raise

    async def _hang_up(self) -> None:
        """Whatever serves us over there is stuck; what it may do yet is somebody else's doing."""
        connection, self.connection, self.pid = self.connection, None, 0
        if connection is not None:
            await connection.close()

    async def _ask_once(self, sql: str, values: Sequence[Any]) -> list[Any]:
        if self.connection is None or self.connection.closed:
            await self.open()
        assert self.connection is not None
        cursor = await self.connection.execute(sql, values)
        return [] if cursor.description is None else await cursor.fetchall()

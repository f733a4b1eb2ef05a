"""A connection that nobody waits for any more is closed."""

import asyncio
import gc
from contextlib import suppress

import psycopg
import pytest

from rumpus.table.store.postgres import PostgresStore
from rumpus.table.store.steady import begin_with, connect

pytestmark = pytest.mark.anyio

MOMENTS = 80
APART = 0.0002  # seconds; a connection is made within a few milliseconds


async def test_a_connection_that_was_given_up_while_it_was_made_is_closed(postgres_url: str) -> None:
    store = PostgresStore(postgres_url)
    for moment in range(MOMENTS):
        listening = asyncio.create_task(store._start_listening())
        await asyncio.sleep(moment * APART)  # pause: any moment of making a connection will do
        listening.cancel()
        with suppress(asyncio.CancelledError):
            await (await listening).close()
    gc.collect()  # which warns of connections that are open


async def test_a_connection_whose_first_words_fail_is_closed(postgres_url: str) -> None:
    connection = await connect(postgres_url)
    with pytest.raises(psycopg.Error):
        await begin_with(connection, "nonsense")
    assert connection.closed

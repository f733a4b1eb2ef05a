"""Help for tests of stores: opened ones, and rooms to keep in them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import psycopg

from rumpus.kernel.registry import find_game
from rumpus.table.store import open_store
from rumpus.table.store.base import RoomRow, Store


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = open_store(url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def opened_twice(url: str) -> AsyncIterator[tuple[Store, Store]]:
    """As two processes have it; a file is never served by two."""
    async with opened(url) as one:
        if not one.shared:
            yield one, one
            return
        async with opened(url) as other:
            yield one, other


def some_room(id: str, **changes: Any) -> RoomRow:
    row = RoomRow(
        id=id,
        game="worms",
        rules_version=find_game("worms").rules_version,
        options={"setup": "first-game"},
        seats=("person", "random"),
        public=False,
        clock="none",
        secret="00" * 32,
        host="host",
        watch="watch",
        keys=("first", "second"),
        created=1,
        dice=2,
    )
    return msgspec.structs.replace(row, **changes)


def cut_off(onlooker: "psycopg.Connection[Any]") -> None:
    """Every connection of the stores is lost."""
    onlooker.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )

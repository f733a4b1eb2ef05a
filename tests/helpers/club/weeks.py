"""Clubs that are there for as long as somebody looks."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

from tests.helpers.club.club import Club
from tests.helpers.club.receiving import receivers
from tests.helpers.club.tables import Tables


@asynccontextmanager
async def club_for(players: int, folder: Path, seed: int, leak: bool = False) -> AsyncIterator[Club]:
    """With one table, on a file."""
    random = Random(seed)
    with receivers() as (mail_server, received):
        tables = Tables(folder, mail_server, Random(random.random()))
        tables.leak = leak
        club = Club(folder, tables, received, random, f"sqlite:///{folder / 'rooms.db'}")
        try:
            await tables.open(club.store, 1)
            await club.begin(players)
            yield club
        finally:
            await tables.close()

"""All tournaments of a store. Each is one row, replaced as a whole by whoever has seen its last version: so any process
and any machine may change it, and nothing is lost."""

from collections.abc import Callable
from typing import Final

import msgspec

from rumpus.kernel.message import Refused
from rumpus.table.store.base import Store
from rumpus.table.tournaments.tournament import Tournament

MOST_OPEN: Final = 5  # of one maker
MOST_LISTED: Final = 100

ADD: Final = "INSERT INTO tournaments (id, created, ended, version, data) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
REPLACE: Final = "UPDATE tournaments SET ended = ?, version = ?, data = ? WHERE id = ? AND version = ? RETURNING id"

Change = Callable[[Tournament], Tournament]


class Tournaments:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def add(self, tournament: Tournament) -> None:
        open_ = [one for one in await self.going_on() if one.maker == tournament.maker]
        if len(open_) >= MOST_OPEN:
            raise Refused("tournament-too-many", most=MOST_OPEN)
        await self.store.sql(ADD, tournament.id, tournament.created, 0, tournament.version, written(tournament))

    async def find(self, id: str) -> Tournament:
        rows = await self.store.sql("SELECT data FROM tournaments WHERE id = ?", id.replace("\0", ""))
        if not rows:
            raise Refused("tournament-unknown")
        return read(rows[0][0])

    async def going_on(self) -> list[Tournament]:
        """Those that are not over, the oldest first."""
        rows = await self.store.sql("SELECT data FROM tournaments WHERE ended = 0 ORDER BY created")
        return [read(data) for (data,) in rows]

    async def newest(self) -> list[Tournament]:
        rows = await self.store.sql(f"SELECT data FROM tournaments ORDER BY created DESC LIMIT {MOST_LISTED}")
        return [read(data) for (data,) in rows]

    async def change(self, id: str, change: Change) -> Tournament:
        """As it is now; if somebody was faster, as it is then."""
        while True:
            before = await self.find(id)
            after = change(before)
            if after == before or await self.replace(before, after):
                return after

    async def replace(self, before: Tournament, after: Tournament) -> bool:
        """Whether it was still as before."""
        values = (after.ended, after.version, written(after), after.id, before.version)
        return bool(await self.store.sql(REPLACE, *values))

    async def delete(self, id: str) -> Tournament:
        found = await self.find(id)
        await self.store.sql("DELETE FROM tournaments WHERE id = ?", id)
        return found

    async def clear(self, before: int) -> None:
        """Those that were over before that time."""
        await self.store.sql("DELETE FROM tournaments WHERE ended > 0 AND ended < ?", before)


def written(tournament: Tournament) -> str:
    return msgspec.json.encode(tournament).decode()


def read(data: str) -> Tournament:
    return msgspec.json.decode(data, type=Tournament)

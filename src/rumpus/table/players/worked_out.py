"""What comes of a table's rows, taken in their order: worked out by every process for itself, so that there is nothing
that could fall out of step (decision 0041)."""

import asyncio
from abc import ABC, abstractmethod
from typing import Any, Final

from rumpus.table.store.base import Store

AT_ONCE: Final = 50  # rows that are counted before others have a turn


class WorkedOut(ABC):
    """Only rows that have come since are read; all of them again, should one have come late or be gone."""

    def __init__(
        self, store: Store, table: str, columns: str, order: str, first: tuple[Any, ...], which: str = "TRUE"
    ) -> None:
        """`order` are the first of the columns, and `first` comes before all of them; `which` is a condition."""
        self.store = store
        self.first = first
        marks = ", ".join("?" * len(first))
        self.count = f"SELECT count(*) FROM {table} WHERE {which}"
        self.following = f"SELECT {columns} FROM {table} WHERE {which} AND ({order}) > ({marks}) ORDER BY {order}"
        self.counted = 0
        self.last = first
        self.turn = asyncio.Lock()

    @abstractmethod
    def begin(self) -> None:
        """As if there had been no row yet."""

    @abstractmethod
    def add(self, row: Any) -> None: ...

    async def catch_up(self, *values: Any) -> None:
        """With the values that the condition asks for."""
        async with self.turn:
            ((rows,),) = await self.store.sql(self.count, *values)
            new = await self.store.sql(self.following, *values, *self.last)
            if self.counted + len(new) != rows:
                self.begin()
                self.counted, self.last = 0, self.first
                new = await self.store.sql(self.following, *values, *self.last)
            for number, row in enumerate(new, 1):
                self.add(row)
                self.counted, self.last = self.counted + 1, tuple(row[: len(self.first)])
                if number % AT_ONCE == 0:
                    await asyncio.sleep(0)

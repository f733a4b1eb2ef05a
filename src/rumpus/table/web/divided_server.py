"""One of several processes that serve a table: what it has of what there is, and when it stops."""

import asyncio
import socket
from collections.abc import Callable
from dataclasses import replace

from rumpus.table.store.base import Store
from rumpus.table.web.neighbours import Neighbours
from rumpus.table.web.serving import Serving, TableServer


class DividedServer(TableServer):
    """Stops when the first process wants it to, or is gone: a file that can be read then tells."""

    def __init__(
        self, store: Store, serving: Serving, announce: Callable[[str], None], neighbours: Neighbours, end: int
    ) -> None:
        super().__init__(store, serving, announce, neighbours)
        self.end = end

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().add_reader(self.end, self._stop)
        await super().startup(sockets)

    def _stop(self) -> None:
        asyncio.get_running_loop().remove_reader(self.end)
        self.should_exit = True


def share_of(serving: Serving, number: int) -> Serving:
    """Of what the machine has, each gets as much; of what is shown at the beginning, the first shows all."""
    processes, workers, limits = serving.processes, serving.workers, serving.limits
    return replace(
        serving,
        workers=max(1, workers // processes + (number < workers % processes)),
        record=None if number else serving.record,
        limits=replace(
            limits,
            connections=max(1, limits.connections // processes),
            rooms_bytes=max(1, limits.rooms_bytes // processes),
        ),
    )

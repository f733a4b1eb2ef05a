"""Those who think for a table."""

from collections.abc import Iterator
from contextlib import contextmanager

from rumpus.table.guests.attendance import Attendance
from rumpus.table.thinking.minds import Minds
from rumpus.table.thinking.processes import Worker, WorkerProcesses
from rumpus.table.thinking.turns import Asker
from tests.helpers.table.served import Served


def workers_of(minds: Minds) -> list[Worker]:
    assert isinstance(minds, WorkerProcesses)
    return minds.workers


@contextmanager
def bots_are_busy(table: Served) -> Iterator[None]:
    """Nothing is thought about inside: other rooms have taken every place at the bots."""
    bots = table.server.hall.asking.bots
    turns, others = bots.turns, [Asker(f"busy {place}", Attendance()) for place in range(bots.minds.count)]

    async def take() -> None:
        for other in others:
            await turns.wait(other)

    async def leave() -> None:
        for other in others:
            turns.done(other, 0.0)

    table.run(take())
    try:
        yield
    finally:
        table.run(leave())

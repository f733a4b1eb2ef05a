"""Those who think for a table."""

from rumpus.table.thinking.minds import Minds
from rumpus.table.thinking.processes import Worker, WorkerProcesses


def workers_of(minds: Minds) -> list[Worker]:
    assert isinstance(minds, WorkerProcesses)
    return minds.workers

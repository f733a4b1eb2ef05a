"""Who thinks for a table that is a server."""

from rumpus.table.thinking.analyses import look_back_in_a_process
from rumpus.table.thinking.minds import Staff
from rumpus.table.thinking.processes import Reader, WorkerProcesses

READERS = 1


def processes(workers: int) -> Staff:
    return Staff(WorkerProcesses(workers), WorkerProcesses(READERS, Reader), look_back_in_a_process)

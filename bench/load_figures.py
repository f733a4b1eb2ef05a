"""What a load test of rooms measures, the same for both servers."""

from pathlib import Path

import msgspec

TICKS = 100  # in which Linux counts a process's time, a second


class Load(msgspec.Struct):
    """What the players saw while it was counted."""

    waits: list[float]  # seconds from sending a move to its acknowledgement, one for each
    seconds: float
    players_cpu: float  # what the players, all in one process, used of their core
    server_cpu: float
    updates: int  # that the players were sent
    update_bytes: float  # length of one, on average

    @property
    def rate(self) -> float:
        """Acknowledged moves per second."""
        return len(self.waits) / self.seconds

    @property
    def worth(self) -> float:
        """Acknowledged moves per second of the server's processor time, which it may have to share with others."""
        return self.rate / self.server_cpu

    def wait(self, share: float) -> float:
        """The milliseconds within which that share of all moves was acknowledged."""
        return sorted(self.waits)[int(len(self.waits) * share)] * 1000


def row(name: str, load: Load) -> str:
    return (
        f"{name:<34}{load.rate:>9,.0f}{load.wait(0.5):>9.1f}{load.wait(0.99):>9.1f}"
        f"{load.updates / len(load.waits):>9.1f}{load.update_bytes:>9,.0f}"
        f"{load.server_cpu:>9.0%}{load.players_cpu:>9.0%}{load.worth:>9,.0f}"
    )


COLUMNS = ("moves/s", "p50 ms", "p99 ms", "upd/move", "B/upd", "server", "players", "per cpu")
HEAD = " " * 34 + "".join(f"{column:>9}" for column in COLUMNS)


def cpu_seconds(process: int | str) -> float:
    """What a process (`self` is this one) has used, all its threads together, and all that it started."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS + sum(map(cpu_seconds, children_of(process)))


def resident_megabytes(process: int) -> float:
    """The memory of a process and of all that it started."""
    status = Path(f"/proc/{process}/status").read_text()
    own = int(status.partition("VmRSS:")[2].split()[0]) / 1024
    return own + sum(map(resident_megabytes, children_of(process)))


def children_of(process: int | str) -> list[int]:
    files = Path(f"/proc/{process}/task").glob("*/children")
    return [int(child) for file in files for child in file.read_text().split()]

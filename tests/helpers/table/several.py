"""`rumpus serve --processes N`, and what can be seen of its processes from outside."""

import re
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import httpx

from rumpus.table.rooms.division import Division
from tests.helpers.nursery import Child
from tests.helpers.table.serve_command import serving
from tests.helpers.table.served import Opened, Served
from tests.helpers.waiting import PATIENCE

GENEROUS = (
    "--limit",
    "rooms_per_hour=10000",
    "--limit",
    "requests_at_once=10000",
    "--limit",
    "sockets_per_address=500",
)


class Several(Served):
    """A table of so many processes, and the guests of any other."""

    def __init__(self, pid: int, url: str, processes: int) -> None:
        self.pid = pid
        self.url = url
        self.division = Division(0, processes)
        self.client = httpx.Client(base_url=url, timeout=PATIENCE)

    def owner(self, room: str) -> int:
        return self.division.owner(room)

    def one_each(self, *seats: str, **more: object) -> list[Opened]:
        """A room of each process."""
        found: dict[int, Opened] = {}
        while len(found) < self.division.processes:
            room = self.open(*seats, **more)
            found.setdefault(self.owner(room.id), room)
        for room in found.values():
            room.seat_everybody()
        return [found[number] for number in range(self.division.processes)]

    def figures(self, name: str, **labels: str) -> list[float]:
        """What each process counts."""
        told = self.client.get("/metrics").text
        found = dict(re.findall(rf"^{name}\{{(.*)\}} (\S+)$", told, re.MULTILINE))
        each = []
        for number in range(self.division.processes):
            wanted = {f'{label}="{value}"' for label, value in {**labels, "process": number}.items()}
            each.append(sum(float(value) for said, value in found.items() if wanted <= set(said.split(","))))
        return each

    def connect(self) -> socket.socket:
        """With nothing said."""
        address = urlsplit(self.url)
        return socket.create_connection((address.hostname, address.port), timeout=PATIENCE)


@contextmanager
def several(folder: Path, *more: str, processes: int = 2) -> Iterator[tuple[Several, Child]]:
    with serving(folder, "--port", "0", "--processes", str(processes), *more) as (process, address):
        table = Several(process.pid, address, processes)
        yield table, process
        table.client.close()

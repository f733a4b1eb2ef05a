"""Servers that are killed without warning, and started again."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from random import Random

import httpx

from tests.helpers.nursery import Child, start
from tests.helpers.places import ROOT
from tests.helpers.ports import own_port
from tests.helpers.waiting import soon

LONGEST_START = 240.0  # seconds; only a server that never comes up takes so long


class KillableServer:
    """A process of its own on a port of its own; what it logs goes to a file."""

    def __init__(self, store: str, folder: Path, boxes: Path | None = None, processes: int | None = None) -> None:
        self.store = store
        self.more = ["" if boxes is None else str(boxes), "" if processes is None else str(processes)]
        self.port = own_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"server-{self.port}.log"
        self.sources = ROOT  # of which code it is
        self.proxy = ""  # whose word about addresses is believed
        self.process: Child | subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        program, arguments = "tests.helpers.table.server_process", [self.store, str(self.port), *self.more]
        environment = os.environ | {"RUMPUS_PROXY": self.proxy}
        with self.log.open("ab") as log:
            if self.sources == ROOT:
                self.process = start(f"{program}:run", arguments, log=log, environment=environment, folder=ROOT)
                return
            path = os.pathsep.join(filter(None, (str(self.sources / "src"), os.environ.get("PYTHONPATH"))))
            self.process = subprocess.Popen(
                [sys.executable, "-m", program, *arguments],
                cwd=self.sources,
                env=environment | {"PYTHONPATH": path},
                stdin=subprocess.PIPE,  # a release ends when it does: so it ends with the tests
                stdout=log,
                stderr=log,
            )

    def kill(self) -> None:
        """As a power cut would: no goodbye, no last words."""
        if self.process is not None:
            with self.process:
                self.process.kill()

    def kill_one(self, random: Random) -> None:
        """Of its processes, not the first, which sees to the others."""
        assert self.process is not None
        if children := children_of(self.process.pid):
            os.kill(random.choice(children), signal.SIGKILL)

    def stop(self) -> int:
        """In good order; returns how the process ended."""
        assert self.process is not None
        with self.process:
            self.process.terminate()
            return self.process.wait(LONGEST_START)

    async def ready(self) -> None:
        async def is_up() -> bool:
            assert self.process is not None
            assert self.process.poll() is None, self.log.read_text()
            return await is_open(client)

        async with httpx.AsyncClient(base_url=self.url) as client:
            await soon(is_up)


def children_of(pid: int) -> list[int]:
    """The processes that one has made, the oldest first."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


async def is_open(client: httpx.AsyncClient) -> bool:
    try:
        return (await client.get("/health")).is_success
    except httpx.TransportError:
        return False

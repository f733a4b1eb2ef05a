"""A table in a process of its own, or in several, to be killed:

python -m tests.helpers.table.server_process STORE PORT [BOXES [PROCESSES]]"""

import os
import sys
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from litestar import get

from rumpus.experiments.at_table import LabAtTable
from rumpus.kernel import chance
from rumpus.table.guests.limits import Limits
from rumpus.table.hall.hall import Hall
from rumpus.table.store import open_store
from rumpus.table.studio.printer import Printer
from rumpus.table.web import processes
from rumpus.table.web.divided_server import DividedServer
from rumpus.table.web.listening import listen
from rumpus.table.web.logs import set_up_logs
from rumpus.table.web.serving import Serving, TableServer, learn_in_the_background
from tests.helpers.luck import LUCK

MANY = 1_000_000
UNLIMITED = Limits(
    requests_per_second=MANY,
    requests_at_once=MANY,
    rooms_per_hour=MANY,
    players_per_hour=MANY,
    sockets_per_address=MANY,
    messages_per_second=MANY,
    messages_at_once=MANY,
    work_at_once=MANY,
)


@get("/digest/{room:str}")
async def digest(room: str, hall: Hall) -> str:
    """What no guest may know, but a test: a fingerprint of the whole state as this process has it."""
    live = await hall.find(room)
    assert live.room.match is not None
    return live.room.match.state.digest()


class OneOfSeveral(DividedServer):
    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.app.register(digest)


def opened(address: str) -> None:
    """As whoever types `rumpus serve` has it."""
    print(address)
    learn_in_the_background()


def main(store: str, port: str, boxes: str = "", several: str = "") -> None:
    # What happens in a room depends on what its players bring, not on rooms before it.
    chance.source = lambda: Random(f"{LUCK} table")
    folder = Path(boxes) if boxes else None
    serving = Serving(
        port=int(port),
        limits=UNLIMITED,
        boxes=folder,
        studio="operator",
        lab=LabAtTable(priority=0),
        printer=Printer("rumpus.printing", "typst", "rumpus[print]"),
        site=Path("build/site"),
        proxy=os.environ.get("RUMPUS_PROXY") or None,
    )
    if several:
        setattr(processes, "DividedServer", OneOfSeveral)  # noqa: B010
        processes.serve_in_processes(open_store(store), replace(serving, processes=int(several)), print)
        return
    set_up_logs("text")
    server = TableServer(open_store(store), serving, opened)
    server.app.register(digest)
    with listen("127.0.0.1", int(port)) as listening:
        server.run(sockets=[listening])


def run() -> None:
    main(*sys.argv[1:])


if __name__ == "__main__":
    run()

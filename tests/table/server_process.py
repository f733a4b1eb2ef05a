"""A table in a process of its own, to be killed: python -m tests.table.server_process STORE PORT [BOXES]"""

import os
import sys
import threading
from pathlib import Path

from litestar import get

from rumpus.table.hall import Hall
from rumpus.table.limits import Limits
from rumpus.table.logs import set_up_logs
from rumpus.table.serving import Serving, TableServer, listen
from rumpus.table.store import open_store

MANY = 1_000_000
UNLIMITED = Limits(
    requests_per_second=MANY,
    requests_at_once=MANY,
    rooms_per_hour=MANY,
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


def end_with_the_tests() -> None:
    """Tests that are killed themselves cannot kill us: our standard input ends with them."""
    sys.stdin.read()
    os._exit(1)


def main(store: str, port: str, boxes: str = "") -> None:
    threading.Thread(target=end_with_the_tests, daemon=True).start()
    set_up_logs("text")
    server = TableServer(open_store(store), Serving(limits=UNLIMITED, boxes=Path(boxes) if boxes else None), print)
    server.app.register(digest)
    with listen("127.0.0.1", int(port)) as listening:
        server.run(sockets=[listening])


if __name__ == "__main__":
    main(*sys.argv[1:])

"""The server's memory, in MB, with idle viewers: `python bench/table_viewers.py PORT SERVER_PID VIEWERS`."""

import asyncio
import sys

from load_figures import resident_megabytes
from socket_client import SocketClient, run
from table_rooms import open_rooms

VIEWERS_PER_ROOM = 100
SETTLED = 2.0  # seconds


async def watch(port: int, server: int, viewers: int) -> float:
    """Sockets that are shown a running game and say nothing."""
    for room in open_rooms(port, viewers // VIEWERS_PER_ROOM):
        for _ in range(VIEWERS_PER_ROOM):
            await SocketClient(port, room.id, room.watch).connect()
    await asyncio.sleep(SETTLED)
    return resident_megabytes(server)


if __name__ == "__main__":
    port, server, viewers = (int(word) for word in sys.argv[1:4])
    print(run(watch(port, server, viewers)))

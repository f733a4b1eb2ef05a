"""Moves that our table and boardgame.io acknowledge, in one run: `python bench/table_load.py [ROUNDS] [SECONDS]`.

Each server has one core to itself and the players, all in one process, the other. Both have the same rooms of four
players who answer as soon as they are asked, one move at a time. Ours acknowledges a move when it is on disk;
boardgame.io by sending the state after it, whether it keeps games in memory, as it does by default, or on disk with
the storage it brings along. The machines this runs on are noisy, so what counts is the ratio.
"""

import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import msgspec
from load_figures import HEAD, Load, row

HERE = Path(__file__).parent
PEER = HERE / "boardgame_io"
SERVERS_CORE, PLAYERS_CORE = "0", "1"
ROOMS = 25
WARM_UP = 3
OUR_GAMES, PEER_GAMES = 800, 250  # prepared: more than can be played meanwhile
VIEWERS = 1000

RATE_WANTED = 5.0  # times the peer's moves per second
MEMORY_WANTED = 300  # megabytes


def on_core(core: str, *command: str) -> list[str]:
    return ["taskset", "--cpu-list", core, *command]


@contextmanager
def serving(*command: str) -> Iterator[tuple[str, str]]:
    """A server that is up: its port and its process."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    server = subprocess.Popen(
        on_core(SERVERS_CORE, *(port if word == "PORT" else word for word in command)),
        env=os.environ | {"NODE_ENV": "production"},
        stdout=subprocess.DEVNULL,
    )
    try:
        wait_for(int(port))
        yield port, str(server.pid)
    finally:
        server.terminate()
        server.wait()


def wait_for(port: int) -> None:
    for _ in range(100):
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return
        except ConnectionRefusedError:
            time.sleep(0.1)
    raise TimeoutError("the server does not come up")


def result_of(*command: str) -> bytes:
    """What a program of the players' side prints."""
    return subprocess.run(on_core(PLAYERS_CORE, *command), check=True, stdout=subprocess.PIPE).stdout


def our_load(seconds: int) -> Load:
    with tempfile.TemporaryDirectory(dir=HERE) as folder, our_server(folder) as server:
        players = (sys.executable, str(HERE / "table_players.py"), *server, str(ROOMS), str(OUR_GAMES))
        return msgspec.json.decode(result_of(*players, str(WARM_UP), str(seconds)), type=Load)


def peer_load(seconds: int, *storage: str) -> Load:
    with serving("node", str(PEER / "server.js"), "PORT", *storage) as server:
        players = ("node", str(PEER / "client.js"), *server, str(ROOMS), str(PEER_GAMES))
        return msgspec.json.decode(result_of(*players, str(WARM_UP), str(seconds)), type=Load)


def our_server(folder: str) -> AbstractContextManager[tuple[str, str]]:
    return serving(sys.executable, str(HERE / "table_server.py"), "PORT", f"{folder}/table.db")


def megabytes_with_viewers() -> float:
    with tempfile.TemporaryDirectory(dir=HERE) as folder, our_server(folder) as server:
        return float(result_of(sys.executable, str(HERE / "table_viewers.py"), *server, str(VIEWERS)))


def main(rounds: int, seconds: int) -> None:
    print(f"{ROOMS} rooms of four players; upd: updates the players were sent; server, players: use of their core")
    print(HEAD)
    ratios, slower = [], 0
    for _ in range(rounds):
        peer = peer_load(seconds)
        print(row("boardgame.io, in memory", peer), flush=True)
        ours = our_load(seconds)
        print(row("rumpus, on disk (SQLite)", ours), flush=True)
        ratios.append(ours.rate / peer.rate)
        slower += ours.wait(0.99) > peer.wait(0.99)
    with tempfile.TemporaryDirectory(dir=HERE) as folder:
        print(row("boardgame.io, on disk (FlatFile)", peer_load(seconds, folder)), flush=True)
    print(f"{statistics.median(ratios):.2f} times the moves of boardgame.io in memory (wanted: {RATE_WANTED} or more)")
    print(f"rounds in which its p99 was better: {slower} of {rounds} (wanted: none)")
    print(f"with {VIEWERS:,} idle viewers: {megabytes_with_viewers():.0f} MB resident (wanted: under {MEMORY_WANTED})")


if __name__ == "__main__":
    main(*(int(word) for word in (*sys.argv[1:], *("3", "8")[len(sys.argv) - 1 :])))

"""A table of our own to be attacked: `rumpus serve` as people start it, on 127.0.0.1 and nowhere else.

The attacker comes from 127.0.0.1, everybody else from 127.0.0.2: to the table these are different addresses.
"""

import json
import re
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

OPEN_FILES = 1024  # what most systems let a process have
ELSEWHERE = "127.0.0.2"
PATIENCE = 60.0
SERVE = "import sys; from rumpus.cli import main; sys.exit(main())"

Json = dict[str, Any]


def as_most_systems() -> None:
    resource.setrlimit(resource.RLIMIT_NOFILE, (OPEN_FILES, OPEN_FILES))


@contextmanager
def table(*options: str, store: Path | None = None) -> Iterator[tuple[str, Path]]:
    """Its address, and its log."""
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        kept_in = f"sqlite:///{store or Path(folder) / 'rooms.db'}"
        command = [sys.executable, "-c", SERVE, "serve", "--port", "0", "--store", kept_in, *options]
        with (
            log.open("w") as written,
            subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=written, text=True, preexec_fn=as_most_systems
            ) as process,
        ):
            assert process.stdout is not None
            found = re.search(r"http://[\d.:]+", process.stdout.readline())
            assert found is not None, log.read_text()
            try:
                yield found[0], log
            finally:
                process.terminate()


def elsewhere(url: str) -> httpx.Client:
    """Somebody at another address."""
    return httpx.Client(base_url=url, timeout=PATIENCE, transport=httpx.HTTPTransport(local_address=ELSEWHERE))


def memory_of(client: httpx.Client) -> float:
    """What the table's own process takes, in megabytes."""
    found = re.search(r"^process_resident_memory_bytes (\S+)", client.get("/metrics").text, re.MULTILINE)
    assert found is not None
    return float(found[1]) / 1e6


def seconds_for(action: Callable[[], object]) -> float:
    began = time.monotonic()
    action()
    return time.monotonic() - began


def open_room(client: httpx.Client, *seats: str, **more: Any) -> tuple[str, str]:
    """The room and the token of the seat of its one person, who sits down."""
    wanted = {"game": "worms", "seats": seats, "options": {"setup": "first-game"}, **more}
    links = client.post("/api/rooms", json=wanted).raise_for_status().json()
    token = str(links["seats"][0]["token"])
    said = client.post(f"/api/rooms/{links['room']}/join", json={"name": "Ann", "token": token})
    return str(links["room"]), str(said.raise_for_status().json()["token"])


def watch(url: str, room: str, token: str, address: str, **more: Any) -> ClientConnection:
    socket = connect(
        url.replace("http", "ws") + "/socket", open_timeout=PATIENCE, max_queue=None, source_address=(address, 0)
    )
    socket.send(json.dumps({"type": "hello", "room": room, "token": token, **more}))
    return socket


def hear(socket: ClientConnection, wanted: Callable[[Json], bool]) -> Json:
    """The first message that is wanted, whatever comes before it."""
    while True:
        said: Json = json.loads(socket.recv(PATIENCE))
        if wanted(said):
            return said

"""A server under load, on cores of its own, and the programs that load it."""

import os
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager


def on_cores(cores: str, *command: str) -> list[str]:
    return ["taskset", "--cpu-list", cores, *command]


@contextmanager
def serving(cores: str, *command: str) -> Iterator[tuple[str, str]]:
    """A server that is up: its port, which goes to the place of `PORT` in its command, and its process."""
    port = free_port()
    server = subprocess.Popen(
        on_cores(cores, *(port if word == "PORT" else word for word in command)),
        env=os.environ | {"NODE_ENV": "production"},
        stdout=subprocess.DEVNULL,
    )
    try:
        wait_for(int(port))
        yield port, str(server.pid)
    finally:
        server.terminate()
        server.wait()


def free_port() -> str:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return str(free.getsockname()[1])


def wait_for(port: int) -> None:
    for _ in range(300):
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return
        except ConnectionRefusedError:
            time.sleep(0.1)
    raise TimeoutError("the server does not come up")


def result_of(cores: str, *command: str) -> bytes:
    """What a program prints."""
    return subprocess.run(on_cores(cores, *command), check=True, stdout=subprocess.PIPE).stdout

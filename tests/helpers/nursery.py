"""Starts the servers of tests as forks of a process that has imported everything, which saves each most of a second.

python -m tests.helpers.nursery FD
"""

import atexit
import gc
import json
import os
import select
import selectors
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import IO, Any, NamedTuple, Self

from tests.helpers.luck import VARIABLE, seed_luck
from tests.helpers.places import ROOT

IMPORTED = (
    "rumpus.cli",
    "rumpus.table.web.serving",
    "rumpus.table.web.processes",
    "tests.helpers.table.server_process",
)
LARGEST_ORDER = 1 << 17  # bytes: an environment, mostly
STREAMS = 3


class Order(NamedTuple):
    """A program to run: a function of a module, as if it were started with these arguments."""

    program: str  # "module:function"
    arguments: list[str]
    environment: dict[str, str]
    folder: str


class Child:
    """A process that the nursery has started, used as one of `subprocess.Popen`."""

    def __init__(self, pid: int, status: socket.socket, stdout: IO[str] | None) -> None:
        self.pid = pid
        self.status = status
        self.stdout = stdout
        self.returncode: int | None = None

    def poll(self) -> int | None:
        """How it ended, if it has."""
        return self._status_within(0)

    def wait(self, timeout: float | None = None) -> int:
        """How it ended; raises TimeoutExpired if it goes on for longer."""
        if (code := self._status_within(timeout)) is None:
            raise subprocess.TimeoutExpired(str(self.pid), timeout or 0)
        return code

    def _status_within(self, seconds: float | None) -> int | None:
        if self.returncode is None and select.select([self.status], [], [], seconds)[0]:
            said = self.status.recv(16)
            assert said, "the nursery has died"
            self.status.close()
            self.returncode = int(said)
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        if self.stdout is not None:
            self.stdout.close()
        self.wait()


def start(
    program: str,
    arguments: Sequence[str],
    *,
    log: IO[Any],
    environment: Mapping[str, str] | None = None,
    folder: Path | None = None,
    tells_us: bool = False,
) -> Child:
    """Runs a program without input, with its errors in the log, and what else it says too or, if it tells us, to us."""
    order = Order(program, list(arguments), dict(environment or os.environ), str(folder or Path.cwd()))
    nothing = os.open(os.devnull, os.O_RDONLY)
    ours, output = os.pipe() if tells_us else (None, os.dup(log.fileno()))
    status, theirs = socket.socketpair()
    with theirs:
        line = nursery()
        socket.send_fds(line, [json.dumps(order).encode()], [nothing, output, log.fileno(), theirs.fileno()])
        pid = int(line.recv(16))
    os.close(nothing)
    os.close(output)
    return Child(pid, status, None if ours is None else os.fdopen(ours, encoding="utf-8"))


@cache
def nursery() -> socket.socket:
    """The line to the nursery of this process, which ends with it and takes its children along."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    with theirs:
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.helpers.nursery", str(theirs.fileno())],
            pass_fds=[theirs.fileno()],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
        )

    def close() -> None:
        ours.close()
        process.wait()

    atexit.register(close)
    return ours


# In the nursery


def raise_children(line: socket.socket) -> Order | None:
    """Forks for each order, and says how each child ended. Returns the order in a child, nothing once the tests end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # what is typed is meant for the tests
    bell, theirs = socket.socketpair()
    theirs.setblocking(False)
    signal.set_wakeup_fd(theirs.fileno(), warn_on_full_buffer=False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    children: dict[int, int] = {}
    with selectors.DefaultSelector() as selector:
        for source in (line, bell):
            selector.register(source, selectors.EVENT_READ)
        while True:
            for ready, _ in selector.select():
                if ready.fileobj is bell:
                    bell.recv(4096)
                    report_ended(children)
                    continue
                said, files, _, _ = socket.recv_fds(line, LARGEST_ORDER, STREAMS + 1)
                if not said:
                    for pid in children:
                        os.kill(pid, signal.SIGKILL)
                    return None
                pid = os.fork()
                if pid == 0:
                    for open_file in (*children.values(), files[STREAMS]):
                        os.close(open_file)
                    signal.set_wakeup_fd(-1)
                    for resource in (bell, theirs, line):
                        resource.close()
                    take_streams(files[:STREAMS])
                    return Order(*json.loads(said))
                children[pid] = files[STREAMS]
                for file in files[:STREAMS]:
                    os.close(file)
                line.send(str(pid).encode())


def report_ended(children: dict[int, int]) -> None:
    while children:
        pid, status = os.waitpid(-1, os.WNOHANG)
        if not pid:
            return
        file = children.pop(pid)
        os.write(file, str(os.waitstatus_to_exitcode(status)).encode())
        os.close(file)


def take_streams(files: Sequence[int]) -> None:
    for number, file in enumerate(files):
        os.dup2(file, number)
        os.close(file)
    sys.stdin = os.fdopen(0, encoding="utf-8", closefd=False)
    sys.stdout = os.fdopen(1, "w", encoding="utf-8", closefd=False)
    sys.stderr = os.fdopen(2, "w", 1, encoding="utf-8", errors="backslashreplace", closefd=False)


def become(order: Order) -> int | None:
    """Makes this process what a Python of its own would be, and runs the program."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.environ.clear()
    os.environ.update(order.environment)
    os.chdir(order.folder)
    sys.path[:0] = ["", *filter(None, order.environment.get("PYTHONPATH", "").split(os.pathsep))]
    sys.argv[1:] = order.arguments
    own = sys.modules["__main__"]  # what it starts with multiprocessing need not know of the nursery
    own.__spec__, own.__file__ = None, None
    seed_luck(order.environment[VARIABLE])
    module, _, function = order.program.partition(":")
    code: int | None = getattr(import_module(module), function)()
    return code


if __name__ == "__main__":
    for module in IMPORTED:
        import_module(module)
    from rumpus.kernel.registry import find_game, game_ids

    for game in game_ids():
        find_game(game)
    gc.freeze()  # or each child would copy what it only looks through
    with socket.socket(fileno=int(sys.argv[1])) as asked:
        wanted = raise_children(asked)
    if wanted is not None:
        sys.exit(become(wanted))

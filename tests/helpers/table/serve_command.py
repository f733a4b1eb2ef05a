"""`rumpus serve` as people start it, in a process of its own."""

import os
import re
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.helpers.nursery import Child, start
from tests.helpers.waiting import PATIENCE


@contextmanager
def serving(folder: Path, *more: str) -> Iterator[tuple[Child, str]]:
    """The process, and the address it tells."""
    arguments = ["serve", "--workers", "1", *more]
    if "--store" not in more:
        arguments += ["--store", f"sqlite:///{folder / 'rooms.db'}"]
    environment = os.environ | {"XDG_DATA_HOME": str(folder / "data")}
    log = (folder / "log").open("a", encoding="utf-8")
    with log, start("rumpus.cli:main", arguments, log=log, environment=environment, tells_us=True) as process:
        try:
            assert process.stdout is not None
            said = process.stdout.readline()
            found = re.search(r"http://\S+?(?=/ )", said)
            yield process, found[0] if found else said
        finally:
            if process.poll() is None:
                process.kill()


def stop(process: Child, by: signal.Signals = signal.SIGTERM) -> int:
    process.send_signal(by)
    return process.wait(PATIENCE)

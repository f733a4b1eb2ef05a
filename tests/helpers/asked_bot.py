"""A bot at an address: a real server, and what it was asked."""

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from random import Random
from typing import Any

Says = Callable[[dict[str, Any]], bytes]


def any_option(asked: dict[str, Any]) -> bytes:
    return json.dumps({"option": Random(asked["seed"]).choice(asked["options"])}).encode()


@contextmanager
def served_bot(says: Says = any_option, status: int = 200) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Its address, and everything it has been asked so far."""
    heard: list[dict[str, Any]] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            heard.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            said = says(heard[-1])
            self.send_response(status)
            self.send_header("Content-Length", str(len(said)))
            self.end_headers()
            self.wfile.write(said)

        def log_message(self, format: str, *args: Any) -> None: ...

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/bot", heard
    finally:
        server.shutdown()
        thread.join()
        server.server_close()

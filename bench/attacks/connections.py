"""Connections that say nothing, or never come to the point: does anybody else still get in?

python bench/attacks/connections.py
"""

import contextlib
import socket
import time
from urllib.parse import urlsplit

import httpx
from attacked import elsewhere, table

MANY = 1060
SILENT, HALF = b"", b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "
UPGRADE = (
    b"GET /socket HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
BODY = b"POST /api/rooms HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{"
ATTACKS = {"silent": SILENT, "half a header": HALF, "half a body": BODY, "no hello": UPGRADE}
GIVES_UP_AFTER = 5.0
SETTLED_AFTER = 5.0  # seconds, in which a table learns its languages


def attack(url: str, said: bytes) -> list[socket.socket]:
    """As many connections as we get, each of which says that and then waits."""
    where = (urlsplit(url).hostname or "", urlsplit(url).port or 0)
    held = []
    for _ in range(MANY):
        with contextlib.suppress(OSError):
            one = socket.create_connection(where, timeout=GIVES_UP_AFTER)
            held.append(one)
            one.sendall(said)
    return held


def still_open(held: list[socket.socket]) -> int:
    """How many the table has not closed."""
    count = 0
    for one in held:
        one.settimeout(0)
        try:
            while data := one.recv(4096):
                count += b"101 Switching" in data  # an answer, but the socket stays
                if b"101 Switching" in data:
                    break
        except BlockingIOError:
            count += 1
        except OSError:
            pass
    return count


def main() -> None:
    print(f"{MANY} connections from one address, at a table that may open 1,024 files")
    print(f"{'they say':>15}  {'held':>5}  {'another address is served':<28}  {'log lines':>9}")
    for name, said in ATTACKS.items():
        with table() as (url, log), elsewhere(url) as client:
            client.get("/health").raise_for_status()
            time.sleep(SETTLED_AFTER)
            held = attack(url, said)
            time.sleep(1)
            began = time.monotonic()
            try:
                fresh = elsewhere(url)
                fresh.timeout = httpx.Timeout(GIVES_UP_AFTER)
                fresh.get("/health").raise_for_status()
                served = f"after {1000 * (time.monotonic() - began):.0f} ms"
            except httpx.HTTPError as error:
                served = f"not at all: {type(error).__name__}"
            print(
                f"{name:>15}  {still_open(held):>5}  {served:<28}  {len(log.read_text().splitlines()):>9}", flush=True
            )
            for one in held:
                one.close()


if __name__ == "__main__":
    main()

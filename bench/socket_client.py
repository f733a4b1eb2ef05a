"""A client of our table's sockets that costs as little as Python allows, so that a load test measures the server.

It knows just enough of RFC 6455 for a server that sends whole text messages; what it sends is masked with zeros.
"""

import asyncio
import base64
import json
import os
from collections.abc import Coroutine
from typing import Any, TypeVar, cast

import uvloop

TEXT, PING, PONG = 0x81, 0x89, 0x8A  # each final: nobody here sends a message in pieces
MASKED = 0x80
NO_MASK = bytes(4)

Result = TypeVar("Result")


class SocketClient(asyncio.Protocol):
    """One viewer of a room. Subclasses say what happens with each message."""

    transport: asyncio.Transport

    wants = "changes"  # what the page asks for: what each event changed

    def __init__(self, port: int, room: str, token: str) -> None:
        self.port = port
        hello = {"type": "hello", "room": room, "token": token, "since": None, self.wants: True, "name": None}
        self.hello = json.dumps(hello).encode()  # as web/src/table/connection.svelte.ts does
        self.greeted = asyncio.Event()  # the server has shown the room
        self.open = False
        self.rest = b""

    def message(self, data: bytes) -> None:
        """The server said something."""

    async def connect(self) -> None:
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", self.port)
        await self.greeted.wait()

    def send(self, data: bytes, kind: int = TEXT) -> None:
        size = len(data)
        length = bytes((MASKED | size,)) if size < 126 else bytes((MASKED | 126, *size.to_bytes(2, "big")))
        self.transport.write(b"%c%b%b%b" % (kind, length, NO_MASK, data))

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's are no subclass of asyncio's
        head = (
            "GET /socket HTTP/1.1",
            f"Host: 127.0.0.1:{self.port}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        )
        self.transport.write("\r\n".join((*head, "", "")).encode())

    def data_received(self, data: bytes) -> None:
        data = self.rest + data if self.rest else data
        if not self.open:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self.rest = head
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                raise ConnectionError(head.decode())
            self.open = True
            self.send(self.hello)
        self.rest = self._take_frames(data)

    def _take_frames(self, data: bytes) -> bytes:
        """Do what every whole frame says; returns what is left over."""
        start, end = 0, len(data)
        while end - start >= 2:
            size, body = data[start + 1], start + 2
            if size >= 126:
                width = 2 if size == 126 else 8
                body += width
                if end < body:
                    break
                size = int.from_bytes(data[body - width : body], "big")
            if end < body + size:
                break
            kind = data[start]
            start = body + size
            if kind == TEXT:
                self.message(data[body:start])
                self.greeted.set()
            elif kind == PING:
                self.send(data[body:start], PONG)
            else:
                raise ConnectionError(f"a frame of kind {kind:#x}: {data[body:start]!r}")
        return data[start:]


def run(main: Coroutine[Any, Any, Result]) -> Result:
    """Run on uvloop; whatever goes wrong in a client ends everything."""
    wrong: list[BaseException] = []

    async def guarded() -> Result:
        def stop(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
            wrong.append(context.get("exception") or RuntimeError(context["message"]))
            task.cancel()

        task = asyncio.ensure_future(main)
        asyncio.get_running_loop().set_exception_handler(stop)
        return await task

    try:
        return uvloop.run(guarded())
    except asyncio.CancelledError:
        raise wrong[0] from None

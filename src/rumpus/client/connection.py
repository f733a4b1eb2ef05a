"""A socket to a room that comes back by itself and goes on without a gap: hello names the last number seen."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from rumpus.client.errors import ConnectionLost, NoTable, TableError, TableRefused
from rumpus.table.wire.messages import (
    Act,
    Announcements,
    Chat,
    FromClient,
    FromServer,
    Hello,
    Nack,
    Notice,
    React,
    Refusal,
    Undo,
    Update,
)

FIRST_WAIT: Final = 0.2  # seconds before one comes back, each time twice as long
LONGEST_WAIT: Final = 5.0
TOO_FAST: Final = "too-many-requests"
PASSING: Final = {TOO_FAST, "too-many-sockets", "store-silent"}  # what a table refuses now and may grant in a while
ONCE: Final = Chat | React | Act | Undo  # what said twice may be done twice
# What a thing said again is refused with if it was done the first time, or if the clock was quicker.
DONE_BEFORE: Final = {"answer-late", "answer-game-over", "answer-not-yours", "reveal-not-awaited"}

_from_server: "msgspec.json.Decoder[FromServer]" = msgspec.json.Decoder(FromServer)
_encode = msgspec.json.Encoder().encode


class Connection:
    """`heard` is called with every update. `patience` is for how many seconds at most we try to come back."""

    def __init__(
        self, address: str, hello: Hello, heard: Callable[[Update], None], patience: float, language: str
    ) -> None:
        self.address = address
        self.hello = hello
        self.heard = heard
        self.patience = patience
        self.language = language
        self.ended: TableError | None = None  # why nothing more will come
        self._socket: ClientConnection | None = None  # while it is greeted
        self._greeted = asyncio.Event()  # or ended
        self._one_at_a_time = asyncio.Lock()
        self._ref = 0
        self._reply: asyncio.Future[Any] | None = None

    async def stay(self) -> None:
        """Listens until it is cancelled, refused, or nobody has answered for too long."""
        loop = asyncio.get_running_loop()
        wait, until = FIRST_WAIT, loop.time() + self.patience
        came = False
        while self.ended is None:
            why: TableError | None = None
            try:
                async with asyncio.timeout(self.patience):
                    socket = await connect(self.address, open_timeout=None, close_timeout=1, max_size=None)
                why = await self._listen(socket)
            except InvalidStatus as refused:
                why = self._refusal_in(refused)
                if came and isinstance(why, NoTable):
                    why = None  # a proxy that answers while the table is started again
            except msgspec.DecodeError:
                why = NoTable.told(self.language, "client-no-table", address=self.address)
            except (OSError, TimeoutError, WebSocketException):
                pass
            if self._greeted.is_set():
                self._drop()
                came, wait, until = True, FIRST_WAIT, loop.time() + self.patience
            if why is None and not came:
                self.end(NoTable.told(self.language, "client-nobody-there", address=self.address))
            elif why is not None and why.id not in PASSING:
                self.end(why)
            elif loop.time() + wait > until:
                self.end(why or ConnectionLost.told(self.language, "client-lost", address=self.address))
            else:
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)

    async def _listen(self, socket: ClientConnection) -> TableError | None:
        """Until it is closed; returns what the table refuses it with."""
        why = None
        try:
            await socket.send(_encode(self.hello).decode())
            async for data in socket:
                message = _from_server.decode(data)
                if isinstance(message, Update):
                    self.hello.since = message.number
                    self._socket = socket
                    self._greeted.set()
                    self.heard(message)
                elif isinstance(message, Nack) and message.ref == 0 and self._socket is None:
                    why = TableRefused.because(message.why)
                elif not isinstance(message, Notice | Announcements):
                    self._settle(message)
        except ConnectionClosed:
            pass
        finally:
            await socket.close()
        return why

    def _settle(self, message: Any) -> None:
        """What cannot be read is refused without its number: one thing is asked at a time, so it is that."""
        if self._reply is not None and not self._reply.done() and message.ref in (self._ref, 0):
            self._reply.set_result(message)

    def _refusal_in(self, refused: InvalidStatus) -> TableError:
        """A table that does not let us in says why."""
        try:
            return TableRefused.because(msgspec.json.decode(refused.response.body, type=Refusal))
        except msgspec.DecodeError:
            return NoTable.told(self.language, "client-no-table", address=self.address)

    def _drop(self) -> None:
        self._socket = None
        self._greeted.clear()
        if self._reply is not None and not self._reply.done():
            self._reply.set_result(None)

    def end(self, why: TableError) -> None:
        """Whoever waits for something hears of it."""
        self._drop()
        self.ended = why
        self._greeted.set()

    async def ask(self, message: FromClient) -> Any:
        """What the table replies; nothing, if it was done when it was said before the connection broke."""
        loop = asyncio.get_running_loop()
        until, again = loop.time() + self.patience, False
        async with self._one_at_a_time:
            while True:
                reply = await self._say(message)
                if reply is None:
                    if isinstance(message, ONCE):
                        raise ConnectionLost.told(self.language, "client-unsure", address=self.address)
                    again = True
                elif not isinstance(reply, Nack):
                    return reply
                elif again and reply.why.id in DONE_BEFORE:
                    return None
                elif reply.why.id != TOO_FAST or loop.time() > until:
                    raise TableRefused.because(reply.why)
                else:
                    await asyncio.sleep(FIRST_WAIT)

    async def _say(self, message: FromClient) -> Any:
        """Nothing, if the connection broke before there was a reply."""
        await self._greeted.wait()
        if self.ended is not None:
            raise self.ended
        assert self._socket is not None
        self._ref += 1
        self._reply = asyncio.get_running_loop().create_future()
        with suppress(ConnectionClosed):  # the listener hears of it, too
            await self._socket.send(_encode(msgspec.structs.replace(message, ref=self._ref)).decode())
        return await self._reply

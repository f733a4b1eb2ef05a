"""One who is shown a room over a socket: sent what they missed, and then every change."""

import asyncio
import logging
import time
from contextlib import suppress

import msgspec
from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from rumpus.kernel.message import Refused
from rumpus.table.hall.hall import Hall
from rumpus.table.rooms.live import LiveRoom
from rumpus.table.thinking import readings
from rumpus.table.web.line import ViewersLine
from rumpus.table.wire.announcing import announced
from rumpus.table.wire.messages import Hello, Nack, Notice, RoomInfo, Update
from rumpus.table.wire.refusals import language_of, refusal_of
from rumpus.table.wire.updates import must_be_read, shown_in, update_at_once, update_for

log = logging.getLogger("rumpus.socket")

CLOSED_BY_US = 4000
REFUSED = 4001
OUR_FAULT = 1011  # as WebSockets say it

Socket = WebSocket[None, None, State]
_encode = msgspec.json.Encoder().encode


async def send(socket: Socket, message: msgspec.Struct) -> None:
    await socket.send({"type": "websocket.send", "bytes": None, "text": _encode(message).decode()})


async def say_goodbye(socket: Socket, refused: Refused) -> None:
    await send(socket, Nack(0, refusal_of(refused, language_of(socket))))
    await socket.close(REFUSED)


class Viewer:
    __slots__ = (
        "arranged",
        "comings",
        "connection",
        "hall",
        "heard",
        "hello",
        "info",
        "key",
        "left",
        "live",
        "removals",
        "replying",
        "room",
        "seat",
        "seen",
        "socket",
    )

    def __init__(
        self, socket: Socket, connection: ViewersLine, hall: Hall, live: LiveRoom, key: str | None, hello: Hello
    ) -> None:
        self.socket = socket
        self.connection = connection
        self.hall = hall
        self.live = live
        self.hello = hello
        self.key = key
        self.seat = live.role(self.key)
        self.room = live.room  # as long as this and how it is arranged are the same, the token opens the same
        self.arranged = live.room.arranged
        self.comings = live.comings
        self.seen = hello.since  # the entry up to which everything was sent
        self.heard = 0  # what the operator has decided, up to that
        self.removals = 0  # of devices, up to which ours is none of them
        self.info: RoomInfo | None = None  # as it was sent last
        self.replying = asyncio.Lock()  # held while something that they asked for is done, until they know
        self.left = False  # nothing more is done for them

    async def send(self, message: msgspec.Struct) -> None:
        """At once, unless something must be waited for."""
        if self.connection.may_send_at_once():
            self.connection.send_at_once(_encode(message))
        else:
            await send(self.socket, message)

    async def keep_up_to_date(self) -> None:
        """A viewer who can no longer be told what happens must not believe that nothing does."""
        try:
            await self._send_updates()
        except Refused as refused:
            await say_goodbye(self.socket, refused)
        except (WebSocketDisconnect, OSError):  # as litestar and uvicorn call it that somebody is gone
            pass
        except Exception as error:
            log.error("a viewer cannot be told", exc_info=error, extra={"room": self.live.room.row.id})
            await self.socket.close(OUR_FAULT)

    async def _send_updates(self) -> None:
        """A slow viewer gets several changes in one update."""
        while not self.hall.closing:
            await self._hear_of_devices()
            await self._hear_the_operator()
            if self.live.gone:
                raise Refused("room-unknown", room=self.live.room.row.id)
            self._look_for_the_seat()
            await send(self.socket, self._noted(await self._next_update()))
            while not self._is_behind() and not self._must_hear() and not self.hall.closing:
                await self.live.audience.wait(self.seat, self.tell_at_once)
        async with self.replying:
            self.left = True
            await send(self.socket, Notice("stopping"))
            await self.socket.close(CLOSED_BY_US)

    def tell_at_once(self) -> bool:
        """Send what is new, if nothing must be waited for; if something must, `_send_updates` does that."""
        room = self.live.room
        if self.hall.closing or self._must_hear() or room is not self.room or room.arranged != self.arranged:
            return False
        if not self.connection.may_send_at_once():
            return False
        try:
            if self._is_behind():
                with self.hall.traces.span("update", room=room.row.id):
                    update = self._update_at_once() if self.hello.changes else _encode(self._noted(self._update()))
                if not update:
                    return False
                self.connection.send_at_once(update)
                self.hall.waits.updates.note(time.perf_counter() - self.live.changed)
        except Exception:  # it is met again, and told, by `_send_updates`
            return False
        return True

    def _must_hear(self) -> bool:
        news = self.hall.book.version != self.heard or self.hall.players.removals != self.removals
        return self.live.gone or news

    async def _hear_of_devices(self) -> None:
        """Who came by a key that its player has removed since goes."""
        if self.hall.players.removals != self.removals:
            self.removals = self.hall.players.removals
            await self.hall.players.key_of(self.hello.token)

    async def _hear_the_operator(self) -> None:
        """Whoever is kept out goes; everybody else is shown what is announced."""
        if self.hall.book.version == self.heard:
            return
        self.heard = self.hall.book.version
        self.hall.book.check_in(self.key)
        await send(self.socket, announced(self.hall.book))

    def _is_behind(self) -> bool:
        return self.live.room.number != self.seen or self.live.comings != self.comings

    def _look_for_the_seat(self) -> None:
        """What the token opens may change: the seat then has somebody else, or its player is back."""
        seat, self.room, self.arranged = self.live.role(self.key), self.live.room, self.live.room.arranged
        if seat != self.seat:
            self.seat, self.seen = seat, None

    async def _next_update(self) -> Update:
        """What must be played again for somebody who was away is, elsewhere."""
        room, number, read = self.live.room, self.live.room.number, b""
        if self.hello.changes and must_be_read(self.live, self.seen):
            with suppress(Refused):  # who asks for too much is told what happened, and not what it changed
                read = await self.hall.readers.read(room, readings.changes, self.seat, self.seen, number)
        return self._update(read if self.live.room.number == number else b"")

    def _update(self, read: bytes = b"") -> Update:
        return update_for(self.live, self.seat, self.seen, self.hello.changes, self.info, read)

    def _update_at_once(self) -> bytes:
        assert self.seen is not None  # whoever waits has been sent something
        shown = shown_in(self.live)
        written = update_at_once(shown, self.seat, self.seen, self.info)
        if written:
            self.seen, self.comings, self.info = shown.number, self.live.comings, shown.info
        return written

    def _noted(self, update: Update) -> Update:
        self.seen, self.comings = update.number, self.live.comings
        self.info = update.info or self.info
        return update

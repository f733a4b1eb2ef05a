"""uvicorn's WebSockets, with a short way for what nearly every message is: one whole text frame, not compressed.

Whatever else comes or goes (hand-shakes, control frames, messages in pieces, mistakes) takes uvicorn's way through the
parser of `websockets`. That is given whole frames only, so it is never in the middle of one; where a frame's end
cannot be told, it is given all that comes from there on.

Which room it is for a socket says in its first message. If that is a neighbour's, the neighbour gets the connection,
with all that was heard on it; there the hand-shake is gone through once more, in silence.
"""

from contextlib import suppress
from http import HTTPStatus
from typing import Final

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

from rumpus.table.web.connections import GuardedConfig
from rumpus.table.web.line import CONNECTION
from rumpus.table.web.neighbours import Passed

try:
    from websockets.speedups import apply_mask
except ImportError:  # a build without them
    from websockets.utils import apply_mask

WHOLE_TEXT: Final = 0x81
MASKED: Final = 0x80
LONG: Final = 126  # instead of a length: it follows in two bytes
MOST_HEARD: Final = 100_000  # bytes before the first message is understood
MOST_WAITING: Final = 8  # messages of one socket, before no more are read from it


class QuickSockets(WebSocketsSansIOProtocol):
    config: GuardedConfig
    rest = b""  # the beginning of a frame
    leaving: tuple[bytes, ...] = ()  # frames that are sent together, in a moment
    strange = False  # from here on, everything goes uvicorn's way
    head = b""  # of the request with which it became a WebSocket
    heard: bytes | None = None  # since then, until it is known whose room it is for; nothing, if all rooms are ours
    greeted = False  # a neighbour has gone through the hand-shake, and the guest knows nothing of another

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.door.let_out(self.config.peer(self))  # it was let in when it still spoke HTTP
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self.scope["state"][CONNECTION] = self

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            if not self.config.neighbours.alone:
                self.head, self.heard = data, b""
        elif self.heard is not None:
            self.heard += data
            if len(self.heard) > MOST_HEARD:
                self.transport.abort()
            if self.greeted and not self.handshake_complete:
                return
        if self.rest:
            data, self.rest = self.rest + data, b""
        if self.handshake_complete and not self.strange:
            data = self._take_frames(data)
        elif self.handshake_initiated:
            self.strange = True  # a client that did not wait
        if data:
            super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        with suppress(InvalidState):  # a second mistake in the same chunk: it is closing already
            super().send_receive_event_to_app()

    def _take_frames(self, data: bytes) -> bytes:
        """Take every whole frame; returns what cannot be taken here."""
        start, end = 0, len(data)
        while end - start >= 2 and not self.transport.is_closing():
            size, body = data[start + 1] - MASKED, start + 6
            if size == LONG:
                if end - start < 4:
                    break
                size, body = int.from_bytes(data[start + 2 : start + 4], "big"), start + 8
            if not 0 <= size <= self.config.ws_max_size or data[start + 1] > MASKED + LONG:
                self.strange = True
                return data[start:]
            stop = body + size
            if end < stop:
                break
            if data[start] == WHOLE_TEXT and not self.frames and not self.close_sent:
                self._take_text(apply_mask(data[body:stop], data[body - 4 : body]))
            else:
                super().data_received(data[start:stop])
            start = stop
        self.rest = data[start:]
        return b""

    def _take_text(self, data: bytes) -> None:
        try:
            self.queue.put_nowait({"type": "websocket.receive", "text": data.decode()})
        except UnicodeDecodeError:
            self.conn.send_close(1007)
            self.handle_parser_exception()
            return
        if self.queue.qsize() >= MOST_WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def go_on_after(self, heard: bytes) -> None:
        """With a socket that was a neighbour's."""
        self.greeted, self.heard = True, heard

    def stays_for(self, room: str) -> bool:
        neighbours, passed = self.config.neighbours, Passed(self.head, self.heard)
        owner, self.head, self.heard = neighbours.division.owner(room), b"", None
        if owner != neighbours.division.number:
            neighbours.pass_on(owner, passed, self.transport)
        return owner == neighbours.division.number

    def _accept_in_silence(self) -> None:
        """What was heard is heard again, by us."""
        self.handshake_complete = True
        self.conn.send_response(self.response)
        self.conn.data_to_send()
        self.start_keepalive()
        heard, self.heard = self.heard, b""
        if heard:
            self.data_received(heard)

    async def send(self, message: ASGISendEvent) -> None:
        if message["type"] == "websocket.accept" and self.greeted:
            self._accept_in_silence()
            return
        text = message.get("text") if message["type"] == "websocket.send" else None
        if text is None or not self.may_send_at_once():
            self._send_leaving()
            await super().send(message)
            if message["type"] == "websocket.http.response.body":
                self.handshake_complete = True  # it was refused, in one piece; uvicorn would complain of it in the log
            return
        self.send_at_once(text.encode())

    def send_at_once(self, data: bytes) -> None:
        size = len(data)
        if size < LONG:
            head = bytes((WHOLE_TEXT, size))
        elif size < 2**16:
            head = bytes((WHOLE_TEXT, LONG, size >> 8, size & 255))
        else:
            head = bytes((WHOLE_TEXT, LONG + 1)) + size.to_bytes(8, "big")
        if not self.leaving:  # what follows from an answer is sent with its acknowledgement
            self.loop.call_soon(self._send_leaving)
        self.leaving += (head, data)

    def _send_leaving(self) -> None:
        frames, self.leaving = self.leaving, ()
        if frames and not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join(frames))

    def may_send_at_once(self) -> bool:
        """The socket is open, its viewer is not slow, and nothing is compressed."""
        return (
            self.handshake_complete
            and not self.close_sent
            and not self.transport.is_closing()
            and self.writable.is_set()
            and not self.conn.extensions
        )

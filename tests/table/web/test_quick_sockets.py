"""The short way for whole text frames makes no difference: whatever comes, it does what uvicorn's own way does."""

import asyncio
from contextlib import suppress
from itertools import pairwise
from typing import Any

from hypothesis import example, given, settings
from hypothesis import strategies as st
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.exceptions import InvalidState

from rumpus.table.guests.addresses import Proxies
from rumpus.table.guests.limits import Doorkeeper, Limits
from rumpus.table.web.connections import GuardedConfig
from rumpus.table.web.neighbours import Neighbours
from rumpus.table.web.quick_sockets import QuickSockets

HANDSHAKE = (
    b"GET /socket HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
LONGEST = 300
SIZES = (0, 62, 63, 2**15 - 1, 2**15)  # of what is sent, in letters of two bytes
TEXT, BINARY, CONTINUATION, CLOSE, PING, PONG = 1, 2, 0, 8, 9, 10
FINAL = 0x80


def frame(kind: int, body: bytes, mask: bytes = b"abcd", masked: bool = True) -> bytes:
    size, flag = len(body), 0x80 if masked else 0
    if size < 126:
        length = bytes([flag | size])
    elif size < 2**16:
        length = bytes([flag | 126]) + size.to_bytes(2, "big")
    else:
        length = bytes([flag | 127]) + size.to_bytes(8, "big")
    hidden = bytes(byte ^ mask[place % 4] for place, byte in enumerate(body))
    return bytes([kind]) + length + (mask + hidden if masked else body)


text_frames = st.builds(
    frame, st.just(FINAL | TEXT), st.text(max_size=200).map(str.encode), st.binary(min_size=4, max_size=4)
)
other_frames = st.one_of(
    st.builds(
        frame, st.sampled_from([FINAL | BINARY, FINAL | PING, FINAL | PONG, FINAL | CLOSE]), st.binary(max_size=9)
    ),
    st.builds(frame, st.sampled_from([TEXT, CONTINUATION, FINAL | CONTINUATION, FINAL | TEXT]), st.binary(max_size=9)),
    st.builds(frame, st.integers(0, 255), st.binary(max_size=130), masked=st.booleans()),
    st.just(frame(FINAL | TEXT, b"x" * (LONGEST + 1))),
    st.just(frame(FINAL | TEXT, b"x" * 2**16)),
)


class Line(asyncio.Transport):
    """Keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.closed = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += bytes(data)

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


class LongWay(WebSocketsSansIOProtocol):
    """uvicorn's own, which would fail at a second mistake in one chunk."""

    def send_receive_event_to_app(self) -> None:
        with suppress(InvalidState):
            super().send_receive_event_to_app()


async def what_happens(way: type[WebSocketsSansIOProtocol], chunks: list[bytes], early: bytes) -> tuple[Any, ...]:
    """What an application hears, and what goes over the line."""
    heard: list[Any] = []

    async def listen(_: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        for size in SIZES:
            await send({"type": "websocket.send", "text": "š" * size})
        while (said := await receive())["type"] == "websocket.receive":
            heard.append(said.get("text", said.get("bytes")))
        heard.append(said)

    config = GuardedConfig(listen, ws=way, ws_max_size=LONGEST, ws_ping_interval=None, log_config=None)
    config.door, config.proxies, config.neighbours = Doorkeeper(Limits()), Proxies(), Neighbours()
    config.load()
    line, protocol = Line(), way(config, ServerState(), {})
    protocol.connection_made(line)
    protocol.data_received(HANDSHAKE)
    if early:
        protocol.data_received(early)
    await settle()
    for chunk in chunks:
        if not line.closed:
            protocol.data_received(chunk)
    closed = line.closed
    protocol.connection_lost(None)
    await settle()
    return heard, line.written, closed


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)  # pause: the loop's, which comes to all that is due


@settings(max_examples=300, deadline=None)
@given(
    frames=st.lists(text_frames | other_frames, max_size=6),
    cuts=st.lists(st.integers(0, 1500), max_size=6),
    early=st.just(b"") | text_frames,
)
@example(frames=[frame(FINAL | PING, b""), frame(FINAL | TEXT, b"after")], cuts=[], early=b"")
@example(
    frames=[frame(TEXT, b"one "), frame(FINAL | PING, b"!"), frame(FINAL | CONTINUATION, b"two")], cuts=[], early=b""
)
@example(frames=[frame(FINAL | CLOSE, b""), frame(FINAL | TEXT, b"too late")], cuts=[], early=b"")
@example(frames=[frame(FINAL | TEXT, b"\xff")], cuts=[], early=b"")
@example(
    frames=[frame(FINAL | PING, b""), frame(FINAL | TEXT, b"\xff"), frame(FINAL | TEXT, b"\x80")], cuts=[], early=b""
)
@example(frames=[frame(FINAL | TEXT, "čára".encode() * 40)], cuts=[1, 2, 3, 7, 9], early=b"")
def test_both_ways_end_alike(frames: list[bytes], cuts: list[int], early: bytes) -> None:
    sent = b"".join(frames)
    places = sorted({0, len(sent), *(cut for cut in cuts if cut < len(sent))})
    chunks = [sent[start:stop] for start, stop in pairwise(places)]
    quick = asyncio.run(what_happens(QuickSockets, chunks, early))
    # Frame by frame: where a mistake follows a message in one chunk, uvicorn forgets the message.
    assert quick == asyncio.run(what_happens(LongWay, chunks if early else frames, early))

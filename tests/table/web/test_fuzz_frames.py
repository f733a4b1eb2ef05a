"""Below messages: frames in pieces, out of order, unmasked, of impossible kinds and lengths. The table goes on."""

import errno
import json
import logging
import socket
import struct
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.helpers.table.served import Opened, Served
from tests.helpers.waiting import PATIENCE

pytestmark = pytest.mark.slow

HANDSHAKE = (
    "GET /socket HTTP/1.1\r\nHost: table\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
TEXT, CLOSE = 0x1, 0x8
LENGTHS = {"short": "", "two bytes": "!H", "eight bytes": "!Q"}


def frame(
    payload: bytes,
    opcode: int = TEXT,
    flags: int = 0x80,  # the final frame of its message
    masked: bool = True,
    length: str = "",
    promised: int = 0,  # bytes that never come
) -> bytes:
    """A frame of a client, or something that is nearly one."""
    size = len(payload) + promised
    length = length or ("short" if size < 126 else "two bytes" if size < 2**16 else "eight bytes")
    marks = {"short": size & 127, "two bytes": 126, "eight bytes": 127}
    head = bytes((flags | opcode, (0x80 if masked else 0) | marks[length]))
    if LENGTHS[length]:
        head += struct.pack(LENGTHS[length], size if length == "eight bytes" else size & 0xFFFF)
    mask = b"mask" if masked else b""
    return head + mask + bytes(byte ^ mask[place % 4] if mask else byte for place, byte in enumerate(payload))


whole = st.sampled_from(
    [
        b'{"type":"undo","ref":1}',
        b'{"type":"chat","ref":1,"text":""}',
        b"nonsense",
        b"",
        b"\xff",
        b"x" * 200,
        b"x" * 9000,
    ]
)
frames = st.one_of(
    whole.map(frame),
    st.builds(
        frame,
        whole | st.binary(max_size=20),
        opcode=st.integers(0, 15),
        flags=st.sampled_from([0x80, 0, 0xC0, 0x90, 0xF0]),
        masked=st.sampled_from([True, True, True, False]),
        length=st.sampled_from(["", "", *LENGTHS]),
        promised=st.sampled_from([0, 0, 0, 5, 2**31, 2**63]),
    ),
    st.binary(max_size=30),
)


@contextmanager
def connection(table: Served) -> Iterator[socket.socket]:
    address = urlsplit(table.url)
    with socket.create_connection((address.hostname or "", address.port or 0), PATIENCE) as raw:
        raw.sendall(HANDSHAKE.encode())
        answered = b""
        while b"\r\n\r\n" not in answered:
            answered += raw.recv(4096)
        assert answered.startswith(b"HTTP/1.1 101 ")
        yield raw


def say(raw: socket.socket, pieces: list[bytes]) -> None:
    """All of it, and then wait until the table hangs up, or until it has had enough."""
    try:
        for piece in pieces:
            raw.sendall(piece)
        raw.shutdown(socket.SHUT_WR)
        while raw.recv(65536):
            pass
    except OSError as error:
        if error.errno not in (errno.EPIPE, errno.ECONNRESET, errno.ENOTCONN):
            raise


@pytest.fixture(scope="module")
def room(table: Served) -> Opened:
    return table.begin("person", "person")


@settings(max_examples=80)
@given(script=st.lists(frames, max_size=5), piece=st.integers(1, 40), greets=st.booleans())
def test_frames_that_are_none_harm_nobody(
    table: Served, room: Opened, script: list[bytes], piece: int, greets: bool
) -> None:
    before = table.match(room.id).state.digest()
    guest = room.asked()
    hello = {"type": "hello", "room": room.id, "token": guest.token}
    sent = b"".join([frame(json.dumps(hello).encode()) if greets else b"", *script, frame(b"", CLOSE)])
    with connection(table) as raw:
        say(raw, [sent[start : start + piece * 10] for start in range(0, len(sent), piece * 10)])
    assert table.match(room.id).state.digest() == before
    with guest.watch() as viewer:
        assert viewer.update()["fresh"]


def test_a_message_in_pieces_is_one_message(table: Served) -> None:
    room = table.begin("person", "person")
    hello = json.dumps({"type": "hello", "room": room.id, "token": room.spectator.token}).encode()
    pieces = [frame(hello[:5], flags=0), frame(b"ping", 0x9), frame(hello[5:30], 0, flags=0), frame(hello[30:], 0)]
    with connection(table) as raw:
        for byte in b"".join(pieces):
            raw.sendall(bytes((byte,)))
        heard = b""
        while b'"may_undo"' not in heard:
            heard += raw.recv(65536)
    assert b'"type":"update"' in heard


def test_nothing_of_it_is_our_failure(table: Served, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    for sent in (
        b"\xff" * 40,
        frame(b"x", masked=False),
        frame(b"\xff"),
        frame(b"x", promised=2**63),
        b"GET / HTTP/1.1",
    ):
        with connection(table) as raw:
            say(raw, [sent])
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []

"""Guests who connect and say nothing, or never come to the point, keep nobody else out."""

import contextlib
import logging
import socket
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from rumpus.table.guests.addresses import household
from rumpus.table.guests.limits import Doorkeeper, Limits
from rumpus.table.web.listening import room_for
from tests.helpers.table.served import GENEROUS, Served, connect, next_of
from tests.helpers.waiting import PATIENCE, until

MOST = 5
SOON = 0.2  # seconds, for guests who are slow
linux = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a machine has but one address of its own")
REQUEST = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"
POST = b"POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{"


@pytest.fixture
def guarded(tmp_path: Path) -> Iterator[Served]:
    table = Served(tmp_path / "rooms.db", replace(GENEROUS, connections_per_address=MOST))
    yield table
    table.client.close()
    table.stop()


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[Served]:
    table = Served(tmp_path / "rooms.db", Limits(headers_seconds=SOON, body_seconds=SOON, hello_seconds=SOON))
    yield table
    table.stop()


def dial(table: Served) -> socket.socket:
    return socket.create_connection(table.listening.getsockname(), PATIENCE)


def rest_of(line: socket.socket) -> bytes:
    """All that comes until the table hangs up."""
    return b"".join(iter(lambda: line.recv(4096), b""))


@linux
def test_nobody_takes_every_connection(guarded: Served, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING, "rumpus.limits")
    with contextlib.ExitStack() as silent:
        for _ in range(MOST):
            line = silent.enter_context(dial(guarded))
            line.sendall(REQUEST)
            line.recv(4096)
        for _ in range(20):
            with dial(guarded) as refused:
                assert rest_of(refused).startswith(b"HTTP/1.1 429 Too Many Requests\r\n")
        with httpx.Client(transport=httpx.HTTPTransport(local_address="127.0.0.2")) as other:
            assert other.get(f"{guarded.url}/health").status_code == 200
    assert [(record.__dict__["address"], record.__dict__["why"]) for record in caplog.records] == [
        ("127.0.0.1", "too-many-connections")
    ]
    until(lambda: guarded.client.get("/health").status_code == 200)


def test_a_connection_counts_until_it_ends_also_if_it_becomes_a_socket(guarded: Served) -> None:
    room = guarded.begin("person", "person")
    guarded.client.close()
    door = guarded.server.door
    until(lambda: door.connected == 0)
    with room.spectator.watch() as viewer:
        viewer.update()
        assert (door.connected, dict(door.connections)) == (1, {"127.0.0.1": 1})
    until(lambda: (door.connected, dict(door.connections)) == (0, {}))


def test_a_proxys_connections_are_many_peoples(tmp_path: Path) -> None:
    table = Served(tmp_path / "rooms.db", replace(GENEROUS, connections_per_address=1), proxy="127.0.0.1")
    try:
        with dial(table), dial(table):
            assert table.client.get("/health").status_code == 200
    finally:
        table.stop()


@pytest.mark.parametrize(
    "said", [b"", b"GET /health HTT", REQUEST[:-2], REQUEST + b"GET", REQUEST + POST], ids=range(5)
)
def test_a_request_has_its_time(impatient: Served, said: bytes) -> None:
    def is_cut_off() -> bool:
        """After what was whole was answered, for which a busy table may have no time at first."""
        with dial(impatient) as line:
            line.sendall(said)
            heard = rest_of(line)
        assert b"HTTP/1.1 408 Request Timeout" in heard
        return heard.count(b"HTTP/1.1 200") == said.startswith(REQUEST)

    until(is_cut_off)


def test_whoever_is_slow_but_comes_to_the_point_is_heard(tmp_path: Path) -> None:
    """Time begins anew with each request, and stands still while the table thinks or nobody asks."""
    table = Served(tmp_path / "rooms.db", Limits(headers_seconds=PATIENCE))
    try:
        with dial(table) as line:
            for byte in REQUEST * 2:
                line.sendall(bytes([byte]))
            answers = b""
            while answers.count(b'"open":true') < 2:
                heard = line.recv(4096)
                assert heard, answers
                answers += heard
    finally:
        table.stop()


def test_a_socket_says_hello_in_time(impatient: Served) -> None:
    with connect(impatient) as silent:
        assert next_of("nack", silent)["why"]["id"] == "hello-awaited"


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8::1", "2001:db8::2", True),
        ("2001:db8::1", "2001:db8:0:0:ffff::1", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("fe80::1%eth0", "fe80::2%eth0", True),
        ("unknown", "unknown", True),
    ],
)
def test_who_has_one_address_of_ipv6_has_many(one: str, other: str, same: bool) -> None:
    assert (household(one) == household(other)) == same


def test_the_log_is_not_filled_by_those_who_are_refused(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = 0.0
    monkeypatch.setattr("rumpus.table.guests.limits.time.monotonic", lambda: clock)
    door = Doorkeeper(Limits(connections_per_address=1))
    for number in range(1000):
        for _ in range(5):
            door.let_in(f"192.0.2.{number}")
    assert len(caplog.records) == 20
    clock = 61.0
    door.let_in("192.0.2.0")
    assert len(caplog.records) == 41
    assert caplog.records[20].__dict__["times"] == 3


def test_there_is_always_room_for_other_files() -> None:
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert room_for(100) == 100
    most = room_for(10**9)
    assert most + 200 <= resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    resource.setrlimit(resource.RLIMIT_NOFILE, (before[0], resource.getrlimit(resource.RLIMIT_NOFILE)[1]))

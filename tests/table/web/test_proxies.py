"""The examples for nginx and Caddy, by the programs themselves: TLS, sockets, a path of one's own."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from rumpus.table.guests.limits import Limits
from tests.helpers.table.proxies import GUEST, Proxied, caddy, nginx, play_over_sockets
from tests.helpers.table.served import Served

QUICK = Limits(rooms_per_hour=100, messages_per_second=10_000, messages_at_once=10_000)


@pytest.fixture
def behind(tmp_path: Path) -> Iterator[Served]:
    """A table that believes a proxy on this machine."""
    table = Served(tmp_path / "rooms.db", limits=QUICK, proxy="127.0.0.1", names=("localhost",))
    yield table
    table.stop()


def play(table: Proxied, behind: Served) -> None:
    room = table.begin("person", "person")
    assert play_over_sockets(table, room, Random(1))
    assert room.info()["stage"] == "over"
    assert "script" in table.client.get("/").text
    assert GUEST in behind.server.door.requests  # by whom everything is counted: the proxy names them


def test_nginx(behind: Served, tmp_path: Path) -> None:
    with nginx(tmp_path, behind.url) as table:
        play(table, behind)
        assert table.client.get(table.url.removesuffix("/games")).status_code >= 400


def test_caddy(behind: Served, tmp_path: Path) -> None:
    with caddy(tmp_path, behind.url) as (alone, under_a_path):
        play(alone, behind)
        play(under_a_path, behind)

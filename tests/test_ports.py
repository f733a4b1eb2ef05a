"""A port of a test's own: refused while nothing listens, free for a server again and again, and for nobody else."""

import socket

import pytest

from rumpus.table.web.listening import listen
from tests.helpers.ports import own_port


def connect(port: int) -> None:
    with socket.create_connection(("127.0.0.1", port)):
        pass


def test_a_server_may_listen_there_more_than_once_and_is_missed_in_between() -> None:
    port = own_port()
    for _ in range(2):
        with pytest.raises(ConnectionRefusedError):
            connect(port)
        with listen("127.0.0.1", port):
            connect(port)


def test_the_system_gives_it_to_no_one_else() -> None:
    port = own_port()
    for _ in range(2):
        with socket.socket() as other, pytest.raises(OSError, match="in use"):
            other.bind(("127.0.0.1", port))

"""Ports for servers that tests start as programs of their own."""

import socket

_held: list[socket.socket] = []  # as long as the tests run


def own_port() -> int:
    """A port that nothing else gets while the tests run, also while its server is down.

    It stays bound without listening: the system gives it to no other program, a server may take it, and nobody is
    answered until one does."""
    held = socket.socket()
    held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    held.bind(("127.0.0.1", 0))  # port: kept bound, so nothing else gets it
    _held.append(held)
    port: int = held.getsockname()[1]
    return port

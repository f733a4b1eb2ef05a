"""Where the table listens, and to how many at once."""

import errno
import socket
import sys
from collections.abc import Iterator
from contextlib import suppress

from rumpus.kernel.message import Refused

if sys.platform != "win32":
    import resource

FIRST_PORT = 8000
PORTS_TRIED = 100
BACKLOG = 512
OTHER_FILES = 200  # besides connections: the store, what bots think in, files of the page


def room_for(connections: int) -> int:
    """How many there may be: that many, if the system lets us open as many files, and some for other things."""
    if sys.platform == "win32":
        return connections
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + OTHER_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return connections if soft == resource.RLIM_INFINITY else min(connections, soft - OTHER_FILES)


def listen(host: str, port: int | None) -> socket.socket:
    """At that port, or, if none was asked for, at the first free one."""
    if port is not None:
        return bind(host, port)
    for free in range(FIRST_PORT, FIRST_PORT + PORTS_TRIED):
        try:
            return bind(host, free)
        except Refused as refused:
            if refused.message.id != "port-taken":
                raise
    raise Refused("ports-taken", first=str(FIRST_PORT), last=str(FIRST_PORT + PORTS_TRIED - 1))


def bind(host: str, port: int) -> socket.socket:
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except (OSError, UnicodeError):
        raise Refused("host-unknown", host=host) from None
    # With the protocol named, asyncio sends small messages at once instead of waiting for more (TCP_NODELAY).
    listening = socket.socket(family, kind, protocol)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # as the port of a server that just ended
        listening.bind(address)
        listening.listen(BACKLOG)
    except OSError as error:
        listening.close()
        if error.errno == errno.EADDRINUSE:
            raise Refused("port-taken", host=host, port=str(port)) from None
        raise Refused("cannot-listen", host=host, port=str(port), why=error.strerror or str(error)) from None
    return listening


def waiting_at(listening: socket.socket) -> Iterator[socket.socket]:
    """Whom nobody has accepted yet."""
    listening.setblocking(False)
    with suppress(OSError):  # nobody more, or gone already
        while True:
            guest, _ = listening.accept()
            guest.setblocking(False)
            yield guest


def address_of(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"

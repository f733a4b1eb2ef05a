"""Pages of another site must not speak to the table in the name of whoever looks at them."""

import socket
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from rumpus.kernel.message import Refused
from rumpus.table.guests.addresses import read_address
from rumpus.table.guests.limits import Doorkeeper, visitor
from rumpus.table.rooms.book import Book
from rumpus.table.web.forwarding import address_of

OPERATORS: Final = "/api/operator"
READING: Final = ("GET", "HEAD", "OPTIONS")
ANY_NAME: Final = "*"

Connection = ASGIConnection[Any, Any, Any, Any]


class HostNames:
    """What the table may be called. A site can let its own name lead to somebody's machine, and its pages would then be
    of the same origin as the table (DNS rebinding); but addresses, and names that mean something only nearby, are not
    its to give away. Every other name must have been told us."""

    def __init__(self, given: tuple[str, ...] = ()) -> None:
        self.given = {name.lower().rstrip(".") for name in (*given, socket.gethostname())}

    def include(self, name: str) -> bool:
        name = name.lower().rstrip(".")
        nearby = "." not in name or name.endswith((".localhost", ".local"))
        return nearby or read_address(name) is not None or name in self.given or ANY_NAME in self.given

    def check(self, connection: Connection) -> None:
        host = connection.headers.get("host", "")
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            name = host
        if not self.include(name):
            raise Refused("host-not-ours", host=name)


def knock(connection: Connection, door: Doorkeeper, names: HostNames, book: Book) -> None:
    """Whoever wants anything of the table comes by here first."""
    visitor.set(address_of(connection))
    door.request(visitor.get())
    if not connection.scope["path"].startswith(OPERATORS):  # who keeps others out may have the same address
        book.check_in()
    names.check(connection)
    if connection.scope.get("method") not in READING:
        check_origin(connection)


def check_origin(connection: Connection) -> None:
    """Browsers say which page asks; programs say nothing."""
    origin = connection.headers.get("origin")
    if origin is not None and host_of(origin) != connection.headers.get("host"):
        raise Refused("origin-not-ours")


def host_of(origin: str) -> str | None:
    """With its port; None if that is no address of a page."""
    try:
        return urlsplit(origin).netloc or None
    except ValueError:
        return None

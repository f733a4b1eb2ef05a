"""Pages of another site must not speak to the table in the name of whoever looks at them."""

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from rumpus.kernel.message import Refused


def check_origin(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
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

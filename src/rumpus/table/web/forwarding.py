"""Whose request it is, where clients may come through a proxy of ours."""

from typing import Any

from litestar.connection import ASGIConnection
from litestar.types import ASGIApp, Receive, Scope, Send

from rumpus.table.guests.addresses import UNKNOWN, Proxies, household


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return household(connection.client.host) if connection.client is not None else UNKNOWN


def behind(proxies: Proxies, app: ASGIApp) -> ASGIApp:
    """The same, for clients that come through a proxy."""

    async def forwarded(scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        if client is not None and proxies.trust(client[0]):
            named = [value.decode("latin-1") for name, value in scope["headers"] if name == b"x-forwarded-for"]
            if named:
                scope["client"] = (proxies.client_of(client[0], ",".join(named)), 0)
        await app(scope, receive, send)

    return forwarded

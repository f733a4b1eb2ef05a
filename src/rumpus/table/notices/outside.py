"""Calls to servers elsewhere whose addresses guests have given: never to one of ours, whatever their names become.

A name is looked up once, every address that it has is checked, and the connection goes to the address that was checked:
who answers differently the second time gains nothing. Redirections are answers like any other, and not followed.
"""

import asyncio
import ipaddress
import socket
from collections.abc import Iterable
from typing import Any, Final
from urllib.parse import urlsplit

import httpcore

from rumpus.kernel.message import Refused

WITHIN: Final = 10.0  # seconds, for each step of a call
PORTS: Final = (443, 8443)


class NotOutside(Exception):
    """Where a call would go is none of our guests' business."""


class CheckedBackend(httpcore.AsyncNetworkBackend):
    def __init__(self, nearby: bool) -> None:
        self.nearby = nearby  # whether our own network is allowed, which only tests want
        self.backend: httpcore.AsyncNetworkBackend = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        address = await self._checked(host, port)
        return await self.backend.connect_tcp(address, port, timeout, local_address, socket_options)

    async def connect_unix_socket(self, *_: Any, **__: Any) -> httpcore.AsyncNetworkStream:
        raise NotOutside

    async def sleep(self, seconds: float) -> None:
        await self.backend.sleep(seconds)

    async def _checked(self, host: str, port: int) -> str:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [str(one[4][0]) for one in found]
        if not addresses or not (self.nearby or all(map(is_outside, addresses))):
            raise NotOutside(host)
        return addresses[0]


def is_outside(address: str) -> bool:
    """Whether an address belongs to the whole world, and to nothing that only we can reach."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    inner = getattr(ip, "ipv4_mapped", None) or getattr(ip, "sixtofour", None) or getattr(ip, "teredo", None)
    if isinstance(inner, tuple):
        inner = inner[1]
    if ip in NAT64:
        inner = ipaddress.ip_address(int(ip) & 0xFFFF_FFFF)
    return ip.is_global and not ip.is_multicast and (inner is None or is_outside(str(inner)))


NAT64: Final = ipaddress.ip_network("64:ff9b::/96")


def check_address(url: str, hosts: Iterable[str] | None, nearby: bool = False) -> None:
    """Refused, unless it is one of `hosts`, or below one (`.example.org`), by https; None: any."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Refused("webhook-address-wrong", url=url) from None
    host = (parts.hostname or "").lower()
    secure = parts.scheme == "https" and (port is None or port in PORTS)
    if not host or parts.username is not None or not (secure or nearby):
        raise Refused("webhook-address-wrong", url=url)
    if hosts is not None and not any(host == one or (one[:1] == "." and host.endswith(one)) for one in hosts):
        raise Refused("webhook-not-allowed", host=host)


class Outside:
    def __init__(self, nearby: bool = False) -> None:
        self.nearby = nearby

    async def post(self, url: str, headers: dict[str, str], body: bytes) -> int:
        """The status that comes back."""
        async with httpcore.AsyncConnectionPool(network_backend=CheckedBackend(self.nearby), retries=0) as pool:
            timeouts = dict.fromkeys(("connect", "read", "write", "pool"), WITHIN)
            async with (
                asyncio.timeout(3 * WITHIN),
                pool.stream(
                    "POST", url, headers=list(headers.items()), content=body, extensions={"timeout": timeouts}
                ) as answer,
            ):
                return int(answer.status)

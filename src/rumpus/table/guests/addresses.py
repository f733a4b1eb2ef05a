"""Where somebody comes from: the other end of the line, or, if that is our own proxy, the address that it names."""

from dataclasses import dataclass
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final, Self

from rumpus.kernel.message import Refused

EVERYBODY: Final = "*"
UNKNOWN: Final = "unknown"
ONE_HOUSE: Final = 64  # bits: whoever has an IPv6 address has all that begin with these


def household(address: str) -> str:
    """Those that one guest may have as many of as they like, as one."""
    found = read_address(address)
    if isinstance(found, IPv6Address):
        return str(ip_network((found, ONE_HOUSE), strict=False))
    return address if found is None else str(found)


def read_address(text: str) -> IPv4Address | IPv6Address | None:
    """An IPv4 address may be written as an IPv6 one, and any with a zone."""
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


@dataclass(frozen=True)
class Networks:
    networks: tuple[IPv4Network | IPv6Network, ...] = ()
    everybody: bool = False

    @classmethod
    def read(cls, text: str) -> Self:
        """Addresses and networks, with commas between them, or `*`; ValueError if that is not what they are."""
        if text == EVERYBODY:
            return cls(everybody=True)
        return cls(tuple(ip_network(one.strip()) for one in text.split(",")))

    def include(self, address: str) -> bool:
        return self.everybody or self._know(address)

    def _know(self, address: str) -> bool:
        found = read_address(address)
        return found is not None and any(found in network for network in self.networks)


@dataclass(frozen=True)
class Proxies(Networks):
    """Those whose word about addresses is believed. Of what they say only what they themselves have added: everything
    before it in the header may be the client's invention. Where everybody is the proxy, only the last one is: nobody
    vouches for the others."""

    def trust(self, address: str) -> bool:
        return self.include(address)

    def client_of(self, address: str, forwarded: str) -> str:
        """Who it is that one of them forwards: from the last named on, the first that is none of us."""
        for named in (without_port(one.strip()) for one in reversed(forwarded.split(","))):
            if read_address(named) is None:
                break  # whatever that is, what stands before it is nobody's word
            address = named
            if not self._know(named):
                break
        return address


def read_proxies(text: str | None) -> Proxies:
    if text is None:
        return Proxies()
    try:
        return Proxies.read(text)
    except ValueError:
        raise Refused("proxy-unknown", proxy=text) from None


def without_port(text: str) -> str:
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return text.partition(":")[0] if text.count(":") == 1 else text

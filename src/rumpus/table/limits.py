"""How much anybody may ask of the table: each address has an allowance that fills up again with time."""

import time
from collections import defaultdict
from dataclasses import dataclass, field

from rumpus.kernel.message import Refused

FORGET_AFTER = 3600.0  # seconds


@dataclass(frozen=True)
class Limits:
    requests_per_second: float = 50.0
    requests_at_once: int = 200
    rooms_per_hour: int = 60
    sockets_per_address: int = 40
    messages_per_second: float = 20.0  # on one socket
    messages_at_once: int = 60
    message_bytes: int = 4096
    record_bytes: int = 500_000


@dataclass
class Allowance:
    """A bucket: `most` at once, filled again at `rate` a second."""

    rate: float
    most: float
    left: float = field(init=False)
    since: float = field(default_factory=time.monotonic)

    def __post_init__(self) -> None:
        self.left = self.most

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.since) * self.rate)
        self.since = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Doorkeeper:
    """Counts what each address asks for. Refuses; never blocks."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.requests: dict[str, Allowance] = {}
        self.rooms: dict[str, Allowance] = {}
        self.sockets: dict[str, int] = defaultdict(int)

    def request(self, address: str) -> None:
        allowance = self._allowance(
            self.requests, address, self.limits.requests_per_second, self.limits.requests_at_once
        )
        if not allowance.take():
            raise Refused("too-many-requests")

    def new_room(self, address: str) -> None:
        most = self.limits.rooms_per_hour
        if not self._allowance(self.rooms, address, most / 3600, most).take():
            raise Refused("too-many-rooms", most=most)

    def enter(self, address: str) -> None:
        if self.sockets[address] >= self.limits.sockets_per_address:
            raise Refused("too-many-sockets", most=self.limits.sockets_per_address)
        self.sockets[address] += 1

    def leave(self, address: str) -> None:
        self.sockets[address] -= 1
        if not self.sockets[address]:
            del self.sockets[address]

    def messages(self) -> Allowance:
        return Allowance(self.limits.messages_per_second, self.limits.messages_at_once)

    def _allowance(self, allowances: dict[str, Allowance], address: str, rate: float, most: float) -> Allowance:
        if address not in allowances:
            self._forget(allowances)
            allowances[address] = Allowance(rate, most)
        return allowances[address]

    def _forget(self, allowances: dict[str, Allowance]) -> None:
        old = time.monotonic() - FORGET_AFTER
        for address in [address for address, allowance in allowances.items() if allowance.since < old]:
            del allowances[address]

"""How much anybody may ask of the table: each address has an allowance that fills up again with time."""

import logging
import re
import time
from collections import Counter, defaultdict
from contextvars import ContextVar
from dataclasses import dataclass, field

from rumpus.kernel.message import Refused

log = logging.getLogger("rumpus.limits")

FORGET_AFTER = 3600.0  # seconds
PROXY = "a proxy"
WHOLE, DECIMAL = re.compile(r"[0-9]{1,9}"), re.compile(r"[0-9]{1,9}(\.[0-9]{1,9})?")
NOTED_EVERY = 60.0  # seconds between two lines of the log about the same
NOTED_AT_MOST = 20  # such lines in that time


@dataclass(frozen=True)
class Limits:
    requests_per_second: float = 50.0
    requests_at_once: int = 200
    rooms_per_hour: int = 60
    players_per_hour: int = 30
    connections: int = 5000
    connections_per_address: int = 200
    headers_seconds: float = 10.0  # that the head of a request may take
    body_seconds: float = 60.0  # that the rest of it may take
    hello_seconds: float = 10.0  # that the first message of a socket may take
    sockets_per_address: int = 40
    messages_per_second: float = 20.0  # on one socket
    messages_at_once: int = 60
    message_bytes: int = 4096
    record_bytes: int = 500_000
    record_lines: int = 10_000  # five times as many as the longest games have
    work_per_second: float = 0.25  # seconds of a process that works things out
    work_at_once: float = 15.0
    rooms_bytes: int = 200_000_000  # in memory, as far as can be told


def read_limit(text: str) -> tuple[str, float]:
    """`rooms_per_hour=10`: which limit, and what it is to be."""
    name, _, value = text.partition("=")
    usual = vars(Limits())
    if name not in usual:
        raise Refused("limit-unknown", limit=name, known=tuple(usual))
    whole = isinstance(usual[name], int)
    if not (WHOLE if whole else DECIMAL).fullmatch(value) or not float(value):
        raise Refused("limit-no-number", limit=name, value=value)
    return name, int(value) if whole else float(value)


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
        if self.fill() < 1:
            return False
        self.left -= 1
        return True

    def fill(self) -> float:
        """What is left now."""
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.since) * self.rate)
        self.since = now
        return self.left


class Noted:
    """One line in the log when an address is refused something, and one with a number as long as it goes on: whoever
    knocks a thousand times does not fill the disk."""

    def __init__(self) -> None:
        self.times: dict[tuple[str, str], int] = {}  # since that was written last
        self.since = -NOTED_EVERY

    def refused(self, address: str, why: str) -> None:
        now = time.monotonic()
        if now >= self.since + NOTED_EVERY:
            for (whom, what), times in self.times.items():
                if times:
                    log.warning("somebody was refused again", extra={"address": whom, "why": what, "times": times})
            self.times, self.since = {}, now
        if (address, why) in self.times:
            self.times[address, why] += 1
        elif len(self.times) < NOTED_AT_MOST:
            self.times[address, why] = 0
            log.warning("somebody is refused", extra={"address": address, "why": why})


class Doorkeeper:
    """Counts what each address asks for. Refuses; never blocks."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.noted = Noted()
        self.turned_away: Counter[str] = Counter()  # before they could say what they wanted, and why
        self.connections: dict[str, int] = defaultdict(int)
        self.connected = 0  # in all
        self.requests: dict[str, Allowance] = {}
        self.rooms: dict[str, Allowance] = {}
        self.players: dict[str, Allowance] = {}
        self.sockets: dict[str, int] = defaultdict(int)

    def let_in(self, address: str | None) -> bool:
        """Whether somebody may connect. A proxy's connections, which are of no address, count only among all."""
        if address is not None and self.connections.get(address, 0) >= self.limits.connections_per_address:
            return self._turn_away(address, "too-many-connections")
        if self.connected >= self.limits.connections:
            return self._turn_away(address or PROXY, "too-many-connections-in-all")
        self.connected += 1
        if address is not None:
            self.connections[address] += 1
        return True

    def _turn_away(self, address: str, why: str) -> bool:
        self.noted.refused(address, why)
        self.turned_away[why] += 1
        return False

    def let_out(self, address: str | None) -> None:
        self.connected -= 1
        if address is not None:
            count_down(self.connections, address)

    def request(self, address: str) -> None:
        allowance = self._allowance(
            self.requests, address, self.limits.requests_per_second, self.limits.requests_at_once
        )
        if not allowance.take():
            raise self._refuse(address, "too-many-requests")

    def new_room(self, address: str) -> bool:
        """Whether somebody may open one."""
        most = self.limits.rooms_per_hour
        return self._allowance(self.rooms, address, most / 3600, most).take()

    def new_player(self, address: str) -> None:
        most = self.limits.players_per_hour
        if not self._allowance(self.players, address, most / 3600, most).take():
            raise self._refuse(address, "too-many-players", most=most)

    def too_many_rooms(self, address: str) -> Refused:
        return self._refuse(address, "too-many-rooms", most=self.limits.rooms_per_hour)

    def enter(self, address: str) -> None:
        if self.sockets.get(address, 0) >= self.limits.sockets_per_address:
            raise self._refuse(address, "too-many-sockets", most=self.limits.sockets_per_address)
        self.sockets[address] += 1

    def leave(self, address: str) -> None:
        count_down(self.sockets, address)

    def messages(self) -> Allowance:
        return Allowance(self.limits.messages_per_second, self.limits.messages_at_once)

    def _refuse(self, address: str, why: str, **args: int) -> Refused:
        self.noted.refused(address, why)
        return Refused(why, **args)

    def _allowance(self, allowances: dict[str, Allowance], address: str, rate: float, most: float) -> Allowance:
        if address not in allowances:
            forget_old(allowances)
            allowances[address] = Allowance(rate, most)
        return allowances[address]


def forget_old(allowances: dict[str, Allowance]) -> None:
    old = time.monotonic() - FORGET_AFTER
    for address in [address for address, allowance in allowances.items() if allowance.since < old]:
        del allowances[address]


def count_down(counts: dict[str, int], address: str) -> None:
    counts[address] -= 1
    if not counts[address]:
        del counts[address]


# What takes long

THE_TABLE = ""  # an address like any other, but without limits: what nobody has asked for

visitor: ContextVar[str] = ContextVar("visitor", default=THE_TABLE)  # on whose behalf something is done


class Workload:
    """How much of the workers' time each address has used. What something costs is known when it is done: whoever has
    used more than their share waits until it is filled again."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.left: dict[str, Allowance] = {}

    def check(self, address: str) -> None:
        if address in self.left and self.left[address].fill() <= 0:
            raise Refused("too-many-requests")

    def charge(self, address: str, seconds: float) -> None:
        if address == THE_TABLE:
            return
        if address not in self.left:
            forget_old(self.left)
            self.left[address] = Allowance(self.limits.work_per_second, self.limits.work_at_once)
        self.left[address].fill()
        self.left[address].left -= seconds

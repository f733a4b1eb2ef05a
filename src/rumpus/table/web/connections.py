"""uvicorn's HTTP, for guests who may mean us no good: so many connections from one address, so long for a request.

Where several processes serve the table, a request about a room goes to the one that has it, with its connection."""

import asyncio
from typing import TYPE_CHECKING, Any, Final, cast
from urllib.parse import unquote

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from rumpus.table.guests.addresses import UNKNOWN, Proxies, household
from rumpus.table.guests.limits import Doorkeeper
from rumpus.table.rooms.division import Division
from rumpus.table.web.neighbours import Neighbours, Passed

if TYPE_CHECKING:
    from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

    from rumpus.table.web.quick_sockets import QuickSockets

TOO_MANY: Final = b"HTTP/1.1 429 Too Many Requests\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
LONGEST_HEAD: Final = 16_384  # bytes of a request before its body
TOO_SLOW: Final = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


class GuardedConfig(uvicorn.Config):
    """What all connections of a server share."""

    door: Doorkeeper
    proxies: Proxies
    neighbours: Neighbours

    def peer(self, connection: "H11Protocol | WebSocketsSansIOProtocol") -> str | None:
        """Whose connection it is; None for a proxy's, which is many people's."""
        host = UNKNOWN if connection.client is None else connection.client[0]
        return None if self.proxies.trust(host) else household(host)


class GuardedHttp(H11Protocol):
    config: GuardedConfig
    counted = False
    upgraded = False
    awaited: tuple[float, object] = (0.0, None)  # how long we wait for what is missing of a request, and of which one
    deadline: asyncio.TimerHandle | None = None
    since: float  # by the loop's clock
    passed: Passed | None = None  # what the neighbour who had the connection before has read of it

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.since = self.loop.time()
        if not self.config.neighbours.alone:
            self.conn = SortedRequests(self.config.neighbours.division, self.passed is not None)
        self.counted = self.config.door.let_in(self.config.peer(self))
        if not self.counted:
            if self.passed is None or self.passed.heard is None:  # a WebSocket would not understand it
                transport.write(TOO_MANY)
            transport.close()
        elif self.passed is not None:
            self.data_received(self.passed.request)
        else:
            self._mind_the_time()

    @property
    def has_asked(self) -> bool:
        """Something, ever; or has gone."""
        return self.upgraded or self.transport.is_closing() or self.cycle is not None

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        if self.counted:
            self.config.door.let_out(self.config.peer(self))
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._mind_the_time()

    def handle_events(self) -> None:
        super().handle_events()
        if isinstance(self.conn, SortedRequests) and self.conn.elsewhere is not None:
            owner, request = self.conn.elsewhere
            passed = Passed(head_of(request) + self.conn.trailing_data[0])
            self.config.neighbours.pass_on(owner, passed, self.transport)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.upgraded = True  # from here on, QuickSockets has the connection
        super().handle_websocket_upgrade(event)
        if self.passed is not None and self.passed.heard is not None:
            cast("QuickSockets", self.transport.get_protocol()).go_on_after(self.passed.heard)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._mind_the_time()

    def _mind_the_time(self) -> None:
        """Each request has its time from its first byte on, and the first one from the beginning."""
        awaited = (self._patience(), self.cycle)
        if awaited != self.awaited and not self.transport.is_closing():
            self._stop_waiting()
            self.awaited = awaited
            if awaited[0]:
                self.deadline = self.loop.call_later(awaited[0], self._give_up)

    def _patience(self) -> float:
        limits = self.config.door.limits
        if self.upgraded:
            return 0.0
        if self.conn.their_state is h11.IDLE:
            between = self.cycle is not None and not self.conn.trailing_data[0]
            return 0.0 if between else limits.headers_seconds  # in between, uvicorn waits for a while
        return limits.body_seconds if self.conn.their_state is h11.SEND_BODY else 0.0

    def _stop_waiting(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def _give_up(self) -> None:
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            self.transport.write(TOO_SLOW)
        self.transport.close()


class SortedRequests(h11.Connection):
    """Those that are a neighbour's are put aside. The first on a connection that was passed on to us is ours."""

    def __init__(self, division: Division, passed: bool) -> None:
        super().__init__(h11.SERVER, LONGEST_HEAD)
        self.division = division
        self.passed = passed
        self.elsewhere: tuple[int, h11.Request] | None = None

    def next_event(self) -> Any:
        event = super().next_event()
        if not isinstance(event, h11.Request):
            return event
        owner, self.passed = self.division.number if self.passed else owner_of(event, self.division), False
        if owner != self.division.number:
            self.elsewhere = owner, event
            return h11.NEED_DATA
        return event


def owner_of(request: h11.Request, division: Division) -> int:
    """Which process answers. Who opens the next room is drawn by lot: connections come to whoever has time just then,
    but rooms stay."""
    words = unquote(request.target.partition(b"?")[0].decode("ascii")).split("/", 4)[1:]
    if words[:2] == ["api", "operator"]:
        words = words[:1] + words[2:3] + "/".join(words[3:]).split("/")
    if words[:2] == ["api", "rooms"] and len(words) > 2 and words[2]:
        return division.owner(words[2])
    opens = request.method == b"POST" and words in (["api", "rooms"], ["api", "records"])
    return division.anybody() if opens else division.number


def head_of(event: h11.Request) -> bytes:
    """As it came."""
    lines = [b"%b %b HTTP/%b" % (event.method, event.target, event.http_version)]
    lines += [b"%b: %b" % header for header in event.headers.raw_items()]
    return b"\r\n".join((*lines, b"", b""))

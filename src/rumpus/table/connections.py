"""uvicorn's HTTP, for guests who may mean us no good: so many connections from one address, so long for a request."""

import asyncio
from typing import TYPE_CHECKING, Final

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from rumpus.table.addresses import UNKNOWN, Proxies, household
from rumpus.table.limits import Doorkeeper

if TYPE_CHECKING:
    from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

TOO_MANY: Final = b"HTTP/1.1 429 Too Many Requests\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
TOO_SLOW: Final = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


class GuardedConfig(uvicorn.Config):
    """What all connections of a server share."""

    door: Doorkeeper
    proxies: Proxies

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

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.counted = self.config.door.let_in(self.config.peer(self))
        if self.counted:
            self._mind_the_time()
        else:
            transport.write(TOO_MANY)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        if self.counted:
            self.config.door.let_out(self.config.peer(self))
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._mind_the_time()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.upgraded = True  # from here on, QuickSockets has the connection
        super().handle_websocket_upgrade(event)

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

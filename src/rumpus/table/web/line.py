"""What a viewer's socket is held on: a connection over the network, or, in a page that is its own table, a port."""

from typing import Final, Protocol

CONNECTION: Final = "connection"  # where the one who serves a socket finds its line


class ViewersLine(Protocol):
    greeted: bool  # a neighbour has gone through the hand-shake, and the guest knows nothing of another

    def stays_for(self, room: str) -> bool:
        """Whether the room is ours; if not, its owner has the socket from here on."""

    def may_send_at_once(self) -> bool: ...

    def send_at_once(self, data: bytes) -> None:
        """A text, if `may_send_at_once`."""

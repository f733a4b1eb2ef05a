"""Who looks at a room, and from where: over a socket, or with a call now and then."""

import time
from collections import Counter
from typing import Final

LOOKS_AWAY_AFTER: Final = 10.0  # seconds since the last call
GONE_AFTER: Final = 60.0  # seconds, after which a room is left alone


class Attendance:
    def __init__(self) -> None:
        self.sockets: Counter[str] = Counter()
        self.watching = 0  # how many of these there are
        self.looked: dict[str, float] = {}  # when each address did last

    def come(self, address: str) -> None:
        self.sockets[address] += 1
        self.watching += 1

    def go(self, address: str) -> None:
        self.sockets[address] -= 1
        self.watching -= 1
        self.sockets = +self.sockets
        self.look(address)

    def look(self, address: str) -> None:
        self.looked = {one: when for one, when in self.looked.items() if not is_past(when, GONE_AFTER)}
        self.looked[address] = time.monotonic()

    def is_watched(self) -> bool:
        """Whether somebody waits to see what happens next."""
        return self._anybody(LOOKS_AWAY_AFTER)

    def is_attended(self) -> bool:
        """Whether somebody was here of late: they may be reading the rules."""
        return self._anybody(GONE_AFTER)

    def addresses(self) -> list[str]:
        """Of all who were here of late."""
        recent = [one for one, when in self.looked.items() if not is_past(when, GONE_AFTER)]
        return list(dict.fromkeys([*self.sockets, *recent]))

    def _anybody(self, within: float) -> bool:
        return bool(self.sockets) or any(not is_past(when, within) for when in self.looked.values())


def is_past(when: float, seconds: float) -> bool:
    return time.monotonic() > when + seconds

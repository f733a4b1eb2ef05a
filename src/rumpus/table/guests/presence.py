"""Who is at the table and since when the others are away, by their tokens' hashes: a seat may change hands."""

import time
from collections import Counter


class Presence:
    """Of those who are there over a socket; what is only called now and then tells nothing."""

    def __init__(self) -> None:
        self.sockets: Counter[str] = Counter()
        self.left: dict[str, int] = {}  # when each has gone, in milliseconds since 1970

    def come(self, key: str) -> bool:
        """Whether they were away until now."""
        self.sockets[key] += 1
        self.left.pop(key, None)
        return self.sockets[key] == 1

    def go(self, key: str) -> bool:
        """Whether they are away from now on."""
        self.sockets[key] -= 1
        if self.sockets[key]:
            return False
        del self.sockets[key]
        self.left[key] = time.time_ns() // 1_000_000
        return True

    def is_here(self, key: str) -> bool:
        return key in self.sockets

    def away_since(self, key: str) -> int | None:
        return self.left.get(key)

"""Which room is whose, where several processes serve one table: each room is served, and written, by one of them.

Nobody keeps a list: an id tells its owner, and whoever makes a room makes an id that tells that it is theirs.
"""

import secrets
from dataclasses import dataclass
from zlib import crc32

ID_BYTES = 9


@dataclass(frozen=True)
class Division:
    number: int = 0  # of this process, counted from 0
    processes: int = 1

    def owner(self, room: str) -> int:
        return crc32(room.encode(errors="surrogatepass")) % self.processes

    def ours(self, room: str) -> bool:
        return self.processes == 1 or self.owner(room) == self.number

    def anybody(self) -> int:
        """Who makes the next room."""
        return secrets.randbelow(self.processes)

    def fresh_id(self) -> str:
        """Of a new room, which is ours. A command would take one that begins with a dash for an option."""
        while (id := secrets.token_urlsafe(ID_BYTES)).startswith("-") or not self.ours(id):
            pass
        return id


ALONE = Division()

"""What a store must do: keep rooms and their logs, and acknowledge nothing before it is on disk."""

from typing import Protocol

import msgspec


class RoomRow(msgspec.Struct, frozen=True):
    """What a room is from its creation on. Tokens are kept as hashes: a stolen store opens no seat."""

    id: str
    game: str
    rules_version: int
    options: dict[str, str]
    seats: tuple[str, ...]  # `person`, `screen`, or the level of a bot
    public: bool
    clock: str  # `none`, `turn 60`, `game 600`
    secret: str  # hex; revealed when the game is over
    host: str  # hash of the host's token
    watch: str  # hash of the spectators' token
    keys: tuple[str, ...]  # hash of each seat's token
    created: int  # milliseconds since 1970
    daily: str = ""  # the day whose secret this is, if it is a daily game
    opening: tuple[str, ...] = ()  # lines of a record this room was forked from
    names: tuple[str, ...] = ()  # who played, where the room only shows a record


EVERYWHERE = ""  # in place of a room: others may have written anywhere


class Taken(Exception):
    """Somebody else has written this entry first; read on and decide again."""


class Store(Protocol):
    shared: bool  # whether other processes may serve the same rooms

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def create(self, row: RoomRow) -> None: ...

    async def append(self, room: str, number: int, entry: bytes) -> None:
        """Returns when the entry is on disk; Taken if the room has an entry of that number already."""

    async def room(self, room: str) -> RoomRow | None: ...

    async def entries(self, room: str, after: int) -> list[bytes]:
        """The room's entries from number `after` + 1 on, in order."""

    async def public_rooms(self, limit: int) -> list[RoomRow]: ...

    async def running_rooms(self) -> dict[str, int]:
        """Rooms whose game is not over, to be taken up again after a restart, and how many entries each has."""

    async def finish(self, room: str) -> None:
        """The room's game is over: it need not be taken up again."""

    async def daily_secret(self, day: str, fresh: str) -> str:
        """The secret of a day: `fresh` if nobody has set one yet."""

    async def changes(self) -> tuple[str, int] | None:
        """The next entry that another process has written, or EVERYWHERE where some may have been missed;
        None where there are no other processes, or once the store is closed."""

"""What a store must do: keep rooms and their logs, and acknowledge nothing before it is on disk."""

import logging
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple, Protocol, TypeAlias

import msgspec


class RoomRow(msgspec.Struct, frozen=True):
    """What a room is from its creation on. Tokens are kept as hashes: a stolen store opens no seat."""

    id: str
    game: str
    rules_version: int
    options: dict[str, str]
    seats: tuple[str, ...]  # `person`, `screen`, or the level of a bot
    public: bool
    clock: str  # `none`, `turn 60`, `game 600`, `answer 3d`
    secret: str  # hex; revealed when the game is over
    host: str  # hash of the host's token
    watch: str  # hash of the spectators' token
    keys: tuple[str, ...]  # hash of each seat's token
    created: int  # milliseconds since 1970
    daily: str = ""  # the day whose secret this is, if it is a daily game
    again: str = ""  # by what a game of the day is known as a second try: `browser` or `address`
    opening: tuple[str, ...] = ()  # lines of a record this room was forked from
    names: tuple[str, ...] = ()  # who played, where the room only shows a record
    dice: int = 1  # the scheme that its dice follow (records/dice.py); rooms of before say nothing of it
    personas: tuple[int, ...] = ()  # which name and face a bot has at each seat; rooms of before say nothing of it
    hints: bool = False  # whether whoever is asked may ask for a hint
    ended: str = ""  # how the game of a record ended that is shown, where its answers do not tell
    resigned: tuple[int, ...] = ()  # the seats that had given up in it
    rated: bool = False  # whether it counts for the ratings of those who play; whoever sits down agrees to that


log = logging.getLogger("rumpus.store")

BOOK = "@operator"  # in place of a room: the operator's own log, kept in the same way; no room has such an id
HOURS = "@hours"  # likewise: when the table was closed
OWN_LOGS = (BOOK, HOURS)
DEVICES = "@devices"  # likewise, though nothing is kept there: a player has removed one
EVERYWHERE = ""  # in place of a room: others may have written anywhere

BoxFiles: TypeAlias = Mapping[str, bytes]


class BoxKey(NamedTuple):
    """A box by what is in it, as records name it: `NAME@DIGEST`. The name is only where to look for it."""

    game: str
    name: str
    digest: str


class Taken(Exception):
    """Somebody else has written this entry first; read on and decide again."""


class Unknown(Exception):
    """Nobody can say whether it was written: the store went silent, or failed, on the way to the disk."""


class Silent(Exception):
    """The store does not answer; nothing was to be changed."""


class Damaged(Exception):
    """What is kept of a room cannot be right: entry `number` is the first that is wrong or missing, or 0, the room."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


class LastEntry(NamedTuple):
    number: int = 0
    entry: bytes = b""  # nothing, if there is none yet


class Surveyed(NamedTuple):
    """A room as it can be told without reading its log."""

    id: str
    created: int
    over: bool
    last: LastEntry


GONE = 0  # in place of an entry's number: the room is
# Likewise, of a room at a table that stops: it is left to others; one will read it; one has (hall/handing_over.py).
LEFT, PROMISED, READ = -1, -2, -3


class Store(Protocol):
    shared: bool  # whether other processes may serve the same rooms

    def hold(self) -> None:
        """Before this process makes others that open the same store, each its own copy of this: whatever one must hold
        for all is held from now on, and what only one should do is done. Refused as by `open`."""

    def release(self) -> None:
        """All of them have closed it."""

    async def open(self) -> None:
        """Brought up to today's schema, if it is older; Refused if it is newer, or if somebody else has it."""

    async def close(self) -> None: ...

    async def create(self, row: RoomRow) -> None: ...

    async def append(self, room: str, number: int, entry: bytes) -> None:
        """Returns when the entry is on disk; Taken if the room has an entry of that number already, Unknown if that
        cannot be told."""

    async def room(self, room: str) -> RoomRow | None: ...

    async def entries(self, room: str, after: int) -> list[bytes]:
        """The room's entries from number `after` + 1 on, in order; Damaged if one between them is missing."""

    async def age(self, room: str, number: int) -> int | None:
        """How many milliseconds ago the entry was written, by a clock that all processes share; None without one."""

    async def public_rooms(self, limit: int) -> list[RoomRow]: ...

    async def running_rooms(self, unless: bytes = b"") -> dict[str, LastEntry]:
        """Rooms whose game is not over, the oldest first, and what each has come to; not those whose last entry has
        these bytes in it, nor, if any are given, those without one."""

    async def survey(self, after: str, limit: int) -> list[Surveyed]:
        """So many rooms, by their ids, the next ones after that."""

    async def delete(self, room: str, number: int | None) -> bool:
        """The room with all that was kept of it, if there is one, and the entry of that number is its last (None:
        whichever is); whether it was."""

    async def rewrite(self, row: RoomRow, entries: Mapping[int, bytes], kept: bytes | None) -> None:
        """Of a room: what it was opened with, entries that are there, and what was kept. Only for whoever leaves and
        must not be named any more; processes that have the room in memory are not told."""

    async def finish(self, room: str, kept: bytes) -> None:
        """The room's game is over: it need not be taken up again. What is kept of it is never replaced."""

    async def kept(self, room: str) -> bytes | None:
        """What `finish` was given; None of a game that goes on, nothing of one that an older release finished."""

    async def keep_box(self, box: BoxKey, files: BoxFiles) -> None:
        """Once for all rooms that are played with it."""

    async def box(self, game: str, digest: str) -> BoxFiles | None: ...

    async def wanted_boxes(self) -> list[BoxKey]:
        """Those of rooms of a release that kept no boxes."""

    async def clear_boxes(self) -> None:
        """Those that no room and no tournament names any more. Whoever writes down that they are played with one looks
        afterwards whether it is still there."""

    async def first_of_day(self, key: str, fresh: str) -> str:
        """What was noted first under a key that begins with a day, such as the day's secret; `fresh` if nothing was."""

    async def noted(self, prefix: str) -> list[str]:
        """All that `first_of_day` has noted under keys that begin so."""

    async def forget_days(self, before: str) -> None:
        """All that `first_of_day` has noted for days before that one."""

    async def sql(self, statement: str, *values: Any) -> list[Any]:
        """One statement over tables that both kinds of store have alike (`schema.ADDED`), with `?` for its values; what
        it changes is on disk when this returns. It must bear being done twice."""

    def waiting_jobs(self) -> int:
        """How many wait for their turn."""

    async def probe(self, at: int) -> None:
        """Notes that the table was open at that time; fails if nothing can be written."""

    async def probed(self) -> int:
        """When that was noted last, by any process."""

    async def tell(self, about: str, what: int = GONE) -> None:
        """Other processes, where there are some: that is the next of their changes."""

    async def changes(self) -> tuple[str, int] | None:
        """The next entry that another process has written, or what it has told in place of its number: GONE, LEFT, …;
        EVERYWHERE where some may have been missed;
        None where there are no other processes, or once the store is closed."""


def in_order(numbered: list[tuple[int, bytes]], after: int) -> list[bytes]:
    """Entries that follow each other without a gap."""
    for expected, (number, _) in enumerate(numbered, after + 1):
        if number != expected:
            raise Damaged(expected)
    return [entry for _, entry in numbered]


def read_row(data: bytes) -> RoomRow:
    try:
        return msgspec.json.decode(data, type=RoomRow)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise Damaged(0) from None


def readable(rows: Iterable[tuple[str, bytes]]) -> list[RoomRow]:
    """Those of several rooms that can be read; the others are told about."""
    found = []
    for id, data in rows:
        try:
            found.append(read_row(data))
        except Damaged:
            log.error("a room cannot be read", extra={"room": id})
    return found


def write_files(files: BoxFiles) -> bytes:
    return msgspec.msgpack.encode(dict(files))


def read_files(data: bytes) -> BoxFiles:
    try:
        return msgspec.msgpack.decode(data, type=dict[str, bytes])
    except msgspec.DecodeError:
        raise Damaged(0) from None

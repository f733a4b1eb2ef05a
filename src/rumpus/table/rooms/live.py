"""A room in this process: what it is now, who watches it, and what it is waiting for."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from rumpus.kernel.message import Refused
from rumpus.table.guests.attendance import Attendance
from rumpus.table.guests.audience import Audience
from rumpus.table.guests.limits import Allowance
from rumpus.table.guests.presence import Presence
from rumpus.table.rooms.retention import FOR_EVER, Retention
from rumpus.table.rooms.room import Proposal, Room

SPECTATORS_SAY, SPECTATORS_SAY_AT_ONCE = 1.0, 10.0  # a second, all of a room together: players must be heard

Propose = Callable[[Room, int], Proposal]


class Attendant(NamedTuple):
    address: str
    key: str | None  # what they are known by: the hash of their token, or the id of a player
    name: str | None  # of a spectator who has said one


class LiveRoom:
    """Everything about it that ends with the process."""

    def __init__(self, room: Room, retention: Retention = FOR_EVER) -> None:
        self.take(room)
        self.retention = retention
        self.gone = False  # the store has it no more
        self.lock = asyncio.Lock()
        self.audience = Audience()
        self.attendance = Attendance()
        self.presence = Presence()
        self.gallery = Allowance(SPECTATORS_SAY, SPECTATORS_SAY_AT_ONCE)
        self.waits_since: float | None = None  # for those who are not ready yet
        self.guests: list[Attendant] = []  # all who are there over a socket
        self.spectators: list[str] = []  # the names of those who watch and have said one
        self.comings = 0  # how often one of these came or went
        self.shown: Any = (
            None  # what its viewers were sent last, as far as it is the same for several (wire/updates.py)
        )
        self.bot: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None
        self.changed = 0.0  # when something did last, by a clock that only goes on
        self.finished = False  # the store knows that the game is over
        self.used = 0  # the greater, the later somebody asked for it
        self.doing = 0  # how many things are being done in it
        self.size = 0  # in memory, as it was counted

    def take(self, room: Room) -> None:
        """Serve this room, as it was read; from now on somebody may look on."""
        self.room = room
        room.watched = True

    def busy(self) -> bool:
        """Whether it must stay in memory, because something goes on in it."""
        thinking = self.bot is not None and not self.bot.done()
        return bool(self.watching) or self.alarm is not None or thinking or bool(self.doing)

    def goes_on(self) -> bool:
        """Whether bots answer: as long as somebody is there, or wherever a game goes over days."""
        return self.room.clocks.limit.in_days or self.attendance.is_attended()

    @contextmanager
    def staying(self) -> Iterator[None]:
        """Something is being done in it, for which it must not be another room in memory than the one others see."""
        self.doing += 1
        try:
            yield
        finally:
            self.doing -= 1

    def role(self, key: str | None) -> int | None:
        """The seat of whoever is known by this, or None for a spectator. Refused if it opens nothing."""
        if key is None:
            if self.room.row.public:
                return None
            raise Refused("token-needed")
        return self.room.role(key)

    @property
    def watching(self) -> int:
        """How many do so over a socket."""
        return self.attendance.watching

    def come(self, address: str, key: str | None, name: str | None) -> None:
        """Somebody watches from now on; players are shown to everybody, and so is a spectator who says a name."""
        self.attendance.come(address)
        self.guests.append(Attendant(address, key, name))
        if key is not None and self.presence.come(key) and self._is_a_players(key):
            self._show_who_is_there()
        if name is not None:
            self.spectators.append(name)
            self._show_who_is_there()

    def go(self, address: str, key: str | None, name: str | None) -> None:
        self.attendance.go(address)
        self.guests.remove(Attendant(address, key, name))
        if key is not None and self.presence.go(key) and self._is_a_players(key):
            self._show_who_is_there()
        if name is not None:
            self.spectators.remove(name)
            self._show_who_is_there()

    def _is_a_players(self, key: str) -> bool:
        return any(key == seat.key for seat in self.room.seats)

    def waited(self, longest: float) -> float:
        """Seconds that are left of the time for which somebody is waited for."""
        now = time.monotonic()
        self.waits_since = self.waits_since or now
        return max(0.0, self.waits_since + longest - now)

    def check_gallery(self) -> None:
        """Spectators may say so much."""
        if not self.gallery.take():
            raise Refused("too-many-requests")

    def _show_who_is_there(self) -> None:
        self.comings += 1
        self.audience.tell(self.room.asked())

    def knows(self, key: str) -> bool:
        return self.room.knows(key)

    def check_away(self, seat: int) -> None:
        """Nobody loses their seat in passing while they are there."""
        if seat < len(self.room.seats) and self.presence.is_here(self.room.seats[seat].key):
            raise Refused("seat-player-here", name=self.room.seats[seat].name)

    def check_host(self, key: str | None) -> None:
        if key is None or key != self.room.row.host:
            raise Refused("host-only")


Append = Callable[[LiveRoom, Propose], Awaitable[int]]  # let something happen in a room: the number of its entry

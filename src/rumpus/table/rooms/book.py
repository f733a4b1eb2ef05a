"""The operator's book: all that whoever runs the table has done, in a log of its own, and what of it holds now.

It is kept as the logs of rooms are, under an id that no room can have: so every store has it, copies of a store have
it, and other processes hear of it.
"""

import asyncio
import hashlib
from collections.abc import Callable
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from rumpus.kernel.message import Refused
from rumpus.table.guests.limits import visitor
from rumpus.table.rooms.clocks import now
from rumpus.table.store.base import BOOK, Store, Taken

What: TypeAlias = Literal[
    "announced", "withdrawn", "muted", "kept-out", "pardoned", "closed", "deleted", "exported", "retracted", "renamed"
]
Bar: TypeAlias = Literal["muted", "kept-out"]


class Booked(msgspec.Struct, frozen=True, omit_defaults=True):
    at: int  # milliseconds since 1970
    who: str  # as they call themselves
    what: What
    room: str = ""
    subject: str = ""  # the mark or key of somebody, the number of a line or an announcement, a name
    text: str = ""  # what is announced, what is exported, a new name
    until: int = 0  # milliseconds since 1970


class NumberedBooked(NamedTuple):
    number: int
    deed: Booked


_decoder: "msgspec.json.Decoder[Booked]" = msgspec.json.Decoder(Booked)


def plainly(address: str) -> str:
    return hashlib.sha256(address.encode()).hexdigest()


class Book:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.deeds: list[Booked] = []
        self.told: dict[int, Booked] = {}  # announcements, by their numbers
        self.barred: dict[str, Booked] = {}  # by mark or key: the last that was decided about them
        self.version = 0  # the greater, the later one of these has changed
        self.mark: Callable[[str], str] = plainly  # what an address is known by
        self.turn = asyncio.Lock()

    async def read_on(self) -> bool:
        """What was written since, here or elsewhere; whether that changes what people see or may do."""
        before = self.version
        for data in await self.store.entries(BOOK, len(self.deeds)):
            self._take(_decoder.decode(data))
        return self.version != before

    async def write(self, deed: Booked) -> int:
        async with self.turn:
            while True:
                try:
                    await self.store.append(BOOK, len(self.deeds) + 1, msgspec.json.encode(deed))
                except Taken:
                    await self.read_on()
                    continue
                self._take(deed)
                return len(self.deeds)

    def _take(self, deed: Booked) -> None:
        self.deeds.append(deed)
        match deed.what:
            case "announced":
                self.told[len(self.deeds)] = deed
            case "withdrawn":
                self.told.pop(int(deed.subject), None)
            case "muted" | "kept-out":
                self.barred[deed.subject] = deed
            case "pardoned":
                self.barred.pop(deed.subject, None)
            case _:
                return
        self.version += 1

    # What holds now

    def announcements(self) -> list[NumberedBooked]:
        at = now()
        return [NumberedBooked(number, deed) for number, deed in self.told.items() if deed.until > at]

    def bars(self) -> list[Booked]:
        at = now()
        return [deed for deed in self.barred.values() if deed.until > at]

    def check_in(self, key: str | None = None) -> None:
        """Refused to whoever is kept out: by the key of their seat, or by where they come from."""
        self._check("kept-out", key)

    def check_speech(self, key: str | None) -> None:
        self._check("muted", key)

    def _check(self, what: Bar, key: str | None) -> None:
        if not self.barred:
            return
        for who in (self.mark(visitor.get()), key or ""):
            deed = self.barred.get(who)
            if deed is not None and deed.what == what and deed.until > now():
                raise Refused(f"operator-{what}", minutes=max(1, round((deed.until - now()) / 60_000)))

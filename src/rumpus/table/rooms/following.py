"""The room that follows another: the same people and bots, each a seat further on, so that somebody else begins."""

from collections.abc import Sequence
from typing import TypeVar

import msgspec

from rumpus.records.dice import SCHEME
from rumpus.table.rooms.entries import Offered
from rumpus.table.rooms.room import Room
from rumpus.table.rooms.seats import PEOPLE
from rumpus.table.store.base import RoomRow

Item = TypeVar("Item")


def moved_on(seats: Sequence[Item]) -> tuple[Item, ...]:
    return (*seats[1:], *seats[:1])


def seat_after(seat: int, seats: int) -> int:
    return (seat - 1) % seats


def row_after(room: Room, offer: Offered) -> RoomRow:
    """All of it follows from the offer, so that whichever process comes first makes the same room. No link opens a seat
    there: who sat here comes with the key they have; and those who watch do so with the token they have."""
    names = [seat.kind if seat.kind not in PEOPLE else seat.name for seat in room.seats]
    return msgspec.structs.replace(
        room.row,
        id=offer.room,
        seats=moved_on(room.row.seats),
        secret=offer.secret,
        host=offer.host,
        keys=("",) * len(names),
        created=offer.at,
        daily="",
        again="",
        opening=(),
        names=moved_on(names),
        dice=SCHEME,
        personas=moved_on(room.row.personas),
    )

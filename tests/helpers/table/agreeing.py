"""Rooms in which people agree on something besides the game."""

import msgspec
import pytest

from rumpus.kernel.message import Refused
from rumpus.kernel.registry import find_game
from rumpus.table.rooms import acts
from rumpus.table.rooms.entries import AnyEntry
from rumpus.table.rooms.room import Room
from tests.helpers.table.rooms import NOON, begin, row_for, take

FULL = {"setup": "full"}  # the map is laid by turns, without any chance after the first


def room_for(seats: int = 2, clock: str = "none", options: dict[str, str] = FULL, **more: object) -> Room:
    game = find_game("worms")
    row = msgspec.structs.replace(row_for(game, game.setting(seats, options)), clock=clock, **more)
    room = Room(row)
    return room


def begun(seats: int = 2, clock: str = "none", options: dict[str, str] = FULL) -> Room:
    room = room_for(seats, clock, options)
    begin(room)
    return room


def act(room: Room, seat: int, what: str, wish: int | None = None) -> AnyEntry:
    """Does it, and returns what was written."""
    open_wish = room.agreements.wish
    number = wish if wish is not None else 0 if open_wish is None else open_wish.number
    proposal = acts.act(room, seat, what, number, NOON)
    take(room, proposal)
    return proposal.entry


def refusal(room: Room, seat: int, what: str, wish: int = 0) -> str:
    with pytest.raises(Refused) as refused:
        acts.act(room, seat, what, wish, NOON)
    return refused.value.message.id


def told(room: Room) -> list[str]:
    return [note.message.id for note in room.talk.notes]

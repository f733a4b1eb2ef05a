"""Rooms as the store has them: with the box they were opened with, past ones for reading only, damaged ones refused."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeAlias

import msgspec

from rumpus.boxes.boxes import BOX, Boxes
from rumpus.kernel.message import Message, Refused
from rumpus.kernel.registry import find_game
from rumpus.table.rooms.entries import read_entry
from rumpus.table.rooms.kept import Kept, read_kept
from rumpus.table.rooms.past_room import PastRoom
from rumpus.table.rooms.room import Room
from rumpus.table.store.base import BoxFiles, Damaged, RoomRow, Store
from rumpus.table.store.schema import box_key

ReadLog: TypeAlias = Callable[[Room, list[bytes]], Awaitable[Room]]


class DamagedRoom(Refused):
    """What the store has of a room cannot be read. Guests are told where; `why` may tell of hands, and is for whoever
    runs the table."""

    def __init__(self, room: str, number: int, why: Message) -> None:
        super().__init__("room-damaged", room=room, number=number)
        self.number = number
        self.why = why


async def read_here(room: Room, entries: list[bytes]) -> Room:
    """What a room has come to."""
    read_log(room, entries)
    return room


async def read_room(store: Store, id: str, read: ReadLog = read_here) -> Room:
    """The room of that id as its log tells it. `read` may do that elsewhere, and may forget what is long past."""
    try:
        row = await store.room(id)
    except Damaged:
        raise DamagedRoom(id, 0, Message("damage-room")) from None
    if row is None:
        raise Refused("room-unknown", room=id)
    room = await new_room(store, row)
    try:
        return await read(room, await entries_after(store, room))
    except DamagedRoom:
        over, kept = await what_was_kept(store, id)
        if kept is None:
            raise
        room = PastRoom(row, Message("room-past-damaged"), over, kept)
        with suppress(DamagedRoom):
            await read_on(store, room)
    return room


async def new_room(store: Store, row: RoomRow) -> Room:
    """Nothing has happened in it yet. Its box is the one it was opened with, whatever has become of that since."""
    with suppress(Refused):
        if is_somebodys(row):  # their folder may be another box soon
            await bring_box(store, row.game, row.options)
        return Room(row)
    key = box_key(row.game, row.options)
    files = None if key is None else await store.box(row.game, key.digest)
    if room := room_with(files, row):
        return room
    over, kept = await what_was_kept(store, row.id)
    return PastRoom(row, why_past(row), over, kept)


def is_somebodys(row: RoomRow) -> bool:
    """Whether it is played with a box that is neither the game's own nor was brought already."""
    key, boxes = box_key(row.game, row.options), Boxes.of(find_game(row.game))
    return key is not None and key.name not in boxes.own and boxes.brought(row.options[BOX]) is None


def room_with(files: BoxFiles | None, row: RoomRow) -> Room | None:
    """A room that is played with the box of these files, if it can be played here at all."""
    key = box_key(row.game, row.options)
    with suppress(Refused):
        if key is not None and files is not None:
            Boxes.of(find_game(row.game)).bring(files, key.digest)
        return Room(row)
    return None


async def bring_box(store: Store, game: str, options: dict[str, str]) -> bool:
    """Take a box that these options name from the store, if it is there."""
    key = box_key(game, options)
    files = None if key is None else await store.box(game, key.digest)
    if key is None or files is None:
        return False
    Boxes.of(find_game(game)).bring(files, key.digest)
    return True


def why_past(row: RoomRow) -> Message:
    with suppress(Refused):
        ours = find_game(row.game).rules_version
        if ours != row.rules_version:
            return Message("room-past-rules", {"recorded": row.rules_version, "ours": ours})
        return Message("room-past-box")
    return Message("room-past-game", {"game": row.game})


async def what_was_kept(store: Store, id: str) -> tuple[bool, Kept | None]:
    """Whether the game is over, and what was kept of it."""
    data = await store.kept(id)
    return data is not None, read_kept(data)


async def read_on(store: Store, room: Room) -> None:
    """What has been written since."""
    read_log(room, await entries_after(store, room))


async def entries_after(store: Store, room: Room) -> list[bytes]:
    """Those that the room does not know yet."""
    try:
        return await store.entries(room.row.id, room.number)
    except Damaged as damaged:
        raise DamagedRoom(room.row.id, damaged.number, Message("damage-missing")) from None


def read_log(room: Room, entries: list[bytes]) -> None:
    for data in entries:
        apply_entry(room, data)


def apply_entry(room: Room, data: bytes) -> None:
    number = room.number + 1
    try:
        room.apply(read_entry(data))
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise DamagedRoom(room.row.id, number, Message("damage-entry")) from None
    except Refused as refused:
        raise DamagedRoom(room.row.id, number, refused.message) from None
    except Exception as error:  # whatever an entry that should not be there leads to
        raise DamagedRoom(room.row.id, number, Message("damage-error", {"error": type(error).__name__})) from None

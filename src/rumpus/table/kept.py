"""What is kept of a game that is over, so that it can be read whatever becomes of its rules."""

import zlib
from typing import Any

import msgspec

from rumpus.table.entries import Began, Played, Undone, read_entry
from rumpus.table.room import Room
from rumpus.table.store.base import RoomRow


class Kept(msgspec.Struct, frozen=True):
    names: tuple[str, ...]  # of the seats, as the record has them
    lines: tuple[str, ...]  # of the record
    speakers: list[str]
    winners: list[str]
    view: dict[str, Any]  # everybody's
    own: list[dict[str, Any]]  # what each seat sees in place of parts of it


def keep(room: Room, lines: tuple[str, ...]) -> bytes:
    """Of a game with these lines in its record."""
    view = room.open_view() or {}
    own = [room.own_view(seat, view) for seat in range(len(room.row.seats))]
    kept = Kept(room.played().names, lines, room.speakers(), room.winners() or [], view, own)
    return zlib.compress(msgspec.json.encode(kept))


def lines_of(row: RoomRow, entries: list[bytes]) -> tuple[str, ...]:
    """The lines of a game's record, without playing it."""
    lines: list[str] = []
    for entry in map(read_entry, entries):
        match entry:
            case Began():
                lines += (*row.opening, *entry.lines)
            case Played():
                lines += entry.lines
            case Undone():
                lines.pop()
    return tuple(lines)


def read_kept(data: bytes | None) -> Kept | None:
    """Nothing of a game that goes on, or that was over before anything was kept."""
    if not data:
        return None
    try:
        return msgspec.json.decode(zlib.decompress(data), type=Kept)
    except (zlib.error, msgspec.DecodeError):
        return None

"""What is kept of a game that is over, so that it can be read whatever becomes of its rules."""

import zlib

import msgspec

from rumpus.kernel.game import View
from rumpus.table.rooms.entries import Began, Played, Undone, read_entry
from rumpus.table.rooms.room import Room
from rumpus.table.store.base import RoomRow

FORM = 2  # of views: what was seen in another can no longer be drawn


class Kept(msgspec.Struct, frozen=True):
    names: tuple[str, ...]  # of the seats, as the record has them
    lines: tuple[str, ...]  # of the record
    speakers: list[str]
    winners: list[str]
    view: View | None  # everybody's, at the end
    own: list[View]  # what each seat knew besides
    form: int = 1  # of these two


def keep(room: Room, lines: tuple[str, ...]) -> bytes:
    """Of a game with these lines in its record."""
    own = [room.own_view(seat) for seat in range(len(room.row.seats))]
    kept = Kept(room.played().names, lines, room.speakers(), room.winners() or [], room.open_view(), own, FORM)
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
                del lines[-entry.answers :]
    return tuple(lines)


def read_kept(data: bytes | None) -> Kept | None:
    """Nothing of a game that goes on, or that was over before anything was kept."""
    if not data:
        return None
    try:
        kept = msgspec.json.decode(zlib.decompress(data), type=Kept)
    except (zlib.error, msgspec.DecodeError):
        return None
    return kept if kept.form == FORM else msgspec.structs.replace(kept, view=None, own=[])

"""What is kept of a game that is over, so that it can be read whatever becomes of its rules."""

import zlib
from typing import Any

import msgspec

from rumpus.table.room import Room


class Kept(msgspec.Struct, frozen=True):
    names: tuple[str, ...]  # of the seats, as the record has them
    lines: tuple[str, ...]  # of the record
    speakers: list[str]
    winners: list[str]
    view: dict[str, Any]  # everybody's
    own: list[dict[str, Any]]  # what each seat sees in place of parts of it


def keep(room: Room) -> bytes:
    record, view = room.played().record(), room.open_view() or {}
    lines = tuple(f"{line.speaker}: {line.text}" for line in record.lines)
    own = [room.own_view(seat, view) for seat in range(len(room.row.seats))]
    kept = Kept(record.seats, lines, room.speakers(), room.winners() or [], view, own)
    return zlib.compress(msgspec.json.encode(kept))


def read_kept(data: bytes | None) -> Kept | None:
    """Nothing of a game that goes on, or that was over before anything was kept."""
    if not data:
        return None
    try:
        return msgspec.json.decode(zlib.decompress(data), type=Kept)
    except (zlib.error, msgspec.DecodeError):
        return None

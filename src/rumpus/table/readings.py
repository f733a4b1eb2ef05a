"""What can only be told from the whole of a game, worked out in a worker process: a room in memory knows its present.

All of it is worked out from the log, and what comes back is bytes, as they go over the wire, so that whoever serves the
room has nothing left to do but to send them.
"""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from rumpus.kernel.bot import Limit
from rumpus.kernel.message import Message, Refused
from rumpus.kernel.story import match_after, show_between
from rumpus.table.kept import keep
from rumpus.table.looking_back import LookingBack
from rumpus.table.moments import dice_of, moment_of, story_of
from rumpus.table.present import write_present
from rumpus.table.reading import DamagedRoom, read_log, room_with
from rumpus.table.room import Room
from rumpus.table.store.base import BoxFiles, RoomRow
from rumpus.table.updates import event_infos

ANSWERS_REMEMBERED = 30_000  # by a worker, of all rooms that it was asked about last; each takes about a kilobyte


@dataclass(frozen=True)
class Reading:
    """What is wanted of a room: one of the functions below, and its arguments. Equal readings want the same."""

    what: Callable[..., bytes]
    args: tuple[int | None, ...] = ()


def present(room: Room) -> bytes:
    return write_present(room)


def record(room: Room, viewer: int | None, at: int) -> bytes:
    return room.record(viewer, at).write().encode()


def own_record(room: Room) -> bytes:
    """All of it, with the options as they are found on this machine."""
    return room.played().record().write().encode()


def to_look_back_at(room: Room) -> bytes:
    """The record, and the box if that may not be found on this machine, for whoever looks back at the game."""
    record = room.played().record()
    box = room.game.brought_box(record.options.get("box", ""))
    return msgspec.json.encode(LookingBack(record.write(), None if box is None else dict(box)))


def kept(room: Room) -> bytes:
    """What is kept of a game that is over."""
    return keep(room, tuple(f"{line.speaker}: {line.text}" for line in room.played().record().lines))


def story(room: Room, viewer: int | None) -> bytes:
    return msgspec.json.encode(story_of(room, viewer))


def moment(room: Room, number: int, viewer: int | None) -> bytes:
    return msgspec.json.encode(moment_of(room, number, viewer))


def dice(room: Room) -> bytes:
    return msgspec.json.encode(dice_of(room))


def frames(room: Room, viewer: int | None, since: int, number: int) -> bytes:
    """What happened after an entry, event by event with what it changed; nothing, if the room has gone on meanwhile."""
    if room.number != number:
        return b""
    match = room.played()
    then = match_after(match, room.history[since - 1].answers)
    scene = show_between(then, match, match.answered, viewer)
    return msgspec.json.encode(event_infos(scene.events, scene.changes, viewer))


@dataclass(frozen=True)
class Log:
    """A room's log from an entry on; from the first on with what the room was opened with, its box included if that may
    not be found on this machine."""

    entries: list[bytes]
    row: RoomRow | None = None
    box: BoxFiles | None = None


@dataclass(frozen=True)
class LogNeeded:
    """The worker knows the room only up to this entry, or, if that is None, not at all."""

    after: int | None


@dataclass(frozen=True)
class Told:
    """What was found, or why it is refused; why, and at which entry, if that is damaged."""

    data: bytes = b""
    refusal: Message | None = None
    damaged: tuple[int, Message] | None = None


@dataclass(frozen=True)
class Read:
    """An errand: read in a room as it is after so many entries, and go on reading if need be."""

    room: str
    number: int
    reading: Reading
    log: Log | None = None

    def run(self, _: Limit) -> LogNeeded | Told:
        try:
            room = remembered.read_on(self.room, self.log)
            if room is None or room.number < self.number:
                return LogNeeded(None if room is None else room.number)
            return Told(self.reading.what(room, *self.reading.args))
        except DamagedRoom as damaged:
            return Told(damaged=(damaged.number, damaged.why))
        except Refused as refused:
            return Told(refusal=refused.message)

    def accept(self, found: object) -> LogNeeded | Told:
        if not isinstance(found, LogNeeded | Told):
            raise TypeError
        return found


class Remembered:
    """The rooms that this process has read last, whole."""

    def __init__(self) -> None:
        self.rooms: OrderedDict[str, Room] = OrderedDict()

    def read_on(self, id: str, log: Log | None) -> Room | None:
        room = self.rooms.pop(id, None)  # for good, if reading fails
        if log is not None:
            if log.row is not None:
                room = room_with(log.box, log.row)
            if room is not None:
                read_log(room, log.entries)
        if room is not None:
            self.rooms[id] = room
            self._forget()
        return room

    def _forget(self) -> None:
        sizes: dict[str, Any] = {id: max(room.inherited, answers_in(room)) for id, room in self.rooms.items()}
        in_all = sum(sizes.values())
        for id, size in [*sizes.items()][:-1]:
            if in_all <= ANSWERS_REMEMBERED:
                break
            in_all -= size
            del self.rooms[id]


def answers_in(room: Room) -> int:
    return 0 if room.match is None else room.match.answered


remembered = Remembered()

"""What can only be told from the whole of a game, worked out in a worker process: a room in memory knows its present.

All of it is worked out from the log, and what comes back is bytes, as they go over the wire, so that whoever serves the
room has nothing left to do but to send them.
"""

from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from rumpus.boxes.boxes import BOX, Boxes
from rumpus.kernel.message import Message, Refused
from rumpus.records.changes import Watching
from rumpus.records.looking import Looked
from rumpus.records.record import record_of
from rumpus.records.story import match_after, play_on
from rumpus.table.rooms.happened import Happened, noted, private_to
from rumpus.table.rooms.kept import keep
from rumpus.table.rooms.present import write_present
from rumpus.table.rooms.reading import DamagedRoom, read_log, room_with
from rumpus.table.rooms.room import Room
from rumpus.table.store.base import BoxFiles, RoomRow
from rumpus.table.thinking.looking_back import LookingBack
from rumpus.table.wire.moments import dice_of, how_it_ended, moment_of, story_of
from rumpus.table.wire.told import told_to
from rumpus.thinking.bot import Limit

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
    return record_of(room.played()).write().encode()


def to_look_back_at(room: Room) -> bytes:
    """The record, and the box if that may not be found on this machine, for whoever looks back at the game."""
    record = record_of(room.played())
    box = Boxes.of(room.game).brought(record.options.get(BOX, ""))
    return msgspec.json.encode(LookingBack(record.write(), None if box is None else dict(box)))


def kept(room: Room) -> bytes:
    """What is kept of a game that is over."""
    return keep(room, tuple(f"{line.speaker}: {line.text}" for line in record_of(room.played()).lines))


def cards(room: Room) -> bytes:
    """How often each seat has played which card, as far as its answers speak of cards."""
    match = room.played()
    then, played = match_after(match, 0), [Counter[str]() for _ in room.seats]
    for number, answer in enumerate(match.answers, 1):
        if answer.question is not None and answer.question.seat >= 0:
            card = getattr(then.state.about(answer.question, answer.option), "card", None)
            if isinstance(card, str) and card:
                played[answer.question.seat][card] += 1
        play_on(then, match, number)
    return msgspec.json.encode(played)


def story(room: Room, viewer: int | None) -> bytes:
    return msgspec.json.encode(story_of(room, viewer))


def moment(room: Room, number: int, viewer: int | None) -> bytes:
    return msgspec.json.encode(moment_of(room, number, viewer))


def finale(room: Room) -> bytes:
    return msgspec.json.encode(how_it_ended(room))


def dice(room: Room) -> bytes:
    return msgspec.json.encode(dice_of(room))


def changes(room: Room, viewer: int | None, since: int, number: int) -> bytes:
    """What happened after an entry, event by event with what it changed; nothing, if the room has gone on meanwhile."""
    if room.number != number:
        return b""
    match = room.played()
    then = match_after(match, room.history[since - 1].answers)
    looked: Looked | None = None
    written = []
    for happened in room.history[since:]:
        watching = Watching(then, looked)
        play_on(then, match, happened.answers)
        told, looked = noted(watching)
        written.append(told_to(Happened(happened.number, told=told, private=private_to(told)), viewer, changes=True))
    return b"[%b]" % b",".join(filter(None, written))


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
class ReadingResult:
    """What was found, or why it is refused; why, and at which entry, if that is damaged."""

    data: bytes = b""
    refusal: Message | None = None
    damaged: tuple[int, Message] | None = None


@dataclass(frozen=True)
class Read:
    """A job: read in a room as it is after so many entries, and go on reading if need be."""

    room: str
    number: int
    reading: Reading
    log: Log | None = None

    def run(self, _: Limit) -> LogNeeded | ReadingResult:
        try:
            room = remembered.read_on(self.room, self.log)
            if room is None or room.number < self.number:
                return LogNeeded(None if room is None else room.number)
            return ReadingResult(self.reading.what(room, *self.reading.args))
        except DamagedRoom as damaged:
            return ReadingResult(damaged=(damaged.number, damaged.why))
        except Refused as refused:
            return ReadingResult(refusal=refused.message)

    def accept(self, found: object) -> LogNeeded | ReadingResult:
        if not isinstance(found, LogNeeded | ReadingResult):
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

"""Records that somebody brings are played again in a worker process before a room is made of them."""

import re
from dataclasses import dataclass

from rumpus.boxes.boxes import Boxes
from rumpus.kernel.match import Match
from rumpus.kernel.message import Message, Refused
from rumpus.kernel.question import CHANCE
from rumpus.kernel.registry import find_game
from rumpus.records.record import Record, read_record
from rumpus.records.replay import replay
from rumpus.table.guests.names import check_name
from rumpus.table.rooms.agreements import ENDED_EARLY
from rumpus.table.store.base import BoxFiles
from rumpus.table.store.schema import box_key
from rumpus.thinking.bot import Limit

BLANK_LINE = re.compile(r"\n\s*\n")


@dataclass(frozen=True)
class Brought:
    """A record as far as the room goes on from it."""

    game: str
    options: dict[str, str]
    names: tuple[str, ...]
    lines: tuple[str, ...]
    ended: str = ""  # how, where the answers do not tell
    resigned: tuple[int, ...] = ()


@dataclass(frozen=True)
class Bring:
    """A job: play a record again, all of it to show it, or for so many seats so many answers to go on from."""

    text: str
    options: dict[str, str]  # as they are found on this machine, with the box if it may not be found there
    box: BoxFiles | None = None
    seats: int | None = None
    after: int | None = None

    def run(self, _: Limit) -> Brought | Message:
        try:
            return self._play_again(read_record(self.text))
        except Refused as refused:
            return refused.message

    def _play_again(self, record: Record) -> Brought:
        after = len(record.lines) if self.after is None else self.after
        if after > len(record.lines):
            raise Refused("record-too-short", lines=len(record.lines))
        if self.seats is not None and self.seats != len(record.seats):
            raise Refused("record-for-others", seats=len(record.seats))
        if self.seats is None:
            for name in record.seats:
                check_name(name)
        game = find_game(record.game)
        record.options = self.options
        key = box_key(game.id, self.options)
        if self.box is not None and key is not None:
            Boxes.of(game).bring(self.box, key.digest)
        match = replay(record, after)
        lines = tuple(f"{line.speaker}: {line.text}" for line in record.lines[:after])
        if self.seats is not None:
            return Brought(record.game, record.options, record.seats, lines)
        ended = "" if match.result is not None else record.ending.get("ended", "")
        if match.result is None and (
            ended not in ENDED_EARLY or match.question is None or match.question.seat == CHANCE
        ):
            raise Refused("record-not-over")
        return Brought(record.game, record.options, record.seats, lines, ended, resigned_in(match, record))

    def accept(self, found: object) -> Brought | Message:
        if not isinstance(found, Brought | Message):
            raise TypeError
        return found


def resigned_in(match: Match, record: Record) -> tuple[int, ...]:
    """The seats of those whom the record names as having given up."""
    named = [name.strip() for name in record.ending.get("resigned", "").split(",")]
    return tuple(seat for seat in range(len(record.seats)) if match.state.speaker(seat) in named)


def head_of(text: str) -> Record:
    """A record without its answers."""
    return read_record(BLANK_LINE.split(text, 1)[0])

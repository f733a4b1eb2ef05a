"""What everybody at a table is told besides the game: who sat down late, whose seat changed hands and by whom."""

from dataclasses import dataclass, replace

from rumpus.kernel.message import Message
from rumpus.kernel.question import TABLE
from rumpus.table.rooms.calendar import DAY
from rumpus.table.rooms.entries import (
    AnyEntry,
    Closed,
    Declined,
    Drawn,
    Halted,
    Invited,
    Joined,
    Muted,
    Offered,
    Opposed,
    Played,
    Readied,
    Resigned,
    Rested,
    Resumed,
    Returned,
    Seated,
    Undone,
    Wished,
)
from rumpus.table.rooms.holidays import EVERYBODY
from rumpus.table.rooms.seats import Seat


@dataclass(frozen=True)
class Note:
    number: int  # of the entry
    moment: int  # of the game, at which it happened
    at: int
    message: Message

    def renamed(self, before: str, name: str) -> "Note":
        args = {key: name if value == before else value for key, value in self.message.args.items()}
        return replace(self, message=Message(self.message.id, args))


def note_of(entry: AnyEntry, seats: list[Seat], begun: bool) -> Message | None:
    """What is told of an entry, while the seats are still as they were before it."""
    match entry:
        case Played(late=int(late)):
            return Message("told-time-up", {"name": seats[late].name, "by": "rules" if entry.seat == TABLE else "bot"})
        case Played():
            return None
        case Seated(by="host"):
            return Message("told-bot-plays" if entry.level else "told-handed-back", {"name": whose(seats, entry.seat)})
        case Seated(by="clock"):
            return Message("told-time-up-bot", {"name": whose(seats, entry.seat)})
        case Invited():
            return Message("told-invited", {"name": whose(seats, entry.seat)})
        case Returned():
            seat = seats[entry.seat]
            return Message("told-returned", {"name": seat.former.get(entry.key, seat.name)})
        case Offered():
            return Message("told-rematch", {"name": entry.by or Message("told-host")})
        case Declined():
            return Message("told-declined", {"name": seats[entry.seat].name})
        case Joined() if seats[entry.seat].joined or begun:
            return Message("told-sat-anew", {"name": entry.name, "before": whose(seats, entry.seat)})
        case Muted():
            return Message("told-muted" if entry.muted else "told-not-muted")
    return note_of_agreement(entry, seats)


def note_of_agreement(entry: AnyEntry, seats: list[Seat]) -> Message | None:
    match entry:
        case Readied(seat=-2):
            return Message("told-clocks-run")
        case Wished():
            return Message("told-wish", {"name": seats[entry.seat].name, "what": entry.what})
        case Opposed():
            id = "told-withdrawn" if entry.withdrawn else "told-opposed"
            return Message(id, {"name": seats[entry.seat].name})
        case Closed():
            return Message("told-closed")
        case Drawn():
            return Message("told-draw")
        case Halted():
            return Message("told-halted")
        case Resumed():
            return Message("told-resumed", {"name": seats[entry.seat].name})
        case Resigned(late=True):
            return Message("told-time-lost", {"name": seats[entry.seat].name})
        case Rested():
            return note_of_rest(entry, seats)
        case Resigned():
            id = "told-resigned-bot" if entry.level else "told-resigned"
            return Message(id, {"name": seats[entry.seat].name})
        case Undone(agreed=True):
            return Message("told-taken-back", {"name": seats[entry.seat].name})
    return None


def note_of_rest(entry: Rested, seats: list[Seat]) -> Message:
    days = -(-(entry.until - entry.at) // DAY)
    if entry.seat == EVERYBODY:
        return Message("told-break", {"days": days}) if days > 0 else Message("told-break-over")
    name = seats[entry.seat].name
    return Message("told-holiday", {"name": name, "days": days}) if days > 0 else Message("told-back", {"name": name})


def whose(seats: list[Seat], number: int) -> str | Message:
    """The player's name; the number of a seat that nobody has sat in."""
    return seats[number].name if seats[number].joined else Message("told-seat", {"seat": number + 1})

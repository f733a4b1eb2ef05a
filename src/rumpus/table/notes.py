"""What everybody at a table is told besides the game: who sat down late, whose seat changed hands and by whom."""

from dataclasses import dataclass

from rumpus.kernel.message import Message
from rumpus.table.entries import AnyEntry, Declined, Invited, Joined, Offered, Returned, Seated
from rumpus.table.seats import Seat


@dataclass(frozen=True)
class Note:
    number: int  # of the entry
    moment: int  # of the game, at which it happened
    at: int
    message: Message


def note_of(entry: AnyEntry, seats: list[Seat], begun: bool) -> Message | None:
    """What is told of an entry, while the seats are still as they were before it."""
    match entry:
        case Seated(by="host"):
            return Message("told-bot-plays" if entry.level else "told-handed-back", {"name": whose(seats, entry.seat)})
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
    return None


def whose(seats: list[Seat], number: int) -> str | Message:
    """The player's name; the number of a seat that nobody has sat in."""
    return seats[number].name if seats[number].joined else Message("told-seat", {"seat": number + 1})

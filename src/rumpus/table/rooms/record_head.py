"""What a room adds to the record of its game: what was agreed, how it ended, and what lets anybody check the dice."""

from typing import TYPE_CHECKING

from rumpus.records.record import Record
from rumpus.records.verify import BROUGHT_NOTHING
from rumpus.table.rooms.clocks import day_of

if TYPE_CHECKING:
    from rumpus.table.rooms.room import Room


def headed(record: Record, room: "Room", over: bool, at: int) -> Record:
    """With the options as everybody may know them; with the secret of the dice when the game is over."""
    record.options = room.options
    record.ending = ending_of(room)
    record.proof = {"dice-commitment": room.commitment, "dice-opening": str(len(room.row.opening))}
    if room.row.dice > 1:
        committed = ", ".join(seat.commitment or BROUGHT_NOTHING for seat in room.seats)
        record.proof = {"dice-scheme": str(room.row.dice), **record.proof, "dice-committed": committed}
    if room.row.daily:
        record.proof["dice-day"] = f"{room.row.daily} {room.row.again}".rstrip()
    if over and room.row.daily < day_of(at):  # the secret of a day is everybody's until the day is over
        brought = ", ".join(seat.entropy.encode().hex() or BROUGHT_NOTHING for seat in room.seats)
        record.proof |= {"dice-entropy": brought, "dice-secret": room.row.secret}
    return record


def ending_of(room: "Room") -> dict[str, str]:
    """What the answers do not tell of how the game ended."""
    ending = {"ended": room.agreements.ended} if room.agreements.ended else {}
    seats = zip(room.speakers(), room.seats, strict=True)
    resigned = [speaker for speaker, seat in seats if speaker and seat.resigned]
    return ending | ({"resigned": ", ".join(resigned)} if resigned else {})

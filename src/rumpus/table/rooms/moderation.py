"""What whoever runs the table may do in a room, as proposals like any other's: everybody there sees it at once."""

from collections.abc import Collection

from rumpus.kernel.message import Refused
from rumpus.table.guests.names import check_name
from rumpus.table.rooms.entries import Closed, Renamed, Retracted
from rumpus.table.rooms.room import Proposal, Room


def retract(room: Room, number: int, at: int) -> Proposal:
    """A line of the chat is shown no more."""
    if number not in {said for said, _ in room.talk.chat}:
        raise Refused("no-such-line", number=number)
    return Proposal(Retracted(at, number=number))


def rename(room: Room, before: str, name: str, watching: Collection[str], at: int) -> Proposal:
    """Somebody is called otherwise from now on, and was so before, wherever that name is shown."""
    check_name(name)
    if before == name or before not in {
        *watching,
        *(seat.name for seat in room.seats),
        *(one.who for _, one in room.talk.chat),
    }:
        raise Refused("no-such-name", name=before)
    return Proposal(Renamed(at, before=before, name=name))


def close(room: Room, at: int) -> Proposal:
    """The game is over, and nobody has won."""
    if room.match is None:
        raise Refused("close-not-begun")
    if room.stage == "over":
        raise Refused("answer-game-over")
    return Proposal(Closed(at, room.clocks.left))

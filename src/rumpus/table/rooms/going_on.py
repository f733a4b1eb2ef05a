"""What becomes of a room after an entry if nobody comes; told with the entry, so that a start need not read all."""

import msgspec

from rumpus.table.rooms.day_clocks import DayClocks
from rumpus.table.rooms.entries import (
    AnyEntry,
    Began,
    Halted,
    Joined,
    Offered,
    Played,
    Resumed,
    Revealed,
    Said,
    Seated,
    ends_the_game,
)
from rumpus.table.rooms.room import Proposal, Room


def goes_on_after(room: Room, proposal: Proposal) -> bool:
    """Whether somebody must see to the room after that, though nobody comes: the game can begin, a clock runs, or the
    game is over and that is to be noted."""
    match, entry = proposal.match or room.match, proposal.entry
    if match is None:
        return may_begin_after(room, entry)
    if match.question is None or room.agreements.ended or ends_the_game(entry):
        return True
    halted = isinstance(entry, Halted) or (room.agreements.halted and not isinstance(entry, Resumed))
    waits = room.clocks.limit.then == "wait" and not room.seats[match.question.seat].bot
    return room.clocks.runs and not halted and not waits


def may_begin_after(room: Room, entry: AnyEntry) -> bool:
    """Nobody is awaited any more, neither to sit down nor to reveal anything."""
    if room.offer is not None or isinstance(entry, Offered) or (isinstance(entry, Joined) and entry.commitment):
        return False
    ready = {number for number, seat in enumerate(room.seats) if seat.taken and not seat.owes_entropy}
    if isinstance(entry, (Joined, Revealed, Seated)):
        ready.add(entry.seat)
    return len(ready) == len(room.seats)


def due_after(room: Room, proposal: Proposal) -> int | msgspec.UnsetType:
    """Before when nobody need see to the room after that, where that is plain: the clock of a person runs in days,
    and who sits where has not changed."""
    match, entry = proposal.match or room.match, proposal.entry
    question = None if match is None else match.question
    if not isinstance(room.clocks, DayClocks) or question is None or not isinstance(entry, (Played, Began, Said)):
        return msgspec.UNSET
    if room.seats[question.seat].bot or room.agreements.stand_still:
        return msgspec.UNSET
    left = room.clocks.left[question.seat] if isinstance(entry, Said) else room.clocks.full()
    return room.clocks.due_with(question.seat, left, entry.at)

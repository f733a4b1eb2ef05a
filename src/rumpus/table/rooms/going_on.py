"""What becomes of a room after an entry if nobody comes; told with the entry, so that a start need not read all."""

import msgspec

from rumpus.table.rooms.day_clocks import DayClocks
from rumpus.table.rooms.entries import Began, Halted, Played, Resumed, Said, ends_the_game
from rumpus.table.rooms.room import Proposal, Room


def goes_on_after(room: Room, proposal: Proposal) -> bool:
    """Whether somebody must see to the room after that, though nobody comes: a clock runs, or the game is over and
    that is to be noted."""
    match, entry = proposal.match or room.match, proposal.entry
    if match is None:
        return False
    if match.question is None or room.agreements.ended or ends_the_game(entry):
        return True
    halted = isinstance(entry, Halted) or (room.agreements.halted and not isinstance(entry, Resumed))
    waits = room.clocks.limit.then == "wait" and not room.seats[match.question.seat].bot
    return room.clocks.runs and not halted and not waits


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

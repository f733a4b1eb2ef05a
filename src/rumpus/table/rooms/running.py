"""How an entry of a room's log sets its clocks."""

from typing import TYPE_CHECKING

from rumpus.table.rooms.day_clocks import DayClocks
from rumpus.table.rooms.entries import (
    TIMED,
    TIMED_IN_DAYS,
    AnyEntry,
    Began,
    Joined,
    Paused,
    Played,
    Rested,
    Returned,
    Seated,
    Undone,
)

if TYPE_CHECKING:
    from rumpus.table.rooms.room import Room


def run_clocks(room: "Room", entry: AnyEntry) -> None:
    """After the entry was taken."""
    if isinstance(room.clocks, DayClocks):
        run_clocks_in_days(room, room.clocks, entry)
    elif isinstance(entry, TIMED):
        turn = 0 if room.match is None else room.match.state.turns
        room.clocks.go_on(entry.left, room.asked(), turn)
        room.clocks.stands = room.agreements.stand_still
        room.paused = isinstance(entry, Paused)
        room.timed_at = room.number


def run_clocks_in_days(room: "Room", clocks: DayClocks, entry: AnyEntry) -> None:
    if isinstance(entry, Rested):
        clocks.holidays.begin(entry.seat, entry.at, entry.until)
    if isinstance(entry, Undone):
        clocks.ask_again(entry.left, room.asked(), entry.at)
    elif isinstance(entry, (Played, Began)) or makes_room_for_asked(room, entry):
        clocks.ask(entry.left, room.asked(), entry.at)
    elif isinstance(entry, TIMED_IN_DAYS):
        clocks.run_on(entry.left, room.asked(), entry.at)
    clocks.stands = room.agreements.stand_still


def makes_room_for_asked(room: "Room", entry: AnyEntry) -> bool:
    """Somebody else is to answer from now on, or somebody is back: the days of before are not theirs."""
    return isinstance(entry, (Joined, Returned, Seated)) and entry.seat == room.asked()

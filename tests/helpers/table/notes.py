"""What scripted players note: everything that a server has acknowledged, which must never be lost."""

from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from rumpus.table.rooms.entries import AnyEntry, Joined, Played, Said, Undone


class Acknowledged(NamedTuple):
    """Something that a seat did in a room, and the number it was given in the room's log."""

    number: int
    seat: int
    kind: str  # answer, chat or undo
    text: str = ""

    def is_kept_in(self, entry: AnyEntry) -> bool:
        match entry:
            case Played():
                said = entry.lines[0].partition(": ")[2]
                return (self.kind, self.seat, self.text) == ("answer", entry.seat, said)
            case Said():
                return (self.kind, self.text) == ("chat", entry.text)
            case Undone():
                return (self.kind, self.seat) == ("undo", entry.seat)
        return False


@dataclass
class Notes:
    """Of one room."""

    room: str
    watch: str  # the spectators' token
    seats: dict[int, str]  # tokens
    commitment: str = ""
    joined: dict[int, str] = field(default_factory=dict)  # names
    acknowledged: dict[int, list[Acknowledged]] = field(default_factory=lambda: defaultdict(list))  # by seat
    seen: int = 0  # the highest number that anybody was shown
    over: bool = False

    def acknowledge(self, seat: int, number: int, act: dict[str, Any]) -> None:
        self.acknowledged[seat].append(Acknowledged(number, seat, act["type"], act.get("text", "")))

    def count(self) -> int:
        return sum(len(things) for things in self.acknowledged.values())

    def check_log(self, log: list[AnyEntry]) -> None:
        """Everything acknowledged is in the log, under its number and in its order; everything shown is there."""
        assert self.seen <= len(log)
        for seat, name in self.joined.items():
            assert any(isinstance(entry, Joined) and (entry.seat, entry.name) == (seat, name) for entry in log)
        for things in self.acknowledged.values():
            numbers = [thing.number for thing in things]
            assert numbers == sorted(set(numbers))
            for thing in things:
                assert thing.is_kept_in(log[thing.number - 1]), (self.room, thing, log[thing.number - 1])

"""What whoever runs the table looks for: rooms, and the logs of rooms, with their secrets or without."""

import platform
from dataclasses import dataclass
from importlib.metadata import version
from typing import Any, Final

import msgspec

from rumpus.kernel.chance import SeededChance
from rumpus.kernel.message import Refused
from rumpus.table.hall.clearing import last_of
from rumpus.table.hall.hall import Hall
from rumpus.table.rooms.calendar import DAY
from rumpus.table.rooms.clocks import now
from rumpus.table.rooms.entries import Began, Joined, Renamed, read_entry
from rumpus.table.rooms.luck import fresh_secret
from rumpus.table.rooms.room import Room
from rumpus.table.store.base import Damaged, RoomRow, Surveyed
from rumpus.table.wire.operator_messages import FoundRoom, FoundRooms
from rumpus.thinking.determinization import Determinization

MOST_FOUND: Final = 100
LOOKED_AT: Final = 200  # rooms at once
SECRET: Final = (
    "key",
    "link",
    "host",
    "secret",
    "entropy",
    "commitment",
)  # of entries: what opens seats, or tells dice
PERSONAL: Final = ("name", "who", "text", "by", "before")
HIDDEN: Final = "…"


@dataclass(frozen=True)
class Wanted:
    """Rooms, by a part of their id or of somebody's name, and by what they are."""

    text: str = ""
    game: str = ""
    stage: str = ""
    days: int = 0  # for so many nothing has happened in them

    def may_be(self, room: Surveyed, at: int) -> bool:
        if self.stage and (self.stage == "over") != room.over:
            return False
        return last_of(room) <= at - self.days * DAY

    def is_met_by(self, found: FoundRoom) -> bool:
        if (self.game and found.game != self.game) or (self.stage and found.stage != self.stage):
            return False
        text = self.text.casefold()
        return text in found.room.casefold() or any(text in name.casefold() for name in found.names)


async def find_rooms(hall: Hall, wanted: Wanted) -> FoundRooms:
    """The newest that are met; a few are looked at a time, so that nobody who plays waits for it."""
    at, surveyed, after = now(), list[Surveyed](), ""
    while some := await hall.store.survey(after, LOOKED_AT):
        surveyed += [room for room in some if wanted.may_be(room, at)]
        after = some[-1].id
    found: list[FoundRoom] = []
    for room in sorted(surveyed, key=lambda room: room.created, reverse=True):
        if len(found) == MOST_FOUND:
            return FoundRooms(found, True)
        told = await tell(hall, room)
        if told is not None and wanted.is_met_by(told):
            found.append(told)
    return FoundRooms(found, False)


async def tell(hall: Hall, room: Surveyed) -> FoundRoom | None:
    try:
        row, entries = await hall.store.room(room.id), await hall.store.entries(room.id, 0)
        names, begun = read_names(entries)
    except (Damaged, msgspec.DecodeError):
        return FoundRoom(room.id, "", "damaged", False, room.created, last_of(room), room.last.number, [])
    if row is None:
        return None  # deleted meanwhile
    stage = "over" if room.over else "running" if begun else "open"
    people = names or [name for name in row.names if name]
    return FoundRoom(room.id, row.game, stage, row.public, row.created, last_of(room), len(entries), people)


def read_names(entries: list[bytes]) -> tuple[list[str], bool]:
    """Who has sat down, as they are called now, and whether the game has begun."""
    names: dict[str, None] = {}
    begun = False
    for entry in map(read_entry, entries):
        match entry:
            case Joined():
                names[entry.name] = None
            case Renamed():
                names = {entry.name if name == entry.before else name: None for name in names}
            case Began():
                begun = True
    return list(names), begun


# Logs


async def whole_log(hall: Hall, id: str) -> dict[str, Any]:
    """All that the store has of a room: whoever can read that may read this."""
    row = await row_of(hall, id)
    return {"room": msgspec.to_builtins(row), "entries": await decoded(hall, id)}


async def for_support(hall: Hall, id: str) -> dict[str, Any]:
    """What somebody needs to find a fault, and nothing besides: no tokens, no dice to come, no names, nothing that was
    said; and of a game that goes on, no hands: what is hidden in it is dealt anew."""
    row, live = await row_of(hall, id), await hall.find(id)
    room, over = live.room, live.room.stage == "over"
    entries = [without_secrets(entry, over) for entry in await decoded(hall, id)]
    kept = ("game", "rules_version", "options", "seats", "clock", "created", "daily", "dice", "hints", "public")
    return {
        "made": {"rumpus": version("rumpus"), "python": platform.python_version(), "system": platform.system()},
        "room": {name: value for name, value in msgspec.to_builtins(row).items() if name in kept},
        "stage": room.stage,
        "past": None if room.past is None else room.past.id,
        "opening": list(row.opening),
        "entries": entries,
        "view": msgspec.to_builtins(room.open_view()),
        "position": None if over or room.past is not None else position(room),
    }


def position(room: Room) -> Any:
    """A state that could be the real one, for all that spectators know."""
    if room.match is None:
        return None
    chance = SeededChance(fresh_secret())
    return Determinization.of(room.game).determinize(room.match.state, None, chance).to_json()


def without_secrets(entry: dict[str, Any], over: bool) -> dict[str, Any]:
    shown = {name: HIDDEN if name in PERSONAL and value else value for name, value in entry.items()}
    if not over and "lines" in entry:  # which tell what chance has dealt, and to whom
        shown["lines"] = len(entry["lines"])
    return {name: value for name, value in shown.items() if name not in SECRET}


async def decoded(hall: Hall, id: str) -> list[dict[str, Any]]:
    return [msgspec.json.decode(entry) for entry in await hall.store.entries(id, 0)]


async def row_of(hall: Hall, id: str) -> RoomRow:
    row = await hall.store.room(id)
    if row is None:
        raise Refused("room-unknown", room=id)
    return row

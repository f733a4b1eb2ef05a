"""Whether all that a store holds can be read, and saving what can be from one that is damaged."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field

import msgspec

from rumpus.boxes.boxes import Boxes
from rumpus.kernel.message import Message, Refused
from rumpus.kernel.registry import find_game, game_ids
from rumpus.table.players.player import Player
from rumpus.table.rooms.kept import read_kept
from rumpus.table.rooms.past_room import PastRoom
from rumpus.table.rooms.reading import DamagedRoom, apply_entry, room_with, why_past
from rumpus.table.store import open_store
from rumpus.table.store.base import OWN_LOGS, BoxKey, Damaged, RoomRow, Store, read_row
from rumpus.table.store.contents import Contents, StoredTable, contents_of
from rumpus.table.store.schema import ADDED, box_key
from rumpus.table.store.sqlite import SqliteStore

FIRST_ALIKE = min(ADDED)  # the version from which on tables are the same in every store


@dataclass
class Examined:
    """What can be read of a room: all of it, or what comes before the damage."""

    id: str
    row: RoomRow | None = None
    entries: list[bytes] = field(default_factory=list)
    over: bool = False
    kept: bytes = b""
    damage: DamagedRoom | None = None


@dataclass
class StoreCheck:
    rooms: int = 0
    entries: int = 0
    damages: int = 0


Tell = Callable[[Message], None]


def check_store(url: str, tell: Tell) -> StoreCheck:
    """Reads everything as the table would; each damage is told as it is found."""
    findings = StoreCheck()
    with contents_of(url) as contents:
        for problem in problems_besides_rooms(contents):
            findings.damages += 1
            tell(problem)
        for room in examine_all(contents):
            findings.rooms += 1
            findings.entries += len(room.entries)
            if room.damage is not None:
                findings.damages += 1
                tell(damage_of(room))
    return findings


def salvage_store(url: str, to: str, tell: Tell) -> StoreCheck:
    """Copies whatever can be read into a new store, each room up to its first damage; the old one is left as it is."""
    target = open_store(to)
    if isinstance(target, SqliteStore) and target.path.exists():
        raise Refused("file-exists", file=str(target.path))
    with contents_of(url) as contents:
        return asyncio.run(copy(contents, target, to, tell))


def is_empty(url: str) -> bool:
    with contents_of(url) as contents:
        return contents.is_empty()


async def copy(contents: Contents, target: Store, to: str, tell: Tell) -> StoreCheck:
    findings = StoreCheck()
    await target.open()
    try:
        if target.shared and not await asyncio.to_thread(is_empty, to):
            raise Refused("store-not-empty")
        for key in contents.boxes():
            if files := sound_box(contents, key):
                await target.keep_box(key, files)
        for day, secret in contents.days():
            await target.first_of_day(day, secret)
        for own in OWN_LOGS:
            with suppress(contents.broken):  # what cannot be read of the book is lost; rooms are not, for its sake
                for number, deed in contents.entries(own):
                    await target.append(own, number, deed)
        for table in contents.tables():
            if table.since >= FIRST_ALIKE:
                await copy_rows(contents, table, target)
        for room in examine_all(contents):
            if room.damage is not None:
                findings.damages += 1
                tell(Message("store-saved-part" if room.row else "store-saved-nothing", damage_of(room).args))
            if room.row is not None:
                await copy_room(room, room.row, target)
                findings.rooms += 1
                findings.entries += len(room.entries)
    finally:
        await target.close()
    return findings


async def copy_rows(contents: Contents, table: StoredTable, target: Store) -> None:
    """As far as they can be read."""
    columns, places = ", ".join(table.columns), ", ".join("?" * len(table.columns))
    with suppress(contents.broken):
        for row in contents.rows(table):
            await target.sql(f"INSERT INTO {table.name} ({columns}) VALUES ({places}) ON CONFLICT DO NOTHING", *row)


async def copy_room(room: Examined, row: RoomRow, target: Store) -> None:
    await target.create(row)
    await asyncio.gather(*(target.append(room.id, number, data) for number, data in enumerate(room.entries, 1)))
    if room.over and (room.damage is None or room.kept):
        await target.finish(room.id, room.kept)


# Examining


def examine_all(contents: Contents) -> Iterator[Examined]:
    for id in contents.rooms():
        yield examine(contents, id)
    for id in contents.strays():
        yield Examined(id, damage=DamagedRoom(id, 0, Message("damage-stray")))


def examine(contents: Contents, id: str) -> Examined:
    found = Examined(id)
    try:
        read_all(contents, found)
    except DamagedRoom as damaged:
        found.damage = damaged
    except contents.broken:  # of the database itself
        found.damage = DamagedRoom(id, len(found.entries) + 1 if found.row else 0, Message("damage-page"))
    return found


def read_all(contents: Contents, found: Examined) -> None:
    """Of one room, into what was found of it so far."""
    data, found.over = contents.opened_with(found.id)
    try:
        row = read_row(data)
    except Damaged:
        raise DamagedRoom(found.id, 0, Message("damage-room")) from None
    if row.id != found.id:
        raise DamagedRoom(found.id, 0, Message("damage-room"))
    found.row = row
    found.kept = contents.kept(row.id)
    key = box_key(row.game, row.options)
    files = None if key is None else sound_box(contents, key)
    room = room_with(files, row) or PastRoom(row, why_past(row), found.over, read_kept(found.kept))
    for expected, (number, entry) in enumerate(contents.entries(row.id), 1):
        if number != expected:
            raise DamagedRoom(row.id, expected, Message("damage-missing"))
        apply_entry(room, entry)
        found.entries.append(entry)
    if found.over and room.stage != "over":  # the numbers do not tell that the last entry is missing
        raise DamagedRoom(row.id, room.number + 1, Message("damage-missing"))


def problems_besides_rooms(contents: Contents) -> Iterator[Message]:
    for fault in contents.faults():
        yield Message("store-damaged-file", {"why": fault})
    for key in contents.boxes():
        if sound_box(contents, key) is None:
            yield Message("store-damaged-box", {"game": key.game, "box": f"{key.name}@{key.digest}"})
    for id, data in contents.players():
        if not is_sound_player(id, data):
            yield Message("store-damaged-player", {"player": id})


def is_sound_player(id: str, data: str) -> bool:
    try:
        return msgspec.json.decode(data, type=Player).id == id
    except (msgspec.DecodeError, UnicodeError, TypeError):
        return False


def sound_box(contents: Contents, key: BoxKey) -> "dict[str, bytes] | None":
    """The files of a box, if they are what its digest says; of a game that is not here nobody can tell."""
    try:
        files = contents.box(key.game, key.digest)
        if files is None or (key.game in game_ids() and Boxes.of(find_game(key.game)).bring(files) != key.digest):
            return None
        return dict(files)
    except (Damaged, Refused):
        return None


def damage_of(room: Examined) -> Message:
    assert room.damage is not None
    return Message("store-damaged-room", {"room": room.id, "number": room.damage.number, "why": room.damage.why})

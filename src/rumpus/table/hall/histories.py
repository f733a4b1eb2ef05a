"""A player's games: how those stand that go on, what was found out about those that are over, and leaving them all."""

import zlib
from contextlib import suppress
from typing import Any, Final

import msgspec

from rumpus.kernel.message import Refused
from rumpus.table.guests.tokens import fresh_token, hashed
from rumpus.table.hall.hall import Hall
from rumpus.table.players.history import PastGame, amend, past_game
from rumpus.table.players.player import ID_SIGNS, SIGN, Player
from rumpus.table.players.players import PlayersGame
from rumpus.table.rooms import acts, moderation
from rumpus.table.rooms.calendar import DAY
from rumpus.table.rooms.entries import AnyEntry, Joined, Moved, Said, Seated, read_entry, write_entry
from rumpus.table.rooms.kept import lines_of, read_kept
from rumpus.table.rooms.live import LiveRoom
from rumpus.table.rooms.room import Proposal, Room
from rumpus.table.rooms.seats import seat_of
from rumpus.table.store.base import Damaged
from rumpus.table.store.contents import PERSONAL
from rumpus.table.wire.moment_messages import LookBackInfo

NOBODY: Final = "…"  # the name of somebody who has left
SECRET: Final = (
    "hash",
    "player",
)  # columns that an export leaves out: what opens something, and what is the same in all
NAMES: Final = ("name", "who", "by", "before")  # where entries have them


async def past_games(hall: Hall, player: str) -> list[PastGame]:
    return [past_game(game) for game in await hall.players.games_of(player, over=True)]


async def note_analysis(hall: Hall, room: Room, found: LookBackInfo) -> None:
    """How much of it was luck, for each player in it: noted once."""
    if not found.ready:
        return
    for seat, seen in zip(room.seats, found.players, strict=False):
        if seat.player_id:
            await amend(hall.players, seat.player_id, room.row.id, luck=seen.luck, skill=seen.skill)


# Exporting


async def export(hall: Hall, player: Player) -> dict[str, Any]:
    """Everything that is kept of a player, but what would open something."""
    tables = {
        table.name: [
            {name: value for name, value in zip(table.columns, row, strict=True) if name not in SECRET}
            for row in await hall.store.sql(
                f"SELECT {', '.join(table.columns)} FROM {table.name} WHERE player = ?", player.id
            )
        ]
        for table in PERSONAL
    }
    games = await hall.players.games_of(player.id)
    return {
        "player": msgspec.to_builtins(player),
        **tables,
        "rooms": [told for game in games if (told := await room_told(hall, game, player.id)) is not None],
    }


async def room_told(hall: Hall, game: PlayersGame, player: str) -> dict[str, Any] | None:
    """The record of a game that is over, and what the player has said in its room."""
    try:
        row, entries = await hall.store.room(game.room), await hall.store.entries(game.room, 0)
    except Damaged:
        return None
    if row is None:
        return None
    read = [read_entry(entry) for entry in entries]
    seats = seats_of(read, player)
    return {
        "room": game.room,
        "game": row.game,
        "options": row.options,
        "answers": list(lines_of(row, entries)) if game.ended else [],
        "said": [entry.text or entry.picture for entry in read if isinstance(entry, Said) and entry.seat in seats],
    }


# Leaving


async def leave(hall: Hall, player: Player) -> None:
    """Everything that names a player is deleted, or names them no more. Others keep the games they played; in those
    that go on the player has resigned. It may be done again, should it stop half way: the keys go last."""
    for game in await hall.players.games_of(player.id):
        await leave_room(hall, game.room, player)
    nobody = f"{SIGN}{fresh_token()[:ID_SIGNS]}"  # in whose place others have played against somebody
    await hall.store.sql("UPDATE rated SET places = replace(places, ?, ?)", player.id, nobody)
    await hall.store.sql("UPDATE games SET data = replace(data, ?, ?) WHERE player <> ?", player.id, nobody, player.id)
    await hall.store.sql("UPDATE days SET secret = replace(secret, ?, '')", f" {player.id}")
    await hall.store.sql("DELETE FROM players WHERE id = ?", player.id)
    for table in sorted(PERSONAL, key=lambda table: table.name == "keys"):
        await hall.store.sql(f"DELETE FROM {table.name} WHERE player = ?", player.id)


async def forget_players(hall: Hall, at: int) -> None:
    """Those who have not come for so long that they are kept no more."""
    days = hall.clearing.retention.players
    while days and (some := await hall.players.unseen_since(at - days * DAY)):
        for player in some:
            await leave(hall, player)


async def leave_room(hall: Hall, id: str, player: Player) -> None:
    try:
        live = await hall.find(id)
    except Refused:  # deleted, or damaged: the operator sees to that
        live = None
    if live is not None and live.room.past is None:
        await leave_seat(hall, live, player.id)
    await name_no_more(hall, id, player.id)
    if live is not None:
        await hall.reread(live)


async def leave_seat(hall: Hall, live: LiveRoom, player: str) -> None:
    """A bot plays on, or the game is over."""
    seat = seat_of(live.room.seats, player)
    if seat is None:
        return
    name = live.room.seats[seat].name
    with suppress(Refused):
        await hall.do(live, lambda room, at: give_up(room, seat, at))
    with suppress(Refused):
        await hall.do(live, lambda room, at: moderation.rename(room, name, NOBODY, (), at))


def give_up(room: Room, seat: int, at: int) -> Proposal:
    if room.match is None:
        return Proposal(Seated(at, seat=seat, level=acts.PLAYS_ON, by="table"))
    return acts.act(room, seat, "resign", 0, at)


async def name_no_more(hall: Hall, id: str, player: str) -> None:
    """In what the store has of a room."""
    try:
        row, entries = await hall.store.room(id), await hall.store.entries(id, 0)
    except Damaged:
        return
    if row is None:
        return
    read = [read_entry(entry) for entry in entries]
    names = {entry.name for entry in read if isinstance(entry, Joined) and entry.key == player}
    seats = seats_of(read, player)
    nobodys = hashed(fresh_token())
    changed = {
        number: write_entry(after)
        for number, entry in enumerate(read, 1)
        if (after := without(entry, player, names, seats, nobodys)) != entry
    }
    data = await hall.store.kept(id)
    kept = read_kept(data)
    if kept is not None:
        kept = msgspec.structs.replace(kept, names=tuple(NOBODY if one in names else one for one in kept.names))
    row = msgspec.structs.replace(
        row,
        names=tuple(NOBODY if one in names else one for one in row.names),
        host=nobodys if row.host == player else row.host,
        keys=tuple(nobodys if one == player else one for one in row.keys),
    )
    await hall.store.rewrite(row, changed, None if kept is None else zlib.compress(msgspec.json.encode(kept)))


def seats_of(entries: list[AnyEntry], player: str) -> set[int | None]:
    """In which they have sat; who moved has sat in both."""
    seats: set[int | None] = {entry.seat for entry in entries if isinstance(entry, Joined) and entry.key == player}
    return seats | {entry.to for entry in entries if isinstance(entry, Moved) and entry.seat in seats}


def without(entry: AnyEntry, player: str, names: set[str], seats: set[int | None], nobodys: str) -> AnyEntry:
    changes: dict[str, str] = {
        name: NOBODY for name in NAMES if name in entry.__struct_fields__ and getattr(entry, name) in names
    }
    for field in ("key", "host", "link"):
        if getattr(entry, field, "") == player:
            changes[field] = nobodys
    if isinstance(entry, Said) and entry.seat in seats and entry.text:
        changes["text"] = NOBODY
    return msgspec.structs.replace(entry, **changes)

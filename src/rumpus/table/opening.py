"""How rooms come to be: anew, for the day, from a record, or forked from a game that is over."""

import asyncio
import secrets

from rumpus.kernel.dice import SCHEME
from rumpus.kernel.match import Match
from rumpus.kernel.message import Refused
from rumpus.kernel.record import Record, read_record
from rumpus.kernel.registry import bot_levels, find_game
from rumpus.kernel.replay import replay
from rumpus.table.clocks import agree_on_clock, day_of, now
from rumpus.table.hall import Hall, LiveRoom, fresh_token, hashed
from rumpus.table.names import check_name
from rumpus.table.seats import PEOPLE
from rumpus.table.store.base import RoomRow
from rumpus.table.wire import LONGEST_NAME, Forking, Importing, NewRoom, RoomLinks, SeatLink

ID_BYTES = 9
SECRET_BYTES = 32


async def open_room(hall: Hall, wanted: NewRoom) -> RoomLinks:
    if not wanted.daily:
        return await create(hall, wanted)
    if wanted.hints:
        raise Refused("daily-without-hints")
    if sum(kind in PEOPLE for kind in wanted.seats) != 1:
        raise Refused("daily-is-for-one")
    day = day_of(now())
    return await create(hall, wanted, secret=await hall.store.daily_secret(day, fresh_secret()), daily=day)


async def open_record(hall: Hall, wanted: Importing) -> RoomLinks:
    """A room that shows a record, or goes on from it with new players."""
    record = read_record(wanted.record)
    if wanted.seats is not None:
        after = len(record.lines) if wanted.after is None else wanted.after
        return await go_on_from(hall, record, Forking(after, wanted.seats, wanted.hints))
    for name in record.seats:
        check_name(name)
    match = await play_again(hall, record, None)
    if match.result is None:
        raise Refused("record-not-over")
    nobody = [bot_levels()[0]] * len(record.seats)  # the game is over: it will never be asked
    names = tuple(name[:LONGEST_NAME] for name in record.seats)
    return await create(hall, NewRoom(record.game, nobody, record.options), opening=written(record), names=names)


async def fork_room(hall: Hall, live: LiveRoom, wanted: Forking) -> RoomLinks:
    if live.room.stage != "over":
        raise Refused("fork-not-over")
    return await go_on_from(hall, live.room.record(None, now()), wanted)


async def go_on_from(hall: Hall, record: Record, wanted: Forking) -> RoomLinks:
    if wanted.after > len(record.lines):
        raise Refused("record-too-short", lines=len(record.lines))
    if len(wanted.seats) != len(record.seats):
        raise Refused("record-for-others", seats=len(record.seats))
    await play_again(hall, record, wanted.after)
    room = NewRoom(record.game, wanted.seats, record.options, hints=wanted.hints)
    return await create(hall, room, opening=written(record)[: wanted.after])


async def play_again(hall: Hall, record: Record, after: int | None) -> Match:
    """In a thread, because a record may be long and other rooms go on meanwhile."""
    game = find_game(record.game)
    record.options = await hall.settle(game, len(record.seats), record.options)
    return await asyncio.to_thread(replay, game, record, after)


def written(record: Record) -> tuple[str, ...]:
    return tuple(f"{line.speaker}: {line.text}" for line in record.lines)


def fresh_secret() -> str:
    return secrets.token_hex(SECRET_BYTES)


async def create(
    hall: Hall,
    wanted: NewRoom,
    *,
    secret: str = "",
    daily: str = "",
    opening: tuple[str, ...] = (),
    names: tuple[str, ...] = (),
) -> RoomLinks:
    game = find_game(wanted.game)
    options = await hall.settle(game, len(wanted.seats), wanted.options)
    setting = game.setting(len(wanted.seats), options)
    host, watch, keys = fresh_token(), fresh_token(), [fresh_token() for _ in wanted.seats]
    row = RoomRow(
        id=secrets.token_urlsafe(ID_BYTES),
        game=wanted.game,
        rules_version=game.rules_version,
        options=options,
        seats=tuple(wanted.seats),
        public=wanted.public,
        clock=agree_on_clock(wanted.clock, game.turn_clock(setting)),
        secret=secret or fresh_secret(),
        host=hashed(host),
        watch=hashed(watch),
        keys=tuple(hashed(key) for key in keys),
        created=now(),
        daily=daily,
        opening=opening,
        names=names,
        dice=SCHEME,
        hints=wanted.hints,
    )
    live = await hall.create(row)
    links = [SeatLink(seat, keys[seat]) for seat, kind in enumerate(wanted.seats) if kind in PEOPLE]
    return RoomLinks(row.id, live.room.commitment, host, watch, links)

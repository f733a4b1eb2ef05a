"""How rooms come to be: anew, for the day, from a record, or forked from a game that is over."""

from rumpus.boxes.boxes import BOX, Boxes
from rumpus.kernel.message import Refused
from rumpus.kernel.registry import find_game
from rumpus.kernel.setting import turn_clock
from rumpus.records.dice import SCHEME
from rumpus.table.guests.tokens import fresh_token, hashed
from rumpus.table.hall.hall import Hall
from rumpus.table.hall.settling import settle
from rumpus.table.rooms.bringing import Bring, Brought, head_of
from rumpus.table.rooms.clocks import agree_on_clock, day_of, now
from rumpus.table.rooms.daily import known_by, secret_of
from rumpus.table.rooms.day_results import note_begun
from rumpus.table.rooms.live import LiveRoom
from rumpus.table.rooms.luck import draw_personas, fresh_secret
from rumpus.table.rooms.seats import PEOPLE
from rumpus.table.store.base import RoomRow
from rumpus.table.thinking.readings import own_record
from rumpus.table.wire.messages import LONGEST_NAME
from rumpus.table.wire.room_messages import Forking, Importing, NewRoom, RoomLinks, SeatLink
from rumpus.thinking.rating import find_openskill
from rumpus.thinking.registry import bot_levels


async def open_room(hall: Hall, wanted: NewRoom, address: str, player: str = "") -> RoomLinks:
    if wanted.rated:
        check_rated(wanted)
    if not wanted.daily:
        return await create(hall, wanted)
    if wanted.hints:
        raise Refused("daily-without-hints")
    if sum(kind in PEOPLE for kind in wanted.seats) != 1:
        raise Refused("daily-is-for-one")
    day = day_of(now())
    again = await known_by(hall.store, day, find_game(wanted.game).id, wanted.visitor, address, player)
    links = await create(hall, wanted, secret=await secret_of(hall.store, day), daily=day, again=again)
    if not again:
        await note_begun(hall.store, (await hall.find(links.room)).room.row)
    return links


def check_rated(wanted: NewRoom) -> None:
    """What counts for ratings is played by players at devices of their own, without help."""
    find_openskill()
    if wanted.daily or wanted.hints or "screen" in wanted.seats or "person" not in wanted.seats:
        raise Refused("rated-not-possible")
    bots = [seat for seat in wanted.seats if seat != "person"]
    if len(bots) != len({*bots}):
        raise Refused("rated-not-possible")


async def open_record(hall: Hall, wanted: Importing) -> RoomLinks:
    """A room that shows a record, or goes on from it with new players."""
    most = hall.limits.record_lines
    if wanted.record.count("\n") > most:
        raise Refused("record-too-long", most=most)
    if wanted.seats is not None:
        return await go_on_from(hall, wanted.record, wanted.after, wanted.seats, wanted.hints)
    record = await play_again(hall, wanted.record)
    nobody = [bot_levels()[0]] * len(record.names)  # the game is over: it will never be asked
    names = tuple(name[:LONGEST_NAME] for name in record.names)
    shown = NewRoom(record.game, nobody, record.options)
    return await create(hall, shown, opening=record.lines, names=names, ended=record.ended, resigned=record.resigned)


async def fork_room(hall: Hall, live: LiveRoom, wanted: Forking) -> RoomLinks:
    if live.room.stage != "over":
        raise Refused("fork-not-over")
    record = await hall.readers.read(live.room, own_record)
    return await go_on_from(hall, record.decode(), wanted.after, wanted.seats, wanted.hints)


async def go_on_from(hall: Hall, text: str, after: int | None, seats: list[str], hints: bool) -> RoomLinks:
    record = await play_again(hall, text, len(seats), after)
    room = NewRoom(record.game, seats, record.options, hints=hints)
    return await create(hall, room, opening=record.lines)


async def play_again(hall: Hall, text: str, seats: int | None = None, after: int | None = None) -> Brought:
    """Elsewhere, because a record may be long."""
    head = head_of(text)
    game = find_game(head.game)
    options = await settle(hall, game, len(head.seats), head.options)
    return await hall.readers.bring(Bring(text, options, Boxes.of(game).brought(options.get(BOX, "")), seats, after))


async def create(
    hall: Hall,
    wanted: NewRoom,
    *,
    secret: str = "",
    daily: str = "",
    again: str = "",
    opening: tuple[str, ...] = (),
    names: tuple[str, ...] = (),
    ended: str = "",
    resigned: tuple[int, ...] = (),
) -> RoomLinks:
    game = find_game(wanted.game)
    options = await settle(hall, game, len(wanted.seats), wanted.options)
    setting = game.setting(len(wanted.seats), options)
    host, watch, keys = fresh_token(), fresh_token(), [fresh_token() for _ in wanted.seats]
    row = RoomRow(
        id=hall.division.fresh_id(),
        game=wanted.game,
        rules_version=game.rules_version,
        options=options,
        seats=tuple(wanted.seats),
        public=wanted.public,
        clock=agree_on_clock(wanted.clock, turn_clock(game.choices, setting)),
        secret=secret or fresh_secret(),
        host=hashed(host),
        watch=hashed(watch),
        keys=tuple(hashed(key) for key in keys),
        created=now(),
        daily=daily,
        again=again,
        opening=opening,
        names=names,
        dice=SCHEME,
        personas=draw_personas(len(wanted.seats)),
        hints=wanted.hints,
        ended=ended,
        resigned=resigned,
        rated=wanted.rated,
    )
    room = await hall.keep(row) if opening else (await hall.create(row)).room
    links = [SeatLink(seat, keys[seat]) for seat, kind in enumerate(wanted.seats) if kind in PEOPLE]
    return RoomLinks(row.id, room.commitment, host, watch, links)

"""What everybody is told of a room besides its game: what was agreed, who sits there, who watches."""

from rumpus.table.guests.names import alike
from rumpus.table.rooms.clocks import now
from rumpus.table.rooms.day_clocks import DayClocks
from rumpus.table.rooms.holidays import EVERYBODY
from rumpus.table.rooms.live import LiveRoom
from rumpus.table.rooms.room import Room
from rumpus.table.rooms.seats import Seat
from rumpus.table.wire.messages import RoomInfo, SeatInfo, Successor, WishInfo
from rumpus.table.wire.told import message_info


def room_info(live: LiveRoom) -> RoomInfo:
    room = live.room
    return RoomInfo(
        room=room.row.id,
        game=room.row.game,
        options=room.options,
        stage=room.stage,
        public=room.row.public,
        clock=room.row.clock,
        seats=seat_infos(live),
        commitment=room.commitment,
        opening=room.inherited,
        daily=room.row.daily,
        again=room.row.again,
        hints=room.row.hints,
        rated=room.row.rated,
        watching=live.watching,
        successor=None if room.offer is None else Successor(room.offer.room, room.offer.by),
        spectators=spectators_in(live),
        wish=wish_info(room),
        halted=room.agreements.halted,
        ended=room.agreements.ended,
        muted=room.agreements.muted,
        holiday=holiday_of(room, EVERYBODY),
        holidays_left=holidays_left(room, EVERYBODY),
        past=None if room.past is None else message_info(room.past),
        kept_until=live.retention.until("over", room.last) if room.stage == "over" else None,
    )


def spectators_in(live: LiveRoom) -> list[str]:
    """Those who have said a name, without those whose name is a player's: it would be taken for theirs."""
    players = {alike(seat.name) for seat in live.room.seats}
    names = map(live.room.talk.name_of, live.spectators)
    return [name for name in names if alike(name) not in players]


def wish_info(room: Room) -> WishInfo | None:
    wish = room.agreements.wish
    if wish is None:
        return None
    return WishInfo(wish.number, wish.what, wish.seat, [seat for seat in room.people() if seat not in wish.agreed])


def seat_infos(live: LiveRoom) -> list[SeatInfo]:
    room = live.room
    return [
        SeatInfo(
            kind=seat.kind,
            name=seat.player if seat.taken else seat.name,
            taken=seat.taken,
            joined=seat.joined,
            declined=seat.declined,
            bot=seat.bot,
            commitment=seat.commitment,
            dice=dice_state(room, seat),
            speaker=speaker,
            player=seat.player_id,
            persona=persona,
            link=seat.link,
            here=live.presence.is_here(seat.key),
            away=live.presence.away_since(seat.key),
            ready=number not in room.agreements.unready,
            resigned=seat.resigned,
            holiday=holiday_of(room, number),
            holidays_left=holidays_left(room, number),
        )
        for number, (seat, speaker, persona) in enumerate(
            zip(room.seats, room.speakers(), personas_in(room), strict=True)
        )
    ]


def holiday_of(room: Room, seat: int) -> int | None:
    return room.clocks.holidays.until(seat, now()) if isinstance(room.clocks, DayClocks) else None


def holidays_left(room: Room, seat: int) -> int:
    return room.clocks.holidays.days_left(seat, now()) if isinstance(room.clocks, DayClocks) else 0


def personas_in(room: Room) -> tuple[int, ...]:
    return room.row.personas or tuple(range(len(room.seats)))


def dice_state(room: Room, seat: Seat) -> str:
    if not seat.commitment:
        return ""
    if seat.entropy:
        return "revealed"
    return "awaited" if room.full() else "committed"

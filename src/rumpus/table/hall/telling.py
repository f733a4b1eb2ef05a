"""What is told to players who are not there: that it is their turn, that they are invited, that a game is over."""

import msgspec

from rumpus.table.notices.composing import NoticeAbout
from rumpus.table.notices.notices import Notices
from rumpus.table.players.player import is_player
from rumpus.table.rooms.live import LiveRoom
from rumpus.table.rooms.room import Room
from rumpus.table.rooms.seats import Seat, seat_of
from rumpus.table.wire.notice_messages import NoticeKind


def tell_of_turn(notices: Notices, live: LiveRoom) -> None:
    """Whoever is asked, since they are: told once, however often this is called."""
    asked = live.room.asked()
    if asked is not None and not live.room.seats[asked].bot and not live.room.agreements.halted:
        tell(notices, live, live.room.seats[asked], "turn", str(live.room.asked_since))


def tell_of_end(notices: Notices, live: LiveRoom) -> None:
    for seat in live.room.seats:
        tell(notices, live, seat, "over", "")


def tell_of_rematch(notices: Notices, live: LiveRoom) -> None:
    offer = live.room.offer
    for seat in live.room.seats:
        if offer is not None and seat.key != offer.host:
            tell(notices, live, seat, "invitation", offer.room)


def tell_of_invitations(notices: Notices, room: Room, tournament: str = "") -> None:
    """Those for whom a seat is kept in a new room; in one of a tournament everybody knows whom they are to meet."""
    for seat in room.seats:
        if is_player(seat.link):
            about = noted(room, seat, "invitation")
            if tournament:
                others = tuple(one.name for one in room.seats if one is not seat and one.kind == "person")
                about = msgspec.structs.replace(about, tournament=tournament, others=others)
            notices.tell(seat.link, "", about)


def tell(notices: Notices, live: LiveRoom, seat: Seat, kind: NoticeKind, about: str) -> None:
    if seat.player_id and not live.presence.is_here(seat.key):
        notices.tell(seat.player_id, about, noted(live.room, seat, kind))


def noted(room: Room, seat: Seat, kind: NoticeKind) -> NoticeAbout:
    others = tuple(one.name for one in room.seats if one is not seat and one.joined)
    return NoticeAbout(kind, room.row.id, room.row.game, others, result_for(room, seat) if kind == "over" else "")


def result_for(room: Room, seat: Seat) -> str:
    winners = room.winners() or []
    if not winners:
        return "nobody"
    return "won" if room.speakers()[room.seats.index(seat)] in winners else "lost"


def is_news(live: LiveRoom, player: str, noted: NoticeAbout) -> bool:
    """Whether they do not know it yet: they may have come meanwhile, or answered."""
    room = live.room
    seat = seat_of(room.seats, player)
    if noted.kind == "invitation":
        return room.offer is not None if seat is not None else any(one.link == player for one in room.seats)
    if seat is None or live.presence.is_here(player):
        return False
    return noted.kind == "over" or (room.asked() == seat and not room.seats[seat].bot)

"""A rematch: whoever asks for one first opens the room, and everybody else comes along into the same one."""

from rumpus.kernel.message import Refused
from rumpus.table.guests.tokens import fresh_token
from rumpus.table.hall.hall import Hall
from rumpus.table.hall.sitting import known_as, sit
from rumpus.table.players.player import is_player
from rumpus.table.rooms import propose
from rumpus.table.rooms.clocks import now
from rumpus.table.rooms.following import seat_after
from rumpus.table.rooms.live import LiveRoom
from rumpus.table.rooms.luck import fresh_secret
from rumpus.table.wire.messages import Done
from rumpus.table.wire.room_messages import Following, Rematch


async def come_along(hall: Hall, live: LiveRoom, token: str, key: str, wanted: Rematch) -> Following:
    """Offers a rematch if nobody has; a player sits down in it, the host need not."""
    seat = live.role(key)
    if live.room.offer is None:
        await offer(hall, live, key)
    follower = await hall.successor(live)
    host, commitment = follower.room.row.host == key, follower.room.commitment
    if seat is None:
        return Following(follower.room.row.id, commitment, None, token, host)
    fresh = token if is_player(key) else wanted.key or fresh_token()
    place = seat_after(seat, len(live.room.seats))
    known, name = await known_as(hall, fresh, live.room.seats[seat].name)
    await hall.players.note_seat(known, follower.room.row.id, now())
    await sit(hall, follower, known, lambda room, at: propose.follow(room, place, name, wanted.commitment, known, at))
    return Following(follower.room.row.id, commitment, place, fresh, host)


async def offer(hall: Hall, live: LiveRoom, key: str) -> None:
    """Whoever offers is the host there, by the token they have here."""
    id, secret = hall.division.fresh_id(), fresh_secret()
    try:
        await hall.do(live, lambda room, at: propose.offer(room, key, id, secret, at))
    except Refused:
        if live.room.offer is None:
            raise  # else somebody was faster


async def decline(hall: Hall, live: LiveRoom, key: str) -> Done:
    """A player of this room does not come along: the others see it, and can let somebody else sit there."""
    seat = live.role(key)
    if seat is None:
        raise Refused("seat-needed")
    if live.room.offer is None:
        raise Refused("rematch-not-offered")
    follower, place = await hall.successor(live), seat_after(seat, len(live.room.seats))
    return Done(await hall.do(follower, lambda room, at: propose.decline(room, place, at)))

"""A rematch: whoever asks for one first opens the room, and everybody else comes along into the same one."""

import secrets

from rumpus.kernel.message import Refused
from rumpus.table.daily import fresh_secret
from rumpus.table.following import seat_after
from rumpus.table.hall import Hall, LiveRoom, fresh_token, hashed
from rumpus.table.opening import ID_BYTES
from rumpus.table.sitting import sit
from rumpus.table.wire import Done, Following, Rematch


async def come_along(hall: Hall, live: LiveRoom, token: str, wanted: Rematch) -> Following:
    """Offers a rematch if nobody has; a player sits down in it, the host need not."""
    seat = live.role(token)
    if live.room.offer is None:
        await offer(hall, live, token)
    follower = await hall.successor(live)
    host, commitment = follower.room.row.host == hashed(token), follower.room.commitment
    if seat is None:
        return Following(follower.room.row.id, commitment, None, token, host)
    fresh = wanted.key or fresh_token()
    place, key, name = seat_after(seat, len(live.room.seats)), hashed(fresh), live.room.seats[seat].name
    await sit(hall, follower, key, lambda room, at: room.propose_following(place, name, wanted.commitment, key, at))
    return Following(follower.room.row.id, commitment, place, fresh, host)


async def offer(hall: Hall, live: LiveRoom, token: str) -> None:
    """Whoever offers is the host there, by the token they have here."""
    id, secret = secrets.token_urlsafe(ID_BYTES), fresh_secret()
    try:
        await hall.do(live, lambda room, at: room.propose_offer(hashed(token), id, secret, at))
    except Refused:
        if live.room.offer is None:
            raise  # else somebody was faster


async def decline(hall: Hall, live: LiveRoom, token: str) -> Done:
    """A player of this room does not come along: the others see it, and can let somebody else sit there."""
    seat = live.role(token)
    if seat is None:
        raise Refused("seat-needed")
    if live.room.offer is None:
        raise Refused("rematch-not-offered")
    follower, place = await hall.successor(live), seat_after(seat, len(live.room.seats))
    return Done(await hall.do(follower, lambda room, at: room.propose_declining(place, at)))

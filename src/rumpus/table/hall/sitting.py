"""Sitting down, by a link or by coming along to a rematch."""

from rumpus.kernel.message import Refused
from rumpus.table.guests.tokens import fresh_token, hashed
from rumpus.table.hall.hall import Hall
from rumpus.table.players.player import is_players_key
from rumpus.table.rooms import propose
from rumpus.table.rooms.clocks import now
from rumpus.table.rooms.live import LiveRoom, Propose
from rumpus.table.rooms.room import Proposal, Room
from rumpus.table.rooms.seats import seat_of
from rumpus.table.wire.room_messages import Join, Joining


async def take_seat(hall: Hall, live: LiveRoom, data: Join) -> Joining:
    """By a seat's link; or, in a public room, the first free seat."""
    token = data.key or fresh_token()
    key, name = await known_as(hall, token, data.name)
    link = await hall.players.key_of(data.token)
    await hall.players.note_seat(key, live.room.row.id, now())

    def seated(room: Room, at: int) -> Proposal:
        if link is None:
            return propose.sit_down(room, name, data.commitment, key, at)
        return propose.join(room, link, name, data.commitment, key, at)

    return Joining(await sit(hall, live, key, seated), token)


async def known_as(hall: Hall, token: str, name: str) -> tuple[str, str]:
    """By what whoever sits down with a token of their own is known, and their name: a player's is the one they have."""
    if not is_players_key(token):
        return hashed(token), name
    player = await hall.players.asking(token)
    hall.book.check_in(player.id)
    return player.id, player.name


async def sit(hall: Hall, live: LiveRoom, key: str, wanted: Propose) -> int:
    """The seat that the key then opens. Whoever sits there already, and did not hear it, hears so again."""
    try:
        await hall.do(live, wanted)
    except Refused:
        if seat_of(live.room.seats, key) is None:
            raise
    seat = seat_of(live.room.seats, key)
    if seat is None:  # somebody has come by a newer link in this very moment
        raise Refused("link-used")
    return seat

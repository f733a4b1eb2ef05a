"""Which cards players have played in a game that is over, for their figures."""

import logging

import msgspec

from rumpus.table.players.history import amend
from rumpus.table.players.players import Players
from rumpus.table.rooms.room import Room
from rumpus.table.thinking import readings
from rumpus.table.thinking.readers import Readers

log = logging.getLogger("rumpus.players")


async def note_cards(readers: Readers, players: Players, room: Room) -> None:
    """Found out later than the result, and missing where that fails: nothing hangs on it."""
    try:
        found = msgspec.json.decode(await readers.read(room, readings.cards), type=list[dict[str, int]])
        for seat, cards in zip(room.seats, found, strict=True):
            if seat.player_id and cards:
                await amend(players, seat.player_id, room.row.id, cards=cards)
    except Exception as error:
        log.error("played cards could not be noted", exc_info=error, extra={"room": room.row.id})

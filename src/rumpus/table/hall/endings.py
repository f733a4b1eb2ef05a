"""What is noted when a game is over: so that it can be shown whatever its rules become, and for those who played."""

import asyncio
import logging

from rumpus.table.hall.telling import tell_of_end
from rumpus.table.notices.notices import Notices
from rumpus.table.players.history import write_result
from rumpus.table.players.players import Players
from rumpus.table.players.standings import Standings
from rumpus.table.rooms.day_results import note_result
from rumpus.table.rooms.kept import keep, lines_of
from rumpus.table.rooms.live import LiveRoom
from rumpus.table.rooms.results import places_in, results_in
from rumpus.table.rooms.room import Room
from rumpus.table.thinking.played_cards import note_cards
from rumpus.table.thinking.readers import Readers, is_short
from rumpus.table.thinking.readings import kept

log = logging.getLogger("rumpus.hall")

KEPT_HERE = 60_000  # bytes of a log from which it takes a moment to write down what is kept of a game


class Endings:
    def __init__(self, players: Players, standings: Standings, readers: Readers, notices: Notices) -> None:
        self.notices = notices
        self.store = players.store
        self.players = players
        self.standings = standings
        self.readers = readers
        self.noting: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        await asyncio.gather(*self.noting, return_exceptions=True)

    async def note(self, live: LiveRoom) -> None:
        """If the game is over; if that cannot be noted now, it is when the room is taken up again."""
        room = live.room
        if room.stage != "over" or room.past is not None or live.finished:
            return
        try:
            if room.row.daily and not room.row.again:
                await note_result(self.store, room)
            await self._note_players(room)
            await self.store.finish(room.row.id, await self._kept_of(room))
            live.finished = True
            tell_of_end(self.notices, live)
            self._note_cards(room)
        except Exception as error:  # whatever a database may say, the game has come to its end
            log.error("the end of a game could not be noted", exc_info=error, extra={"room": room.row.id})

    async def _note_players(self, room: Room) -> None:
        """How it went for those who are recognised."""
        results = {player: write_result(result) for player, result in results_in(room).items()}
        if results:
            await self.players.note_end(room.row.id, room.last, results)
        await self.standings.note(room.row.id, room.row.game, room.last, places_in(room))

    def _note_cards(self, room: Room) -> None:
        """Which cards players have played: nobody waits for it."""
        if any(seat.player_id for seat in room.seats):
            task = asyncio.create_task(note_cards(self.readers, self.players, room))
            self.noting.add(task)
            task.add_done_callback(self.noting.discard)

    async def _kept_of(self, room: Room) -> bytes:
        row, entries = await self.store.room(room.row.id), await self.store.entries(room.row.id, 0)
        if row is None or not is_short(entries, row.opening, KEPT_HERE):
            return await self.readers.read(room, kept)
        return keep(room, lines_of(row, entries))

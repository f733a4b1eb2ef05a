"""How the game of the day went, for somebody who has played it."""

from collections import Counter

from rumpus.kernel.message import Refused
from rumpus.table.rooms.day_results import own_try, place_of, results_of
from rumpus.table.rooms.room import Room
from rumpus.table.store.base import Store
from rumpus.table.wire.library_messages import DayResult, DayResultsInfo, DayTry


async def day_results(store: Store, room: Room) -> DayResultsInfo:
    """Refused before the end: who knows in how many answers others have won plays another game."""
    row = room.row
    if not row.daily:
        raise Refused("day-none")
    if room.stage != "over":
        raise Refused("day-not-over")
    began, tries = await results_of(store, row)
    results = [DayResult(*one, times) for one, times in Counter(tries).items()]
    mine = None if row.again else own_try(room, await store.entries(row.id, 0))
    own = None if mine is None else DayTry(*mine, place_of(mine, tries))
    return DayResultsInfo(row.daily, began, len(tries), results, own)

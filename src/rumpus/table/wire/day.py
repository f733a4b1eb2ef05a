"""How the game of the day went, for somebody who has played it."""

from collections import Counter

from rumpus.kernel.message import Refused
from rumpus.table.players.players import Players
from rumpus.table.rooms.day_results import own_try, place_of, results_of
from rumpus.table.rooms.room import Room
from rumpus.table.wire.library_messages import DayPlayer, DayResult, DayResultsInfo, DayTry

DAY_PLAYERS = 50  # that are told by name


async def day_results(players: Players, room: Room) -> DayResultsInfo:
    """Refused before the end: who knows in how many answers others have won plays another game."""
    row, store = room.row, players.store
    if not row.daily:
        raise Refused("day-none")
    if room.stage != "over":
        raise Refused("day-not-over")
    began, tries = await results_of(store, row)
    results = [DayResult(*one, times) for one, times in Counter(one[:2] for one in tries).items()]
    mine = None if row.again else own_try(room, await store.entries(row.id, 0))
    own = None if mine is None else DayTry(mine.result, mine.answers, place_of(mine, tries))
    known = await players.find_some({one.player for one in tries if one.player})
    named = [
        DayPlayer(one.player, known[one.player].name, one.result, one.answers, place_of(one, tries))
        for one in tries
        if one.player in known
    ]
    return DayResultsInfo(row.daily, began, len(tries), results, own, named[:DAY_PLAYERS])

"""Tournaments run by themselves: rounds begin, results come in, the next round is paired, and in the end there is a
winner. Whatever was decided is in the store before anything follows from it, so that any process can go on."""

import asyncio
import logging
from typing import Final

from rumpus.kernel.message import Refused
from rumpus.table.hall.hall import Hall
from rumpus.table.rooms.calendar import DAY
from rumpus.table.rooms.clocks import now
from rumpus.table.tournaments import rooms
from rumpus.table.tournaments.following import begin_or_wait, go_on
from rumpus.table.tournaments.tournament import Fixture, Tournament
from rumpus.table.tournaments.tournaments import Tournaments

log = logging.getLogger("rumpus.tournaments")

EVERY: Final = 5.0  # seconds
AT_ONCE: Final = 20  # changes of a tournament, before the others have their turn


class TournamentRunner:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.tournaments = Tournaments(hall.store)
        self.task: asyncio.Task[None] | None = None
        self.turn = asyncio.Lock()
        self.opened: set[str] = set()  # rooms that we know to be there

    def open(self) -> None:
        self.task = asyncio.create_task(self._now_and_then())

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def see_to_one(self, id: str) -> None:
        """Somebody has done something: if it is ours, they need not wait for what follows."""
        if self.hall.division.ours(id):
            await self.see_to(id, now())

    async def _now_and_then(self) -> None:
        while True:
            try:
                await self.see_to_all(now())
            except Exception as error:  # a database that is lost comes back
                log.error("tournaments could not be seen to", exc_info=error)
            await asyncio.sleep(EVERY)

    async def see_to_all(self, at: int) -> None:
        """All that are ours: of several processes, each has its own, as with rooms."""
        for tournament in await self.tournaments.going_on():
            if self.hall.division.ours(tournament.id):
                try:
                    await self.see_to(tournament.id, at)
                except Exception as error:  # whatever is wrong with one, the others go on
                    log.error("a tournament cannot go on", exc_info=error, extra={"tournament": tournament.id})
        if self.hall.clearing.retention.finished:
            await self.tournaments.clear(at - self.hall.clearing.retention.finished * DAY)

    async def see_to(self, id: str, at: int) -> None:
        """One thing after another, as long as there is something to do."""
        async with self.turn:
            tournament = await self.tournaments.find(id)  # whoever had their turn before may have changed it
            for _ in range(AT_ONCE):
                await self._open_rooms(tournament)
                after = await self.next(tournament, at)
                if after is None or not await self.tournaments.replace(tournament, after):
                    return  # nothing to do, or somebody else does it
                await self._close_rooms(after)
                tournament = after

    async def next(self, tournament: Tournament, at: int) -> Tournament | None:
        """What becomes of it now; None, if it is to wait."""
        if tournament.stage == "over":
            return None
        if tournament.stage == "open":
            return begin_or_wait(tournament, at, self.hall.division.fresh_id)
        if tournament.rounds[-1].is_over:
            await self._close_rooms(tournament)  # whoever decided the last of them may have died before that
            return go_on(tournament, at, self.hall.division.fresh_id)
        return await self._decided(tournament, at)

    async def _decided(self, tournament: Tournament, at: int) -> Tournament | None:
        after, current = tournament, tournament.rounds[-1]
        for fixture in [one for one in current.fixtures if not one.decided]:
            found = await rooms.outcome(self.hall, fixture)
            if found is not None:
                after = after.decide(fixture.room, found.shares, "played")
            elif at >= current.deadline:
                late = await rooms.outcome_when_late(self.hall, fixture)
                after = after.decide(fixture.room, late.shares, "late")
        return None if after is tournament else after

    async def _open_rooms(self, tournament: Tournament) -> None:
        if tournament.stage != "running":
            return
        for fixture in [one for one in tournament.rounds[-1].fixtures if not one.decided]:
            try:
                if fixture.room not in self.opened:
                    await self._open_room(tournament, fixture)
                await rooms.let_bots_play(self.hall, fixture)
            except Refused as refused:
                about = {"room": fixture.room, "why": refused.message.id}
                log.error("a game of a tournament cannot be opened", extra=about)

    async def _open_room(self, tournament: Tournament, fixture: Fixture) -> None:
        """Unless another process has decided the game meanwhile, and deleted its room: then it stays deleted."""
        await rooms.open_if_missing(self.hall, tournament.terms, fixture, tournament.rounds[-1].began)
        self.opened.add(fixture.room)
        rounds = (await self.tournaments.find(tournament.id)).rounds
        if any(one.room == fixture.room and one.why == "late" for round in rounds for one in round.fixtures):
            await rooms.close(self.hall, fixture)

    async def _close_rooms(self, tournament: Tournament) -> None:
        """Of games in the last round that were decided otherwise than by playing them."""
        decided = [one for one in tournament.rounds[-1].fixtures if one.decided] if tournament.rounds else []
        self.opened -= {fixture.room for fixture in decided}
        for fixture in decided:
            if fixture.why == "late":
                await rooms.close(self.hall, fixture)

"""Bots, and whoever weighs odds or gives hints, think elsewhere, never in a room's way. A bot that fails is replaced by
a simpler one."""

import asyncio
import logging
from typing import Any, NamedTuple, TypeVar

from rumpus.kernel.chance import SeededChance
from rumpus.table.guests.timings import Timings
from rumpus.table.guests.traces import Traces
from rumpus.table.rooms.luck import seed_of
from rumpus.table.rooms.room import Room
from rumpus.table.thinking.jobs import Advise, Choose, Job, Weigh
from rumpus.table.thinking.minds import BotFailed, Minds
from rumpus.table.thinking.turns import Asker, Turns
from rumpus.thinking.bot import Glimpse, Hint, glimpse_of
from rumpus.thinking.odds import Odds
from rumpus.thinking.registry import simpler_than

log = logging.getLogger("rumpus.bots")

ADVISER = "strong"

Found = TypeVar("Found")


class Thought(NamedTuple):
    place: int  # of the chosen option
    level: str  # of the bot that chose it; nothing if none could
    seconds: float  # that it took to think


class BotWorkers:
    def __init__(self, minds: Minds) -> None:
        self.minds = minds
        self.turns = Turns(minds.count)
        self.thoughts = 0
        self.thinking = Timings()
        self.traces = Traces()
        self.failures = 0

    async def choose(self, level: str, glimpse: Glimpse, seed: int, asker: Asker) -> Thought:
        """One of the options, whatever happens to the bot."""
        for candidate in (level, *simpler_than(level)):
            try:
                with self.traces.span("bot thinking", room=asker.room, level=candidate):
                    place, seconds = await self._run(Choose(candidate, glimpse, seed), asker)
                self.thoughts += 1
                self.thinking.note(seconds)
                return Thought(place, candidate, seconds)
            except BotFailed as failed:
                self.failures += 1
                log.warning("a bot failed", extra={"room": asker.room, "level": candidate, "why": failed.why})
        return Thought(seed % len(glimpse.options), "", 0.0)

    async def weigh(self, glimpse: Glimpse, place: int, seed: int, asker: Asker) -> Odds:
        """How likely it is what, should the option at this place be taken; BotFailed if that is not found out."""
        return (await self._run(Weigh(place, glimpse, seed), asker))[0]

    async def advise(self, glimpse: Glimpse, seed: int, asker: Asker) -> Hint:
        """What is worth answering; BotFailed if nobody knows."""
        return (await self._run(Advise(ADVISER, glimpse, seed), asker))[0]

    async def _run(self, job: Job[Found], asker: Asker) -> tuple[Found, float]:
        """What was found, and in how many seconds. A thought goes on, and is charged, even if nobody waits for it any
        more."""
        await self.turns.wait(asker)
        loop = asyncio.get_running_loop()
        began = loop.time()
        running = asyncio.ensure_future(self.minds.think(job))
        running.add_done_callback(lambda done: self._ended(done, asker, loop.time() - began))
        found = await asyncio.shield(running)
        return found, loop.time() - began

    def _ended(self, running: "asyncio.Future[Any]", asker: Asker, seconds: float) -> None:
        if not running.cancelled():
            running.exception()  # that of a thought nobody waits for is nobody's concern
        self.turns.done(asker, seconds)


def seed_in(room: Room) -> int:
    """For a thought about what a room asks now."""
    return seed_of(room.row.secret, room.asked_at)


def glimpse_in(room: Room) -> Glimpse:
    """What a bot is given that answers in a room. The luck with which it imagines hidden cards is nobody's dice."""
    match = room.match
    assert match is not None
    return glimpse_of(room.game, room.setting, match.state, SeededChance(f"{seed_in(room)} imagined"))

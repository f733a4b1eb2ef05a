"""Seeing to whoever is asked in a room: a bot is let think, a person's clock gets its alarm."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from rumpus.kernel.interruptions import Interruptions
from rumpus.kernel.message import Refused
from rumpus.table.hall.deadlines import Deadlines
from rumpus.table.hall.live_rooms import LiveRooms
from rumpus.table.rooms import acts, propose
from rumpus.table.rooms.division import Division
from rumpus.table.rooms.live import Append, LiveRoom, Propose
from rumpus.table.thinking.bots import BotWorkers, glimpse_in, seed_in
from rumpus.table.thinking.minds import Minds
from rumpus.table.thinking.turns import Asker
from rumpus.thinking.registry import bot_levels

log = logging.getLogger("rumpus.asking")

FIRST_PAUSE, LONGEST_PAUSE = 0.5, 30.0  # seconds between attempts to write
# Seconds for an answer, from which nobody can tell how many options a bot had: about as long as each level may think.
PACES = {"random": 0.0, "fair": 0.2, "good": 0.4, "strong": 2.0} | dict.fromkeys(
    ("beginner", "easy", "casual", "regular", "quick"), 0.1
)
PACE_OF_OTHERS = 1.0
READY_WITHIN = 60.0  # seconds to say that one is ready; then the clocks run all the same
DRAINED_WITHIN = 5.0  # seconds that bots have to finish a thought when the table closes


class Asking:
    def __init__(self, live: LiveRooms, append: Append, minds: Minds, division: Division, deadlines: Deadlines) -> None:
        self.live = live
        self.deadlines = deadlines
        self.division = division
        self.append = append
        self.bots = BotWorkers(minds)
        self.tasks: set[asyncio.Task[None]] = set()
        self.stopping = False

    def open(self) -> None:
        self.bots.minds.open()

    def stop(self) -> None:
        """From now on nobody is asked; clocks stand still."""
        self.stopping = True
        for live in self.live.values():
            self._silence(live)

    async def close(self) -> None:
        """What is being thought or written is finished first."""
        if self.tasks:
            _, late = await asyncio.wait(self.tasks, timeout=DRAINED_WITHIN)
            for task in late:
                task.cancel()
        await asyncio.to_thread(self.bots.minds.close)

    def see_to(self, live: LiveRoom) -> None:
        """Something has changed in a room: whoever is asked there now is seen to, by the process whose room it is."""
        self._silence(live)
        self.deadlines.note(live.room.row.id, None)
        seat = live.room.asked()
        if self.stopping or seat is None or not self.division.ours(live.room.row.id) or live.room.agreements.halted:
            return
        if live.room.agreements.unready:
            live.alarm = asyncio.get_running_loop().call_later(live.waited(READY_WITHIN), self._wait_no_longer, live)
        if live.room.seats[seat].bot:
            if live.goes_on() and (live.bot is None or live.bot.done()):
                live.bot = self._start(self._let_bots_answer(live))
            return
        clocks = live.room.clocks
        wait = clocks.runs_out_in(clocks.read())
        if clocks.limit.in_days and wait:
            self.deadlines.note(live.room.row.id, clocks.due())
        elif wait is not None and clocks.limit.then != "wait":
            live.alarm = asyncio.get_running_loop().call_later(wait / 1000, self._time_is_up, live)

    def leave(self, live: LiveRoom) -> None:
        """Nobody is asked in that room any more."""
        self._silence(live)
        if live.bot is not None:
            live.bot.cancel()

    def _silence(self, live: LiveRoom) -> None:
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None

    def _start(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: "asyncio.Task[None]") -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a room was left alone", exc_info=error)

    async def _do(self, live: LiveRoom, wanted: Propose) -> None:
        """Unless the room has gone on meanwhile. A store that fails is asked again: nobody else would."""
        pause, room = FIRST_PAUSE, live.room.row.id
        while True:
            try:
                await self.append(live, wanted)
                return
            except Refused:
                log.info("what was meant to happen came late", extra={"room": room})
                return
            except Exception as error:  # whatever a database may say, such as that the disk is full
                log.error("what was meant to happen could not be written", exc_info=error, extra={"room": room})
            if self.stopping:
                return
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    # Bots

    async def _let_bots_answer(self, live: LiveRoom) -> None:
        """As long as a bot is asked, and not for nobody: when somebody comes back, it goes on."""
        while not self.stopping and live.goes_on():
            seat = live.room.asked()
            if seat is None or not live.room.seats[seat].bot or live.room.agreements.halted:
                break
            await self._let_bot_answer(live, seat, live.room.seats[seat].bot)
        self.see_to(live)

    async def _let_bot_answer(self, live: LiveRoom, seat: int, level: str) -> None:
        question, glimpse = live.room.asked_at, glimpse_in(live.room)
        thought = await self.bots.choose(level, glimpse, seed_in(live.room), Asker(live.room.row.id, live.attendance))
        await asyncio.sleep(PACES.get(level, PACE_OF_OTHERS) - thought.seconds)
        if thought.level not in ("", level):
            await self._do(live, lambda room, at: propose.simpler_bot(room, seat, level, thought.level, at))
        text, level = glimpse.options[thought.place], thought.level or level
        await self._do(live, lambda room, at: propose.answer_of_bot(room, seat, level, question, text, at))

    # Clocks

    def _wait_no_longer(self, live: LiveRoom) -> None:
        live.alarm = None
        self._start(self._start_clocks(live))

    async def _start_clocks(self, live: LiveRoom) -> None:
        with live.staying():
            await self._do(live, acts.wait_no_longer)
        self.see_to(live)

    def _time_is_up(self, live: LiveRoom) -> None:
        live.alarm = None
        self._start(self._run_out_of_time(live))

    async def _run_out_of_time(self, live: LiveRoom) -> None:
        with live.staying():
            await self._answer_in_place_of(live)
        self.see_to(live)

    async def _answer_in_place_of(self, live: LiveRoom) -> None:
        """The rules may say what happens then (W11.9); if they do not, the simplest bot answers in the seat's place."""
        room = live.room
        seat, question = room.asked(), room.asked_at
        if seat is not None and room.match is not None and room.clocks.runs_out_in(room.clocks.read()) == 0:
            if room.clocks.limit.in_days:
                await self._do(live, lambda room, at: acts.run_out_of_days(room, seat, question, at))
                return
            said = Interruptions.of(room.game).possible(room.match.state) if room.clocks.limit.kind == "turn" else ()
            if said:
                await self._do(live, lambda room, at: propose.interrupt(room, question, said[0], at))
            else:
                glimpse = glimpse_in(room)
                thought = await self.bots.choose(
                    bot_levels()[0], glimpse, seed_in(room), Asker(room.row.id, live.attendance)
                )
                text = glimpse.options[thought.place]
                await self._do(live, lambda room, at: propose.answer_too_late(room, seat, question, text, at))

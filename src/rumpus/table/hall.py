"""The hall: all rooms this process serves, each taken from the store when somebody asks for it.

Whatever happens in a room goes one way: a proposal is worked out on a copy, its entry is appended to the
log, and only when it is on disk is it applied, acknowledged and shown. If another process was faster, the
store says so; the room reads on and the proposal is made again, or refused, for what the room is now.
"""

import asyncio
import hashlib
import logging
import secrets
import time
from collections.abc import Callable

from rumpus.kernel.bot import Glimpse
from rumpus.kernel.message import Refused
from rumpus.kernel.registry import bot_levels
from rumpus.table.bots import BotWorkers
from rumpus.table.entries import read_entry, write_entry
from rumpus.table.room import Proposal, Room
from rumpus.table.store.base import RoomRow, Store, Taken

log = logging.getLogger("rumpus.hall")

TOKEN_BYTES = 24  # 192 random bits
ROOMS_KEPT = 2000  # in memory

Propose = Callable[[Room, int], Proposal]


def now() -> int:
    return time.time_ns() // 1_000_000


def fresh_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


class LiveRoom:
    """A room in this process: its state, whoever watches it, and what it is waiting for."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.lock = asyncio.Lock()
        self.changed = asyncio.Condition()
        self.watching = 0
        self.bot: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None

    def role(self, token: str | None) -> int | None:
        """The seat a token opens, or None for a spectator. Refused if it opens nothing."""
        if token is None:
            if self.room.row.public:
                return None
            raise Refused("token-needed")
        key = hashed(token)
        if key in self.room.keys:
            return self.room.keys.index(key)
        if key in (self.room.row.watch, self.room.row.host):
            return None
        raise Refused("token-unknown")

    def check_host(self, token: str | None) -> None:
        if token is None or hashed(token) != self.room.row.host:
            raise Refused("host-only")


class Hall:
    def __init__(self, store: Store, workers: int = 1) -> None:
        self.store = store
        self.bots = BotWorkers(workers)
        self.live: dict[str, LiveRoom] = {}
        self.loading = asyncio.Lock()
        self.tasks: set[asyncio.Task[None]] = set()
        self.closing = False

    async def open(self) -> None:
        """Open the store and take up every game that was going on."""
        await self.store.open()
        for id in await self.store.running_rooms():
            try:
                self._go_on(await self.find(id))
            except Refused as refused:
                log.warning("a room cannot be taken up", extra={"room": id, "why": refused.message.id})
        self._keep(asyncio.create_task(self._follow_others()))

    async def close(self) -> None:
        """Let what is being written be finished; tell everybody who watches."""
        self.closing = True
        for live in self.live.values():
            if live.alarm is not None:
                live.alarm.cancel()
            async with live.changed:
                live.changed.notify_all()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.bots.close()
        await self.store.close()

    def _keep(self, task: "asyncio.Task[None]") -> None:
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # Rooms

    async def find(self, id: str) -> LiveRoom:
        live = self.live.get(id)
        if live is not None:
            return live
        async with self.loading:
            if id in self.live:
                return self.live[id]
            row = await self.store.room(id)
            if row is None:
                raise Refused("room-unknown", room=id)
            self._forget_idle_rooms()
            live = LiveRoom(Room(row))
            await self._read_on(live)
            live.room.clocks.since = now()  # while nobody served the room, no clock ran
            self.live[id] = live
            return live

    def _forget_idle_rooms(self) -> None:
        """The store keeps every room; memory only those that somebody watches or whose clock or bot goes on."""
        if len(self.live) >= ROOMS_KEPT:
            for id, live in list(self.live.items()):
                busy = live.watching or live.alarm is not None or (live.bot is not None and not live.bot.done())
                if not busy and not live.lock.locked():
                    del self.live[id]

    async def create(self, row: RoomRow) -> LiveRoom:
        """Refused, before anything is written, if the options cannot be agreed on."""
        room = Room(row)
        for level in room.bots:
            if level and level not in bot_levels():
                raise Refused("bot-unknown", level=level, known=tuple(bot_levels()))
        await self.store.create(row)
        live = self.live[row.id] = LiveRoom(room)
        await self._begin_if_full(live)
        return live

    async def _read_on(self, live: LiveRoom) -> None:
        for data in await self.store.entries(live.room.row.id, live.room.number):
            live.room.apply(read_entry(data))

    # What happens

    async def do(self, live: LiveRoom, propose: Propose) -> int:
        """Let something happen; returns the number of its entry once it is on disk."""
        async with live.lock:
            number = await self._do(live, propose)
        await self._begin_if_full(live)
        self._go_on(live)
        await self._show(live)
        return number

    async def _do(self, live: LiveRoom, propose: Propose) -> int:
        room = live.room
        while True:
            proposal = propose(room, now())
            try:
                await self.store.append(room.row.id, room.number + 1, write_entry(proposal.entry))
            except Taken:
                await self._read_on(live)
                continue
            room.apply(proposal.entry, proposal.match)
            if room.stage == "over":
                await self.store.finish(room.row.id)
            return room.number

    async def _begin_if_full(self, live: LiveRoom) -> None:
        room = live.room
        if room.stage == "open" and all(room.taken):
            async with live.lock:
                if room.stage == "open":
                    await self._do(live, lambda room, at: room.propose_beginning(at))
            self._go_on(live)
            await self._show(live)

    async def _show(self, live: LiveRoom) -> None:
        async with live.changed:
            live.changed.notify_all()

    def _go_on(self, live: LiveRoom) -> None:
        """See to whoever is asked now: think for a bot, or set the alarm of a clock."""
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        seat = live.room.asked()
        if self.closing or seat is None:
            return
        if live.room.bots[seat]:
            if live.bot is None or live.bot.done():
                live.bot = asyncio.create_task(self._let_bots_answer(live))
                self._keep(live.bot)
            return
        wait = live.room.clocks.runs_out_in(now())
        if wait is not None:
            live.alarm = asyncio.get_running_loop().call_later(wait / 1000, self._time_is_up, live)

    async def _let_bots_answer(self, live: LiveRoom) -> None:
        """As long as a bot is asked."""
        while (seat := live.room.asked()) is not None and live.room.bots[seat] and not self.closing:
            await self._answer_for(live, seat, live.room.bots[seat])
        self._go_on(live)

    async def _answer_for(self, live: LiveRoom, seat: int, level: str) -> None:
        question, glimpse = live.room.asked_at, glimpse_of(live.room, seat)
        place = await self.bots.choose(level, glimpse, live.room.row.id)
        text = glimpse.options[place]
        try:
            async with live.lock:
                await self._do(live, lambda room, at: room.propose_answer(seat, question, text, at))
        except Refused:
            log.info("a bot's answer came late", extra={"room": live.room.row.id})
        await self._show(live)

    def _time_is_up(self, live: LiveRoom) -> None:
        self._keep(asyncio.create_task(self._run_out_of_time(live)))

    async def _run_out_of_time(self, live: LiveRoom) -> None:
        """The rules may say what happens then (W11.9); if they do not, the simplest bot answers in the seat's place."""
        room = live.room
        seat, question = room.asked(), room.asked_at
        if seat is None or room.match is None or room.clocks.runs_out_in(now()) != 0:
            self._go_on(live)
            return
        said = room.game.interruptions(room.match.state)
        if room.clocks.limit.kind == "turn" and said:

            def propose(room: Room, at: int) -> Proposal:
                if room.asked_at != question:
                    raise Refused("answer-late", question=question, asked=room.asked_at)
                return room.propose_interruption(said[0], at)

            await self.do(live, propose)
        else:
            await self._answer_for(live, seat, bot_levels()[0])
            self._go_on(live)

    # Other processes

    async def _follow_others(self) -> None:
        """Read on in rooms that another process has written to."""
        while (change := await self.store.changes()) is not None:
            id, number = change
            live = self.live.get(id)
            if live is not None and number > live.room.number:
                async with live.lock:
                    await self._read_on(live)
                self._go_on(live)
                await self._show(live)


def glimpse_of(room: Room, seat: int) -> Glimpse:
    """What a bot in a seat is given: what the seat may know."""
    match = room.match
    assert match is not None
    question = match.question
    assert question is not None
    return Glimpse(
        game=room.row.game,
        seats=room.setting.seats,
        header=room.setting.header(),
        seat=seat,
        view=match.view(seat),
        kind=question.kind,
        options=tuple(match.state.write(question, option) for option in question.options),
    )

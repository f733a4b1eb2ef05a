"""The hall: all rooms this process serves, each taken from the store when somebody asks for it.

Whatever happens in a room goes one way: a proposal is worked out on a copy, its entry is appended to the
log, and only when it is on disk is it applied, acknowledged and shown. If another process was faster, the
store says so; the room reads on and the proposal is made again, or refused, for what the room is now.
"""

import asyncio
import hashlib
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from rumpus.kernel.game import AnyGame, Setting
from rumpus.kernel.message import Refused
from rumpus.table.analyses import Analyses
from rumpus.table.asking import Asking
from rumpus.table.attendance import Attendance
from rumpus.table.audience import Audience
from rumpus.table.boxes import KEY, Boxes, is_a_name
from rumpus.table.clocks import now
from rumpus.table.entries import write_entry
from rumpus.table.following import row_after
from rumpus.table.kept import keep
from rumpus.table.others import Others
from rumpus.table.reading import DamagedRoom, bring_box, read_on, read_room
from rumpus.table.room import Proposal, Room, check_level
from rumpus.table.store.base import RoomRow, Store, Taken

if TYPE_CHECKING:
    from rumpus.table.updates import ShownToAll

log = logging.getLogger("rumpus.hall")

TOKEN_BYTES = 24  # 192 random bits
ROOMS_KEPT = 2000  # in memory
GOODBYE_WITHIN = 3.0  # seconds to tell everybody that the table closes

Propose = Callable[[Room, int], Proposal]


def fresh_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


class LiveRoom:
    """A room in this process: its state, whoever watches it, and what it is waiting for."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.lock = asyncio.Lock()
        self.audience = Audience()
        self.attendance = Attendance()
        self.spectators: list[str] = []  # the names of those who watch and have said one
        self.comings = 0  # how often one of these came or went
        self.shown: ShownToAll | None = None  # what was worked out for all viewers last
        self.bot: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None
        self.finished = False  # the store knows that the game is over
        self.used = 0  # the greater, the later somebody asked for it

    def busy(self) -> bool:
        """Whether it must stay in memory, because something goes on in it."""
        thinking = self.bot is not None and not self.bot.done()
        return bool(self.watching) or self.alarm is not None or thinking or self.lock.locked()

    def role(self, token: str | None) -> int | None:
        """The seat a token opens, or None for a spectator. Refused if it opens nothing."""
        if token is None:
            if self.room.row.public:
                return None
            raise Refused("token-needed")
        return self.room.role(hashed(token))

    @property
    def watching(self) -> int:
        """How many do so over a socket."""
        return self.attendance.sockets.total()

    def come(self, address: str, name: str | None) -> None:
        """Somebody watches from now on; a spectator who says a name is shown to everybody."""
        self.attendance.come(address)
        if name is not None:
            self.spectators.append(name)
            self._show_who_is_there()

    def go(self, address: str, name: str | None) -> None:
        self.attendance.go(address)
        if name is not None:
            self.spectators.remove(name)
            self._show_who_is_there()

    def _show_who_is_there(self) -> None:
        self.comings += 1
        self.audience.tell(self.room.asked())

    def knows(self, token: str) -> bool:
        return self.room.knows(hashed(token))

    def check_host(self, token: str | None) -> None:
        if token is None or hashed(token) != self.room.row.host:
            raise Refused("host-only")


class Hall:
    def __init__(self, store: Store, workers: int = 1, boxes: Path | None = None) -> None:
        self.store = store
        self.boxes = Boxes(boxes)
        self.asking = Asking(self, workers)
        self.analyses = Analyses()
        self.live: dict[str, LiveRoom] = {}
        self.set_aside: dict[str, DamagedRoom] = {}  # rooms that cannot be read
        self.loading = asyncio.Lock()
        self.others = Others(self)
        self.uses = count()
        self.closing = False
        self.written = 0  # entries, since the table was opened

    async def open(self) -> None:
        """Open the store and take up every game that was going on."""
        await self.store.open()
        await self.boxes.keep_wanted(self.store)
        self.asking.open()
        for id in await self.store.running_rooms():
            await self.find_if_possible(id)
        self.others.open()

    async def find_if_possible(self, id: str) -> None:
        try:
            await self.find(id)
        except Refused as refused:
            log.warning("a room cannot be taken up", extra={"room": id, "why": refused.message.id})

    async def _take_up(self, live: LiveRoom) -> None:
        """Go on where another process stopped, wherever that was."""
        await self._begin_if_full(live)
        await self._finish_if_over(live)
        if live.room.offer is not None and await self.store.room(live.room.offer.room) is None:
            await self.successor(live)
        self.asking.see_to(live)

    async def say_goodbye(self) -> None:
        """Tell everybody who watches that the table closes, and let them hear it."""
        self.closing = True
        self.asking.stop()
        for live in list(self.live.values()):
            live.audience.tell_everybody()
        try:
            async with asyncio.timeout(GOODBYE_WITHIN):
                while any(live.watching for live in self.live.values()):
                    await asyncio.sleep(0.02)
        except TimeoutError:
            log.warning("somebody did not hear that the table closes")

    async def close(self) -> None:
        """Let what is being thought and written be finished, and note how much time everybody has left."""
        await self.say_goodbye()
        await self.asking.close()
        await self.analyses.close()
        for live in list(self.live.values()):
            if live.room.clocks.runs_out_in(now()) is not None:
                await self.append(live, lambda room, at: room.propose_pause(at))
        await self.others.close()
        await self.store.close()

    # Rooms

    async def find(self, id: str, token: str | None = None) -> LiveRoom:
        """The room of that id; for a token that is new to it, read on as far as others have written."""
        live = self.live.get(id)
        if live is not None:
            live.used = next(self.uses)
            if token is not None and self.store.shared and not live.knows(token):
                await self.others.catch_up(live)
            return live
        async with self.loading:
            if id in self.live:
                return self.live[id]
            live = LiveRoom(await self._read(id))
            if live.room.paused or not self.store.shared:
                live.room.clocks.since = now()  # while nobody served the room, no clock ran
            self._remember(live)
        await self._take_up(live)
        return live

    async def _read(self, id: str) -> Room:
        """One that cannot be read is set aside: whoever asks for it is told so, and everything else goes on."""
        if id in self.set_aside:
            raise self.set_aside[id]
        try:
            return await read_room(self.store, id)
        except DamagedRoom as damaged:
            log.error("a room is set aside", extra={"room": id, "entry": damaged.number, "why": damaged.why.id})
            if len(self.set_aside) < ROOMS_KEPT:
                self.set_aside[id] = damaged
            raise

    def look(self, id: str, address: str) -> None:
        """Somebody has looked at a room: bots that waited for that go on."""
        live = self.live.get(id)
        if live is not None:
            live.attendance.look(address)
            self.asking.see_to(live)

    def _remember(self, live: LiveRoom) -> None:
        """The store keeps every room; memory only so many, besides those that somebody watches or whose game goes on by
        itself. Those go that nobody has asked for in the longest time."""
        live.used = next(self.uses)
        self.live[live.room.row.id] = live
        if len(self.live) > ROOMS_KEPT:
            idle = sorted((one for one in self.live.values() if not one.busy()), key=lambda one: one.used)
            for one in idle[: ROOMS_KEPT // 4]:
                if one is not live:
                    del self.live[one.room.row.id]

    async def public_rooms(self, most: int) -> list[LiveRoom]:
        """Open and running ones, the newest first; without those that can no longer be played here."""
        rooms = []
        for row in await self.store.public_rooms(most):
            try:
                live = await self.find(row.id)
                if live.room.past is None:
                    rooms.append(live)
            except Refused as refused:
                log.warning("a room cannot be shown", extra={"room": row.id, "why": refused.message.id})
        return rooms

    async def settle(self, game: AnyGame, seats: int, options: dict[str, str]) -> dict[str, str]:
        """What is agreed before a game, in full, with a box of ours: as it is now, or as a record knows it that was
        played with it before."""
        try:
            setting: Setting = game.setting(seats, self.boxes.settle(game, options))
        except Refused:
            if not is_a_name(options.get(KEY, "")) or not await bring_box(self.store, game.id, options):
                raise
            setting = game.setting(seats, options)
        return setting.header()

    async def create(self, row: RoomRow) -> LiveRoom:
        """Refused, before anything is written, if the options cannot be agreed on."""
        room = Room(row)
        for level in [seat.bot for seat in room.seats if seat.bot]:
            check_level(level)
        await self.boxes.keep(self.store, room.game, row.options)
        await self.store.create(row)
        live = LiveRoom(room)
        self._remember(live)
        await self._begin_if_full(live)
        return live

    async def successor(self, live: LiveRoom) -> LiveRoom:
        """The room of the rematch that was offered; whoever offered it may have died before it was made."""
        offer = live.room.offer
        assert offer is not None
        async with live.lock:
            try:
                return await self.find(offer.room)
            except Refused as refused:
                if refused.message.id != "room-unknown":
                    raise
                return await self.create(row_after(live.room, offer))

    async def _read_on(self, live: LiveRoom) -> None:
        await read_on(self.store, live.room)

    # What happens

    async def do(self, live: LiveRoom, propose: Propose) -> int:
        """Let something happen and see to what follows; returns the number of its entry once it is on disk."""
        try:
            return await self.append(live, propose)
        finally:  # even if it was refused: others' entries may have been read on the way
            await self._begin_if_full(live)
            self.asking.see_to(live)

    async def append(self, live: LiveRoom, propose: Propose) -> int:
        """Write down what happens next, and show it."""
        async with live.lock:
            try:
                return await self._append(live, propose)
            finally:
                self._show(live)

    async def _append(self, live: LiveRoom, propose: Propose) -> int:
        room = live.room
        while True:
            known = room.number
            try:
                room.check_goes_on()
                proposal = propose(room, now())
                await self.store.append(room.row.id, known + 1, write_entry(proposal.entry))
            except (Taken, Refused):
                await self._read_on(live)
                if room.number == known:
                    raise  # it is refused for what the room is, and not for what it was
                continue
            self.written += 1
            room.apply(proposal.entry, proposal.match)
            await self._finish_if_over(live)
            return room.number

    async def _finish_if_over(self, live: LiveRoom) -> None:
        """What is needed to show the game is kept, whatever its rules become."""
        room = live.room
        if room.stage == "over" and room.past is None and not live.finished:
            await self.store.finish(room.row.id, keep(room))
            live.finished = True

    async def _begin_if_full(self, live: LiveRoom) -> None:
        if live.room.may_begin():
            with suppress(Refused):  # somebody else was faster
                await self.append(live, lambda room, at: room.propose_beginning(at))
            self.asking.see_to(live)

    def _show(self, live: LiveRoom) -> None:
        live.audience.tell(live.room.asked())

    async def catch_up(self, live: LiveRoom) -> None:
        """Read, show and see to what another process has written."""
        async with live.lock:
            await self._read_on(live)
        self._show(live)
        await self._take_up(live)

"""The hall: all rooms this process serves, each taken from the store when somebody asks for it.

Whatever happens in a room goes one way: a proposal is worked out on a copy, its entry is appended to the
log, and only when it is on disk is it applied, acknowledged and shown. If another process was faster, the
store says so; the room reads on and the proposal is made again, or refused, for what the room is now.
"""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path

import msgspec

from rumpus.boxes.boxes import BOX
from rumpus.kernel.game import AnyGame
from rumpus.kernel.message import Refused
from rumpus.kernel.setting import Setting
from rumpus.table.guests.limits import Limits, Workload, visitor
from rumpus.table.guests.timings import Waits
from rumpus.table.hall.asking import Asking
from rumpus.table.hall.clearing import Clearing
from rumpus.table.hall.doubts import Doubts
from rumpus.table.hall.live_rooms import LiveRooms
from rumpus.table.hall.others import Others, rooms_that_may_go_on
from rumpus.table.hall.pulse import Pulse
from rumpus.table.rooms import propose
from rumpus.table.rooms.book import Book
from rumpus.table.rooms.boxes import OfferedBoxes, is_a_name
from rumpus.table.rooms.clocks import now, ticks
from rumpus.table.rooms.day_results import note_result
from rumpus.table.rooms.division import ALONE, Division
from rumpus.table.rooms.entries import write_entry
from rumpus.table.rooms.following import row_after
from rumpus.table.rooms.kept import keep, lines_of
from rumpus.table.rooms.live import LiveRoom, Propose, hashed
from rumpus.table.rooms.reading import DamagedRoom, bring_box, entries_after, read_log, read_room
from rumpus.table.rooms.retention import FOR_EVER, Retention
from rumpus.table.rooms.room import Room
from rumpus.table.store.base import RoomRow, Store, Taken, Unknown
from rumpus.table.thinking.analyses import Analyses
from rumpus.table.thinking.readers import Readers, is_short
from rumpus.table.thinking.readings import kept

log = logging.getLogger("rumpus.hall")

KEPT_HERE = 60_000  # bytes of a log from which it takes a moment to write down what is kept of a game
SET_ASIDE = 2000  # rooms at most that we remember we cannot read
GOODBYE_WITHIN = 3.0  # seconds to tell everybody that the table closes


class Hall:
    def __init__(
        self,
        store: Store,
        workers: int = 1,
        boxes: Path | None = None,
        limits: Limits | None = None,
        division: Division = ALONE,
        retention: Retention = FOR_EVER,
    ) -> None:
        self.store = store
        self.division = division
        self.tell_owner: Callable[[str], None] | None = None  # of a room in which we wrote though it is another's
        self.limits = limits or Limits()
        self.workload = Workload(self.limits)
        self.readers = Readers(store, self.workload)
        self.boxes = OfferedBoxes(boxes)
        self.live = LiveRooms(self.limits.rooms_bytes)
        self.asking = Asking(self.live, self.append, workers, division)
        self.analyses = Analyses(self.readers)
        self.set_aside: dict[str, DamagedRoom] = {}  # rooms that cannot be read
        self.loading: dict[str, asyncio.Task[LiveRoom]] = {}
        self.taking_up: asyncio.Task[None] | None = None
        self.others = Others(
            store, division, self.live, self.catch_up, self.find_if_possible, self.forget, self.read_book
        )
        self.clearing = Clearing(store, division, retention, self.delete_if_left)
        self.doubts = Doubts(self.catch_up)
        self.pulse = Pulse(store)
        self.book = Book(store)
        self.closing = False
        self.serves = True
        self.written = 0  # entries, since the table was opened
        self.waits = Waits()
        self.refusals: Counter[str] = Counter()  # how often something was refused, by the reason

    async def open(self, serves: bool = True) -> None:
        """Open the store. Guests may come before everything that goes on by itself is taken up again; where nobody is
        to be served, nothing goes on at all."""
        self.serves = serves
        await self.store.open()
        await self.book.read_on()
        await self.boxes.keep_wanted(self.store)
        if not serves:
            self.asking.stop()
            return
        self.asking.open()
        self.others.open()
        self.clearing.open()
        self.taking_up = asyncio.create_task(self._take_up_what_goes_on())

    async def _take_up_what_goes_on(self) -> None:
        """Games in which a clock runs, one after another. All others wait for somebody to ask; so do their bots."""
        for id in await rooms_that_may_go_on(self.store, self.division):
            await self.find_if_possible(id)
            live = self.live.get(id)
            if live is not None and not live.busy():
                self.live.put_away(live)

    async def find_if_possible(self, id: str) -> None:
        try:
            await self.find(id)
        except Refused as refused:
            log.warning("a room cannot be taken up", extra={"room": id, "why": refused.message.id})
        except Exception as error:  # whatever is wrong with one room, the others are taken up
            log.error("a room cannot be taken up", exc_info=error, extra={"room": id})

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
        if self.taking_up is not None:
            self.taking_up.cancel()
            await asyncio.gather(self.taking_up, return_exceptions=True)
        await self.asking.close()
        await self.analyses.close()
        await self.readers.close()
        for live in list(self.live.values()):
            if self.serves and self._is_ours(live) and live.room.clocks.runs_out_in(ticks()) is not None:
                await self.append(live, propose.pause)
        await self.clearing.close()
        await self.others.close()
        await self.doubts.close()
        await self.pulse.close()
        await self.store.close()

    # Rooms

    async def find(self, id: str, token: str | None = None) -> LiveRoom:
        """The room of that id; for a token that is new to it, read on as far as others have written. Refused to whoever
        is kept out."""
        self.book.check_in(None if token is None else hashed(token))
        live = self.live.get(id)
        if live is not None:
            self.live.use(live)
            if token is not None and self.store.shared and not live.knows(token):
                await self.others.catch_up(live)
            if self.doubts.about(live) or not self._is_ours(live):
                await self.catch_up(live)
            return live
        self.workload.check(visitor.get())
        if id not in self.loading:
            self.loading[id] = asyncio.create_task(self._load(id))
            self.loading[id].add_done_callback(lambda _: self.loading.pop(id))
        return await asyncio.shield(self.loading[id])

    async def _load(self, id: str) -> LiveRoom:
        room = await self._read(id)
        if id in self.live:  # put back meanwhile by whoever went on with it
            return self.live[id]
        live = LiveRoom(room, self.clearing.retention)
        self.live.remember(live)
        with live.staying():
            if self.store.shared:
                async with live.lock:  # whoever follows other processes may read on as well, and nobody twice
                    await self._read_on(live)  # what was written before we listened
            await self._take_up(live)
        return live

    async def _read(self, id: str) -> Room:
        """One that cannot be read is set aside: whoever asks for it is told so, and everything else goes on."""
        if id in self.set_aside:
            raise self.set_aside[id]
        try:
            room = await read_room(self.store, id, self.readers.read_log)
            room.clocks.since = ticks() - await self._running_for(room)
            return room
        except DamagedRoom as damaged:
            log.error("a room is set aside", extra={"room": id, "entry": damaged.number, "why": damaged.why.id})
            if len(self.set_aside) < SET_ASIDE:
                self.set_aside[id] = damaged
            raise

    async def _running_for(self, room: Room) -> int:
        """For how long the clock of whoever is asked has been running at another process. While nobody served the room
        none did; whether somebody does, only a store that is shared can tell."""
        if room.paused or room.clocks.seat is None or room.clocks.stands:
            return 0
        return await self.store.age(room.row.id, room.timed_at) or 0

    def look(self, id: str, address: str) -> None:
        """Somebody has looked at a room: bots that waited for that go on."""
        live = self.live.get(id)
        if live is not None:
            live.attendance.look(address)
            self.asking.see_to(live)

    def _is_ours(self, live: LiveRoom) -> bool:
        return self.division.ours(live.room.row.id)

    async def playable(self, ids: Iterable[str]) -> list[LiveRoom]:
        """Those of these rooms, all of them ours, that can still be played here."""
        rooms = []
        for id in ids:
            try:
                live = await self.find(id)
                if live.room.past is None:
                    rooms.append(live)
            except Refused as refused:
                log.warning("a room cannot be shown", extra={"room": id, "why": refused.message.id})
        return rooms

    async def settle(self, game: AnyGame, seats: int, options: dict[str, str]) -> dict[str, str]:
        """What is agreed before a game, in full, with a box of ours: as it is now, or as a record knows it that was
        played with it before."""
        try:
            setting: Setting = game.setting(seats, self.boxes.settle(game, options))
        except Refused:
            if not is_a_name(options.get(BOX, "")) or not await bring_box(self.store, game.id, options):
                raise
            setting = game.setting(seats, options)
        return setting.header()

    async def keep(self, row: RoomRow) -> Room:
        """Write a new room down; it is taken up when somebody asks for it. Refused, before anything is written, if the
        options cannot be agreed on."""
        room = Room(row)
        for level in [seat.bot for seat in room.seats if seat.bot]:
            propose.check_level(level)
        await self.boxes.keep(self.store, room.game, row.options)
        await self.store.create(row)
        return room

    async def create(self, row: RoomRow) -> LiveRoom:
        """Open a new room, and begin the game if nobody is awaited."""
        live = LiveRoom(await self.keep(row), self.clearing.retention)
        self.live.remember(live)
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

    async def delete_if_left(self, id: str, number: int) -> bool:
        """A room, if nobody is there and nothing has happened in it after that entry; whether it was."""
        live = self.live.get(id)
        return (live is None or not live.busy()) and await self.delete(id, number)

    async def read_book(self) -> None:
        """The operator may have done something elsewhere: everybody is shown what concerns them."""
        if await self.book.read_on():
            self.show_book()

    def show_book(self) -> None:
        for live in list(self.live.values()):
            live.audience.tell_everybody()

    async def delete(self, id: str, number: int | None = None) -> bool:
        live = self.live.get(id)
        if live is None:
            self.set_aside.pop(id, None)
            return await self.store.delete(id, number)
        async with live.lock:
            deleted = await self.store.delete(id, number)
            if deleted:
                self.forget(live)
        return deleted

    def forget(self, live: LiveRoom) -> None:
        """The store has the room no more: whoever is there is told so."""
        live.gone = True
        self.asking.leave(live)
        if live.room.row.id in self.live:
            self.live.put_away(live)
        live.audience.tell_everybody()

    async def _read_on(self, live: LiveRoom) -> None:
        entries = await entries_after(self.store, live.room)
        live.room.clocks.advance(ticks())
        if is_short(entries):
            read_log(live.room, entries)
        else:
            live.take(await self._read(live.room.row.id))
        self.live.weigh(live)

    # What happens

    async def do(self, live: LiveRoom, wanted: Propose) -> int:
        """Let something happen and see to what follows; returns the number of its entry once it is on disk."""
        began = time.perf_counter()
        try:
            number = await self.append(live, wanted)
            self.waits.answers.note(time.perf_counter() - began)
            return number
        finally:  # even if it was refused: others' entries may have been read on the way
            await self._see_to_what_follows(live)

    async def _see_to_what_follows(self, live: LiveRoom) -> None:
        """If it fails, that says nothing about what came before it."""
        try:
            await self._begin_if_full(live)
        except Exception as error:  # whatever a database may say
            log.error("what follows could not be written", exc_info=error, extra={"room": live.room.row.id})
            self.doubts.begin(live)
        self.asking.see_to(live)

    async def append(self, live: LiveRoom, wanted: Propose) -> int:
        """Write down what happens next, and show it."""
        if live.gone:
            raise Refused("room-unknown", room=live.room.row.id)
        if live.room.row.id not in self.live:
            self.live.remember(live)  # it was put away since it was found
        live = self.live[live.room.row.id]
        with live.staying():
            return await self._append_in_turn(live, wanted)

    async def _append_in_turn(self, live: LiveRoom, wanted: Propose) -> int:
        async with live.lock:
            try:
                return await self._append(live, wanted)
            finally:
                self._show(live)

    async def _append(self, live: LiveRoom, wanted: Propose) -> int:
        while True:
            room = live.room
            known = room.number
            try:
                room.check_goes_on()
                room.clocks.advance(ticks())
                proposal = wanted(room, now())
                entry = msgspec.structs.replace(proposal.entry, goes_on=room.goes_on_after(proposal))
                began = time.perf_counter()
                await self.store.append(room.row.id, known + 1, write_entry(entry))
                self.waits.writes.note(time.perf_counter() - began)
            except (Taken, Refused):
                await self._read_on(live)
                if live.room.number == known:
                    raise  # it is refused for what the room is, and not for what it was
                continue
            except Unknown:
                self.doubts.begin(live)
                raise
            self.written += 1
            room.apply(proposal.entry, proposal.match)
            self.live.weigh(live)
            if self.tell_owner is not None and not self._is_ours(live):
                self.tell_owner(room.row.id)
            await self._finish_if_over(live)
            return room.number

    async def _finish_if_over(self, live: LiveRoom) -> None:
        """What is needed to show the game is kept, whatever its rules become; if not now, when it is taken up again."""
        room = live.room
        if room.stage != "over" or room.past is not None or live.finished:
            return
        try:
            if room.row.daily and not room.row.again:
                await note_result(self.store, room)
            await self.store.finish(room.row.id, await self._kept_of(room))
            live.finished = True
        except Exception as error:  # whatever a database may say, the game has come to its end
            log.error("the end of a game could not be noted", exc_info=error, extra={"room": room.row.id})

    async def _kept_of(self, room: Room) -> bytes:
        row, entries = await self.store.room(room.row.id), await self.store.entries(room.row.id, 0)
        if row is None or not is_short(entries, row.opening, KEPT_HERE):
            return await self.readers.read(room, kept)
        return keep(room, lines_of(row, entries))

    async def _begin_if_full(self, live: LiveRoom) -> None:
        if live.room.may_begin():
            with suppress(Refused):  # somebody else was faster
                await self.append(live, propose.begin)

    def _show(self, live: LiveRoom) -> None:
        live.changed = time.perf_counter()
        live.audience.tell(live.room.asked())

    async def catch_up(self, live: LiveRoom) -> None:
        """Read, show and see to what another process has written."""
        with live.staying():
            async with live.lock:
                await self._read_on(live)
            await self._finish_if_over(live)  # as after an entry of ours: whoever sees the end finds it noted
            self._show(live)
            await self._take_up(live)

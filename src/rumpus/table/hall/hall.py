"""The hall: all rooms this process serves, each taken from the store when somebody asks for it.

Whatever happens in a room goes one way: a proposal is worked out on a copy, its entry is appended to the
log, and only when it is on disk is it applied, acknowledged and shown. If another process was faster, the
store says so; the room reads on and the proposal is made again, or refused, for what the room is now.
"""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import msgspec

from rumpus.kernel.message import Refused
from rumpus.table.guests.limits import Limits, Workload, visitor
from rumpus.table.guests.timings import Waits
from rumpus.table.guests.traces import Traces
from rumpus.table.hall import telling
from rumpus.table.hall.asking import Asking
from rumpus.table.hall.clearing import Clearing
from rumpus.table.hall.deadlines import Deadlines, due_of
from rumpus.table.hall.deleting import Deleting
from rumpus.table.hall.doubts import Doubts
from rumpus.table.hall.endings import Endings
from rumpus.table.hall.hearing import Hearing
from rumpus.table.hall.hours import Hours
from rumpus.table.hall.live_rooms import LiveRooms
from rumpus.table.hall.loading import Loading
from rumpus.table.hall.others import Others, rooms_that_may_go_on
from rumpus.table.hall.pulse import Pulse
from rumpus.table.notices.composing import NoticeAbout
from rumpus.table.notices.notices import Notices
from rumpus.table.players.players import Players
from rumpus.table.players.puzzle_ratings import PuzzleRatings
from rumpus.table.players.standings import Standings
from rumpus.table.rooms import propose
from rumpus.table.rooms.book import Book
from rumpus.table.rooms.boxes import OfferedBoxes
from rumpus.table.rooms.clocks import now
from rumpus.table.rooms.division import ALONE, Division
from rumpus.table.rooms.entries import Offered, tells_of_rewriting, write_entry
from rumpus.table.rooms.following import row_after
from rumpus.table.rooms.going_on import due_after, goes_on_after
from rumpus.table.rooms.live import LiveRoom, Propose
from rumpus.table.rooms.reading import entries_after, read_log
from rumpus.table.rooms.retention import FOR_EVER, Retention
from rumpus.table.rooms.room import Room
from rumpus.table.store.base import RoomRow, Store, Taken, Unknown
from rumpus.table.thinking.analyses import Analyses
from rumpus.table.thinking.minds import Staff
from rumpus.table.thinking.readers import Readers, is_short
from rumpus.table.thinking.staff import processes

log = logging.getLogger("rumpus.hall")

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
        staff: Staff | None = None,
    ) -> None:
        staff = staff or processes(workers)
        self.store = store
        self.division = division
        self.tell_owner: Callable[[str], None] | None = None  # of a room in which we wrote though it is another's
        self.limits = limits or Limits()
        self.workload = Workload(self.limits)
        self.readers = Readers(store, self.workload, staff.readers)
        self.boxes = OfferedBoxes(boxes)
        self.live = LiveRooms(self.limits.rooms_bytes)
        self.hours = Hours(store)
        self.deadlines = Deadlines(self.hours, self.see_to)
        self.asking = Asking(self.live, self.append, staff.bots, division, self.deadlines)
        self.analyses = Analyses(self.readers, staff.look_back)
        self.loading = Loading(store, self.readers, self.hours, self._welcome)
        self.taking_up: asyncio.Task[None] | None = None
        self.book = Book(store)
        self.players = Players(store)
        self.hearing = Hearing(self.book, self.players, self.live)
        self.deleting = Deleting(store, self.live, self.loading, self.players, self.asking)
        self.others = Others(
            store,
            division,
            self.live,
            self.catch_up,
            self.find_if_possible,
            self.deleting.forget,
            self.deadlines.expect,
            self.hearing.hear,
        )
        self.notices = Notices(store, self._is_news)
        self.clearing = Clearing(store, division, retention, self.deleting.delete_if_left)
        self.doubts = Doubts(self.catch_up)
        self.pulse = Pulse(self.hours)
        self.standings = Standings(store)
        self.puzzle_ratings = PuzzleRatings(store)
        self.endings = Endings(self.players, self.standings, self.readers, self.notices)
        self.leaving = False  # whoever comes had better go elsewhere
        self.closing = False
        self.serves = True
        self.written = 0  # entries, since the table was opened
        self.waits = Waits()
        self.traces = Traces()
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
        await self.hours.beat()
        self.asking.open()
        self.deadlines.open()
        self.notices.open()
        self.others.open()
        self.clearing.open()
        self.taking_up = asyncio.create_task(self._take_up_what_goes_on())

    def trace_to(self, traces: Traces) -> None:
        self.traces = self.asking.bots.traces = traces

    async def _take_up_what_goes_on(self) -> None:
        """Games in which a clock runs, one after another. All others wait for somebody to ask; so do their bots."""
        for id, last in (await rooms_that_may_go_on(self.store, self.division)).items():
            if due := due_of(last.entry):
                self.deadlines.expect(id, due)
            else:
                await self.see_to(id)

    async def see_to(self, id: str) -> None:
        """A room in which something may have to happen, though nobody asks for it."""
        was_here = id in self.live
        await self.find_if_possible(id)
        live = self.live.get(id)
        if live is not None and was_here:
            self.asking.see_to(live)
        elif live is not None and not live.busy():
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
        await self.endings.note(live)
        if live.room.offer is not None and await self.store.room(live.room.offer.room) is None:
            await self.successor(live)
        telling.tell_of_turn(self.notices, live)
        self.asking.see_to(live)

    async def hand_over(self) -> None:
        """To other processes on the same store, before those who watch come to them."""
        await self.others.handing_over.leave({id for id, live in self.live.items() if live.watching})

    async def say_goodbye(self) -> None:
        """Tell everybody who watches that the table closes, and let them hear it."""
        self.leaving = self.closing = True
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
        await self.endings.close()
        await self.readers.close()
        for live in list(self.live.values()):
            if self.serves and self._is_ours(live) and stands_while_closed(live.room):
                await self.append(live, propose.pause)
        await self.deadlines.close()
        await self.notices.close()
        await self.clearing.close()
        await self.others.close()
        await self.doubts.close()
        await self.pulse.close()
        await self.store.close()

    # Rooms

    async def find(self, id: str, key: str | None = None) -> LiveRoom:
        """The room of that id; for somebody who is new to it (`Players.key_of`), read on as far as others have written.
        Refused to whoever is kept out."""
        self.book.check_in(key)
        live = self.live.get(id)
        if live is not None:
            self.live.use(live)
            if key is not None and self.store.shared and not live.knows(key):
                await self.others.catch_up(live)
            if self.doubts.about(live) or not self._is_ours(live):
                await self.catch_up(live)
            return live
        self.workload.check(visitor.get())
        return await self.loading.load(id)

    async def _welcome(self, room: Room) -> LiveRoom:
        """A room that was read."""
        if room.row.id in self.live:  # put back meanwhile by whoever went on with it
            return self.live[room.row.id]
        live = LiveRoom(room, self.clearing.retention)
        self.live.remember(live)
        with live.staying():
            if self.store.shared:
                async with live.lock:  # whoever follows other processes may read on as well, and nobody twice
                    await self._read_on(live)  # what was written before we listened
            await self._take_up(live)
        return live

    async def _is_news(self, player: str, noted: NoticeAbout) -> bool:
        """What was noted for somebody a while ago."""
        try:
            return telling.is_news(await self.find(noted.room), player, noted)
        except Refused:
            return False

    def look(self, id: str, address: str) -> None:
        """Somebody has looked at a room: bots that waited for that go on."""
        live = self.live.get(id)
        if live is not None:
            live.attendance.look(address)
            self.asking.see_to(live)

    def _is_ours(self, live: LiveRoom) -> bool:
        return self.division.ours(live.room.row.id)

    async def keep(self, row: RoomRow) -> Room:
        """Write a new room down; it is taken up when somebody asks for it. Refused, before anything is written, if the
        options cannot be agreed on."""
        room = Room(row)
        self.hours.set(room.clocks)
        for level in [seat.bot for seat in room.seats if seat.bot]:
            propose.check_level(level)
        await self.boxes.keep(self.store, room.game, row.options)
        await self.store.create(row)
        await self.boxes.keep(self.store, room.game, row.options)
        return room

    async def create(self, row: RoomRow, tournament: str = "") -> LiveRoom:
        """Open a new room, and begin the game if nobody is awaited. `tournament`: the name of the one it belongs to."""
        live = LiveRoom(await self.keep(row), self.clearing.retention)
        self.live.remember(live)
        telling.tell_of_invitations(self.notices, live.room, tournament)
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

    async def reread(self, live: LiveRoom) -> None:
        """What the store has of the room was rewritten."""
        async with live.lock:
            live.take(await self.loading.read(live.room.row.id))
            self._show(live)

    async def _read_on(self, live: LiveRoom) -> None:
        entries = await entries_after(self.store, live.room)
        live.room.clocks.advance(live.room.clocks.read())
        if is_short(entries) and not any(map(tells_of_rewriting, entries)):
            read_log(live.room, entries)
        else:
            live.take(await self.loading.read(live.room.row.id))
        self.live.weigh(live)

    # What happens

    async def do(self, live: LiveRoom, wanted: Propose) -> int:
        """Let something happen and see to what follows; returns the number of its entry once it is on disk."""
        began = time.perf_counter()
        try:
            with self.traces.span("answer", room=live.room.row.id):
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
                room.clocks.advance(room.clocks.read())
                proposal = wanted(room, now())
                goes_on, due = goes_on_after(room, proposal), due_after(room, proposal)
                entry = msgspec.structs.replace(proposal.entry, goes_on=goes_on, due=due)
                began = time.perf_counter()
                with self.traces.span("store write", room=room.row.id):
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
            if room.asked_since == room.number:
                telling.tell_of_turn(self.notices, live)
            if isinstance(proposal.entry, Offered):
                telling.tell_of_rematch(self.notices, live)
            self.live.weigh(live)
            if self.tell_owner is not None and not self._is_ours(live):
                self.tell_owner(room.row.id)
            await self.endings.note(live)
            return room.number

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
            await self.endings.note(live)  # as after an entry of ours: whoever sees the end finds it noted
            self._show(live)
            await self._take_up(live)


def stands_while_closed(room: Room) -> bool:
    """Whether what is left on a running clock must be noted, because it does not go by the calendar."""
    return not room.clocks.limit.in_days and room.clocks.runs_out_in(room.clocks.read()) is not None

"""Telling players what happens while they are away: noted first, sent a little later, several things as one, and again
if that fails. Whichever process comes first sends it; one that dies on the way is stood in for by the next."""

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

import msgspec

from rumpus.table.notices.channels import Channel, ChannelGone, Channels
from rumpus.table.notices.composing import NoticeAbout
from rumpus.table.rooms.calendar import DAY
from rumpus.table.rooms.clocks import now
from rumpus.table.store.base import Store
from rumpus.table.wire.notice_messages import ChannelKind

if TYPE_CHECKING:  # what sends needs an HTTP client and a mail client: a table that sends nothing does without
    from rumpus.table.notices.sending import Sending

log = logging.getLogger("rumpus.notices")

Delivery: TypeAlias = Literal["sent", "failed", "gone"]

EVERY: Final = 10.0  # seconds between looks at what is due
TOGETHER: Final = 60_000  # milliseconds in which several things become one
PACE: Final = {"push": 60_000, "webhook": 60_000, "mail": 15 * 60_000}  # milliseconds at least between two
CLAIMED_FOR: Final = 5 * 60_000  # milliseconds, after which somebody else may try
FIRST_PAUSE, LONGEST_PAUSE = 60_000, 6 * 3_600_000  # milliseconds after a failure, doubled with each
MOST_TRIES: Final = 10
KEPT_FOR: Final = 30 * DAY  # what went out
MOST_WAITING: Final = 10_000  # that are not even noted yet
AT_ONCE: Final = 50  # channels looked at in one go

ADD: Final = (
    "INSERT INTO notices (id, player, channel, state, due, claim, tries, data)"
    " VALUES (?, ?, ?, 'waiting', ?, '', 0, ?) ON CONFLICT DO NOTHING"
)
DUE: Final = (
    "SELECT DISTINCT notices.channel FROM notices JOIN channels ON channels.id = notices.channel"
    f" WHERE state = 'waiting' AND due <= ? AND rests <= ? LIMIT {AT_ONCE}"
)
CLAIM: Final = (
    "UPDATE notices SET claim = ?, due = ?"
    " WHERE channel = ? AND state = 'waiting' AND (due <= ? OR claim = '' OR claim = ?)"
)


class Notices:
    def __init__(self, store: Store, still: Callable[[str, NoticeAbout], Awaitable[bool]]) -> None:
        self.store = store
        self.channels = Channels(store)
        self.still = still  # whether what was noted for a player is still news to them
        self.sending: Sending | None = None  # nothing is, where the operator has not said how
        self.counts: Counter[tuple[ChannelKind, Delivery]] = Counter()  # of how many what became
        self.waiting = 0  # when somebody looked last
        self.coming: asyncio.Queue[tuple[str, str, NoticeAbout, int]] = asyncio.Queue(MOST_WAITING)
        self.tasks: list[asyncio.Task[None]] = []

    def open(self) -> None:
        if self.sending is not None:
            self.tasks = [asyncio.create_task(self._note_all()), asyncio.create_task(self._send_all())]

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        while not self.coming.empty():  # what happened just now is told by whoever is open next
            await self.note(*self.coming.get_nowait())
            self.coming.task_done()

    # Noting

    def tell(self, player: str, about: str, noted: NoticeAbout) -> None:
        """Something that a player may want to hear of; `about` tells it from everything else of that kind in the room,
        so that it is told once, whoever tells it."""
        if self.sending is None or not player:
            return
        try:
            self.coming.put_nowait((player, about, noted, now()))
        except asyncio.QueueFull:
            log.warning("a notice was not noted", extra={"room": noted.room})

    async def note(self, player: str, about: str, noted: NoticeAbout, at: int) -> None:
        for channel in await self.channels.of(player):
            if channel.is_confirmed and noted.kind in channel.wanted.about:
                id = f"{channel.id} {noted.kind} {noted.room} {about}"
                data = msgspec.json.encode(noted).decode()
                await self.store.sql(ADD, id, player, channel.id, at + TOGETHER, data)

    async def _note_all(self) -> None:
        while True:
            coming = await self.coming.get()
            try:
                await self.note(*coming)
            except Exception as error:  # a database that is lost comes back; the next look at the room tells it anew
                log.error("a notice could not be noted", exc_info=error)
            finally:
                self.coming.task_done()

    # Sending

    async def _send_all(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.send_due()
            except Exception as error:  # a database that is lost comes back
                log.error("notices could not be sent", exc_info=error)

    async def send_due(self) -> None:
        """All that has waited long enough."""
        at = now()
        due = [await self.channels.find(id) for (id,) in await self.store.sql(DUE, at, at)]
        await asyncio.gather(*(self._send(channel, at) for channel in due if channel is not None))
        await self.channels.clear(at)
        await self.store.sql("DELETE FROM notices WHERE state <> 'waiting' AND due < ?", at - KEPT_FOR)
        self.waiting = int((await self.store.sql("SELECT count(*) FROM notices WHERE state = 'waiting'"))[0][0])

    async def _send(self, channel: Channel, at: int) -> None:
        claim = secrets.token_hex(8)
        await self.store.sql(CLAIM, claim, at + CLAIMED_FOR, channel.id, at, claim)
        sql = "SELECT id, tries, data FROM notices WHERE claim = ? AND state = 'waiting' ORDER BY id"
        rows = await self.store.sql(sql, claim)
        noted = [(id, tries, msgspec.json.decode(data, type=NoticeAbout)) for id, tries, data in rows]
        news = [(id, tries, one) for id, tries, one in noted if await self.still(channel.player, one)]
        await self._settle([id for id, _, _ in noted if id not in {id for id, _, _ in news}], "stale", at)
        if not news or self.sending is None:
            return
        try:
            await self.sending.send(channel, [one for _, _, one in news])
        except ChannelGone:
            await self.channels.delete(channel.id)
            self._count(channel, "gone")
        except Exception as error:  # whatever a server elsewhere may say
            await self._fail(channel, [(id, tries) for id, tries, _ in news], at, error)
        else:
            await self.channels.rest(channel.id, at + PACE[channel.kind])
            await self._settle([id for id, _, _ in news], "sent", at)
            self._count(channel, "sent")

    async def _fail(self, channel: Channel, rows: list[tuple[str, int]], at: int, error: Exception) -> None:
        tries = max(tries for _, tries in rows) + 1
        pause = min(FIRST_PAUSE * 2 ** (tries - 1), LONGEST_PAUSE)
        await self.channels.rest(channel.id, at + pause)
        for id, before in rows:
            state = "failed" if before + 1 >= MOST_TRIES else "waiting"
            sql = "UPDATE notices SET state = ?, due = ?, claim = '', tries = ? WHERE id = ?"
            await self.store.sql(sql, state, at, before + 1, id)
        self._count(channel, "failed")
        log.warning(
            "a notice could not be sent", extra={"kind": channel.kind, "try": tries, "why": type(error).__name__}
        )

    async def _settle(self, ids: list[str], state: str, at: int) -> None:
        for id in ids:
            await self.store.sql("UPDATE notices SET state = ?, due = ?, claim = '' WHERE id = ?", state, at, id)

    def _count(self, channel: Channel, what: Delivery) -> None:
        self.counts[channel.kind, what] += 1
        if what == "sent":
            log.info("a notice was sent", extra={"kind": channel.kind})

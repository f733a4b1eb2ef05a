"""Where somebody wants to be told of something: a browser, an address for mail, a service's webhook. Each is off until
its player has asked for it, and an address until its owner has confirmed it."""

import re
from typing import Any, Final

import msgspec

from rumpus.kernel.message import Refused
from rumpus.table.guests.tokens import fresh_token, hashed
from rumpus.table.rooms.calendar import DAY
from rumpus.table.store.base import Store
from rumpus.table.wire.notice_messages import ChannelKind, NoticeKind

MOST: Final = 10  # channels of a player
MAIL: Final = re.compile(r"[^\s@<>,;:\"\\()\[\]]{1,64}@[^\s@<>,;:\"\\()\[\]]{1,190}")
CONFIRMED_WITHIN: Final = 3 * DAY
MAILS_TO_STRANGERS: Final = 2  # a day, to an address that nobody has confirmed
COLUMNS: Final = "id, player, kind, address, confirmation, since, rests, data"
ADD: Final = f"INSERT INTO channels ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, 0, ?) ON CONFLICT DO NOTHING"


class ChannelGone(Exception):
    """Nobody listens there any more."""


class Preferences(msgspec.Struct, frozen=True):
    """What is told there, and how."""

    language: str
    about: tuple[NoticeKind, ...]
    public_key: str = ""  # of a browser: what is sent to it is encrypted for it
    auth: str = ""
    device: str = ""  # that the browser is on


class Channel(msgspec.Struct, frozen=True):
    id: str  # whoever knows it may unsubscribe, and nothing else
    player: str
    kind: ChannelKind
    address: str
    confirmation: str  # the hash of what its owner must still say; nothing, once they have
    since: int  # milliseconds since 1970
    rests: int  # until when nothing is sent there: it was told something a moment ago, or it fails
    wanted: Preferences

    @property
    def is_confirmed(self) -> bool:
        return not self.confirmation


def read_channel(row: Any) -> Channel:
    id, player, kind, address, confirmation, since, rests, data = row
    wanted = msgspec.json.decode(data, type=Preferences)
    return Channel(id, player, kind, address, confirmation, since, rests, wanted)


class Channels:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, player: str) -> list[Channel]:
        rows = await self.store.sql(f"SELECT {COLUMNS} FROM channels WHERE player = ? ORDER BY since, id", player)
        return [read_channel(row) for row in rows]

    async def find(self, id: str) -> Channel | None:
        rows = await self.store.sql(f"SELECT {COLUMNS} FROM channels WHERE id = ?", id.replace("\0", ""))
        return read_channel(rows[0]) if rows else None

    async def add(
        self, player: str, kind: ChannelKind, address: str, wanted: Preferences, at: int
    ) -> tuple[Channel, str]:
        """The one that a player has with that address, or a new one, with what its owner has to say by then: only they
        are told it, for a player could give anybody's address."""
        known = await self.of(player)
        if kind == "mail":
            await self._check_mail(address, at)
        before = next((one for one in known if (one.kind, one.address) == (kind, address)), None)
        if before is not None:
            return await self.change(before, wanted), ""
        if len(known) >= MOST:
            raise Refused("channels-too-many", most=MOST)
        said = fresh_token() if kind == "mail" else ""
        channel = Channel(fresh_token(), player, kind, address, hashed(said) if said else "", at, 0, wanted)
        await self.store.sql(ADD, channel.id, player, kind, address, channel.confirmation, at, written(wanted))
        return channel, said

    async def _check_mail(self, address: str, at: int) -> None:
        """Nobody makes us write to somebody else again and again."""
        if MAIL.fullmatch(address) is None:
            raise Refused("mail-address-wrong", address=address)
        sql = "SELECT count(*) FROM channels WHERE address = ? AND confirmation <> '' AND since > ?"
        if (await self.store.sql(sql, address, at - DAY))[0][0] >= MAILS_TO_STRANGERS:
            raise Refused("mail-asked-already", address=address)

    async def change(self, channel: Channel, wanted: Preferences) -> Channel:
        await self.store.sql("UPDATE channels SET data = ? WHERE id = ?", written(wanted), channel.id)
        return msgspec.structs.replace(channel, wanted=wanted)

    async def confirm(self, said: str, at: int) -> None:
        """Said by whoever has read the mail."""
        sql = "SELECT id FROM channels WHERE confirmation = ? AND since > ?"
        rows = await self.store.sql(sql, hashed(said), at - CONFIRMED_WITHIN)
        if not rows:
            raise Refused("confirmation-unknown")
        await self.store.sql("UPDATE channels SET confirmation = '' WHERE id = ?", rows[0][0])

    async def delete(self, id: str) -> None:
        """With what was still to be told there."""
        id = id.replace("\0", "")
        await self.store.sql("DELETE FROM channels WHERE id = ?", id)
        await self.store.sql("DELETE FROM notices WHERE channel = ?", id)

    async def delete_on(self, player: str, device: str) -> None:
        """Browsers of a device that is the player's no more."""
        for channel in await self.of(player):
            if channel.kind == "push" and channel.wanted.device == device:
                await self.delete(channel.id)

    async def rest(self, id: str, until: int) -> None:
        await self.store.sql("UPDATE channels SET rests = ? WHERE id = ?", until, id)

    async def clear(self, at: int) -> None:
        """Addresses that nobody has confirmed."""
        sql = "DELETE FROM channels WHERE confirmation <> '' AND since < ?"
        await self.store.sql(sql, at - CONFIRMED_WITHIN)


def written(wanted: Preferences) -> str:
    return msgspec.json.encode(wanted).decode()

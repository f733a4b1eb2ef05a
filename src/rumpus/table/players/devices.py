"""The devices that a player is recognised on, each by a key of its own: none of them ever leaves the device it was made
on. Another device comes along by a link that works once and for a few minutes."""

from typing import Final, NamedTuple

from rumpus.kernel.message import Refused
from rumpus.table.guests.tokens import fresh_token, hashed
from rumpus.table.players.player import Player
from rumpus.table.players.players import ADD_KEY, FOR_EVER, Players

LINK_MINUTES: Final = 10
MOST_DEVICES: Final = 20
DEVICE_SIGNS: Final = 16  # of the hash of its key, by which a device is named


class Device(NamedTuple):
    id: str
    since: int  # milliseconds since 1970


class DeviceLink(NamedTuple):
    link: str
    until: int


def device_of(key: str) -> str:
    return hashed(key)[:DEVICE_SIGNS]


class Devices:
    def __init__(self, players: Players) -> None:
        self.players = players
        self.store = players.store

    async def of(self, player: str) -> list[Device]:
        sql = "SELECT hash, data FROM keys WHERE player = ? AND kind = 'device' ORDER BY data, hash"
        return [Device(hash[:DEVICE_SIGNS], int(since)) for hash, since in await self.store.sql(sql, player)]

    async def make_link(self, player: str, at: int) -> DeviceLink:
        """Those that were made before work no more."""
        link, until = fresh_token(), at + LINK_MINUTES * 60_000
        await self.store.sql("DELETE FROM keys WHERE player = ? AND kind = 'link'", player)
        await self.store.sql(ADD_KEY, hashed(link), player, "link", until, "")
        return DeviceLink(link, until)

    async def come_along(self, link: str, key: str, at: int) -> Player:
        """A device that has made a key of its own; the link is used up by it."""
        sql = "DELETE FROM keys WHERE hash = ? AND kind = 'link' RETURNING player, until"
        rows = await self.store.sql(sql, hashed(link))
        if not rows or rows[0][1] < at:
            raise Refused("player-link-used")
        return await self.add(rows[0][0], key, at)

    async def add(self, player: str, key: str, at: int) -> Player:
        if len(await self.of(player)) >= MOST_DEVICES:
            raise Refused("too-many-devices", most=MOST_DEVICES)
        await self.store.sql(ADD_KEY, hashed(key), player, "device", FOR_EVER, str(at))
        found = await self.players.asking(key)
        if found.id != player:  # the key is another player's already
            raise Refused("player-key-taken")
        return found

    async def remove(self, player: str, device: str) -> None:
        """The last one too: then only a passkey brings the player back."""
        sql = "DELETE FROM keys WHERE player = ? AND kind = 'device' AND substr(hash, 1, ?) = ? RETURNING hash"
        if not await self.store.sql(sql, player, DEVICE_SIGNS, device):
            raise Refused("no-such-device")

"""All players: who is asking, who somebody is, and where they play. Nothing of it is kept in memory, so that every
process and every machine knows the same."""

import logging
import time
from collections.abc import Mapping
from typing import Final, NamedTuple

import msgspec

from rumpus.kernel.message import Refused
from rumpus.table.guests.names import check_name
from rumpus.table.guests.tokens import hashed
from rumpus.table.players.player import Player, id_made_of, is_player, is_players_key
from rumpus.table.store.base import Store

log = logging.getLogger("rumpus.players")

SEEN_EVERY: Final = 24 * 3600 * 1000  # milliseconds; when somebody came last is written no more often
FOR_EVER: Final = 2**53 - 1  # milliseconds since 1970
WHOSE: Final = """
SELECT id, seen FROM keys JOIN players ON players.id = keys.player WHERE hash = ? AND kind = 'device'
"""
ADD_PLAYER: Final = "INSERT INTO players (id, created, seen, data) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
ADD_KEY: Final = "INSERT INTO keys (hash, player, kind, until, data) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
END_GAME: Final = """
INSERT INTO games (player, room, since, ended, data) VALUES (?, ?, ?, ?, ?)
ON CONFLICT (player, room) DO UPDATE SET ended = excluded.ended, data = excluded.data WHERE games.ended = 0
"""
ADD_GAME: Final = "INSERT INTO games (player, room, since, ended, data) VALUES (?, ?, ?, 0, '') ON CONFLICT DO NOTHING"


class PlayersGame(NamedTuple):
    """A room in which a player has sat down, as the index has it."""

    room: str
    since: int  # when they did, in milliseconds since 1970
    ended: int  # when the game did; 0 while it goes on
    data: str  # how it went for them (players/history.py); nothing while it goes on


class SeenPlayer(NamedTuple):
    player: Player
    seen: int  # when they came last, to a day, in milliseconds since 1970


class Players:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.removals = 0  # of devices, that this process has heard of

    # Who is asking

    async def key_of(self, token: str | None) -> str | None:
        """What somebody is known by who sends this token: a player by their id, anybody else by its hash."""
        if token is None or not is_players_key(token):
            return None if token is None else hashed(token)
        return await self._whose(token)

    async def asking(self, token: str | None) -> Player:
        """The player whose key this is; Refused if it is nobody's."""
        if token is None or not is_players_key(token):
            raise Refused("player-key-needed")
        return await self.find(await self._whose(token))

    async def _whose(self, key: str) -> str:
        rows = await self.store.sql(WHOSE, hashed(key))
        if not rows:
            raise Refused("player-key-unknown")
        ((player, seen),) = rows
        at = time.time_ns() // 1_000_000
        if seen < at - SEEN_EVERY:
            await self._note_seen(str(player), at)
        return str(player)

    async def _note_seen(self, player: str, at: int) -> None:
        """If it can be: where nothing can be written, people may still look."""
        try:
            await self.store.sql("UPDATE players SET seen = ? WHERE id = ? AND seen < ?", at, player, at)
        except Exception as error:  # whatever a disk or a database may say
            log.warning("it is not noted that a player came", exc_info=error)

    # Who somebody is

    async def find(self, id: str) -> Player:
        rows = await self.store.sql("SELECT data FROM players WHERE id = ?", without_nul(id))
        if not rows:
            raise Refused("player-unknown")
        return msgspec.json.decode(rows[0][0], type=Player)

    async def find_some(self, ids: "set[str]") -> dict[str, Player]:
        """Those of these who are still here."""
        found = [msgspec.json.decode(data, type=Player) for data in await self._data_of(sorted(ids))]
        return {player.id: player for player in found}

    async def _data_of(self, ids: list[str]) -> list[str]:
        if not ids:
            return []
        sql = f"SELECT data FROM players WHERE id IN ({', '.join('?' * len(ids))})"
        return [data for (data,) in await self.store.sql(sql, *ids)]

    async def become(self, key: str, name: str, at: int) -> Player:
        """The player of a key that a browser has made; who comes again is the same as before. Refused, if that player
        has removed the device."""
        check_name(name)
        player = Player(id_made_of(key), name, at)
        if not await self.store.sql("SELECT id FROM players WHERE id = ?", player.id):
            await self.store.sql(ADD_KEY, hashed(key), player.id, "device", FOR_EVER, str(at))
            await self.store.sql(ADD_PLAYER, player.id, at, at, written(player))
        return await self.asking(key)

    async def rename(self, id: str, name: str) -> Player:
        """From now on: what they were called in a room stays there."""
        check_name(name)
        player = msgspec.structs.replace(await self.find(id), name=name)
        await self.store.sql("UPDATE players SET data = ? WHERE id = ?", written(player), id)
        return player

    async def search(self, text: str, limit: int) -> tuple[list[SeenPlayer], bool]:
        """Those whose name or id has this in it, who came last first; and whether there are others."""
        found: list[SeenPlayer] = []
        for seen, data in await self.store.sql("SELECT seen, data FROM players ORDER BY seen DESC, id"):
            player = msgspec.json.decode(data, type=Player)
            if text.casefold() in player.name.casefold() or text in player.id:
                if len(found) == limit:
                    return found, True
                found.append(SeenPlayer(player, seen))
        return found, False

    async def unseen_since(self, at: int) -> list[Player]:
        rows = await self.store.sql("SELECT data FROM players WHERE seen < ? ORDER BY seen LIMIT 50", at)
        return [msgspec.json.decode(data, type=Player) for (data,) in rows]

    # Where they play

    async def note_seat(self, key: str, room: str, at: int) -> None:
        """Before somebody sits down, if they are a player. Should they not come to it, the index has a room too many,
        which whoever reads it notices; the other way round, one would be lost."""
        if is_player(key):
            await self.store.sql(ADD_GAME, key, room, at)

    async def games_of(self, id: str, over: bool | None = None) -> list[PlayersGame]:
        """The newest first; only those that go on, or that are over, if that is asked for."""
        which = {None: "", False: " AND ended = 0", True: " AND ended > 0"}[over]
        sql = f"SELECT room, since, ended, data FROM games WHERE player = ?{which} ORDER BY since DESC, room"
        return [PlayersGame(*row) for row in await self.store.sql(sql, id)]

    async def game_of(self, id: str, room: str) -> PlayersGame | None:
        sql = "SELECT room, since, ended, data FROM games WHERE player = ? AND room = ?"
        rows = await self.store.sql(sql, id, room)
        return PlayersGame(*rows[0]) if rows else None

    async def note_end(self, room: str, at: int, results: Mapping[str, str]) -> None:
        """A game is over: how it went for each player who sat there. It may be said twice, and the first counts."""
        for player, data in results.items():
            await self.store.sql(END_GAME, player, room, at, at, data)
        await self.store.sql("DELETE FROM games WHERE room = ? AND ended = 0", room)  # of who sits there no more

    async def amend_game(self, player: str, room: str, data: str) -> None:
        """What was found out later about a game that is over."""
        await self.store.sql(
            "UPDATE games SET data = ? WHERE player = ? AND room = ? AND ended > 0", data, player, room
        )

    async def forget_room(self, room: str) -> None:
        """One that is deleted; what became of games that were over stays with their players."""
        await self.store.sql("DELETE FROM games WHERE room = ? AND ended = 0", without_nul(room))


def written(player: Player) -> str:
    return msgspec.json.encode(player).decode()


def without_nul(text: str) -> str:
    """Which PostgreSQL's texts cannot hold, and no id has."""
    return text.replace("\0", "")

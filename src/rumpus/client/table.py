"""A table at an address, for asyncio: what is played there, new rooms, and the ways into them."""

import hmac
import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final, Self, TypeVar

import httpx
import msgspec

from rumpus.boxes.naming import BoxWords
from rumpus.client.errors import NoTable, TableRefused, WrongLink
from rumpus.client.links import Link, Links, links_to, read_address, read_link
from rumpus.client.sentences import Sentences
from rumpus.client.visit import AsyncVisit
from rumpus.records.dice import seat_commitment
from rumpus.table.wire.library_messages import BoxInfo, GameInfo, GamesInfo
from rumpus.table.wire.messages import Refusal, RoomInfo
from rumpus.table.wire.room_messages import Join, Joining, NewRoom, RoomLinks
from rumpus.text.words import ENGLISH, Words

PATIENCE: Final = 60.0  # seconds
Told = TypeVar("Told")


class AsyncClient:
    """`address` is a table's, or any link to one of its rooms. The table says in `language` what it refuses.
    `patience` is for how many seconds we wait for an answer, and for a broken connection to come back."""

    def __init__(self, address: str | Link, *, language: str = ENGLISH, patience: float = PATIENCE) -> None:
        self.address = read_address(str(address), language)
        self.language = language
        self.patience = patience
        self._http = httpx.AsyncClient(timeout=patience, headers={"Accept-Language": language})

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        await self._http.aclose()

    async def games(self) -> list[GameInfo]:
        """What can be played here, with the options that can be chosen."""
        return (await self._ask("GET", "games", GamesInfo)).games

    async def bots(self) -> list[str]:
        """The levels that can be seated here, from the simplest on."""
        return (await self._ask("GET", "games", GamesInfo)).bots

    async def sentences(self, game: str, room: str | None = None) -> Sentences:
        """For what the table tells of a game, with the names of the box that a room is played with, or of the standard
        one. In the client's language, or in English where the game does not speak that."""
        box = await self._ask("GET", f"games/{game}/box" if room is None else f"rooms/{room}/box", BoxInfo)
        own = await self._request("GET", f"words/{self.language}/{game}", under="")
        spoken = own.headers.get("Content-Language", self.language)
        shell = await self._request("GET", f"words/{spoken}/shell", under="")
        names = BoxWords(box.names, frozenset(box.renamed), box.numbers, box.translated)
        return Sentences(Words(spoken, game, names, sources=(shell.text, own.text)), box, await self.bots())

    async def rooms(self) -> list[RoomInfo]:
        """Public ones that are open or running."""
        return await self._ask("GET", "rooms", list[RoomInfo])

    async def open(
        self,
        game: str,
        seats: Sequence[str],
        *,
        options: Mapping[str, str] | None = None,
        clock: str | None = None,
        public: bool = False,
        hints: bool = False,
    ) -> Links:
        """A new room. Seats are `person` or the level of a bot."""
        wanted = NewRoom(game, list(seats), dict(options or {}), public, clock, hints=hints)
        return links_to(self.address, await self._ask("POST", "rooms", RoomLinks, wanted))

    async def sit(self, link: Link | str, name: str) -> AsyncVisit:
        """Takes the seat that the link leads to; in a public room, by a link without a token, any that is free."""
        way, key = self._read(link), secrets.token_urlsafe(24)
        joining = Join(name, seat_commitment(entropy_of(key)), way.token, key)
        joined = await self._ask("POST", f"rooms/{way.room}/join", Joining, joining)
        return await self._enter(Link(self.address, way.room, joined.token), None)

    async def come_back(self, link: Link | str) -> AsyncVisit:
        """To a seat, with the `link` of an earlier visit to it."""
        return await self._enter(self._read(link), None)

    async def watch(self, link: Link | str, name: str | None = None) -> AsyncVisit:
        """As a spectator, whose name is needed to chat."""
        return await self._enter(self._read(link), name)

    async def record(self, link: Link | str) -> str:
        """Of the game, as far as whoever has the link may know it; all of it once it is over."""
        way = self._read(link)
        return (await self._request("GET", f"rooms/{way.room}/record", None, way.token)).text

    async def _enter(self, way: Link, name: str | None) -> AsyncVisit:
        entropy = entropy_of(way.token or "")
        return await AsyncVisit(way, entropy, name, self.patience, self.language).begin()

    def _read(self, link: Link | str) -> Link:
        way = link if isinstance(link, Link) else read_link(link, self.language)
        if way.table != self.address:
            raise WrongLink.told(self.language, "client-link-elsewhere", link=str(way), address=self.address)
        return way

    async def _ask(self, method: str, path: str, kind: type[Told], body: Any = None) -> Told:
        said = await self._request(method, path, body)
        try:
            return msgspec.json.decode(said.content, type=kind)
        except msgspec.DecodeError:
            raise self._no_table() from None

    async def _request(
        self, method: str, path: str, body: Any = None, token: str | None = None, under: str = "api/"
    ) -> httpx.Response:
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        content = None if body is None else msgspec.json.encode(body)
        try:
            said = await self._http.request(method, f"{self.address}/{under}{path}", content=content, headers=headers)
        except (httpx.TransportError, httpx.InvalidURL):
            raise NoTable.told(self.language, "client-nobody-there", address=self.address) from None
        if said.is_success:
            return said
        try:
            why = msgspec.json.decode(said.content, type=Refusal)
        except msgspec.DecodeError:
            raise self._no_table() from None
        raise TableRefused.because(why)

    def _no_table(self) -> NoTable:
        return NoTable.told(self.language, "client-no-table", address=self.address)


def entropy_of(key: str) -> str:
    """What a seat brings to the dice: it follows from its key, which it does not tell, so that whoever comes back with
    the key can still reveal it."""
    return hmac.digest(key.encode(), b"rumpus client dice", "sha256").hex()

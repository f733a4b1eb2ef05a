"""Links as people send them to each other: `http://table.example/#/room/ROOM/TOKEN`."""

import re
from dataclasses import dataclass
from urllib.parse import quote, unquote, urlsplit

from rumpus.client.errors import WrongLink
from rumpus.table.wire.room_messages import RoomLinks

ADDRESS = re.compile(r"(https?://[^/?#\s]+[^?#\s]*?)/*(?:[?#].*)?", re.IGNORECASE)
PLACE = re.compile(r"[^#]*#/(room|watch)/([^/?#\s]+)(?:/([^/?#\s]+))?/?(?:\?.*)?")


@dataclass(frozen=True)
class Link:
    """A way into a room. As a text it is what a browser opens; whoever has it has what its token opens."""

    table: str  # its address
    room: str
    token: str | None = None  # a public room needs none
    watching: bool = False

    def __str__(self) -> str:
        token = "" if self.token is None else f"/{quote(self.token, safe='')}"
        return f"{self.table}/#/{'watch' if self.watching else 'room'}/{quote(self.room, safe='')}{token}"


@dataclass(frozen=True)
class Links:
    """All ways into a new room. Keep the host's, give each player theirs, and note the commitment to the dice."""

    room: str
    commitment: str
    host: Link
    watch: Link
    seats: tuple[Link, ...]  # to those that are for people, in order


def read_address(text: str, language: str) -> str:
    """Of a table, from its address or any link to it."""
    found = ADDRESS.fullmatch(text.strip())
    if found is None:
        raise WrongLink.told(language, "client-address-wrong", address=text)
    parts = urlsplit(found[1])
    return f"{parts.scheme}://{parts.netloc.lower()}{parts.path}"


def read_link(text: str, language: str) -> Link:
    found = PLACE.fullmatch(text.strip())
    if found is None:
        raise WrongLink.told(language, "client-link-wrong", link=text)
    page, room, token = found.groups()
    return Link(read_address(text, language), unquote(room), token and unquote(token), page == "watch")


def links_to(table: str, told: RoomLinks) -> Links:
    return Links(
        told.room,
        told.commitment,
        Link(table, told.room, told.host),
        Link(table, told.room, told.watch, watching=True),
        tuple(Link(table, told.room, seat.token) for seat in sorted(told.seats, key=lambda seat: seat.seat)),
    )

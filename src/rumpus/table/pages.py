"""The few pages of the table itself: no script, no style within them, nothing from elsewhere."""

from collections.abc import Iterable
from functools import cache
from html import escape
from importlib.resources import files
from string import Template

from litestar import MediaType, get
from litestar.di import NamedDependency

from rumpus.kernel.message import Message
from rumpus.table.hall import Hall
from rumpus.table.updates import room_info
from rumpus.table.wire import RoomInfo, SeatInfo
from rumpus.text.words import LANGUAGES, words

ROOMS_SHOWN = 50
LANGUAGE = LANGUAGES[0]


class PageTemplate(Template):
    """`$page-title` is a sentence of ours, said in place; everything else is given."""

    idpattern = "[a-z][a-z-]*"

    def fill(self, **given: str) -> str:
        said = {id: said_on_a_page(id) for id in self.get_identifiers() if words(LANGUAGE).has(id)}
        return self.substitute(said, language=LANGUAGE, **given)


@cache
def page(name: str) -> PageTemplate:
    return PageTemplate(read(name))


@cache
def read(name: str) -> str:
    return (files("rumpus.table") / "static" / name).read_text(encoding="utf-8")


def said_on_a_page(id: str, **args: str) -> str:
    return escape(words(LANGUAGE).say(Message(id, dict(args))))


def table_of(heads: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """Cells are HTML already."""
    head = "".join(f"<th>{said_on_a_page(id)}</th>" for id in heads)
    body = "\n".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody>\n</table>"


@get("/", media_type=MediaType.HTML, include_in_schema=False)
async def landing(hall: NamedDependency[Hall]) -> str:
    rooms = [room_info(live) for live in await hall.public_rooms(ROOMS_SHOWN)]
    return page("landing.html").fill(rooms=list_of_rooms(rooms))


@get("/style.css", media_type="text/css", include_in_schema=False)
async def style() -> str:
    return read("style.css")


def list_of_rooms(rooms: list[RoomInfo]) -> str:
    if not rooms:
        return f"<p>{said_on_a_page('page-no-rooms')}</p>"
    rows = [
        (
            f'<a href="/api/rooms/{escape(room.room)}">{escape(room.game)}</a>',
            ", ".join(who_sits(seat) for seat in room.seats),
            said_on_a_page(f"page-room-{room.stage}"),
        )
        for room in rooms
    ]
    return table_of(("page-game", "page-seats", "page-stage"), rows)


def who_sits(seat: SeatInfo) -> str:
    if seat.bot:
        return said_on_a_page("page-bot", level=seat.bot)
    return escape(seat.name) if seat.taken else said_on_a_page("page-free")

"""The few pages of the table itself: no script, no style within them, nothing from elsewhere."""

from collections.abc import Iterable
from contextvars import ContextVar
from functools import cache
from html import escape
from importlib.resources import files
from string import Template
from typing import Any

from litestar import HttpMethod, MediaType, Request, get, route

from rumpus.kernel.message import Message
from rumpus.kernel.registry import game_ids
from rumpus.table.wire.refusals import language_of
from rumpus.text.words import ENGLISH, words

_language = ContextVar("language", default=ENGLISH)  # of the page that is being written


class PageTemplate(Template):
    """`$page-title` is a sentence of ours, said in place; everything else is given."""

    idpattern = "[a-z][a-z-]*"

    def fill(self, **given: str) -> str:
        language = _language.get()
        said = {id: said_on_a_page(id) for id in self.get_identifiers() if words(language).has(id)}
        return self.substitute(said, language=language, **given)


def write_page(name: str, title: str, **given: str) -> str:
    """In the frame of all pages; `title` is a sentence of ours."""
    content = page(name).fill(**given).rstrip()
    return page("frame.html").fill(title=said_on_a_page(title), content=content)


@cache
def page(name: str) -> PageTemplate:
    return PageTemplate(read(name))


@cache
def read(name: str) -> str:
    return (files("rumpus.table.web") / "static" / name).read_text(encoding="utf-8")


def write_for(request: Request[Any, Any, Any]) -> None:
    """The page that answers this is written in the reader's language."""
    _language.set(language_of(request))


def said_on_a_page(id: str, **args: str) -> str:
    return escape(words(_language.get()).say(Message(id, dict(args))))


def table_of(heads: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """Cells are HTML already."""
    head = "".join(f"<th>{said_on_a_page(id)}</th>" for id in heads)
    body = "\n".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody>\n</table>"


@route("/", http_method=[HttpMethod.GET, HttpMethod.HEAD], media_type=MediaType.HTML, include_in_schema=False)
async def landing(request: Request[Any, Any, Any]) -> str:
    """What stands in for the page to play on where that was not built."""
    write_for(request)
    commands = "\n".join(f"rumpus play {escape(id)}" for id in game_ids())
    return write_page("landing.html", "page-title", commands=commands)


@get("/style.css", media_type="text/css", include_in_schema=False)
async def style() -> str:
    return read("style.css")

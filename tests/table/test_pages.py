"""The pages of the table itself: they work offline, under the policy that we send, and show nothing private."""

import re
from html.parser import HTMLParser

import pytest

from rumpus.table.pages import LANGUAGE, page
from rumpus.text.words import words
from tests.table.served import Served


class Elements(HTMLParser):
    """Which elements a page has, with their attributes; complains of what is not closed."""

    VOID = ("meta", "link", "br")

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def links(self) -> list[str]:
        found = [attrs.get("href") or attrs.get("src") for _, attrs in self.found]
        return [link for link in found if link is not None]


@pytest.mark.parametrize("path", ["/", "/schema"])
def test_a_page_keeps_to_our_policy_and_needs_nothing_from_elsewhere(table: Served, path: str) -> None:
    table.open("person", "random", public=True)
    said = table.client.get(path)
    assert said.status_code == 200
    assert said.headers["content-type"].startswith("text/html")
    assert "default-src 'self'" in said.headers["content-security-policy"]
    page = Elements(said.text)
    assert not {"script", "style", "iframe", "img"} & {tag for tag, _ in page.found}
    assert not {"style", "onclick", "onload"} & {name for _, attrs in page.found for name in attrs}
    ids = {attrs["id"] for _, attrs in page.found if "id" in attrs}
    for link in page.links():
        if link.startswith("#"):
            assert link[1:] in ids
        else:
            assert re.match(r"/(?!/)", link)
            assert table.client.get(link).status_code == 200


def test_the_style_is_served(table: Served) -> None:
    said = table.client.get("/style.css")
    assert said.headers["content-type"].startswith("text/css")
    assert "url(" not in said.text
    assert "@import" not in said.text


def test_every_word_of_a_page_is_known() -> None:
    for name, given in (("landing.html", {"rooms"}), ("schema.html", {"paths", "messages", "types"})):
        wanted = set(page(name).get_identifiers()) - given - {"language"}
        assert {id for id in wanted if not words(LANGUAGE).has(id)} == set()


def test_public_rooms_are_on_the_landing_page_and_private_ones_are_not(own_table: Served) -> None:
    assert "No public room is open" in own_table.client.get("/").text
    public = own_table.open("person", "random", "person", public=True)
    private = own_table.open("person", "person")
    public.seats[0].join("<b>Ann</b>")
    text = own_table.client.get("/").text
    assert public.id in text
    assert private.id not in text
    assert "&lt;b&gt;Ann&lt;/b&gt;, bot (random), free" in text
    assert "rumpus play worms" in text
    assert "No public room is open" not in text


def test_the_interface_is_told_completely(table: Served) -> None:
    text = table.client.get("/schema").text
    document = table.client.get("/schema/openapi.json").json()
    assert len(document["paths"]) > 10
    for path, item in document["paths"].items():
        for method in item:
            assert f"{method.upper()} {path}" in text
    for name in (*document["components"]["schemas"], "Hello", "Answer", "Undo", "Update", "Ack", "Nack", "Notice"):
        assert f'id="{name}"' in text


@pytest.mark.parametrize("path", ["/", "/nowhere", "/api/rooms/nowhere", "/health", "/metrics", "/schema/openapi.json"])
def test_every_answer_has_our_headers(table: Served, path: str) -> None:
    headers = table.client.get(path).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert "server" not in headers

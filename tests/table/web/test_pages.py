"""The pages of the table itself: they work offline, under the policy that we send, and are not fetched in vain."""

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import pytest
from litestar.testing import TestClient, create_test_client

from rumpus.kernel.message import Message
from rumpus.table.web.built_page import FOLDER, page_routes
from rumpus.table.web.pages import landing, page, style
from rumpus.text.words import ENGLISH, LANGUAGES, words
from tests.helpers.table.served import Served


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
        if tag not in self.VOID:  # some are written as <meta />
            assert self.open.pop() == tag

    def links(self) -> list[str]:
        found = [attrs.get("href") or attrs.get("src") for _, attrs in self.found]
        return [link for link in found if link is not None]


@pytest.mark.parametrize("path", ["/", "/schema"])
def test_a_page_keeps_to_our_policy_and_needs_nothing_from_elsewhere(table: Served, path: str) -> None:
    said = table.client.get(path)
    assert said.status_code == 200
    assert said.headers["content-type"].startswith("text/html")
    assert "default-src 'self'" in said.headers["content-security-policy"]
    page = Elements(said.text)
    assert not {"style", "iframe", "img"} & {tag for tag, _ in page.found}
    assert all("src" in attrs for tag, attrs in page.found if tag == "script")
    assert not {"style", "onclick", "onload"} & {name for _, attrs in page.found for name in attrs}
    ids = {attrs["id"] for _, attrs in page.found if "id" in attrs}
    for link in page.links():
        if link.startswith("#"):
            assert link[1:] in ids
        else:
            assert re.match(r"(\./|\w)(?!.*:)", link)  # relative: the table may be served under a path
            assert table.client.get(urljoin(path, link)).status_code == 200


def test_the_style_is_served(table: Served) -> None:
    said = table.client.get("/style.css")
    assert said.headers["content-type"].startswith("text/css")
    assert "url(" not in said.text
    assert "@import" not in said.text


def test_every_word_of_a_page_is_known() -> None:
    for name, given in (("landing.html", {"commands"}), ("schema.html", {"paths", "messages", "types"})):
        wanted = set(page(name).get_identifiers()) - given - {"language"}
        assert {id for id in wanted if not words(ENGLISH).has(id)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_speaks_the_readers_language(table: Served, language: str) -> None:
    asked = {"Accept-Language": f"xx, {language};q=0.8"}
    with create_test_client([landing]) as client:
        for id, said in (
            ("page-about", client.get("/", headers=asked)),
            ("schema-title", table.client.get("/schema", headers=asked)),
        ):
            assert f'<html lang="{language}">' in said.text
            assert words(language).say(Message(id)) in said.text


# The page to play on


@pytest.fixture
def built(tmp_path: Path) -> Iterator[TestClient[Any]]:
    """As Vite leaves it: an index, assets whose names have a fingerprint in them, and the rest."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Rumpus</title>", encoding="utf-8")
    (tmp_path / "assets" / "index-B7gH2k.js").write_text("console.log(1);" * 100, encoding="utf-8")
    (tmp_path / "icon.png").write_bytes(b"\x89PNG")
    (tmp_path / "manifest.webmanifest").write_text("{}", encoding="utf-8")
    with create_test_client(page_routes(tmp_path)) as client:
        yield client


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/", "text/html; charset=utf-8"),
        ("/assets/index-B7gH2k.js", "text/javascript; charset=utf-8"),
        ("/icon.png", "image/png"),
        ("/manifest.webmanifest", "application/manifest+json"),
    ],
)
def test_files_of_the_page_are_what_they_are_said_to_be(built: TestClient[Any], path: str, kind: str) -> None:
    said = built.get(path)
    assert said.status_code == 200
    assert said.headers["content-type"] == kind


def test_what_never_changes_is_kept_and_the_rest_is_asked_for_again(built: TestClient[Any]) -> None:
    assert "immutable" in built.get("/assets/index-B7gH2k.js").headers["cache-control"]
    for path in ("/", "/icon.png", "/manifest.webmanifest"):
        said = built.get(path)
        assert said.headers["cache-control"] == "no-cache"
        again = built.get(path, headers={"If-None-Match": said.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


def test_scripts_travel_packed_to_those_who_can_unpack_them(built: TestClient[Any]) -> None:
    packed = built.get("/assets/index-B7gH2k.js", headers={"Accept-Encoding": "gzip"})
    plain = built.get("/assets/index-B7gH2k.js", headers={"Accept-Encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"])
    assert packed.text == plain.text == "console.log(1);" * 100
    assert "content-encoding" not in built.get("/icon.png").headers


@pytest.mark.parametrize("path", ["/index.html", "/assets/", "/assets/..%2findex.html", "/nowhere.js"])
def test_nothing_else_is_served(built: TestClient[Any], path: str) -> None:
    assert built.get(path).status_code == 404


def test_the_table_serves_the_page_that_was_built(table: Served) -> None:
    for file in FOLDER.rglob("*"):
        if file.is_file() and file.name not in ("index.html", "worker.js"):  # a worker has the page's version in it
            assert table.client.get(f"/{file.relative_to(FOLDER).as_posix()}").content == file.read_bytes()
    assert table.client.get("/").content == (FOLDER / "index.html").read_bytes()


def test_without_a_page_the_table_says_how_to_get_one(tmp_path: Path) -> None:
    with create_test_client([*page_routes(tmp_path / "nothing"), style]) as client:
        said = client.get("/")
    assert said.status_code == 200
    assert Elements(said.text).found
    assert "make play" in said.text
    assert "rumpus play worms" in said.text


def test_the_interface_is_told_completely(table: Served) -> None:
    text = table.client.get("/schema").text
    document = table.client.get("/schema/openapi.json").json()
    assert len(document["paths"]) > 10
    for path, item in document["paths"].items():
        for method in item:
            assert f"{method.upper()} {path}" in text
    for name in (*document["components"]["schemas"], "Hello", "GiveAnswer", "Undo", "Update", "Ack", "Nack", "Notice"):
        assert f'id="{name}"' in text


@pytest.mark.parametrize("path", ["/", "/nowhere", "/api/rooms/nowhere", "/health", "/metrics", "/schema/openapi.json"])
def test_every_answer_has_our_headers(table: Served, path: str) -> None:
    headers = table.client.get(path).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert "server" not in headers


def test_whoever_only_wants_to_know_whether_there_is_a_page_is_told(table: Served) -> None:
    """As those do who watch over servers, with HEAD."""
    got, told = table.client.get("/"), table.client.head("/")
    assert (told.status_code, told.content) == (200, b"")
    assert told.headers["content-type"] == got.headers["content-type"]
    assert told.headers["content-security-policy"] == got.headers["content-security-policy"]

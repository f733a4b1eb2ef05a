"""Every limit refuses with an id of its own, and nothing odd gets past the door."""

import json
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets.sync.client
from websockets.exceptions import InvalidStatus

from rumpus.kernel.message import Refused
from rumpus.table.guests.addresses import read_proxies
from rumpus.table.guests.limits import Limits
from rumpus.table.hall.hall import Hall
from tests.helpers.table.served import GENEROUS, Json, Served, next_of
from tests.helpers.table.stores import opened
from tests.helpers.waiting import until

ELSEWHERE = ["https://elsewhere.example", "null", "", "http://[", "//"]


def refusal(said: httpx.Response) -> tuple[int, str]:
    return said.status_code, said.json()["id"]


def turned_away(table: Served, host: str | None = None, **more: Any) -> tuple[int, str]:
    """How a socket is refused before it is one."""
    line = socket.create_connection(table.listening.getsockname())
    address = f"ws://{host or line.getpeername()[0]}/socket"
    with pytest.raises(InvalidStatus) as refused, websockets.sync.client.connect(address, sock=line, **more):
        pass
    said = refused.value.response
    assert said.headers["content-security-policy"].startswith("default-src 'self';")
    return said.status_code, json.loads(said.body)["id"]


# How much


@pytest.fixture
def hasty_table(tmp_path: Path) -> Iterator[Served]:
    table = Served(tmp_path / "rooms.db", Limits(requests_per_second=0.001, requests_at_once=5))
    yield table
    table.stop()


def test_nobody_asks_without_end(hasty_table: Served) -> None:
    said = [hasty_table.client.get("/api/rooms") for _ in range(6)]
    assert [one.status_code for one in said] == [200] * 5 + [429]
    assert said[-1].json()["id"] == "too-many-requests"
    assert "content-security-policy" in said[-1].headers


def test_a_body_has_a_length_that_can_be_read(table: Served) -> None:
    body = {"record": "x" * GENEROUS.record_bytes}
    assert refusal(table.client.post("/api/records", json=body)) == (413, "message-too-long")
    assert refusal(table.client.post("/api/rooms", content=iter([b"x" * 300_000] * 3))) == (413, "message-too-long")


@pytest.mark.parametrize(
    ("what", "body"),
    [
        ("join", {"name": "x" * 41}),
        ("join", {"name": "Ann", "commitment": "x" * 64}),
        ("reveal", {"entropy": "x" * 101}),
        ("reveal", {"entropy": ""}),
        ("chat", {"text": "x" * 501}),
        ("chat", {"text": ""}),
        ("answer", {"question": 1, "text": "x" * 101}),
        ("answer", {"question": -1, "text": "stay"}),
        ("seating", {"seat": 8}),
        ("fork", {"after": 0, "seats": ["person"] * 9}),
    ],
)
def test_what_is_too_long_is_named(table: Served, what: str, body: Json) -> None:
    room = table.open("person", "person")
    said = room.host.post(what, **body)
    assert refusal(said) == (400, "request-not-understood")
    field = next(name for name, value in body.items() if value not in ("Ann", "stay", 0, 1))
    assert field in said.json()["text"]


@pytest.mark.parametrize(
    "message",
    [
        {"type": "chat", "text": "x" * 501},
        {"type": "chat", "text": ""},
        {"type": "answer", "question": 1, "text": "x" * 101},
        {"type": "answer", "question": -1, "text": "stay"},
    ],
)
def test_what_is_too_long_for_a_socket_is_refused_as_well(table: Served, message: Json) -> None:
    room = table.begin("person", "person")
    with room.seats[0].watch() as viewer:
        viewer.update()
        viewer.send(ref=1, **message)
        assert viewer.receive()["why"]["id"] == "message-not-understood"


# From where


@pytest.mark.parametrize("origin", ELSEWHERE)
def test_a_page_of_another_site_changes_nothing_over_http(table: Served, origin: str) -> None:
    body = {"game": "worms", "seats": ["person", "person"]}
    assert refusal(table.client.post("/api/rooms", json=body, headers={"Origin": origin})) == (403, "origin-not-ours")


@pytest.mark.parametrize(
    "host", ["evil.example", "localhost.evil.example:8000", "127.0.0.1.evil.example", "10.0.0.evil"]
)
def test_a_name_that_nobody_told_us_is_not_ours(table: Served, host: str) -> None:
    """A page whose own name leads to this machine (DNS rebinding) would be of the same origin as the table."""
    headers = {"Host": host, "Origin": f"http://{host}"}
    assert refusal(table.client.get("/api/rooms", headers=headers)) == (421, "host-not-ours")
    body = {"game": "worms", "seats": ["person", "person"]}
    assert refusal(table.client.post("/api/rooms", json=body, headers=headers)) == (421, "host-not-ours")
    assert turned_away(table, host) == (421, "host-not-ours")


@pytest.mark.parametrize(
    "host", ["localhost", "LOCALHOST:80", "[::1]:8000", "192.168.7.7:8000", "ourserver", "den.local"]
)
def test_names_that_only_mean_something_nearby_need_not_be_told(table: Served, host: str) -> None:
    assert table.client.get("/api/rooms", headers={"Host": host}).status_code == 200


@pytest.mark.parametrize(("names", "host"), [(("games.example",), "Games.Example.:443"), (("*",), "whatever.example")])
def test_names_that_were_told_us_are_ours(tmp_path: Path, names: tuple[str, ...], host: str) -> None:
    table = Served(tmp_path / "rooms.db", names=names)
    try:
        assert table.client.get("/api/rooms", headers={"Host": host}).status_code == 200
    finally:
        table.stop()


def test_our_own_pages_may_ask(table: Served) -> None:
    body = {"game": "worms", "seats": ["person", "person"]}
    assert table.client.post("/api/rooms", json=body, headers={"Origin": table.url}).status_code == 201


@pytest.mark.parametrize("origin", ELSEWHERE)
def test_a_page_of_another_site_opens_no_socket(table: Served, origin: str) -> None:
    assert turned_away(table, additional_headers={"Origin": origin}) == (403, "origin-not-ours")


# Headers, and what must not be in an address


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/schema"),
        ("GET", "/style.css"),
        ("PUT", "/api/rooms"),
        ("OPTIONS", "/api/rooms"),
        ("POST", "/api/rooms"),
        ("GET", "/api/rooms/x/at/nonsense"),
        ("GET", "/api/rooms/%ff"),
        ("GET", "/socket"),
    ],
)
def test_whatever_is_answered_has_our_headers(table: Served, method: str, path: str) -> None:
    said = table.client.request(method, path)
    assert said.status_code < 500
    assert said.headers["content-security-policy"].startswith("default-src 'self';")
    assert "unsafe" not in said.headers["content-security-policy"]
    assert said.headers["x-content-type-options"] == "nosniff"
    assert said.headers["referrer-policy"] == "no-referrer"
    assert "access-control-allow-origin" not in said.headers


def test_no_token_ever_stands_in_an_address(table: Served) -> None:
    document = table.client.get("/schema/openapi.json").json()
    operations = [operation for path in document["paths"].values() for operation in path.values()]
    asked = {one["name"] for operation in operations for one in operation.get("parameters", ()) if one["in"] == "query"}
    assert asked == {"since", *("text", "game", "stage", "days")}  # the latter are what the operator searches by


# What nobody would send who means well


def test_a_version_of_the_rules_with_very_many_digits(table: Served) -> None:
    record = "rumpus record 1\ngame: worms\nrules: " + "9" * 5000 + "\nseats: Ann, Bob\n\n"
    assert refusal(table.post("/api/records", record=record)) == (400, "record-bad-rules-version")


@pytest.mark.parametrize("body", [b'{"name": "\\ud800"}', b'{"name": "\xff"}', b'{"name": "\\u0000"}'])
def test_a_name_that_is_no_text(table: Served, body: bytes) -> None:
    room = table.open("person", "person", public=True)
    said = table.client.post(f"/api/rooms/{room.id}/join", content=body, headers={"Content-Type": "application/json"})
    assert said.status_code == 400
    assert room.info()["seats"][0]["taken"] is False


@pytest.mark.parametrize(
    "body",
    [b"[" * 100_000, b'{"a":' * 50_000, b"1" * 100_000, b'{"game": 1e999999}', b""],
    ids=["lists", "objects", "digits", "exponent", "nothing"],
)
def test_a_body_that_leads_nowhere(table: Served, body: bytes) -> None:
    said = table.client.post("/api/rooms", content=body, headers={"Content-Type": "application/json"})
    assert refusal(said) == (400, "request-not-understood")


@pytest.mark.parametrize(
    "text",
    ["[" * 4000, '{"ref":' + "[" * 4000, '{"a":' + "[" * 4000],
    ids=["lists", "known field", "unknown field"],
)
def test_a_message_that_leads_nowhere(table: Served, text: str) -> None:
    room = table.begin("person", "person")
    with room.seats[0].watch() as viewer:
        viewer.update()
        viewer.connection.send(text)
        assert viewer.receive()["why"]["id"] == "message-not-understood"
        assert viewer.ask(type="chat", text="still there")["type"] == "ack"


@pytest.mark.anyio
@pytest.mark.parametrize("id", ["", "\x00", "a" * 10_000, "' OR 1=1 --", "%00"])
async def test_a_room_of_an_impossible_name_is_unknown_in_every_store(store_url: str, id: str) -> None:
    async with opened(store_url) as store:
        hall = Hall(store)
        with pytest.raises(Refused, match="room-unknown"):
            await hall.find(id)


# Nobody takes more than their share


@pytest.fixture
def strict_table(tmp_path: Path) -> Iterator[Served]:
    limits = Limits(rooms_per_hour=3, sockets_per_address=2, messages_per_second=0.001, messages_at_once=3)
    table = Served(tmp_path / "rooms.db", limits)
    yield table
    table.stop()


def test_nobody_opens_rooms_without_end(strict_table: Served) -> None:
    body = {"game": "worms", "seats": ["person", "person"]}
    said = [strict_table.post("/api/rooms", **body) for _ in range(4)]
    assert [one.status_code for one in said] == [201, 201, 201, 429]
    assert said[-1].json()["id"] == "too-many-rooms"


FORWARDED = [["198.51.100.1"], ["198.51.100.2"]]
FORGED = [["192.0.2.1, 198.51.100.1"], ["192.0.2.2, 198.51.100.1"]]
FORGED_APART = [["192.0.2.1", "198.51.100.1"], ["192.0.2.2", "198.51.100.1"]]
NEIGHBOURS = [["2001:db8::1"], ["[2001:db8::2]:4711"]]
NONSENSE = [["192.0.2.1, unknown"], ["192.0.2.2, unknown"]]


@pytest.mark.parametrize(
    ("proxy", "forwarded", "second"),
    [
        (None, FORWARDED, 429),
        ("192.0.2.1", FORWARDED, 429),
        ("127.0.0.1", FORWARDED, 201),
        ("127.0.0.0/8, 192.0.2.1", FORWARDED, 201),
        ("*", FORWARDED, 201),
        ("127.0.0.1", FORGED, 429),
        ("127.0.0.1", FORGED_APART, 429),
        ("127.0.0.1", NONSENSE, 429),
        ("*", FORGED, 429),
        ("*", FORGED_APART, 429),
        ("*", NEIGHBOURS, 429),
    ],
)
def test_only_a_proxy_we_were_told_of_may_say_where_a_request_comes_from(
    tmp_path: Path, proxy: str | None, forwarded: list[list[str]], second: int
) -> None:
    """And of what it says, only what it has added itself: whoever asks may have written the rest."""
    table = Served(tmp_path / "rooms.db", Limits(rooms_per_hour=1), proxy=proxy)
    try:
        body = {"game": "worms", "seats": ["person", "person"]}
        for lines, status in zip(forwarded, (201, second), strict=True):
            headers = [("X-Forwarded-For", line) for line in lines]
            assert table.client.post("/api/rooms", json=body, headers=headers).status_code == status
    finally:
        table.stop()


def test_a_chain_of_our_own_proxies(tmp_path: Path) -> None:
    proxies = read_proxies("127.0.0.1, 10.0.0.0/8")
    assert proxies.client_of("127.0.0.1", "192.0.2.9, 198.51.100.1, 10.0.0.7, 10.0.0.8") == "198.51.100.1"
    assert proxies.client_of("127.0.0.1", "10.0.0.7") == "10.0.0.7"


@pytest.mark.parametrize("proxy", ["nginx", "127.0.0.1 10.0.0.1", "10.0.0.1/8", "", "300.1.1.1"])
def test_what_is_no_address_of_a_proxy(proxy: str) -> None:
    with pytest.raises(Refused, match="proxy-unknown"):
        read_proxies(proxy)


def test_nobody_holds_sockets_without_end(strict_table: Served) -> None:
    room = strict_table.begin("person", "person")
    with room.spectator.watch() as first, room.spectator.watch() as second:
        assert first.update()["fresh"]
        assert second.update()["fresh"]
        assert turned_away(strict_table) == (429, "too-many-sockets")
    until(lambda: room.info()["watching"] == 0)
    with room.spectator.watch() as again:
        assert again.update()["fresh"]


def test_nobody_chatters_without_end(strict_table: Served) -> None:
    room = strict_table.begin("person", "person")
    with room.seats[0].watch() as viewer:
        viewer.update()
        said = [viewer.ask(type="chat", text="la") for _ in range(3)]
        assert [one["type"] for one in said] == ["ack"] * 3
        viewer.send(type="chat", ref=100, text="la")
        assert next_of("nack", viewer.connection)["why"]["id"] == "too-many-requests"

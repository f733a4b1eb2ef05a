"""Numbers that nobody means are refused, wherever they are written, and nothing breaks on them."""

import json
import socket

import pytest

from rumpus.kernel.message import Message
from rumpus.text.words import LANGUAGES, words
from tests.helpers.page.states import RECORDS
from tests.helpers.table.served import Opened, Served, Viewer, connect, next_of
from tests.helpers.waiting import PATIENCE

NUMBERS = {
    "30 digits": "9" * 30,
    "5,000 digits": "9" * 5000,
    "less than nothing": "-" + "9" * 30,
    "64 bits": str(2**64),
}
FITS = 3900  # characters of a number in a message of a socket
every_number = pytest.mark.parametrize("number", NUMBERS.values(), ids=NUMBERS)


@pytest.fixture(scope="module")
def room(table: Served) -> Opened:
    return table.begin("person", "person", hints=True)


@every_number
@pytest.mark.parametrize(
    "path",
    ["/api/rooms/{room}/at/{}", "/api/rooms/{room}/look?since={}", "/api/rooms/{}", "/api/games/{}/sheets", "/{}"],
)
def test_in_an_address(table: Served, room: Opened, path: str, number: str) -> None:
    headers = {"Authorization": f"Bearer {room.seats[0].token}"}
    said = table.client.get(path.format(number, room=room.id), headers=headers)
    assert said.status_code in (400, 401, 404)
    assert said.json()["text"]


@every_number
@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("rooms/{}/answer", '{"question": %s, "text": "stay"}'),
        ("rooms/{}/seating", '{"seat": %s, "level": "random"}'),
        ("rooms/{}/fork", '{"after": %s, "seats": ["person", "person"]}'),
        ("rooms/{}/chat", '{"text": %s}'),
        ("records", '{"record": "x", "after": %s}'),
        ("rooms", '{"game": "worms", "seats": ["person", "person"], "clock": "turn %s"}'),
        ("rooms", '{"game": "worms", "seats": ["person", "person"], "clock": %s}'),
        (
            "rooms",
            '{"game": "worms", "seats": ["person", "person"], '
            '"options": {"variants": "larger-map", "extra-tiles": "%s"}}',
        ),
        ("rooms", '{"game": "zombies-doom", "seats": ["person", "person"], "options": {"target": "%s"}}'),
    ],
)
def test_in_a_body(table: Served, room: Opened, path: str, body: str, number: str) -> None:
    headers = {"Authorization": f"Bearer {room.host.token}", "Content-Type": "application/json"}
    said = table.client.post(f"/api/{path.format(room.id)}", content=body % number, headers=headers)
    assert said.status_code in (400, 403)
    assert said.json()["text"]


@every_number
@pytest.mark.parametrize("line", ["extra-tiles: 1", "rules: ", "dice-opening: 0", "blue: activate A"])
def test_in_a_record(table: Served, line: str, number: str) -> None:
    text = (RECORDS / "worms" / "1.record").read_text(encoding="utf-8")
    head, _, lines = text.partition("\n\n")
    key = line.partition(":")[0]
    if key == "blue":
        lines = f"blue: jump {number},{number}\n{lines}"
    else:
        head = "\n".join([*(one for one in head.splitlines() if not one.startswith(f"{key}:")), f"{key}: {number}"])
    said = table.post("/api/records", record=f"{head}\n\n{lines}")
    assert (said.status_code == 400) or (key == "dice-opening" and said.status_code == 201)


@every_number
@pytest.mark.parametrize(
    "message",
    [
        '{"type": "answer", "ref": 1, "question": %s, "text": "stay"}',
        '{"type": "odds", "ref": 1, "question": %s, "text": "stay"}',
        '{"type": "hint", "ref": 1, "question": %s}',
        '{"type": "consider", "ref": 1, "question": %s, "text": "stay"}',
        '{"type": "chat", "ref": %s, "text": "hello"}',
        '{"type": "undo", "ref": %s}',
    ],
)
def test_in_a_message(room: Opened, message: str, number: str) -> None:
    with room.seats[0].watch() as viewer:
        viewer.connection.send(message % number[:FITS])
        assert next_of("nack", viewer.connection)["why"]["id"] == "message-not-understood"
        assert viewer.ask(type="undo")["type"] == "nack"  # it is still there


@every_number
def test_in_a_hello(table: Served, room: Opened, number: str) -> None:
    with connect(table) as connection:
        hello = json.dumps({"type": "hello", "room": room.id, "token": room.spectator.token, "since": 0})
        connection.send(hello.replace('"since": 0', f'"since": {number[:FITS]}'))
        assert Viewer(connection).receive()["why"]["id"] == "message-not-understood"


@every_number
def test_in_a_header(table: Served, number: str) -> None:
    with socket.create_connection(table.listening.getsockname(), PATIENCE) as line:
        line.sendall(f"POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nContent-Length: {number}\r\n\r\n".encode())
        assert line.recv(4096).split()[1] in (b"400", b"413")
    said = table.client.get("/nowhere", headers={"Accept-Language": f"en;q={number}"})
    assert said.status_code == 404


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_quoted_can_be_said(language: str) -> None:
    for value in (10**30, -(10**4000), "x" * 10_000):
        assert words(language).say(Message("answer-late", {"question": value, "asked": value}))

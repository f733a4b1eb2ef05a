"""A table of several processes: each room is one's, whoever is asked for it, and nobody notices that there are more."""

import http.client
import json
import socket
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from rumpus.table.rooms.division import Division
from rumpus.table.web.divided_server import share_of
from rumpus.table.web.serving import Serving
from tests.helpers.page.states import RECORDS
from tests.helpers.table.served import Guest, Opened
from tests.helpers.table.several import GENEROUS, Several, several
from tests.helpers.waiting import PATIENCE, until
from tests.terminal.conftest import rumpus

__all__ = ["rumpus"]  # a fixture

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="who made which process can be told only there")


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Several]:
    with several(tmp_path_factory.mktemp("several"), *GENEROUS) as (table, _):
        yield table


# Whose room it is


def test_what_there_is_is_divided() -> None:
    shares = [share_of(Serving(workers=5, processes=3, record="a record"), number) for number in range(3)]
    assert [share.workers for share in shares] == [2, 2, 1]
    assert [share.record for share in shares] == ["a record", None, None]
    assert all(share.limits.connections == 5000 // 3 for share in shares)
    assert all(share.limits.rooms_per_hour == 60 for share in shares)
    assert share_of(Serving(workers=1, processes=4), 3).workers == 1


def test_an_id_tells_its_owner_and_a_new_one_is_ours() -> None:
    for processes in (1, 2, 3, 8):
        divisions = [Division(number, processes) for number in range(processes)]
        for division in divisions:
            id = division.fresh_id()
            assert [other.ours(id) for other in divisions] == [other is division for other in divisions]
    assert 0 <= Division(1, 2).owner("\udcff/žluť") < 2


def test_rooms_are_opened_everywhere_and_each_is_in_one_process(table: Several) -> None:
    before = table.figures("rumpus_rooms", stage="open")
    rooms = [table.open("person", "person") for _ in range(24)]
    opened = [sum(table.owner(room.id) == number for room in rooms) for number in range(2)]
    assert min(opened) > 0
    for _ in range(3):
        for room in rooms:
            assert room.info()["room"] == room.id
    after = table.figures("rumpus_rooms", stage="open")
    assert [now - then for now, then in zip(after, before, strict=True)] == opened


def test_a_game_is_played_to_its_end_in_each_process_and_watched(table: Several) -> None:
    rooms = table.one_each("person", "person")
    for room in rooms:
        with room.spectator.watch() as viewer, room.seats[0].watch() as player:
            assert player.update()["seat"] == 0
            assert table.figures("rumpus_viewers")[table.owner(room.id)] >= 1
            room.play_to_the_end()
            while (update := viewer.update())["winners"] is None:
                assert update["info"]["room"] == room.id
        assert room.info()["stage"] == "over"
        assert "chance: roll" in room.spectator.record()


def test_everybody_is_told_who_is_there_whichever_process_their_sockets_came_to(table: Several) -> None:
    """All sockets of a room end at its owner, so that its presence is that of the whole table."""

    def here(room: Opened) -> list[bool]:
        with httpx.Client(base_url=table.url, timeout=PATIENCE) as client:  # whichever process that comes to
            info = client.get(f"/api/rooms/{room.id}", headers={"Authorization": f"Bearer {room.host.token}"}).json()
        return [seat["here"] for seat in info["seats"]]

    def wait_until_here(room: Opened, wanted: list[bool]) -> None:
        until(lambda: here(room) == wanted)

    for room in table.one_each("person", "person"):
        before = table.figures("rumpus_viewers")
        with ExitStack() as sockets:
            for _ in range(5):
                for guest in (room.seats[0], room.spectator):
                    sockets.enter_context(guest.watch()).update()
            with room.seats[1].watch() as bob:
                bob.update()
                assert [here(room) for _ in range(5)] == [[True, True]] * 5
                after = table.figures("rumpus_viewers")
                came = [now - then for now, then in zip(after, before, strict=True)]
                assert came == [11 if number == table.owner(room.id) else 0 for number in range(2)]
            wait_until_here(room, [True, False])
        wait_until_here(room, [False, False])


def test_one_connection_goes_from_room_to_room(table: Several) -> None:
    """Whichever process has it: it is kept alive, and goes where the next request belongs."""
    one, other = table.one_each("person", "person")
    connection = http.client.HTTPConnection(table.url.removeprefix("http://"), timeout=PATIENCE)
    connection.connect()
    line = connection.sock
    for room in (one, other, one, one, other, other, one):
        headers = {"Authorization": f"Bearer {room.host.token}"}
        connection.request("GET", f"/api/rooms/{room.id}", headers=headers)
        assert json.loads(connection.getresponse().read())["room"] == room.id
        connection.request("POST", f"/api/rooms/{room.id}/chat", b'{"text": "Hi"}', headers)
        assert connection.getresponse().read().startswith(b'{"id":"name-needed"')
        connection.request("GET", "/api/games")
        assert connection.getresponse().read()
    assert connection.sock is line
    connection.close()


def test_requests_that_do_not_wait_for_answers_are_answered_in_order(table: Several) -> None:
    rooms = [room for _ in range(3) for room in table.one_each("person", "person")]
    requests = [
        f"GET /api/rooms/{room.id} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {room.host.token}\r\n\r\n"
        for room in rooms
    ]
    with table.connect() as line:
        line.sendall("".join(requests).encode())
        said = heard(line, *(room.id.encode() for room in rooms))
    assert said.count(b"HTTP/1.1 200 OK") == len(rooms)
    places = [said.index(room.id.encode()) for room in rooms]
    assert places == sorted(places)


@pytest.mark.parametrize("chunked", [True, False])
def test_a_long_body_follows_its_request(table: Several, chunked: bool) -> None:
    """Head and body in pieces, wherever the connection is by then."""
    text = "x" * 300_000
    for room in table.one_each("person", "person"):
        body = json.dumps({"name": "Ann", "token": room.host.token, "key": text}).encode()
        head = f"POST /api/rooms/{room.id}/join HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        if chunked:
            pieces = [body[at : at + 70_000] for at in range(0, len(body), 70_000)]
            sent = b"".join(b"%x\r\n%b\r\n" % (len(piece), piece) for piece in pieces) + b"0\r\n\r\n"
            head += "Transfer-Encoding: chunked\r\n\r\n"
        else:
            sent = body
            head += f"Content-Length: {len(body)}\r\n\r\n"
        with table.connect() as line:
            line.sendall(head.encode() + sent)
            answer = http.client.HTTPResponse(line)
            answer.begin()
            assert (answer.status, json.loads(answer.read())["id"]) == (400, "request-not-understood")


def test_the_list_of_rooms_has_all_the_newest_first(table: Several) -> None:
    rooms = [table.open("person", "person", public=True).id for _ in range(12)]
    listed = [info["room"] for info in table.client.get("/api/rooms").json()]
    assert listed[: len(rooms)] == rooms[::-1]
    assert {table.owner(room) for room in rooms} == {0, 1}


def test_a_game_of_the_day_has_everybodys_dice(table: Several) -> None:
    rooms = table.one_each("person", "random", daily=True, visitor="one and the same browser, here")
    assert len({room.info()["commitment"] for room in rooms}) == 1
    assert sorted(room.info()["again"] for room in rooms)[-1] == "browser"


def test_a_rematch_stays_with_the_process_of_its_room(table: Several) -> None:
    for room in table.one_each("person", "person"):
        room.play_to_the_end()
        for guest in room.seats.values():
            said = guest.post("rematch").json()
            assert table.owner(said["room"]) == table.owner(room.id)
        assert Guest(table, said["room"], said["token"]).look()["info"]["stage"] == "running"


def test_a_fork_and_a_record_make_rooms_that_can_be_watched(table: Several) -> None:
    record = (RECORDS / "zombies-doom" / "1.record").read_text(encoding="utf-8")
    for _ in range(4):
        links = table.post("/api/records", record=record).json()
        room = Opened(table, links)
        assert room.info()["stage"] == "over"
        assert table.owner(room.id) in (0, 1)


# Sockets


def frame(text: str, first: int = 0x81) -> bytes:
    data = text.encode()
    assert len(data) < 65536
    size = bytes((0x80 | len(data),)) if len(data) < 126 else bytes((0xFE, *len(data).to_bytes(2, "big")))
    return bytes((first,)) + size + bytes(4) + data


HANDSHAKE = (
    b"GET /socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


def hello(room: Opened) -> str:
    return json.dumps({"type": "hello", "room": room.id, "token": room.seats[0].token})


def heard(line: socket.socket, *needles: bytes) -> bytes:
    """All that comes until these were among it."""
    said = b""
    while not all(needle in said for needle in needles):
        said += (more := line.recv(65536))
        assert more, said
    return said


@pytest.mark.parametrize("pieces", ["whole", "bytes", "fragments", "with more", "after a ping"])
def test_a_socket_comes_to_its_room_however_it_says_hello(table: Several, pieces: str) -> None:
    """Several of each: a connection comes to either process, and one of them has to pass it on."""
    for room in [room for _ in range(3) for room in table.one_each("person", "person")]:
        said, chat = frame(hello(room)), frame(json.dumps({"type": "chat", "ref": 7, "text": "Hi"}))
        with table.connect() as line:
            line.sendall(HANDSHAKE)
            assert heard(line, b"\r\n\r\n").startswith(b"HTTP/1.1 101 ")
            match pieces:
                case "whole":
                    line.sendall(said)
                case "bytes":
                    for byte in said:
                        line.sendall(bytes((byte,)))
                case "fragments":
                    line.sendall(frame(hello(room)[:20], 0x01) + frame(hello(room)[20:], 0x80))
                case "with more":
                    line.sendall(said + chat[:5])
                case "after a ping":
                    line.sendall(frame("are you there?", 0x89) + said)
            update = heard(line, b'"type":"update"', room.id.encode())
            assert b"HTTP/1.1" not in update
            line.sendall(chat[5:] if pieces == "with more" else chat)
            heard(line, b'"type":"ack","ref":7')


@pytest.mark.slow
def test_a_socket_that_is_refused_where_it_belongs_is_told_so(tmp_path: Path) -> None:
    with several(tmp_path, "--limit", "sockets_per_address=1") as (table, _):
        for room in table.one_each("person", "person"):
            with room.seats[0].watch() as viewer:
                viewer.update()
                for _ in range(6):
                    check_refused(table, room)


def check_refused(table: Several, room: Opened) -> None:
    """By the process that has the room: before it became a socket, if it came there at once, or on it."""
    with table.connect() as line:
        line.sendall(HANDSHAKE)
        if heard(line, b"\r\n\r\n").startswith(b"HTTP/1.1 101 "):
            line.sendall(frame(hello(room)))
            said = heard(line, b"too-many-sockets", b"\x0f\xa1")  # 4001
            assert b"HTTP/1.1" not in said


@pytest.mark.slow
def test_rooms_are_counted_together(tmp_path: Path) -> None:
    with several(tmp_path, "--limit", "rooms_per_hour=6") as (table, _):
        body = {"game": "worms", "seats": ["person", "person"]}
        said = [table.post("/api/rooms", **body) for _ in range(12)]
        assert [one.status_code for one in said] == [201] * 6 + [429] * 6


# Guests who mean no good


def test_guests_who_say_little_keep_nobody_waiting(table: Several) -> None:
    lines = [table.connect() for _ in range(120)]
    beginnings = (b"", b"G", b"GET /api/rooms/abc", b"GET /api/rooms/abc HTTP/1.1\r\nHost: loc", HANDSHAKE)
    for number, line in enumerate(lines):
        line.sendall(beginnings[number % len(beginnings)])
    for room in table.one_each("person", "person"):
        for byte in f"GET /api/rooms/{room.id}/box HTTP/1.1\r\n".encode():
            lines[1].sendall(b"")
            lines[2].sendall(bytes((byte,)))
        assert room.info()["stage"] == "running"
    for line in lines:
        line.close()
    assert table.client.get("/health").status_code == 200


def test_a_head_without_end_is_refused(table: Several) -> None:
    with table.connect() as line:
        line.sendall(b"GET /api/rooms/abc HTTP/1.1\r\nHost: localhost\r\n" + b"X-Long: " + b"x" * 100_000)
        assert line.recv(100).startswith(b"HTTP/1.1 400 ")


@pytest.mark.slow
def test_a_head_that_takes_too_long_is_given_up(tmp_path: Path) -> None:
    with several(tmp_path, "--limit", "headers_seconds=0.3") as (table, _), table.connect() as line:
        line.sendall(b"GET /api/rooms/abc HTTP/1.1\r\n")
        assert line.recv(100).startswith(b"HTTP/1.1 408 ")


def test_pings_without_end_before_a_hello_are_not_kept(table: Several) -> None:
    with table.connect() as line:
        line.sendall(HANDSHAKE)
        heard(line, b"\r\n\r\n")
        with pytest.raises(ConnectionError):
            send_pings(line)
    assert table.client.get("/health").status_code == 200


def send_pings(line: socket.socket) -> None:
    while True:
        line.sendall(frame("x" * 100, 0x89) * 100)
        line.recv(65536)

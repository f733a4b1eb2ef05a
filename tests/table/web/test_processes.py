"""A table of several processes: each room is one's, whoever is asked for it, and nobody notices that there are more."""

import http.client
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from rumpus.records.dice import seat_commitment
from rumpus.table.rooms.division import Division
from rumpus.table.web.divided_server import share_of
from rumpus.table.web.serving import Serving
from tests.helpers.in_turn import in_turn
from tests.helpers.page.states import RECORDS
from tests.helpers.table.killing import children_of
from tests.helpers.table.serve_command import serving, stop
from tests.helpers.table.served import PATIENCE, Guest, Opened, Served, next_of, until
from tests.helpers.table.several import GENEROUS, Several, several
from tests.terminal.conftest import RUMPUS, Rumpus, rumpus

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


# Running it


@pytest.mark.slow
def test_everybody_hears_of_a_stop_and_nothing_is_lost(tmp_path: Path) -> None:
    with several(tmp_path, "--log", "json") as (table, process):
        rooms = table.one_each("person", "random")
        numbers = []
        with rooms[0].seats[0].watch() as one, rooms[1].seats[0].watch() as other:
            for viewer in (one, other):
                asked = viewer.update()["question"]
                numbers.append(viewer.ask(type="answer", question=asked["number"], text="activate A")["number"])
            os.kill(table.pid, signal.SIGTERM)
            for viewer in (one, other):
                assert next_of("notice", viewer.connection)["text"] == "stopping"
        assert process.wait(PATIENCE) == 0
    events = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines()]
    for what in ("the table is open", "the table is closed"):
        assert sorted(one["process_number"] for one in events if one["event"] == what) == [0, 1]
    with several(tmp_path, processes=3) as (table, process):  # as many as one likes
        for room, number in zip(rooms, numbers, strict=True):
            room.move_to(table)
            assert room.seats[0].look()["number"] >= number
            assert "blue: activate A\n" in room.seats[0].record()
        assert stop(process) == 0


@pytest.mark.slow
def test_interrupted_twice_it_does_not_wait_for_anybody(tmp_path: Path) -> None:
    with several(tmp_path) as (table, process), table.connect() as line:
        line.sendall(b"POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{")
        until(lambda: table.client.get("/health").status_code == 200)
        for _ in range(2):
            os.kill(table.pid, signal.SIGINT)
        assert process.wait(PATIENCE) == 0


@pytest.mark.slow
def test_a_process_that_dies_is_replaced_and_its_rooms_go_on(tmp_path: Path) -> None:
    with several(tmp_path) as (table, process):
        room, spared = table.one_each("person", "person")
        with spared.seats[0].watch() as viewer, room.seats[0].watch() as other:
            viewer.update()
            before = other.update()["number"]
            os.kill(children_of(table.pid)[0], signal.SIGKILL)
            with pytest.raises(ConnectionClosed):
                other.receive()
            with room.seats[0].watch(since=before) as again:  # comes to its inbox, whether somebody is there or not
                assert again.update()["number"] == before
                assert again.ask(type="chat", text="back")["type"] == "ack"
            assert viewer.ask(type="chat", text="still here")["type"] == "ack"
        until(lambda: httpx.get(f"{table.url}/health").status_code == 200)
        assert stop(process) == 0
        assert "a process has ended and is made anew number=0 code=-9" in (tmp_path / "log").read_text()


@pytest.mark.slow
def test_when_the_first_process_is_killed_the_others_end_in_good_order(tmp_path: Path) -> None:
    with several(tmp_path) as (table, process):
        rooms = table.one_each("person", "person")
        children = children_of(table.pid)
        with rooms[0].seats[0].watch() as one, rooms[1].seats[0].watch() as other:
            number = one.ask(type="chat", text="Hi")["number"]
            os.kill(table.pid, signal.SIGKILL)
            process.wait(PATIENCE)
            for viewer in (one, other):
                assert next_of("notice", viewer.connection)["text"] == "stopping"
        until(lambda: not any(Path(f"/proc/{child}").exists() for child in children))
    with serving(tmp_path, "--port", "0") as (single, address):
        headers = {"Authorization": f"Bearer {rooms[0].seats[0].token}"}
        assert httpx.get(f"{address}/api/rooms/{rooms[0].id}/look", headers=headers).json()["number"] == number
        assert stop(single) == 0


@pytest.mark.slow
@pytest.mark.parametrize("by", in_turn([signal.SIGKILL, None], turns=1))
def test_a_store_is_served_as_long_as_one_of_its_processes_lives(tmp_path: Path, by: signal.Signals | None) -> None:
    """Also when the first one, which holds it for all, is gone and another hangs."""
    with several(tmp_path) as (table, process):
        hung = children_of(table.pid)[1]
        os.kill(hung, signal.SIGSTOP)
        if by is not None:
            os.kill(table.pid, by)
            process.wait(PATIENCE)
        try:
            for processes in ("1", "2"):
                with serving(tmp_path, "--port", "0", "--processes", processes) as (second, _):
                    assert second.wait(PATIENCE) == 1
        finally:
            os.kill(hung, signal.SIGCONT)
        assert "are being served already, by another process" in (tmp_path / "log").read_text(encoding="utf-8")
        if by is None:
            assert stop(process) == 0
        else:
            until(lambda: not Path(f"/proc/{hung}").exists())


@pytest.mark.slow
def test_health_is_that_of_the_worst_process(tmp_path: Path) -> None:
    with several(tmp_path) as (table, process):
        assert table.client.get("/health").json() == {"open": True, "writes": True}
        hung = children_of(table.pid)[1]
        os.kill(hung, signal.SIGSTOP)
        said = until(lambda: (one := health_or_not(table.url)) and one.status_code == 503 and one)
        assert said.json() == {"open": False, "writes": False}
        os.kill(hung, signal.SIGCONT)
        until(lambda: (one := health_or_not(table.url)) and one.status_code == 200)
        assert stop(process) == 0


def health_or_not(url: str) -> httpx.Response | None:
    """From a process that is not the one that hangs."""
    try:
        return httpx.get(f"{url}/health", timeout=8.0)
    except httpx.TimeoutException:
        return None


@pytest.mark.slow
def test_copying_and_checking_while_it_runs(tmp_path: Path, rumpus: Rumpus) -> None:
    store = f"sqlite:///{tmp_path / 'rooms.db'}"
    with several(tmp_path) as (table, process):
        for room in table.one_each("person", "random"):
            room.seats[0].answer()
        assert rumpus("backup", "--store", store, tmp_path / "copy.db").code == 0
        for file in (store, f"sqlite:///{tmp_path / 'copy.db'}"):
            checked = rumpus("store", "check", "--store", file)
            assert (checked.code, checked.err) == (0, "")
        assert stop(process) == 0


@pytest.mark.slow
def test_a_record_is_shown_at_once(tmp_path: Path) -> None:
    record = str(RECORDS / "zombies-doom" / "1.record")
    with serving(tmp_path, "--port", "0", "--processes", "2", "--record", record) as (process, said):
        assert "/#/watch/" in said
        assert stop(process) == 0


@pytest.mark.parametrize(
    ("store", "why"),
    [
        ("sqlite:///:memory:", "Rooms in memory cannot be served by several processes."),
        ("sqlite:////dev/null/rooms.db", "The store cannot be opened: "),
        ("postgresql://nobody@127.0.0.1:1/nothing", "The store cannot be opened: "),
    ],
)
def test_a_store_that_cannot_be_opened_is_told_clearly(store: str, why: str) -> None:
    command = [sys.executable, "-c", RUMPUS, "serve", "--port", "0", "--processes", "2", "--store", store]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert (done.returncode, done.stdout) == (1, "")
    assert f"rumpus: {why}" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("processes", ["0", "65", "two"])
def test_so_many_processes_there_cannot_be(rumpus: Rumpus, processes: str) -> None:
    assert rumpus("serve", "--processes", processes).code == 2


@pytest.mark.slow
def test_a_database_is_divided_in_the_same_way(tmp_path: Path, postgres_url: str) -> None:
    with several(tmp_path, "--store", postgres_url) as (table, process):
        rooms = table.one_each("person", "person")
        for room in rooms:
            room.seats[0].answer() if "options" in room.seats[0].question() else room.seats[1].answer()
            room.info()
        assert table.figures("rumpus_rooms", stage="running") == [
            sum(table.owner(room.id) == number for room in rooms) for number in range(2)
        ]
        assert stop(process) == 0


@pytest.mark.slow
def test_a_rematch_offered_before_there_were_several(tmp_path: Path) -> None:
    """Its room may be another process's than the one that followed it: whoever watches there sees who comes along."""
    alone = Served(tmp_path / "rooms.db")
    division, random = Division(0, 2), Random(1)
    while True:
        room = alone.open("person", "person")
        for seat, guest in room.seats.items():
            guest.join(f"Player {seat}", entropy=str(random.random()))
        offered = room.seats[0].post("rematch").json()
        if division.owner(offered["room"]) != division.owner(room.id):
            break
    alone.stop()
    with several(tmp_path) as (table, process):
        room.move_to(table)
        first = Guest(table, offered["room"], offered["token"])
        with first.watch() as viewer:
            assert [seat["joined"] for seat in viewer.update()["info"]["seats"]].count(True) == 1
            said = room.seats[1].post("rematch", commitment=seat_commitment("more")).json()
            assert said["room"] == offered["room"]
            while [seat["joined"] for seat in viewer.update()["info"]["seats"]].count(True) < 2:
                pass
        assert Guest(table, said["room"], said["token"]).look()["seat"] == said["seat"]
        assert stop(process) == 0

"""Running the table: its address, what is said where it cannot run, and how it stops."""

import json
import re
import signal
import socket
import sqlite3
import sys
import threading
from dataclasses import fields
from functools import partial
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect as connect_socket

from rumpus.kernel.message import Refused
from rumpus.table.guests.limits import Limits
from rumpus.table.web import serving as serving_module
from rumpus.table.web.listening import bind, listen
from tests.helpers.in_turn import in_turn
from tests.helpers.page.states import RECORDS
from tests.helpers.table.serve_command import serving, stop
from tests.helpers.table.served import Served, next_of
from tests.helpers.waiting import PATIENCE, until
from tests.terminal.conftest import Rumpus, rumpus

__all__ = ["rumpus"]  # a fixture


# Where


def test_the_address_is_told_in_one_line_and_those_for_the_operator_in_others(tmp_path: Path) -> None:
    with serving(tmp_path, "--port", "0") as (process, address):
        assert httpx.get(f"{address}/health").json() == {"open": True, "writes": True}
        assert stop(process) == 0
        assert process.stdout is not None
        assert re.fullmatch(rf".+: {address}/#/studio/\S+\n.+: {address}/#/operator/\S+\n", process.stdout.read())


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a desktop")
@pytest.mark.parametrize("desktop", [True, False])
def test_a_browser_is_opened_where_there_is_a_desktop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, desktop: bool
) -> None:
    browser, opened = tmp_path / "browser", tmp_path / "opened"
    browser.write_text(f'#!/bin/sh\necho "$1" >> {opened}\n', encoding="utf-8")
    browser.chmod(0o700)
    monkeypatch.setenv("BROWSER", f"{browser} %s")
    monkeypatch.setenv("DISPLAY", ":7" if desktop else "")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    with serving(tmp_path, "--port", "0", "--open") as (process, address):
        if desktop:
            until(opened.exists)
            until(lambda: opened.read_text(encoding="utf-8") == f"{address}/\n")
        assert stop(process) == 0
    assert opened.exists() == desktop


def test_a_record_can_be_shown_at_once(tmp_path: Path) -> None:
    """The address that is told, and opened where there is a desktop, leads to the game."""
    record = RECORDS / "zombies-doom" / "1.record"
    with serving(tmp_path, "--port", "0", "--record", str(record)) as (process, said):
        found = re.search(r"(http://\S+)/#/watch/(\S+)/(\S+)", said)
        assert found is not None
        address, room, token = found.groups()
        info = httpx.get(f"{address}/api/rooms/{room}", headers={"Authorization": f"Bearer {token}"}).json()
        assert (info["game"], info["stage"]) == ("zombies-doom", "over")
        assert stop(process) == 0


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("Dear diary", "rumpus: This is not a record: "),
        (None, "rumpus: There is no "),
        ("cut", "rumpus: This record ends "),
    ],
)
def test_a_record_that_cannot_be_shown(rumpus: Rumpus, tmp_path: Path, text: str | None, why: str) -> None:
    file = tmp_path / "some.record"
    if text == "cut":
        lines = (RECORDS / "zombies-doom" / "1.record").read_text(encoding="utf-8").splitlines()
        text = "\n".join(lines[:-1])
    if text is not None:
        file.write_text(text, encoding="utf-8")
    said = rumpus("serve", "--port", "0", "--store", f"sqlite:///{tmp_path / 'rooms.db'}", "--record", file)
    assert (said.code, said.out) == (1, "")
    assert said.err.startswith(why)


def test_without_a_store_rooms_are_kept_in_the_users_own_folder(tmp_path: Path, rumpus: Rumpus) -> None:
    with serving(tmp_path, "--port", "0", "--store", f"sqlite:///{tmp_path}/data/rumpus/table.db") as (
        process,
        address,
    ):
        httpx.post(f"{address}/api/rooms", json={"game": "worms", "seats": ["person", "person"]})
        assert stop(process) == 0
    assert (tmp_path / "data" / "rumpus" / "table.db").exists()
    assert f"sqlite:///{tmp_path}/data/rumpus/table.db" in "".join(rumpus("serve", "--help").out.split())


def test_a_port_that_is_taken_is_told_clearly(rumpus: Rumpus, tmp_path: Path) -> None:
    with listen("127.0.0.1", 0) as taken:
        port = str(taken.getsockname()[1])
        said = rumpus("serve", "--port", port, "--store", f"sqlite:///{tmp_path / 'rooms.db'}")
    assert said.code == 1
    assert said.out == ""
    assert said.err.startswith(f"rumpus: Port {port} of 127.0.0.1 is taken.")
    assert said.err.count("\n") == 1


def test_without_a_port_the_next_free_one_is_taken() -> None:
    with listen("127.0.0.1", None) as first, listen("127.0.0.1", None) as second:
        ports = [one.getsockname()[1] for one in (first, second)]
    assert 8000 <= ports[0] < ports[1]


def test_small_messages_are_sent_at_once() -> None:
    """asyncio turns delays off only where it is told that this is TCP."""
    with listen("127.0.0.1", 0) as listening:
        assert listening.proto == socket.IPPROTO_TCP


def test_a_host_that_is_none() -> None:
    with pytest.raises(Refused, match="host-unknown"):
        bind("no.such.host.invalid", 0)
    with pytest.raises(Refused, match="cannot-listen"):
        bind("192.0.2.1", 0)  # an address for documentation, nobody's


@pytest.mark.parametrize(
    ("store", "why"),
    [
        ("mysql://localhost/rumpus", "There is no store of the kind “mysql”."),
        ("sqlite:////dev/null/rooms.db", "The store cannot be opened: "),
        ("postgresql://nobody@127.0.0.1:1/nothing", "The store cannot be opened: "),
    ],
)
def test_a_store_that_cannot_be_opened_is_told_clearly(rumpus: Rumpus, store: str, why: str) -> None:
    said = rumpus("serve", "--port", "0", "--store", store)
    assert (said.code, said.out) == (1, "")
    assert f"rumpus: {why}" in said.err


def test_the_help_is_complete(rumpus: Rumpus) -> None:
    out = " ".join(rumpus("serve", "--help").out.split())
    for flag in (
        "--host ADDRESS",
        "--port PORT",
        "--host-name NAME",
        "--limit NAME=VALUE",
        "--store URL",
        "--workers N",
        "--boxes FOLDER",
        "--proxy ADDRESS",
        "--log {text,json}",
    ):
        assert flag in out


def test_a_folder_of_boxes_that_is_none(rumpus: Rumpus, tmp_path: Path) -> None:
    said = rumpus("serve", "--boxes", tmp_path / "missing")
    assert (said.code, said.err) == (1, f"rumpus: There is no {tmp_path / 'missing'}.\n")


def test_every_option_can_be_set_in_the_environment(rumpus: Rumpus) -> None:
    out = rumpus("serve", "--help").out
    flags = set(re.findall(r"^  (--[a-z-]+)", out, re.MULTILINE)) - {"--lang"}
    assert len(flags) >= 11
    variables = {f"[RUMPUS_{flag[2:].replace('-', '_').upper()}]" for flag in flags}
    assert variables <= set(re.findall(r"\[RUMPUS_\w+\]", out))


def test_what_is_set_in_the_environment_holds_and_what_is_typed_wins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable, value in {
        "PORT": "1",
        "LOG": "json",
        "LIMIT": "rooms_per_hour=1 message_bytes=300",
        "HOST_NAME": "games.example table.example",
        "OPEN": "0",
    }.items():
        monkeypatch.setenv(f"RUMPUS_{variable}", value)
    with serving(tmp_path, "--port", "0", "--limit", "rooms_per_hour=2") as (process, address):
        body = {"game": "worms", "seats": ["person", "person"]}
        hosts = ["games.example", "table.example", "localhost"]
        said = [httpx.post(f"{address}/api/rooms", json=body, headers={"Host": host}) for host in hosts]
        assert [one.status_code for one in said] == [201, 201, 429]
        assert stop(process) == 0
    assert json.loads((tmp_path / "log").read_text().splitlines()[0])["event"] == "the table is open"


def test_the_store_of_the_environment_is_that_of_every_command(
    rumpus: Rumpus, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RUMPUS_STORE", f"sqlite:///{tmp_path / 'missing.db'}")
    assert str(tmp_path / "missing.db") in rumpus("backup", tmp_path / "copy.db").err


@pytest.mark.parametrize(("name", "value"), [("PORT", "x"), ("LOG", "xml"), ("LIMIT", "rooms_per_hour")])
def test_what_is_wrong_in_the_environment_is_wrong_usage(
    rumpus: Rumpus, monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv(f"RUMPUS_{name}", value)
    said = rumpus("serve")
    assert (said.code, said.out) == (2, "")
    assert f"--{name.lower()}" in said.err


def test_a_limit_that_there_is_not_is_told_with_those_that_there_are(rumpus: Rumpus) -> None:
    said = rumpus("serve", "--limit", "guests=7")
    assert (said.code, said.out) == (2, "")
    assert "there is no limit “guests”" in said.err
    assert all(field.name in said.err for field in fields(Limits))


@pytest.mark.parametrize("value", ["", "0", "-1", "many", "1e9", "9" * 30, "9" * 5000, "1.5"], ids=len)
def test_a_limit_is_a_number(rumpus: Rumpus, value: str) -> None:
    said = rumpus("serve", "--limit", f"rooms_per_hour={value}")
    assert (said.code, said.out) == (2, "")
    assert "write a number above 0" in said.err


def test_a_proxy_without_an_address_is_told_clearly(rumpus: Rumpus, tmp_path: Path) -> None:
    said = rumpus("serve", "--port", "0", "--store", f"sqlite:///{tmp_path / 'rooms.db'}", "--proxy", "nginx")
    assert (said.code, said.out) == (1, "")
    assert "“nginx” is not the address of a proxy" in said.err


@pytest.mark.parametrize("wrong", ["--port x", "--port 70000", "--workers 0", "--log xml", "--daemon"])
def test_wrong_usage_exits_with_2(rumpus: Rumpus, wrong: str) -> None:
    said = rumpus("serve", *wrong.split())
    assert (said.code, said.out) == (2, "")


# Stopping


@pytest.mark.parametrize("by", in_turn([signal.SIGTERM, signal.SIGINT], turns=1))
def test_a_stop_tells_everybody_and_loses_nothing(tmp_path: Path, by: signal.Signals) -> None:
    with serving(tmp_path, "--port", "0", "--log", "json") as (process, address):
        body = {"game": "worms", "seats": ["person", "random"], "options": {"setup": "first-game"}}
        links = httpx.post(f"{address}/api/rooms", json=body).json()
        token = links["seats"][0]["token"]
        joined = httpx.post(f"{address}/api/rooms/{links['room']}/join", json={"name": "Ann", "token": token}).json()
        token = joined["token"]
        with connect_socket(address.replace("http", "ws") + "/socket") as viewer:
            viewer.send(json.dumps({"type": "hello", "room": links["room"], "token": token}))
            question = json.loads(viewer.recv(PATIENCE))["question"]["number"]
            viewer.send(json.dumps({"type": "answer", "ref": 1, "question": question, "text": "activate A"}))
            number = next_of("ack", viewer)["number"]
            process.send_signal(by)
            assert next_of("notice", viewer)["text"] == "stopping"
            with pytest.raises(ConnectionClosed) as closed:
                viewer.recv(PATIENCE)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4000
        assert process.wait(PATIENCE) == 0
    with serving(tmp_path, "--port", "0") as (process, address):
        headers = {"Authorization": f"Bearer {token}"}
        look = httpx.get(f"{address}/api/rooms/{links['room']}/look", headers=headers).json()
        assert look["number"] >= number
        record = httpx.get(f"{address}/api/rooms/{links['room']}/record", headers=headers).text
        assert "blue: activate A\n" in record
        assert stop(process) == 0
    events = [json.loads(line)["event"] for line in (tmp_path / "log").read_text().splitlines() if line.startswith("{")]
    assert events == ["the table is open", "the table is closed"]


def test_a_bots_answer_that_is_on_its_way_is_finished(own_table: Served) -> None:
    room = own_table.begin("random", "random", game="zombies-doom", options={})
    until(lambda: own_table.match(room.id).answered > 20)
    own_table.stop()
    shown = own_table.server.hall.live[room.id].room.number
    with sqlite3.connect(own_table.file) as kept:
        (written,) = kept.execute("SELECT max(number) FROM entries WHERE room = ?", (room.id,)).fetchone()
    kept.close()
    assert written == shown


@pytest.mark.parametrize("speaks", [-0.1, 0.1])
def test_who_has_come_as_far_as_the_door_is_answered(
    tmp_path: Path, speaks: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The system has let them in, and the table has not noticed yet: a proxy that has sent a body does not try
    elsewhere. `speaks`: seconds from when the table begins to stop."""
    monkeypatch.setattr(serving_module, "ASKED_WITHIN", PATIENCE)
    table = Served(tmp_path / "rooms.db")
    shut_down, lines = table.server.shutdown, []
    opens = b'{"game": "worms", "seats": ["person", "person"]}'
    asks = b"POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\n"

    async def knock(sockets: list[socket.socket] | None = None) -> None:
        line = socket.create_connection(table.listening.getsockname(), PATIENCE)
        lines.append(line)
        say = partial(line.sendall, asks + b"Content-Length: %d\r\n\r\n%b" % (len(opens), opens))
        if speaks < 0:
            say()
        else:
            threading.Timer(speaks, say).start()
        await shut_down(sockets)

    setattr(table.server, "shutdown", knock)  # noqa: B010
    table.stop()
    with lines[0] as line:
        assert b"".join(iter(lambda: line.recv(4096), b"")).startswith(b"HTTP/1.1 201 ")


def test_a_proxy_hears_of_a_stop_while_the_door_is_open(
    postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So it has sent everybody to another table by the time when there is nobody here any more."""
    monkeypatch.setattr(serving_module, "NOTICED_WITHIN", PATIENCE)
    table = Served(tmp_path / "none", store=postgres_url, proxy="127.0.0.1")
    try:
        table.server.should_exit = True
        until(lambda: table.client.get("/health").status_code == 503)
        assert table.post("/api/rooms", game="worms", seats=["person", "person"]).status_code == 201
    finally:
        monkeypatch.setattr(serving_module, "NOTICED_WITHIN", 0.0)
        table.stop()


def test_a_second_table_on_one_file_refuses_to_start(tmp_path: Path) -> None:
    with serving(tmp_path, "--port", "0") as (first, _):
        with serving(tmp_path, "--port", "0") as (second, _):
            assert second.wait(PATIENCE) == 1
        assert "are being served already, by another process" in (tmp_path / "log").read_text(encoding="utf-8")
        assert stop(first) == 0
    with serving(tmp_path, "--port", "0") as (third, _):
        assert stop(third) == 0

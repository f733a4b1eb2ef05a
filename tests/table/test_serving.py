"""Running the table: its address, its log, its health, and how it stops."""

import json
import logging
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection
from websockets.sync.client import connect as connect_socket

from rumpus.kernel.message import Refused
from rumpus.table.limits import Limits
from rumpus.table.logs import JsonLines, TextLines
from rumpus.table.serving import bind, listen
from tests.page.states import RECORDS
from tests.table.served import PATIENCE, Guest, Json, Opened, Served, connect, until
from tests.terminal.conftest import RUMPUS, Rumpus, rumpus

__all__ = ["rumpus"]  # a fixture


@contextmanager
def serving(folder: Path, *more: str) -> Iterator[tuple["subprocess.Popen[str]", str]]:
    """`rumpus serve` in a process of its own, and its address."""
    command = [sys.executable, "-c", RUMPUS, "serve", "--workers", "1", *more]
    if "--store" not in more:
        command += ["--store", f"sqlite:///{folder / 'rooms.db'}"]
    environment = os.environ | {"XDG_DATA_HOME": str(folder / "data")}
    log = (folder / "log").open("a", encoding="utf-8")
    with log, subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment) as process:
        try:
            assert process.stdout is not None
            said = process.stdout.readline()
            found = re.search(r"http://\S+?(?=/ )", said)
            yield process, found[0] if found else said
        finally:
            if process.poll() is None:
                process.kill()


def stop(process: "subprocess.Popen[str]", by: signal.Signals = signal.SIGTERM) -> int:
    process.send_signal(by)
    return process.wait(PATIENCE)


# Where


def test_the_address_is_told_in_one_line(tmp_path: Path) -> None:
    with serving(tmp_path, "--port", "0") as (process, address):
        assert httpx.get(f"{address}/health").json() == {"open": True}
        assert stop(process) == 0
        assert process.stdout is not None
        assert process.stdout.read() == ""


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
def test_a_store_that_cannot_be_opened_is_told_clearly(tmp_path: Path, store: str, why: str) -> None:
    command = [sys.executable, "-c", RUMPUS, "serve", "--port", "0", "--store", store]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert (done.returncode, done.stdout) == (1, "")
    assert f"rumpus: {why}" in done.stderr
    assert "Traceback" not in done.stderr


def test_the_help_is_complete(rumpus: Rumpus) -> None:
    out = " ".join(rumpus("serve", "--help").out.split())
    for flag in (
        "--host ADDRESS",
        "--port PORT",
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


@pytest.mark.parametrize("wrong", ["--port x", "--port 70000", "--workers 0", "--log xml", "--daemon"])
def test_wrong_usage_exits_with_2(rumpus: Rumpus, wrong: str) -> None:
    said = rumpus("serve", *wrong.split())
    assert (said.code, said.out) == (2, "")


# Stopping


def next_of(kind: str, connection: ClientConnection) -> Json:
    """The next message of that kind, whatever comes before it."""
    while True:
        said: Json = json.loads(connection.recv(PATIENCE))
        if said["type"] == kind:
            return said


@pytest.mark.parametrize("by", [signal.SIGINT, signal.SIGTERM])
def test_a_stop_tells_everybody_and_loses_nothing(tmp_path: Path, by: signal.Signals) -> None:
    with serving(tmp_path, "--port", "0", "--log", "json") as (process, address):
        body = {"game": "worms", "seats": ["person", "random"], "options": {"setup": "first-game"}}
        links = httpx.post(f"{address}/api/rooms", json=body).json()
        token = links["seats"][0]["token"]
        httpx.post(f"{address}/api/rooms/{links['room']}/join", json={"name": "Ann", "token": token})
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
    until(lambda: len(own_table.match(room.id).answers) > 20)
    own_table.stop()
    shown = own_table.server.hall.live[room.id].room.number
    with sqlite3.connect(own_table.file) as kept:
        (written,) = kept.execute("SELECT max(number) FROM entries WHERE room = ?", (room.id,)).fetchone()
    kept.close()
    assert written == shown


# Health, figures, log


def test_health(own_table: Served) -> None:
    assert own_table.client.get("/health").status_code == 200
    own_table.server.hall.closing = True
    said = own_table.client.get("/health")
    assert (said.status_code, said.json()) == (503, {"open": False})


def figures(table: Served) -> dict[str, float]:
    text = table.client.get("/metrics").text
    lines = [line.rpartition(" ") for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in lines}


def test_figures_for_prometheus(own_table: Served) -> None:
    said = own_table.client.get("/metrics")
    assert said.headers["content-type"].startswith("text/plain")
    assert "# TYPE rumpus_rooms gauge" in said.text
    own_table.open("person", "person")
    room = own_table.begin("person", "random")
    before = figures(own_table)
    assert before['rumpus_rooms{stage="open"}'] == 1
    assert before['rumpus_rooms{stage="running"}'] == 1
    assert before["rumpus_viewers"] == 0
    with room.spectator.watch() as viewer:
        viewer.update()
        assert figures(own_table)["rumpus_viewers"] == 1
    until(lambda: figures(own_table)["rumpus_viewers"] == 0)
    room.play_to_the_end()
    after = figures(own_table)
    assert after["rumpus_entries_total"] == before["rumpus_entries_total"] + room.seats[0].look()["number"] - 2
    assert after["rumpus_thoughts_total"] > 0
    assert after["rumpus_bot_failures_total"] == 0
    assert after["process_resident_memory_bytes"] > 0


def line_about(formatter: logging.Formatter) -> str:
    logger = logging.Logger("rumpus.test")
    lines: list[str] = []
    handler = logging.StreamHandler()
    handler.setFormatter(formatter)
    handler.emit = lambda record: lines.append(handler.format(record))  # type: ignore[method-assign]
    logger.addHandler(handler)
    try:
        raise ValueError("the bazooka in your hand")
    except ValueError:
        logger.exception("something failed", extra={"room": "abc", "why": "it “broke”"})
    return lines[0]


def test_the_log_is_one_json_object_a_line() -> None:
    line = line_about(JsonLines())
    told = json.loads(line)
    assert (told["event"], told["level"], told["logger"]) == ("something failed", "error", "rumpus.test")
    assert (told["room"], told["why"], told["exception"]) == ("abc", "it “broke”", "ValueError")
    assert "test_serving.py" in told["where"]
    assert "bazooka" not in line
    assert "\n" not in line


def test_the_log_can_be_read() -> None:
    line = line_about(TextLines())
    assert "error rumpus.test: something failed room=abc why=it “broke” exception=ValueError" in line
    assert "bazooka" not in line
    assert "\n" not in line


def test_no_secret_is_ever_logged(tmp_path: Path) -> None:
    """Whatever is asked of the table, and however wrong: no token, no name and no answer is in its log."""
    with serving(tmp_path, "--port", "0", "--log", "json") as (process, address):
        body = {"game": "worms", "seats": ["person", "random"], "options": {"setup": "first-game"}, "clock": "turn 1"}
        links = httpx.post(f"{address}/api/rooms", json=body).json()
        token, room = links["seats"][0]["token"], f"{address}/api/rooms/{links['room']}"
        headers = {"Authorization": f"Bearer {token}"}
        httpx.post(f"{room}/join", json={"name": "Annabel", "token": token, "entropy": "my entropy"})
        for text in ("activate A", "nonsense"):
            httpx.post(f"{room}/answer", json={"question": 2, "text": text}, headers=headers)
        httpx.get(f"{room}/look?token={token}", headers={"Authorization": f"Basic {token}"})
        httpx.post(f"{room}/chat", content=b"{", headers=headers)
        with connect_socket(address.replace("http", "ws") + f"/socket?token={token}") as viewer:
            viewer.send(json.dumps({"type": "hello", "room": links["room"], "token": token}))
            viewer.recv(PATIENCE)
            viewer.send(json.dumps({"type": "nonsense", "token": token}))
        assert stop(process) == 0
    log = (tmp_path / "log").read_text(encoding="utf-8")
    for secret in (token, links["host"], links["watch"], "Annabel", "my entropy", "activate", "nonsense"):
        assert secret not in log


# Limits


@pytest.fixture
def strict_table(tmp_path: Path) -> Iterator[Served]:
    table = Served(tmp_path / "rooms.db", Limits(rooms_per_hour=3, sockets_per_address=2, messages_at_once=3))
    yield table
    table.stop()


def test_nobody_opens_rooms_without_end(strict_table: Served) -> None:
    body = {"game": "worms", "seats": ["person", "person"]}
    said = [strict_table.post("/api/rooms", **body) for _ in range(4)]
    assert [one.status_code for one in said] == [201, 201, 201, 429]
    assert said[-1].json()["id"] == "too-many-rooms"


@pytest.mark.parametrize(
    ("proxy", "statuses"), [(None, [201, 429]), ("127.0.0.1", [201, 201]), ("192.0.2.1", [201, 429])]
)
def test_only_a_proxy_we_were_told_of_may_say_where_a_request_comes_from(
    tmp_path: Path, proxy: str | None, statuses: list[int]
) -> None:
    table = Served(tmp_path / "rooms.db", Limits(rooms_per_hour=1), proxy=proxy)
    try:
        body = {"game": "worms", "seats": ["person", "person"]}
        guests = [{"X-Forwarded-For": f"198.51.100.{number}"} for number in (1, 2)]
        said = [table.client.post("/api/rooms", json=body, headers=headers) for headers in guests]
        assert [one.status_code for one in said] == statuses
    finally:
        table.stop()


def test_nobody_holds_sockets_without_end(strict_table: Served) -> None:
    room = strict_table.begin("person", "person")
    with room.spectator.watch() as first, room.spectator.watch() as second:
        assert first.update()["fresh"]
        assert second.update()["fresh"]
        with connect(strict_table) as third:
            assert next_of("nack", third)["why"]["id"] == "too-many-sockets"
    until(lambda: room.info()["watching"] == 0)
    with room.spectator.watch() as again:
        assert again.update()["fresh"]


def test_nobody_chatters_without_end(strict_table: Served) -> None:
    room = strict_table.begin("person", "person")
    with room.seats[0].watch() as viewer:
        viewer.update()
        said = [viewer.ask(type="chat", text="la") for _ in range(3)]
        assert [one["type"] for one in said] == ["ack"] * 3
        for number in range(100, 110):
            viewer.send(type="chat", ref=number, text="la")
        assert next_of("nack", viewer.connection)["why"]["id"] == "too-many-requests"


# Backup


def test_a_running_store_is_copied(own_table: Served, rumpus: Rumpus, tmp_path: Path) -> None:
    room = own_table.begin("person", "person")
    room.asked().answer("activate A")
    before = room.fingerprint()
    copy = tmp_path / "copy.db"
    said = rumpus("backup", "--store", f"sqlite:///{own_table.file}", copy)
    assert (said.code, said.out) == (0, f"The rooms are in {copy}.\n")
    assert room.asked().answer("stay").status_code == 201  # the table goes on
    other = Served(copy)
    try:
        again = Opened(other, room.links)
        again.info()
        assert again.fingerprint() == before
        assert Guest(other, room.id, room.seats[0].token).answer("stay").status_code == 201
    finally:
        other.stop()


def test_a_backup_overwrites_nothing(own_table: Served, rumpus: Rumpus, tmp_path: Path) -> None:
    store = f"sqlite:///{own_table.file}"
    there = tmp_path / "there.txt"
    there.write_text("precious", encoding="utf-8")
    said = rumpus("backup", "--store", store, there)
    assert (said.code, said.out, said.err) == (1, "", f"rumpus: {there} exists already. Choose another file.\n")
    assert there.read_text(encoding="utf-8") == "precious"
    said = rumpus("backup", "--store", f"sqlite:///{tmp_path / 'missing.db'}", tmp_path / "copy.db")
    assert said.err == f"rumpus: There is no {tmp_path / 'missing.db'}.\n"
    assert not (tmp_path / "missing.db").exists()
    said = rumpus("backup", "--store", "postgresql://somewhere/rooms", tmp_path / "copy.db")
    assert said.err.startswith("rumpus: Only SQLite stores are copied so")
    said = rumpus("backup", "--store", store, tmp_path / "nowhere" / "copy.db")
    assert said.code == 1
    assert "cannot be saved" in said.err

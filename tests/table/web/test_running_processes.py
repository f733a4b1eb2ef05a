"""A table of several processes: how it begins, lives through the death of one of them, and ends."""

import json
import os
import signal
import sys
from pathlib import Path
from random import Random

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from rumpus.records.dice import seat_commitment
from rumpus.table.rooms.division import Division
from tests.helpers.in_turn import in_turn
from tests.helpers.page.states import RECORDS
from tests.helpers.table.killing import children_of
from tests.helpers.table.serve_command import serving, stop
from tests.helpers.table.served import Guest, Served, next_of
from tests.helpers.table.several import several
from tests.helpers.waiting import PATIENCE, until
from tests.terminal.conftest import Rumpus, rumpus

__all__ = ["rumpus"]  # a fixture

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="who made which process can be told only there")


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
        until(lambda: table.client.get("/health").json() == {"open": True, "writes": True})
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
def test_a_store_that_cannot_be_opened_is_told_clearly(tmp_path: Path, store: str, why: str) -> None:
    with serving(tmp_path, "--port", "0", "--processes", "2", "--store", store) as (process, said):
        assert (process.wait(PATIENCE), said) == (1, "")
    log = (tmp_path / "log").read_text(encoding="utf-8")
    assert f"rumpus: {why}" in log
    assert "Traceback" not in log


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

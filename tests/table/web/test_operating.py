"""What those who keep a table running see of it: its health, its figures, its log."""

import json
import logging
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import psycopg
from prometheus_client.parser import text_string_to_metric_families
from websockets.sync.client import connect as connect_socket

from rumpus.records.dice import seat_commitment
from rumpus.table.guests.addresses import Networks
from rumpus.table.web.logs import JsonLines, TextLines
from tests.helpers.table.serve_command import serving, stop
from tests.helpers.table.served import Served
from tests.helpers.table.stores import cut_off
from tests.helpers.waiting import PATIENCE, until

MONITORING = Path(__file__).parents[3] / "docs" / "monitoring"


def test_health(own_table: Served) -> None:
    assert own_table.client.get("/health").status_code == 200
    own_table.server.hall.leaving = True
    said = own_table.client.get("/health")
    assert (said.status_code, said.json()) == (503, {"open": False, "writes": True})


def test_health_tells_when_a_file_cannot_be_written(own_table: Served) -> None:
    with closing(sqlite3.connect(own_table.file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        said = own_table.client.get("/health")
        assert (said.status_code, said.json()) == (503, {"open": True, "writes": False})
        assert own_table.client.get("/api/games").status_code == 200  # everything else goes on
    until(lambda: own_table.client.get("/health").status_code == 200)


def test_health_tells_when_a_database_cannot_be_written(
    postgres_url: str, onlooker: "psycopg.Connection[Any]", tmp_path: Path
) -> None:
    table = Served(tmp_path / "none", store=postgres_url)
    try:
        assert table.client.get("/health").json() == {"open": True, "writes": True}
        onlooker.execute(f"ALTER DATABASE {onlooker.info.dbname} SET default_transaction_read_only = on")
        cut_off(onlooker)
        until(lambda: table.client.get("/health").status_code == 503)
        onlooker.execute("SET default_transaction_read_only = off")
        onlooker.execute(f"ALTER DATABASE {onlooker.info.dbname} SET default_transaction_read_only = off")
        cut_off(onlooker)
        until(lambda: table.client.get("/health").status_code == 200)
    finally:
        table.stop()


def test_health_writes_little_however_often_it_is_asked(own_table: Served) -> None:
    written = set()
    with closing(sqlite3.connect(own_table.file)) as db:
        for _ in range(20):
            assert own_table.client.get("/health").status_code == 200
            written.add(db.execute("SELECT times FROM probe").fetchone())
    assert len(written) < 10


def metrics(table: Served) -> str:
    return table.client.get("/metrics").text


def figures(table: Served) -> dict[str, float]:
    lines = [line.rpartition(" ") for line in metrics(table).splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in lines}


def test_whatever_the_dashboard_and_the_alerts_name_is_told(own_table: Served) -> None:
    room = own_table.begin("person", "random")
    room.asked().answer()
    own_table.client.get("/api/rooms/nowhere")
    told = {one.name for family in text_string_to_metric_families(metrics(own_table)) for one in family.samples}
    named = re.findall(r"\b(?:rumpus|process)_[a-z_]+\b", "".join(one.read_text() for one in MONITORING.iterdir()))
    assert len(set(named)) > 12
    assert set(named) <= told | {"process_resident_memory_bytes"}  # which not every system tells
    assert 'rumpus_refusals_total{reason="room-unknown"}' in figures(own_table)


def test_figures_tell_how_long_people_wait(own_table: Served) -> None:
    room = own_table.begin("person", "random")
    with room.spectator.watch(changes=True) as viewer:
        viewer.update()
        number = room.asked().answer().json()["number"]
        viewer.update_number(number)
        told = figures(own_table)
        assert told["rumpus_answer_seconds_count"] >= 1
        assert told["rumpus_update_seconds_count"] >= 1
        assert told["rumpus_store_write_seconds_count"] == told["rumpus_entries_total"]
        assert told['rumpus_answer_seconds_bucket{le="+Inf"}'] == told["rumpus_answer_seconds_count"]
        assert (told['rumpus_people{role="spectator"}'], told['rumpus_people{role="player"}']) == (1, 0)
        assert told['rumpus_waiting{at="bots"}'] >= 0


def test_only_those_may_read_the_figures_whom_the_operator_lets(tmp_path: Path) -> None:
    """Here somebody on this machine; nobody through a proxy that the table was not told of; the operator always."""
    boxes = tmp_path / "boxes"
    table = Served(tmp_path / "rooms.db", boxes=boxes)
    try:
        assert table.client.get("/metrics").status_code == 200
        through = table.client.get("/metrics", headers={"X-Forwarded-For": "192.0.2.7"})
        assert (through.status_code, through.json()["id"]) == (403, "metrics-not-here")
        key = {"X-Forwarded-For": "192.0.2.7", "Authorization": f"Bearer {(boxes / '.key').read_text()}"}
        assert table.client.get("/metrics", headers=key).status_code == 200
    finally:
        table.stop()
    table = Served(tmp_path / "rooms.db", proxy="127.0.0.1", metrics=Networks.read("192.0.2.0/24"))
    try:
        asked = {one: table.client.get("/metrics", headers={"X-Forwarded-For": one}) for one in ("192.0.2.7", "::1")}
        assert {one: said.status_code for one, said in asked.items()} == {"192.0.2.7": 200, "::1": 403}
    finally:
        table.stop()


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
    assert "test_operating.py" in told["where"]
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
        link, room = links["seats"][0]["token"], f"{address}/api/rooms/{links['room']}"
        joined = httpx.post(
            f"{room}/join", json={"name": "Annabel", "token": link, "commitment": seat_commitment("my entropy")}
        )
        token = joined.json()["token"]
        headers = {"Authorization": f"Bearer {token}"}
        httpx.post(f"{room}/reveal", json={"entropy": "my entropy"}, headers=headers).raise_for_status()
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
    for secret in (link, token, links["host"], links["watch"], "Annabel", "my entropy", "activate", "nonsense"):
        assert secret not in log


def test_no_guest_is_told_where_rooms_are_kept(
    store_url: str, tmp_path: Path, onlooker: "psycopg.Connection[Any]"
) -> None:
    """Whatever goes wrong with the store, and whatever it says of that."""
    table = Served(tmp_path / "none", store=store_url)
    try:
        room = table.begin("person", "person")
        asked = room.asked()
        number = asked.question()["number"]
        if store_url.startswith("sqlite"):
            with closing(sqlite3.connect(store_url.removeprefix("sqlite:///"))) as db:
                db.execute("DROP TABLE entries")
        else:
            onlooker.execute("DROP TABLE entries")
        with asked.watch() as viewer:
            viewer.update()
            heard = [viewer.ask(type="answer", question=number, text="activate A")]
        said = [asked.answer("activate A", number), asked.post("chat", text="Hello"), table.client.get("/health")]
        said += [table.client.get("/api/rooms/nowhere"), table.post("/api/rooms", game="worms", seats=["random"] * 2)]
        told = "".join([*map(str, heard), *(one.text for one in said)])
        assert heard[0]["why"]["id"] == said[0].json()["id"] == "internal-error"
        for secret in (store_url, str(tmp_path), ".db", "postgres", "sqlite", "entries", "table:"):
            assert secret not in told.lower()
    finally:
        table.stop()

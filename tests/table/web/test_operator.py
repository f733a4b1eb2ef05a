"""Whoever runs a table: rooms, people and announcements, by the command and over HTTP, while others look on."""

import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from rumpus.kernel.registry import find_game
from tests.helpers.table.served import Json, Served, Viewer
from tests.helpers.table.several import GENEROUS, several
from tests.terminal.conftest import Rumpus, rumpus

__all__ = ["rumpus"]  # a fixture


class Operator:
    def __init__(self, table: Served, boxes: Path) -> None:
        self.table = table
        self.headers = {"Authorization": f"Bearer {(boxes / '.key').read_text()}", "Operator": "Olga"}

    def get(self, path: str = "", **query: Any) -> httpx.Response:
        return self.table.client.get(f"/api/operator{path}", headers=self.headers, params=query)

    def do(self, path: str, **body: Any) -> Json:
        said = self.table.client.post(f"/api/operator{path}", headers=self.headers, json=body)
        assert said.status_code == 201, said.text
        done: Json = said.json()
        return done


@pytest.fixture(scope="module")
def boxes(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("operator") / "boxes"


@pytest.fixture(scope="module")
def table(boxes: Path) -> Iterator[Served]:
    table = Served(boxes.parent / "rooms.db", boxes=boxes)
    yield table
    table.stop()


@pytest.fixture
def olga(table: Served, boxes: Path) -> Operator:
    return Operator(table, boxes)


def next_of(viewer: Viewer, kind: str) -> Json:
    while (said := viewer.update())["type"] != kind:
        pass
    return said


def test_nobody_else_comes_in(table: Served) -> None:
    said = table.client.get("/api/operator")
    assert (said.status_code, said.json()["id"]) == (401, "operator-key-needed")
    assert table.post("/api/operator/announce", text="hello", minutes=1).status_code == 401


def test_rooms_are_found_closed_and_deleted(table: Served, olga: Operator) -> None:
    room, other = table.begin("person", "person"), table.open("person", "random", game="zombies-doom", options={})
    everything = [one["room"] for one in olga.get("/rooms").json()["rooms"]]
    assert everything[:2] == [other.id, room.id]
    for query, found in (
        ({"text": room.id[2:9]}, [room.id]),
        ({"text": "bob", "stage": "running"}, [room.id]),
        ({"game": "zombies-doom"}, [other.id]),
        ({"days": 1}, []),
    ):
        listed = [one["room"] for one in olga.get("/rooms", **query).json()["rooms"]]
        assert [id for id in listed if id in (room.id, other.id)] == found  # other tests have rooms here too
    with room.spectator.watch(changes=True) as viewer:
        viewer.update()
        closed = olga.do(f"/rooms/{room.id}/close")["number"]
        info = viewer.update_number(closed)["info"]
        assert (info["stage"], info["ended"]) == ("over", "closed")
        assert room.spectator.look()["winners"] == []
        assert "ended: closed" in room.spectator.record()
        olga.do(f"/rooms/{room.id}/delete")
        assert next_of(viewer, "nack")["why"]["id"] == "room-unknown"
    assert room.spectator.get().status_code == 404
    said = table.client.post(f"/api/operator/rooms/{other.id}/close", headers=olga.headers)
    assert (said.status_code, said.json()["id"]) == (409, "close-not-begun")
    deeds = olga.get().json()["deeds"]
    assert [(one["who"], one["what"], one["room"]) for one in deeds[:2]] == [
        ("Olga", "deleted", room.id),
        ("Olga", "closed", room.id),
    ]


def test_a_line_is_taken_back_and_a_name_replaced_wherever_they_are_shown(table: Served, olga: Operator) -> None:
    room = table.begin("person", "person")
    with room.spectator.watch(changes=True, name="Rude") as viewer:
        viewer.update()
        number = room.seats[0].post("chat", text="something rude").json()["number"]
        room.spectator.post("chat", text="me too", name="Rude")
        shown = olga.get(f"/rooms/{room.id}").json()
        assert [line["text"] for line in shown["chat"]] == ["something rude", "me too"]
        assert {one["name"] for one in shown["people"]} == {"Ann", "Bob", "Rude"}
        olga.do(f"/rooms/{room.id}/retract", number=number)
        olga.do(f"/rooms/{room.id}/rename", before="Ann", name="Player one")
        last = olga.do(f"/rooms/{room.id}/rename", before="Rude", name="Guest")["number"]
        update = viewer.update_number(last)
        assert update["fresh"]
        assert [(line["who"], line["text"]) for line in update["chat"]] == [("Guest", "me too")]
        assert [seat["name"] for seat in update["info"]["seats"]] == ["Player one", "Bob"]
        assert update["info"]["spectators"] == ["Guest"]
        room.seats[0].post("act", act="resign")
    table.restart()
    assert "Ann" not in room.spectator.record()
    assert [line["who"] for line in room.spectator.look()["chat"]] == ["Guest"]


def test_somebody_is_muted_kept_out_and_pardoned(table: Served, olga: Operator) -> None:
    room = table.begin("person", "person")
    bob = olga.get(f"/rooms/{room.id}").json()["people"][1]
    with room.seats[1].watch() as viewer:
        viewer.update()
        olga.do("/bar", who=bob["key"], what="muted", minutes=5)
        said = viewer.ask(type="chat", text="hello")
        assert (said["type"], said["why"]["id"]) == ("nack", "operator-muted")
        assert room.seats[0].post("chat", text="hello").status_code == 201
        olga.do("/bar", who=bob["key"], what="kept-out", minutes=5)
        assert next_of(viewer, "nack")["why"]["id"] == "operator-kept-out"
    assert room.seats[1].get().status_code == 403
    olga.do("/pardon", who=bob["key"])
    assert room.seats[1].get().status_code == 200
    with room.spectator.watch() as viewer:
        viewer.update()
        mark = olga.get(f"/rooms/{room.id}").json()["people"][-1]["mark"]
        assert "127.0.0.1" not in mark
        olga.do("/bar", who=mark, what="kept-out", minutes=5)
        assert next_of(viewer, "nack")["why"]["id"] == "operator-kept-out"
    assert table.client.get("/api/rooms").json()["id"] == "operator-kept-out"
    assert [one["subject"] for one in olga.get().json()["bars"]] == [mark]  # the operator is at the same address
    olga.do("/pardon", who=mark)
    assert table.client.get("/api/rooms").status_code == 200


def test_an_announcement_is_seen_by_everybody_until_it_is_taken_back(table: Served, olga: Operator) -> None:
    room = table.begin("person", "person")
    with room.spectator.watch() as viewer:
        viewer.update()
        number = olga.do("/announce", text="V deset se restartuje.", minutes=5)["number"]
        assert [one["text"] for one in next_of(viewer, "announcements")["lines"]] == ["V deset se restartuje."]
        assert [one["number"] for one in table.client.get("/api/announcements").json()["lines"]] == [number]
        olga.do("/withdraw", number=number)
        assert next_of(viewer, "announcements")["lines"] == []


def test_what_support_is_given_has_no_secrets(table: Served, olga: Operator) -> None:
    room = table.begin("person", "person")
    room.seats[0].post("chat", text="my secret plan")
    for _ in range(6):
        room.asked().answer()
    told = olga.get(f"/rooms/{room.id}/support")
    whole = olga.get(f"/rooms/{room.id}/log").json()
    secrets = [whole["room"][name] for name in ("secret", "host", "watch")]
    secrets += ["my secret plan", "Ann", "Bob", *(one["key"] for one in whole["entries"] if "key" in one)]
    assert [one for one in secrets if one in told.text] == []
    assert [line for one in whole["entries"] for line in one.get("lines", []) if line in told.text] == []
    assert [one["entry"] for one in told.json()["entries"]] == [one["entry"] for one in whole["entries"]]
    state, game = table.match(room.id).state, find_game("worms")
    dealt_anew = game.load(game.setting(2, whole["room"]["options"]), told.json()["position"])
    assert game.open_view(dealt_anew) == game.open_view(state)
    assert told.json()["view"] == json.loads(json.dumps(room.spectator.look()["view"]))


def test_the_command_works_at_a_running_table_and_on_its_store(rumpus: Rumpus, store_url: str, tmp_path: Path) -> None:
    boxes = tmp_path / "boxes"
    table = Served(tmp_path / "rooms.db", store=store_url, boxes=boxes)
    room = table.begin("person", "person")
    at = ("--boxes", boxes, "--store", store_url)
    try:
        said = rumpus("admin", "rooms", "ann", *at, "--table", table.url)
        assert room.id in said.out
        assert said.out.endswith("One room.\n")
        if not table.server.hall.store.shared:
            assert "--table" in rumpus("admin", "rooms", *at).err
        assert rumpus("admin", "announce", "hello", *at, "--table", table.url).code == 0
        assert rumpus("admin", "retract", room.id, "99", *at, "--table", table.url).err.startswith(
            "rumpus: There is no line 99"
        )
    finally:
        table.stop()
    file = tmp_path / "support.json"
    assert rumpus("admin", "export", room.id, "support", file, *at).code == 0
    assert json.loads(file.read_text())["stage"] == "running"
    assert rumpus("admin", "close", room.id, *at).code == 0
    assert rumpus("admin", "rooms", "--stage", "over", *at).out.count(room.id) == 1
    assert [word in rumpus("admin", "log", *at).out for word in ("announced hello", "exported", "closed")] == [True] * 3


def test_a_table_of_several_processes_is_run_as_one(rumpus: Rumpus, tmp_path: Path) -> None:
    """Whichever process hears of it, and whichever has the room."""
    boxes = tmp_path / "boxes"
    boxes.mkdir()
    with several(tmp_path, *GENEROUS, "--boxes", str(boxes)) as (table, _), ExitStack() as watching:
        at = ("--boxes", boxes, "--table", table.url)
        rooms = [room for _ in range(2) for room in table.one_each("person", "person")]
        viewers = [watching.enter_context(room.spectator.watch()) for room in rooms]
        found, olga = rumpus("admin", "rooms", *at).out, Operator(table, boxes)
        assert all(room.id in found for room in rooms)
        assert rumpus("admin", "announce", "hello", *at).code == 0
        for viewer in viewers:
            assert [one["text"] for one in next_of(viewer, "announcements")["lines"]] == ["hello"]
        for room in rooms[:2]:
            number = room.seats[0].post("chat", text="something rude").json()["number"]
            assert rumpus("admin", "retract", room.id, str(number), *at).code == 0
            assert rumpus("admin", "rename", room.id, "Ann", "Player one", *at).code == 0
            assert room.spectator.look()["chat"] == []
            assert room.info()["seats"][0]["name"] == "Player one"
        for viewer, room in zip(viewers[:2], rooms[:2], strict=True):
            assert rumpus("admin", "close", room.id, *at).code == 0
            while (said := next_of(viewer, "update"))["info"]["stage"] != "over":
                pass
            assert said["info"]["ended"] == "closed"
            assert rumpus("admin", "delete", room.id, *at).code == 0
            assert next_of(viewer, "nack")["why"]["id"] == "room-unknown"
            assert room.spectator.get().status_code == 404
        for room in rooms[2:]:
            bob = olga.get(f"/rooms/{room.id}").json()["people"][1]
            with room.seats[1].watch() as own:
                own.update()
                olga.do("/bar", who=bob["key"], what="kept-out", minutes=5)
                assert next_of(own, "nack")["why"]["id"] == "operator-kept-out"
            mark = olga.get(f"/rooms/{room.id}").json()["people"][-1]["mark"]
        olga.do("/bar", who=mark, what="kept-out", minutes=5)
        for viewer in viewers[2:]:
            assert next_of(viewer, "nack")["why"]["id"] == "operator-kept-out"
        told = rumpus("admin", "log", *at).out
        assert [told.count(word) for word in ("closed", "deleted", "kept out")] == [2, 2, 3]

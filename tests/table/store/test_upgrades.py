"""A new version on an old store: tuned boxes, changed rules, and a schema that grows."""

import asyncio
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import psycopg
import pytest

from rumpus.games.zombies_doom.cards.box import SHELF
from rumpus.kernel.message import Refused
from rumpus.kernel.registry import find_game
from rumpus.table.store import open_store
from rumpus.table.store.contents import TABLES
from rumpus.table.store.schema import ADDED, VERSION
from rumpus.table.thinking import analyses
from tests.helpers.table.released import MINE, ROOMS, put_into, rooms_in, same_rules
from tests.helpers.table.rooms import SPECTATORS, row_for
from tests.helpers.table.served import Guest, Json, Opened, Served, texts_of
from tests.helpers.table.stores import opened
from tests.helpers.waiting import until
from tests.terminal.conftest import Rumpus, rumpus

__all__ = ["rumpus"]  # a fixture

WORMS = type(find_game("worms"))


@pytest.fixture
def upgraded(store_url: str, tmp_path: Path) -> Iterator[Served]:
    """A table of today on the store of the last release."""
    put_into(store_url)
    boxes = tmp_path / "boxes"
    shutil.copytree(MINE, boxes / "mine")
    table = Served(tmp_path / "none", store=store_url, boxes=boxes)
    yield table
    if table.thread.is_alive():
        table.stop()


def answers(record: str) -> str:
    return record.partition("\n\n")[2]


def said_in(look: Json) -> list[tuple[int, str, str, int]]:
    return [(one["number"], one["who"], one["text"], one["at"]) for one in look["chat"]]


# From the last release


def test_every_game_of_the_last_release_that_is_over_can_be_read_and_downloaded(upgraded: Served) -> None:
    for room, told in rooms_in(upgraded, "over"):
        look = room.spectator.look()
        assert look["info"]["stage"] == "over"
        assert answers(room.spectator.record()) == answers(told["record"])
        assert said_in(look) == said_in(told)
        assert [seat["name"] for seat in look["info"]["seats"]] == [seat["name"] for seat in told["info"]["seats"]]
        if same_rules(told):
            assert (look["view"], look["winners"], look["info"]["past"]) == (told["view"], told["winners"], None)
        else:
            assert look["info"]["past"]["id"] == "room-past-rules"


def test_every_game_of_the_last_release_that_went_on_goes_on_or_says_why_not(upgraded: Served) -> None:
    for room, told in rooms_in(upgraded, "running"):
        look = room.seats[0].look()
        assert said_in(look) == said_in(told)
        if same_rules(told):
            assert room.spectator.look()["view"] == told["view"]
            assert room.asked().answer().status_code == 201
        else:
            assert (look["info"]["stage"], look["question"]) == ("stopped", None)
            said = room.seats[0].answer("activate A", 3)
            assert (said.status_code, said.json()["id"]) == (409, "room-past-rules")
            assert "version 1 of the rules" in said.json()["text"]


def test_rooms_of_the_last_release_that_are_open_can_be_joined_or_say_why_not(upgraded: Served) -> None:
    for room, told in rooms_in(upgraded, "open"):
        said = room.seats[1].join("Bob")
        if same_rules(told):
            assert said.status_code == 201
            assert room.info()["stage"] == "running"
        else:
            assert said.json()["id"] == "room-past-rules"


def test_a_store_is_upgraded_once_and_goes_on(upgraded: Served) -> None:
    new = upgraded.begin("person", "person")
    new.asked().answer("activate A")
    upgraded.restart()
    assert new.spectator.look()["number"] == 4
    assert new.asked().answer("stay").status_code == 201


@pytest.mark.anyio
async def test_boxes_that_older_rooms_need_are_known_after_the_upgrade(store_url: str) -> None:
    put_into(store_url)
    boxes = {(told["info"]["game"], told["info"]["options"]["box"].partition("@")[2]) for told in ROOMS.values()}
    async with opened(store_url) as store:
        assert {(box.game, box.digest) for box in await store.wanted_boxes()} == boxes
    async with opened(store_url) as store:
        assert len(await store.wanted_boxes()) == len(boxes) == 3


def test_rooms_of_an_older_schema_by_the_same_rules_go_on(own_table: Served) -> None:
    """Their box is kept from then on, and what is needed of a game that was over."""
    running, over = own_table.begin("person", "person"), own_table.begin("person", "person")
    running.asked().answer("activate A")
    over.play_to_the_end()
    own_table.stop()
    with sqlite3.connect(own_table.file) as db:
        for table in ("boxes", "kept", "probe", *(one.name for one in TABLES if one.since >= min(ADDED))):
            db.execute(f"DROP TABLE {table}")
        db.execute("DROP INDEX rooms_going_on")
        db.execute("PRAGMA user_version = 0")
    own_table.start()
    assert running.asked().answer("stay").status_code == 201
    assert over.spectator.look()["info"]["stage"] == "over"
    own_table.stop()
    with sqlite3.connect(own_table.file) as db:
        assert db.execute("SELECT count(*) FROM boxes WHERE files IS NOT NULL").fetchone() == (1,)
        assert db.execute("SELECT room FROM kept").fetchall() == [(over.id,)]


@pytest.mark.anyio
async def test_processes_that_start_at_the_same_moment_upgrade_a_store_once(postgres_url: str) -> None:
    put_into(postgres_url)
    stores = [open_store(postgres_url) for _ in range(8)]
    try:
        await asyncio.gather(*(store.open() for store in stores))
        assert [len(await store.wanted_boxes()) for store in stores] == [3] * 8
    finally:
        for store in stores:
            await store.close()


# From a newer one


@pytest.mark.anyio
async def test_a_store_of_a_newer_version_is_refused(store_url: str) -> None:
    async with opened(store_url):
        pass
    if store_url.startswith("sqlite"):
        with sqlite3.connect(store_url.removeprefix("sqlite:///")) as db:
            db.execute(f"PRAGMA user_version = {VERSION + 1}")
    else:
        with psycopg.connect(store_url, autocommit=True) as connection:
            connection.execute("UPDATE schema SET version = %s", (VERSION + 1,))
    store = open_store(store_url)
    with pytest.raises(Refused, match="store-too-new") as refused:
        await store.open()
    assert refused.value.message.args == {"found": VERSION + 1, "ours": VERSION}


def test_a_store_that_is_newer_is_not_served(rumpus: Rumpus, tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "rooms.db") as db:
        db.execute("PRAGMA user_version = 99")
    said = rumpus("serve", "--port", "0", "--store", f"sqlite:///{tmp_path / 'rooms.db'}")
    assert (said.code, said.out) == (1, "")
    assert "The rooms were kept by a newer Rumpus: their store is of version 99" in said.err


# Rules that changed


@pytest.fixture
def new_rules(own_table: Served, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Stops the table, changes the rules of Worms, and starts it again."""

    def change() -> None:
        own_table.stop()
        monkeypatch.setattr(WORMS, "rules_version", WORMS.rules_version + 1)
        own_table.start()

    yield change
    if own_table.thread.is_alive():
        own_table.stop()


def test_a_game_that_is_over_is_shown_as_it_ended_whatever_its_rules(own_table: Served, new_rules: Any) -> None:
    room = own_table.begin("person", "person")
    room.seats[0].post("chat", text="Hello!")
    room.play_to_the_end()
    guests = (room.spectator, *room.seats.values())
    before, record = [guest.look() for guest in guests], room.spectator.record()
    new_rules()
    for guest, then in zip(guests, before, strict=True):
        look = guest.look()
        assert look["info"].pop("past")["id"] == "room-past-rules"
        del then["info"]["past"]
        assert look == then
        assert guest.record() == record


def test_what_would_have_to_be_played_again_is_refused_by_name(own_table: Served, new_rules: Any) -> None:
    room = own_table.begin("person", "person")
    room.play_to_the_end()
    new_rules()
    for said in (
        room.spectator.get("story"),
        room.spectator.get("at/1"),
        room.spectator.get("analysis"),
        room.spectator.post("fork", after=3, seats=["person", "person"]),
        room.seats[0].post("chat", text="Still here?"),
        room.seats[0].post("undo"),
        room.host.post("seating", seat=0, level="random"),
    ):
        assert said.status_code in (400, 409)
        assert said.json()["id"] in ("room-past-rules", "record-other-rules"), said.text
    with room.spectator.watch() as viewer:
        assert viewer.update()["info"]["stage"] == "over"


def test_a_game_that_went_on_by_other_rules_tells_no_hand(own_table: Served, new_rules: Any) -> None:
    """Somebody may play on at a table that has the old rules still, so nobody is shown its record for a day."""
    room = own_table.begin("person", "person", public=True)
    room.asked().answer("activate A")
    new_rules()
    assert room.seats[0].look()["info"]["stage"] == "stopped"
    assert room.seats[0].get("record").json()["id"] == "room-past-rules"
    assert own_table.client.get("/api/rooms").json() == []
    live = own_table.server.hall.live[room.id]
    assert "blue: activate A" in live.room.record(None, live.room.row.created + 2 * 24 * 3600 * 1000).write()


def test_a_game_that_is_no_longer_here_is_told_of_and_stops_nobody_else(own_table: Served) -> None:
    game = find_game("worms")
    row = msgspec.structs.replace(row_for(game, game.setting(2, {})), game="chess", public=True)
    loop = own_table.server.servers[0].get_loop()
    asyncio.run_coroutine_threadsafe(own_table.server.hall.store.create(row), loop).result()
    new = own_table.begin("person", "person", public=True)
    own_table.restart()
    assert [room["room"] for room in own_table.client.get("/api/rooms").json()] == [new.id]
    info = Guest(own_table, row.id, SPECTATORS).get().json()
    assert (info["stage"], info["past"]) == ("stopped", {"id": "room-past-game", "args": {"game": "chess"}})
    assert new.asked().answer("activate A").status_code == 201


# Boxes that changed

OWN = "name: Mine\nfrom: standard\ntargets:\n    2 players: 9\n"


def tune(boxes: Path) -> None:
    """Somebody changes a card after rooms were opened with it."""
    file = boxes / "mine" / "box.txt"
    file.write_text(file.read_text(encoding="utf-8").replace("2 players: 9", "2 players: 10"), encoding="utf-8")


def start_anew(table: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """As a new process does: it knows of no box but those that are there."""
    table.stop()
    monkeypatch.setattr(SHELF, "found", {})
    monkeypatch.setattr(SHELF, "brought", {})
    table.start()


@pytest.fixture
def with_mine(tmp_path: Path) -> Iterator[Served]:
    mine = tmp_path / "boxes" / "mine"
    mine.mkdir(parents=True)
    (mine / "box.txt").write_text(OWN, encoding="utf-8")
    table = Served(tmp_path / "rooms.db", boxes=tmp_path / "boxes")
    yield table
    if table.thread.is_alive():
        table.stop()


@pytest.mark.slow
@pytest.mark.parametrize("change", ["tuned", "gone"])
def test_a_room_goes_on_with_the_box_it_was_opened_with(
    with_mine: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, change: str, caplog: pytest.LogCaptureFixture
) -> None:
    """People, bots, odds and looking back: whoever works in another process has the box as well."""
    monkeypatch.setattr(analyses, "SIMULATIONS", 1)
    options = {"box": "mine"}
    room = with_mine.begin("person", "random", game="zombies-doom", options=options)
    if change == "tuned":
        tune(tmp_path / "boxes")
    else:
        shutil.rmtree(tmp_path / "boxes" / "mine")
    start_anew(with_mine, monkeypatch)
    assert room.seats[0].look()["view"]["target"] == 9
    with room.seats[0].watch() as viewer:
        asked = viewer.update()["question"]
        told = viewer.ask(type="odds", question=asked["number"], text=texts_of(asked)[0])
        assert told["type"] == "odds-told", told
    room.play_to_the_end()
    assert "a bot failed" not in caplog.text
    if change == "gone":
        assert until(lambda: room.spectator.get("analysis").json()["ready"])
    start_anew(with_mine, monkeypatch)
    brought = with_mine.post("/api/records", record=room.spectator.record())
    assert brought.status_code == 201, brought.text
    start_anew(with_mine, monkeypatch)
    assert Opened(with_mine, brought.json()).spectator.look()["view"]["target"] == 9
    said = with_mine.post("/api/rooms", game="zombies-doom", seats=["person", "person"], options=options)
    assert said.status_code == (201 if change == "tuned" else 400)  # a new room is played with the box as it is now


def test_a_box_is_in_the_store_once_however_many_rooms(tmp_path: Path) -> None:
    table = Served(tmp_path / "rooms.db")
    for _ in range(3):
        table.open("person", "person")
        table.open("person", "person", game="zombies-doom", options={})
    table.stop()
    with sqlite3.connect(table.file) as db:
        assert db.execute("SELECT game, count(*), count(files) FROM boxes GROUP BY game ORDER BY game").fetchall() == [
            ("worms", 1, 1),
            ("zombies-doom", 1, 1),
        ]

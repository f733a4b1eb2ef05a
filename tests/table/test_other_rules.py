"""Rooms made with an older version of the rules are refused by name, never misread, and stop nobody else."""

import asyncio

import msgspec

from rumpus.kernel.registry import find_game
from tests.table.rooms import SPECTATORS, row_for
from tests.table.served import Guest, Served

GAME = find_game("worms")


def keep_old_room(table: Served) -> Guest:
    """A public room in the table's store that was opened with rules nobody has any more."""
    row = msgspec.structs.replace(row_for(GAME, GAME.setting(2, {})), id="an-old-room", rules_version=0, public=True)
    loop = table.server.servers[0].get_loop()
    asyncio.run_coroutine_threadsafe(table.server.hall.store.create(row), loop).result()
    return Guest(table, row.id, SPECTATORS)


def test_an_old_room_is_refused_by_name(own_table: Served) -> None:
    guest = keep_old_room(own_table)
    for said in (guest.get(), guest.get("look"), guest.get("record"), guest.join("Ann")):
        assert (said.status_code, said.json()["id"]) == (400, "record-other-rules")
        assert said.json()["text"] == "The record was made with version 0 of the rules; these are version 1."
    with guest.watch() as viewer:
        assert viewer.receive()["why"]["id"] == "record-other-rules"


def test_an_old_room_stops_nobody_else(own_table: Served) -> None:
    keep_old_room(own_table)
    new = own_table.begin("person", "person", public=True)
    own_table.restart()
    assert [room["room"] for room in own_table.client.get("/api/rooms").json()] == [new.id]
    assert own_table.client.get("/").status_code == 200
    assert new.asked().answer("activate A").status_code == 201

"""Players: recognised by a key, wherever they come from; whoever has not got it learns nothing that would help."""

from pathlib import Path

import pytest

from rumpus.kernel.message import Refused
from rumpus.table.guests.limits import Limits
from rumpus.table.players.player import id_made_of
from rumpus.table.players.players import Players
from rumpus.table.store.sqlite import SqliteStore
from tests.helpers.table.recognised import Somebody, fresh_key
from tests.helpers.table.served import Served
from tests.helpers.table.stores import opened
from tests.helpers.waiting import until

pytest_anyio = pytest.mark.anyio


@pytest_anyio
async def test_a_player_is_known_to_whoever_opens_the_same_store(store_url: str) -> None:
    key = fresh_key()
    async with opened(store_url) as store:
        player = await Players(store).become(key, "Ann", 1000)
        assert await Players(store).become(key, "Another", 2000) == player  # who comes again is the same
        await Players(store).note_seat(player.id, "room", 3000)
        await Players(store).note_seat(player.id, "room", 4000)
    async with opened(store_url) as store:
        players = Players(store)
        assert await players.asking(key) == await players.find(player.id) == player
        assert await players.key_of(key) == player.id
        assert [(game.room, game.since, game.ended) for game in await players.games_of(player.id)] == [
            ("room", 3000, 0)
        ]
        assert await players.games_of(player.id, over=True) == []
        assert await players.find_some({player.id, "@nobody"}) == {player.id: player}


@pytest_anyio
@pytest.mark.parametrize("id", ["@nobody", "", "\0", "%s", "'"])
async def test_any_text_may_be_asked_for_as_a_player(store_url: str, id: str) -> None:
    async with opened(store_url) as store:
        with pytest.raises(Refused) as refused:
            await Players(store).find(id)
        assert refused.value.message.id == "player-unknown"


def test_somebody_becomes_a_player_and_is_called_otherwise_later(table: Served) -> None:
    ann = Somebody(table, "Ann")
    assert ann.told("")["name"] == "Ann"
    assert ann.id == id_made_of(ann.key)
    assert ann.post("name", name="Anna").json()["name"] == "Anna"
    shown = table.client.get(f"/api/players/{ann.id}").json()
    assert shown.items() <= ann.told("").items()
    assert {*shown} == {"id", "name", "created"}
    assert ann.post("name", name="a,b").json()["id"] == "name-not-possible"
    assert table.post("/api/players", key="player-short", name="Ann").status_code == 400


def test_who_is_no_player_is_refused(table: Served) -> None:
    for key, why in (("x" * 30, "player-key-needed"), (fresh_key(), "player-key-unknown")):
        said = table.client.get("/api/me", headers={"Authorization": f"Bearer {key}"})
        assert (said.status_code, said.json()["id"]) == (401, why)
    assert table.client.get("/api/me").json()["id"] == "player-key-needed"


def test_passkeys_are_for_pages(table: Served) -> None:
    said = table.client.post("/api/players/passkey/begin")
    assert (said.status_code, said.json()["id"]) == (400, "passkey-without-page")


def test_a_seat_of_a_player_is_opened_by_their_key_on_any_device(table: Served) -> None:
    """And by nothing else: neither by their public id, nor by the link, nor by another player's key."""
    ann, bob = Somebody(table, "Ann"), Somebody(table, "Bob")
    room = table.open("person", "person")
    link = room.seats[0].token
    ann.sit(room, 0)
    seat = room.info()["seats"][0]
    assert (seat["name"], seat["player"]) == ("Ann", ann.id)
    assert ann.in_room(room.id).look()["seat"] == 0
    with ann.in_room(room.id).watch() as viewer:
        assert viewer.update()["seat"] == 0
        until(lambda: room.info()["seats"][0]["here"])
    for token in (ann.id, link, bob.key, fresh_key()):
        guest = ann.in_room(room.id)
        guest.token = token
        assert guest.get("look").status_code in (400, 401, 403, 409), token
    assert ann.key not in room.spectator.get().text + room.spectator.get("look").text


def test_a_player_sits_once_and_hears_where_again(table: Served) -> None:
    ann = Somebody(table)
    room = table.open("person", "person")
    second = room.seats[1].token
    ann.sit(room, 0)
    said = table.post(f"/api/rooms/{room.id}/join", name="Ann", token=second, key=ann.key)
    assert said.json()["seat"] == 0
    assert not room.info()["seats"][1]["taken"]


def test_a_player_comes_along_to_a_rematch(table: Served) -> None:
    ann, bob = Somebody(table, "Ann"), Somebody(table, "Bob")
    room = table.open("person", "person")
    ann.sit(room, 0)
    bob.sit(room, 1)
    ann.in_room(room.id).post("act", act="resign")
    following = bob.in_room(room.id).post("rematch").json()
    assert ann.in_room(room.id).post("rematch").json()["room"] == following["room"]
    assert ann.in_room(following["room"]).look()["seat"] == 1
    assert {game.room for game in table.run(table.server.hall.players.games_of(ann.id))} == {
        room.id,
        following["room"],
    }


def test_who_deletes_a_room_deletes_it_from_its_players_games(table: Served) -> None:
    ann, players = Somebody(table), table.server.hall.players
    room = table.open("person", "person")
    ann.sit(room, 0)
    assert len(table.run(players.games_of(ann.id))) == 1
    assert table.run(table.server.hall.deleting.delete(room.id))
    assert table.run(players.games_of(ann.id)) == []


def test_so_many_players_may_come_from_one_address(tmp_path: Path) -> None:
    table = Served(tmp_path / "rooms.db", Limits(players_per_hour=2))
    try:
        said = [table.post("/api/players", key=fresh_key(), name="Ann").status_code for _ in range(3)]
        assert said == [201, 201, 429]
    finally:
        table.stop()


def test_who_comes_again_while_the_disk_is_full_may_look(own_table: Served) -> None:
    """Though it cannot be noted that they came."""
    ann = Somebody(own_table)
    store = own_table.server.hall.store
    assert isinstance(store, SqliteStore)
    own_table.run(store.sql("UPDATE players SET seen = 0"))
    own_table.run(store._ask(lambda db: db.execute("PRAGMA query_only = true").fetchall()))
    assert ann.get("games").status_code == 200
    own_table.run(store._ask(lambda db: db.execute("PRAGMA query_only = false").fetchall()))
    assert ann.get("games").status_code == 200
    assert own_table.run(store.sql("SELECT seen FROM players"))[0][0] > 0

"""What a player finds again: their games on every device, how they went, and what that comes to."""

import json
import sqlite3
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from rumpus.table.hall.hall import Hall
from rumpus.table.hall.histories import NOBODY, forget_players, leave
from rumpus.table.players.history import GameResult, Opponent, PastGame, figures_of
from rumpus.table.players.standings import RatedPlace, Standings
from rumpus.table.rooms.calendar import DAY
from rumpus.table.rooms.entries import AnyEntry, Joined, Said, read_entry, write_entry
from rumpus.table.rooms.retention import Retention
from rumpus.table.store import open_store
from tests.helpers.table.recognised import Somebody, fresh_key
from tests.helpers.table.served import Opened, Served
from tests.helpers.table.several import several
from tests.helpers.table.stores import some_room
from tests.helpers.waiting import until


def test_a_device_comes_along_by_a_link_that_works_once(table: Served) -> None:
    ann, key = Somebody(table), fresh_key()
    link = ann.post("link").json()["link"]
    assert ann.key not in link
    newer = ann.post("link").json()["link"]
    assert table.post("/api/players/along", link=link, key=key).json()["id"] == "player-link-used"
    assert table.post("/api/players/along", link=newer, key=key).json()["id"] == ann.id
    assert table.post("/api/players/along", link=newer, key=fresh_key()).json()["id"] == "player-link-used"
    other = Somebody(table, key=key)
    assert other.id == ann.id
    first, second = ann.told("")["devices"]
    assert (first["this"], second["this"]) == (True, False)
    assert other.post("devices/remove", device=first["id"]).status_code == 201
    assert ann.get("").json()["id"] == "player-key-unknown"
    assert other.post("devices/remove", device=first["id"]).json()["id"] == "no-such-device"


def test_a_device_that_was_removed_does_not_come_back_by_becoming_the_player_again(table: Served) -> None:
    """Though the player's id was made of its key."""
    ann, other = Somebody(table), fresh_key()
    table.post("/api/players/along", link=ann.post("link").json()["link"], key=other)
    assert ann.post("devices/remove", device=ann.told("")["devices"][0]["id"]).status_code == 201
    again = table.post("/api/players", key=ann.key, name="Ann")
    assert (again.status_code, again.json()["id"]) == (401, "player-key-unknown")
    assert ann.get("").status_code == 401
    assert Somebody(table, key=other).id == ann.id


def see_second_device_shown_out(ann: Somebody, elsewhere: Served, room: Opened) -> None:
    """While it watches there."""
    key = fresh_key()
    link = ann.post("link").json()["link"]
    assert elsewhere.post("/api/players/along", link=link, key=key).status_code == 201
    second = Somebody(elsewhere, key=key)
    with second.in_room(room.id).watch() as viewer, ann.in_room(room.id).watch() as own:
        assert (viewer.update()["seat"], own.update()["seat"]) == (0, 0)
        newest = ann.told("")["devices"][-1]["id"]
        assert ann.post("devices/remove", device=newest).status_code == 201
        while (said := viewer.update())["type"] != "nack":
            pass
        assert said["why"]["id"] == "player-key-unknown"
        assert own.ask(type="chat", text="it was not me")["type"] == "ack"


def test_a_device_that_was_removed_is_shown_out_at_another_table_of_the_store(
    postgres_url: str, tmp_path: Path
) -> None:
    tables = [Served(tmp_path / "rooms.db", store=postgres_url) for _ in range(2)]
    try:
        ann = Somebody(tables[0])
        room = tables[0].open("person", "person")
        ann.sit(room, 0)
        see_second_device_shown_out(ann, tables[1], room)
    finally:
        for table in tables:
            table.stop()


def test_a_key_that_is_another_players_brings_nobody_along(table: Served) -> None:
    ann, bob = Somebody(table, "Ann"), Somebody(table, "Bob")
    link = ann.post("link").json()["link"]
    assert table.post("/api/players/along", link=link, key=bob.key).json()["id"] == "player-key-taken"
    assert bob.told("")["id"] == bob.id


def test_games_are_found_while_they_go_on_and_when_they_are_over(table: Served) -> None:
    ann, bob = Somebody(table, "Ann"), Somebody(table, "Bob")
    room = table.open("person", "person")
    ann.sit(room, 0)
    bob.sit(room, 1)
    (game,) = ann.told("games")["running"]
    assert (game["room"], game["stage"], game["seat"]) == (room.id, "running", 0)
    assert [seat["name"] for seat in game["seats"]] == ["Ann", "Bob"]
    assert game["asked"] in (0, 1)
    bob.in_room(room.id).post("act", act="resign")
    told = ann.told("games")
    assert told["running"] == []
    (over,) = told["over"]
    assert (over["room"], over["result"], over["opponents"][0]["name"]) == (room.id, "won", "Bob")
    assert bob.told("games")["over"][0]["result"] == "lost"
    figures = ann.told("figures")
    assert figures["kinds"][0]["tally"] == {"played": 1, "won": 1, "drawn": 0, "lost": 0}
    assert figures["against"][0]["opponent"]["player"] == bob.id


def test_played_cards_are_counted(table: Served) -> None:
    ann = Somebody(table)
    room = table.open("person", "random")
    guest = ann.sit(room, 0)
    while (question := guest.look()["question"]) and guest.look()["info"]["stage"] != "over":
        if question["speaker"] == guest.look()["info"]["seats"][0]["speaker"]:
            texts = [one["text"] for one in question["options"]]
            played = [text for text in texts if text.startswith("play")]
            guest.answer((played or texts)[0], question["number"])
            if played:
                break
    guest.post("act", act="resign")
    cards = until(lambda: ann.told("figures")["cards"])
    assert cards[0]["game"] == "worms"


def test_who_leaves_is_named_nowhere(own_table: Served) -> None:
    """Neither in the games that others keep, nor in the store; whoever played with them plays on."""
    ann, bob = Somebody(own_table, "Annabel"), Somebody(own_table, "Bob")
    over, running = own_table.open("person", "person"), own_table.open("person", "person", "person")
    ann.sit(over, 0)
    bob.sit(over, 1)
    ann.in_room(over.id).post("chat", text="my address is 1 Lane")
    bob.in_room(over.id).post("act", act="resign")
    ann.sit(running, 0)
    bob.sit(running, 1)
    running.seats[2].join("Cleo")
    waiting = own_table.open("person", "person")
    ann.sit(waiting, 0)
    exported = ann.get("export")
    assert exported.headers["content-disposition"].startswith("attachment")
    told = exported.json()
    assert {room["room"] for room in told["rooms"]} == {over.id, running.id, waiting.id}
    assert "my address is 1 Lane" in exported.text
    assert ann.key not in exported.text
    assert ann.post("leave").status_code == 201
    assert ann.get("").json()["id"] == "player-key-unknown"
    for room in (over, running, waiting):
        assert "Annabel" not in json.dumps(room.spectator.look())
        assert ann.id not in json.dumps(room.spectator.look())
    assert running.info()["seats"][0]["resigned"]
    (opponent,) = bob.told("games")["over"][0]["opponents"]
    assert (opponent["name"], opponent["player"] != ann.id) == ("", True)
    until(lambda: not own_table.server.hall.endings.noting)
    own_table.stop()
    with sqlite3.connect(own_table.file) as db:
        dump = [
            str(row)
            for table in ("rooms", "entries", "days", "players", "keys", "games", "rated")
            for row in db.execute(f"SELECT * FROM {table}")
        ]
    assert not [row for row in dump if "Annabel" in row or ann.id in row or "1 Lane" in row]
    own_table.start()
    over.move_to(own_table)
    assert over.info()["stage"] == "over"


def test_a_rated_game_is_for_players_and_counts_once(table: Served) -> None:
    ann, bob = Somebody(table, "Ann"), Somebody(table, "Bob")
    room = table.open("person", "person", rated=True)
    assert room.info()["rated"]
    said = table.post(f"/api/rooms/{room.id}/join", name="Cleo", token=room.seats[0].token)
    assert said.json()["id"] == "rated-for-players"
    ann.sit(room, 0)
    bob.sit(room, 1)
    assert room.host.post("seating", seat=1, level="random", though_here=True).json()["id"] == "rated-seats-stay"
    assert room.host.post("invite", seat=1).json()["id"] == "rated-seats-stay"
    bob.in_room(room.id).post("act", act="resign")
    lines = {line["player"]: line for line in board(table)["lines"]}
    assert lines[ann.id]["value"] > 25 > lines[bob.id]["value"]
    assert (lines[ann.id]["name"], lines[ann.id]["games"]) == ("Ann", 1)
    assert ann.told("figures")["boards"][0]["lines"][0]["player"] == ann.id
    again = bob.in_room(room.id).post("rematch").json()["room"]
    ann.in_room(room.id).post("rematch")
    assert ann.in_room(again).look()["info"]["rated"]


def board(table: Served) -> Any:
    boards = table.client.get("/api/leaderboards").json()
    return next(one for one in boards if (one["game"], one["seats"]) == ("worms", 2))


@pytest.mark.parametrize("more", [{"hints": True}, {"daily": True}, {"seats": ["random", "easy"]}])
def test_what_cannot_be_rated_is_refused(table: Served, more: "dict[str, object]") -> None:
    body = {"game": "worms", "seats": ["person", "random"], "rated": True, **more}
    assert table.post("/api/rooms", **body).json()["id"] == "rated-not-possible"


def test_a_rating_is_the_same_whoever_counts(table: Served) -> None:
    """A game that is over before others, but is written after them, has its place among them."""
    store = table.server.hall.store

    async def counted() -> "dict[str, float]":
        boards = await Standings(store).now()
        return {line.who: line.rating.value for line in boards["pig", 2].lines()}

    async def play() -> None:
        one = Standings(store)
        for room, ended, winner in (("b", 20, "@b"), ("c", 30, "@a"), ("a", 10, "@a")):
            places = [RatedPlace(who, 1 if who == winner else 2) for who in ("@a", "@b")]
            await one.note(room, "pig", ended, places)
            await one.note(room, "pig", ended, places)
            mine = (await one.now())["pig", 2].lines()
            assert {line.who: line.rating.value for line in mine} == await counted()
        assert {line.games for line in mine} == {3}

    table.run(play())


def test_two_of_one_household_have_a_first_try_each_if_they_are_players(table: Served) -> None:
    ann, bob = Somebody(table, "Ann"), Somebody(table, "Bob")

    def again(player: Somebody) -> str:
        body = {"game": "worms", "seats": ["person", "random"], "daily": True}
        links = table.client.post("/api/rooms", json=body, headers=player.headers).json()
        return str(
            player.table.client.get(
                f"/api/rooms/{links['room']}", headers={"Authorization": f"Bearer {links['watch']}"}
            ).json()["again"]
        )

    assert [again(ann), again(bob), again(ann)] == ["", "", "player"]


def test_figures_are_sums_of_games() -> None:
    def game(room: str, ended: int, result: str, opponent: Opponent, **more: object) -> PastGame:
        return PastGame(room, 0, ended, GameResult("worms", "english", 2, result, (opponent,), **more))  # type: ignore[arg-type]

    bob, bot = Opponent(player="@bob"), Opponent(bot="fair")
    figures = figures_of(
        [
            game("b", 20, "lost", bob, luck=-0.1, skill=-0.2, cards={"bazooka": 2}),
            game("a", 10, "won", bob, luck=0.3, skill=-0.1, cards={"bazooka": 1, "sheep": 5}),
            game("c", 30, "drawn", bot),
        ]
    )
    tally = figures.kinds["worms", 2, "english"]
    assert (tally.played, tally.won, tally.drawn, tally.lost) == (3, 1, 1, 1)
    assert (figures.against[bob].played, figures.against[bot].drawn) == (2, 1)
    assert figures.cards == {("worms", "sheep"): 5, ("worms", "bazooka"): 3}
    assert [one.room for one in figures.luck] == ["a", "b"]


@pytest.mark.anyio
async def test_leaving_takes_the_name_out_of_either_store(store_url: str) -> None:
    """By a process that has not got the room in memory, of a game that is over."""
    hall = Hall(open_store(store_url))
    await hall.open()
    try:
        ann = await hall.players.become(fresh_key(), "Annabel", 1)
        await hall.store.create(some_room("a", seats=("person", "random")))
        await hall.players.note_seat(ann.id, "a", 1)
        said: tuple[AnyEntry, ...] = (
            Joined(1, seat=0, name="Annabel", key=ann.id),
            Said(2, who="Annabel", text="1 Lane", seat=0),
        )
        for number, entry in enumerate(said, 1):
            await hall.store.append("a", number, write_entry(entry))
        await leave(hall, ann)
        entries = [read_entry(entry) for entry in await hall.store.entries("a", 0)]
        assert isinstance(entries[0], Joined)
        assert entries[0].name == NOBODY
        assert [word for word in ("Annabel", "1 Lane", ann.id) if word in repr(entries)] == []
        assert await hall.players.games_of(ann.id) == []
        assert await hall.players.find_some({ann.id}) == {}
    finally:
        await hall.close()


@pytest.mark.anyio
async def test_who_has_not_come_for_long_is_kept_no_more(sqlite_url: str) -> None:
    hall = Hall(open_store(sqlite_url), retention=Retention(players=10))
    hall.clearing.forget_players = partial(forget_players, hall)
    await hall.open()
    try:
        key = fresh_key()
        old, new = await hall.players.become(key, "Old", 1), await hall.players.become(fresh_key(), "New", 8 * DAY)
        await hall.store.sql("UPDATE players SET seen = created")
        await hall.clearing.clear(9 * DAY)
        assert {*await hall.players.find_some({old.id, new.id})} == {old.id, new.id}
        await hall.clearing.clear(11 * DAY)
        assert {*await hall.players.find_some({old.id, new.id})} == {new.id}
    finally:
        await hall.close()


@pytest.mark.slow
def test_games_are_found_at_every_process(tmp_path: Path) -> None:
    """Whichever process a player comes to, and whichever has their rooms."""
    with several(tmp_path) as (table, _):
        ann = Somebody(table)
        rooms = [table.open("person", "person") for _ in range(6)]
        for room in rooms:
            ann.sit(room, 0)
        for _ in range(6):  # a process that is busy is told of when it has time
            until(lambda: {game["room"] for game in ann.told("games")["running"]} == {room.id for room in rooms})
        for room in {table.owner(room.id): room for room in rooms}.values():
            see_second_device_shown_out(ann, table, room)
        assert ann.post("leave").status_code == 201
        # The owners of the rooms hear of it a moment later.
        until(lambda: all(room.info()["seats"][0]["name"] != "Ann" for room in rooms))

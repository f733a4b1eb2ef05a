"""A rematch carries everybody along: one room, however many ask for it, in which whoever sat here sits again."""

import asyncio
import secrets
from typing import Any

import pytest

from rumpus.records.dice import seat_commitment
from rumpus.table.guests.tokens import hashed
from rumpus.table.hall.hall import Hall
from rumpus.table.hall.rematch import come_along
from rumpus.table.rooms import propose
from rumpus.table.rooms.clocks import now
from rumpus.table.rooms.entries import Offered, write_entry
from rumpus.table.rooms.live import LiveRoom
from rumpus.table.wire.room_messages import Rematch
from tests.helpers.table.served import Guest, Json, Opened, Served, is_asked
from tests.helpers.table.stores import opened, some_room
from tests.table.hall.test_other_processes import OtherProcess, hall_on


def ask_for(guest: Guest, **more: Any) -> Json:
    said = guest.post("rematch", **more)
    assert said.status_code == 201, said.text
    found: Json = said.json()
    return found


def comes(guest: Guest, **more: Any) -> Guest:
    """As whom somebody sits in the room of the rematch."""
    found = ask_for(guest, **more)
    return Guest(guest.table, found["room"], found["token"])


@pytest.fixture(scope="module")
def clocked(table: Served) -> Opened:
    """A game of three that is over: two people, and a bot between them."""
    room = table.begin("person", "random", "person", clock="game 600", hints=True)
    room.play_to_the_end()
    return room


@pytest.fixture
def over(table: Served) -> Opened:
    room = table.begin("person", "person")
    room.play_to_the_end()
    return room


def test_whoever_asks_comes_to_the_same_room_and_everybody_sits_a_seat_further_on(clocked: Opened) -> None:
    before = clocked.info()
    assert before["successor"] is None
    cleo, ann = (ask_for(clocked.seats[seat]) for seat in (2, 0))
    assert cleo["room"] == ann["room"] != clocked.id
    assert (cleo["seat"], ann["seat"]) == (1, 2)
    assert len({cleo["token"], ann["token"], clocked.seats[0].token, clocked.seats[2].token}) == 4
    after = Guest(clocked.table, ann["room"], ann["token"]).look()["info"]
    assert clocked.info()["successor"] == {"room": ann["room"], "by": "Cleo"}
    assert [seat["name"] for seat in after["seats"]] == ["random", "Cleo", "Ann"]
    assert [seat["kind"] for seat in after["seats"]] == ["random", "person", "person"]
    same = ("game", "options", "clock", "hints", "public")
    assert {key: after[key] for key in same} == {key: before[key] for key in same}
    assert after["stage"] == "running"
    assert after["commitment"] == ann["commitment"] == cleo["commitment"] != before["commitment"]


def test_the_old_key_opens_nothing_in_the_new_room(over: Opened) -> None:
    found = ask_for(over.seats[1])
    for guest in (over.seats[0], over.host):
        assert Guest(over.table, found["room"], guest.token).get("look").json()["id"] == "token-unknown"


def test_everybody_who_looks_sees_the_offer_at_once(over: Opened) -> None:
    with over.seats[1].watch() as bob, over.spectator.watch() as eve:
        number = bob.update()["number"]
        eve.update()
        ask_for(over.seats[0])
        for viewer in (bob, eve):
            update = viewer.update_number(number + 1)
            assert update["info"]["successor"]["by"] == "Ann"
            assert [note["message"] for note in update["notes"]] == [{"id": "told-rematch", "args": {"name": "Ann"}}]


def test_who_watched_watches_on_with_the_same_link(over: Opened) -> None:
    found = ask_for(over.seats[0])
    info = Guest(over.table, found["room"], over.spectator.token).look()["info"]
    assert [(seat["name"], seat["joined"]) for seat in info["seats"]] == [("Bob", False), ("Ann", True)]
    assert info["stage"] == "open"


def test_who_did_not_hear_what_came_of_it_asks_again(over: Opened) -> None:
    key = secrets.token_urlsafe(24)
    assert ask_for(over.seats[0], key=key) == ask_for(over.seats[0], key=key)
    said = over.seats[0].post("rematch")
    assert (said.status_code, said.json()["id"]) == (409, "seat-given-away")


def test_what_everybody_brings_to_the_new_dice(over: Opened) -> None:
    ann, bob = (comes(over.seats[seat], commitment=seat_commitment("salt")) for seat in (0, 1))
    for guest in (ann, bob):
        assert guest.look()["info"]["stage"] == "open"
        assert guest.post("reveal", entropy="salt").status_code == 201
    assert ann.look()["info"]["stage"] == "running"
    assert is_asked(ann) != is_asked(bob)


def test_whoever_offers_is_the_host_there(over: Opened) -> None:
    ann, bob = ask_for(over.seats[0]), ask_for(over.seats[1])
    assert (ann["host"], bob["host"]) == (True, False)
    host = Guest(over.table, ann["room"], over.seats[0].token)
    assert host.post("seating", seat=0, level="random").status_code == 201


def test_a_host_without_a_seat_offers_too(over: Opened) -> None:
    found = ask_for(over.host)
    assert (found["seat"], found["host"], found["token"]) == (None, True, over.host.token)
    assert over.info()["successor"]["by"] == ""
    assert ask_for(over.seats[0])["room"] == found["room"]


def test_who_declines_is_seen_and_somebody_else_sits_there(over: Opened) -> None:
    ann = comes(over.seats[0])
    assert over.seats[1].post("decline").status_code == 201
    seat = ann.look()["info"]["seats"][0]
    assert (seat["name"], seat["declined"], seat["taken"]) == ("Bob", True, False)
    assert ann.look()["notes"][-1]["message"] == {"id": "told-declined", "args": {"name": "Bob"}}
    assert over.seats[1].post("decline").json()["id"] == "seat-not-kept"
    host = Guest(over.table, ann.room, over.seats[0].token)
    link = host.post("invite", seat=0).json()["token"]
    assert Guest(over.table, ann.room, link).join("Cleo").status_code == 201
    assert over.seats[1].post("rematch").json()["id"] == "seat-given-away"
    assert [seat["name"] for seat in ann.look()["info"]["seats"]] == ["Cleo", "Ann"]


def test_a_bot_in_the_place_of_who_has_left_makes_room_when_they_come(over: Opened) -> None:
    ann = comes(over.seats[0])
    Guest(over.table, ann.room, over.seats[0].token).post("seating", seat=0, level="random")
    assert "seats: random, Ann\n" in ann.record()
    bob = comes(over.seats[1])
    assert ann.look()["info"]["seats"][0] | {"speaker": ""} == bob.look()["info"]["seats"][0] | {"speaker": ""}
    assert (ann.look()["info"]["seats"][0]["name"], ann.look()["info"]["seats"][0]["bot"]) == ("Bob", "")


def test_in_a_public_room_no_stranger_takes_a_seat_that_is_kept(table: Served) -> None:
    room = table.begin("person", "person", public=True)
    room.play_to_the_end()
    ann = comes(room.seats[0])
    assert Guest(table, ann.room, None).join("Mallory").json()["id"] == "no-free-seat"
    room.seats[1].post("decline")
    assert Guest(table, ann.room, None).join("Cleo").status_code == 201


def test_a_rematch_of_the_rematch(over: Opened) -> None:
    ann, bob = (comes(over.seats[seat]) for seat in (0, 1))
    again = Opened(over.table, over.links | {"room": ann.room})
    again.seats = {0: bob, 1: ann}
    again.host = ann
    again.play_to_the_end()
    assert [ask_for(guest)["seat"] for guest in (ann, bob)] == [0, 1]


# What is refused


def test_a_game_that_goes_on_has_no_rematch(table: Served) -> None:
    room = table.begin("person", "person")
    assert room.seats[0].post("rematch").json()["id"] == "rematch-not-yet"
    assert room.seats[0].post("decline").json()["id"] == "rematch-not-offered"
    waiting = table.open("person", "person")
    waiting.seats[0].join("Ann")
    assert waiting.seats[0].post("rematch").json()["id"] == "rematch-not-yet"


def test_only_those_at_the_table_offer_or_decline(over: Opened) -> None:
    assert over.spectator.post("rematch").json()["id"] == "seat-needed"
    assert Guest(over.table, over.id, None).post("rematch").status_code == 401
    ask_for(over.seats[0])
    assert over.spectator.post("decline").json()["id"] == "seat-needed"


# Where somebody does not reveal what they bring to the dice


def test_a_game_that_cannot_begin_begins_anew_elsewhere(table: Served) -> None:
    room = table.open("person", "person")
    ann, bob = room.seats.values()
    ann.join("Ann", entropy="salt")
    bob.join("Bob", entropy="pepper")
    ann.post("reveal", entropy="salt")
    found = comes(ann)
    assert bob.post("reveal", entropy="pepper").status_code == 201
    assert room.info()["stage"] == "open"  # it has moved elsewhere
    assert comes(bob).room == found.room
    assert found.look()["info"]["stage"] == "running"


# Several processes, and such as die


pytest_anyio = pytest.mark.anyio
PEOPLE = ("person", "person")


async def over_at(hall: Hall) -> tuple[LiveRoom, list[str]]:
    """A game that is over, and the tokens of its two players."""
    row, tokens = some_room("a", seats=PEOPLE), ["the first token", "the second token"]
    await hall.store.create(row)
    other = OtherProcess(hall.store, row)
    for seat, token in enumerate(tokens):
        await other.do(propose.join(other.room, row.keys[seat], f"Guest {seat + 1}", "", hashed(token), now()))
    await other.do(propose.begin(other.room, now()))
    await other.answer_until_asked(None)
    return await hall.find("a"), tokens


@pytest_anyio
async def test_two_processes_make_one_room_however_many_ask(postgres_url: str) -> None:
    async with hall_on(postgres_url) as one, hall_on(postgres_url) as other:
        live, tokens = await over_at(one)
        lives = [(one, live), (other, await other.find("a"))]
        asked = [
            come_along(*lives[n % 2], token, hashed(token), Rematch(key=f"key {token}"))
            for n, token in enumerate(t for t in tokens for _ in range(2))
        ]
        found = await asyncio.gather(*asked)
        assert len({following.room for following in found}) == 1
        assert sorted(following.seat or 0 for following in found) == [0, 0, 1, 1]
        assert list(await one.store.running_rooms()) == [found[0].room]


@pytest_anyio
async def test_a_rematch_that_was_offered_by_a_process_that_died_is_there(sqlite_url: str) -> None:
    async with hall_on(sqlite_url) as hall:
        live, tokens = await over_at(hall)
        offer = Offered(now(), by="Guest 1", room="b", secret="11" * 32, host=hashed(tokens[0]))
        await hall.store.append("a", live.room.number + 1, write_entry(offer))
    async with hall_on(sqlite_url) as hall:
        await hall.find("a")
        assert (await hall.find("b")).room.seats[0].name == "Guest 2"
    async with opened(sqlite_url) as store:
        assert list(await store.running_rooms()) == ["b"]

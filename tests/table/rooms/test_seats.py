"""A seat belongs to whoever sits in it: no link that was given away opens it, and nothing is done to it in secret."""

import secrets
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.helpers.table.served import Guest, Json, Opened, Served, next_of


def link_to(room: Opened, seat: int) -> Guest:
    """What whoever opened the room knows of another's seat."""
    return Guest(room.table, room.id, next(link["token"] for link in room.links["seats"] if link["seat"] == seat))


def told(guest: Guest) -> list[tuple[str, Json]]:
    """What everybody was told, by its id and arguments."""
    return [(note["message"]["id"], note["message"]["args"]) for note in guest.look()["notes"]]


# The link and the key


def test_whoever_opened_a_private_room_cannot_play_for_the_invited(table: Served) -> None:
    room = table.begin("person", "person")
    mallory = link_to(room, 1)
    before = room.fingerprint()
    for what, body in (("answer", {"question": 3, "text": "activate A"}), ("undo", {}), ("chat", {"text": "hello"})):
        said = mallory.post(what, **body)
        assert (said.status_code, said.json()["id"]) == (409, "link-used")
    for what in ("", "look", "record", "story"):
        assert mallory.get(what).json()["id"] == "link-used"
    assert mallory.post("return").json()["id"] == "link-used"
    assert room.fingerprint() == before


def test_a_link_shows_no_more_than_spectators_see(table: Served) -> None:
    """Not even the hand of the bot that sits there meanwhile."""
    room = table.open("person", "person")
    room.seats[0].join("Ann")
    room.host.post("seating", seat=1, level="random")
    assert link_to(room, 1).look() == room.spectator.look()
    assert link_to(room, 1).post("chat", text="hello").json()["id"] == "name-needed"


def test_who_listened_at_a_link_hears_nothing_once_the_seat_is_taken(table: Served) -> None:
    room = table.open("person", "person")
    room.seats[0].join("Ann")
    with link_to(room, 1).watch() as eve:
        assert eve.update()["seat"] is None
        room.seats[1].join("Bob")
        assert next_of("nack", eve.connection)["why"]["id"] == "link-used"
        with pytest.raises(ConnectionClosed):
            eve.receive()


def test_who_did_not_hear_that_they_sit_asks_again(table: Served) -> None:
    room, key = table.open("person", "person"), secrets.token_urlsafe(24)
    link = link_to(room, 1)
    for _ in range(2):
        said = table.post(f"/api/rooms/{room.id}/join", name="Bob", token=link.token, key=key)
        assert (said.status_code, said.json()) == (201, {"seat": 1, "token": key})
    assert Guest(table, room.id, key).look()["seat"] == 1


def test_a_stranger_who_did_not_hear_it_gets_no_second_seat(table: Served) -> None:
    room, key = table.open("person", "person", public=True), secrets.token_urlsafe(24)
    for _ in range(2):
        assert table.post(f"/api/rooms/{room.id}/join", name="Bob", key=key).json()["seat"] == 0
    assert [seat["taken"] for seat in room.info()["seats"]] == [True, False]


def test_an_update_says_whose_it_is(table: Served) -> None:
    room = table.begin("person", "person")
    assert [guest.look()["seat"] for guest in (*room.seats.values(), room.spectator, room.host)] == [0, 1, None, None]


# What the host does to a seat


def test_everybody_is_told_what_the_host_does_to_a_seat_and_by_whose_name(own_table: Served) -> None:
    room = own_table.begin("person", "person")
    room.host.post("seating", seat=1, level="random")
    room.host.post("seating", seat=1, level="")
    room.host.post("invite", seat=1)
    expected = [(id, {"name": "Bob"}) for id in ("told-bot-plays", "told-handed-back", "told-invited")]
    own_table.restart()
    for guest in (*room.seats.values(), room.spectator):
        assert told(guest) == expected


def test_of_a_seat_that_nobody_sat_in_the_number_is_told(table: Served) -> None:
    room = table.open("person", "person")
    room.host.post("seating", seat=1, level="random")
    ((id, args),) = told(room.spectator)
    assert (id, args["name"]) == ("told-bot-plays", {"id": "told-seat", "args": {"seat": 2}})


def test_notes_come_with_the_next_update_and_once(table: Served) -> None:
    room = table.begin("person", "person")
    with room.seats[0].watch() as viewer:
        number = viewer.update()["number"]
        said = room.host.post("invite", seat=1)
        assert said.status_code == 201
        update = viewer.update_number(number + 1)
        assert [note["number"] for note in update["notes"]] == [number + 1]
        room.seats[1].post("chat", text="oh?")
        assert viewer.update_number(number + 2)["notes"] == []


def test_a_player_takes_the_seat_back_from_a_bot(table: Served) -> None:
    room = table.begin("person", "person")
    bob = room.seats[1]
    room.host.post("seating", seat=1, level="random")
    assert bob.post("return").status_code == 201
    assert room.info()["seats"][1]["bot"] == ""
    assert told(room.spectator)[-1] == ("told-returned", {"name": "Bob"})
    said = bob.post("return")
    assert (said.status_code, said.json()["id"]) == (409, "seat-yours-already")


@pytest.mark.parametrize("who", ["host", "spectator"])
def test_only_a_player_takes_a_seat_back(table: Served, who: str) -> None:
    room = table.begin("person", "person")
    room.host.post("seating", seat=1, level="random")
    assert getattr(room, who).post("return").json()["id"] == "seat-needed"
    assert Guest(table, room.id, None).post("return").status_code == 401


def lost_key(room: Opened) -> tuple[Guest, Guest]:
    """Bob, who is believed to have lost his key, and whoever came by the new link."""
    link = room.host.post("invite", seat=1).json()
    assert link["seat"] == 1
    cleo = Guest(room.table, room.id, link["token"])
    assert cleo.look()["seat"] is None
    assert room.seats[1].look()["seat"] == 1  # until somebody comes, he stays
    assert cleo.join("Cleo").json()["seat"] == 1
    return room.seats[1], cleo


def test_who_has_lost_the_key_comes_back_by_a_new_link_and_everybody_sees_it(own_table: Served) -> None:
    room = own_table.begin("person", "person")
    bob, cleo = lost_key(room)
    own_table.restart()
    assert (bob.look()["seat"], cleo.look()["seat"]) == (None, 1)
    assert bob.look()["view"] == room.spectator.look()["view"]
    assert room.info()["seats"][1]["name"] == "Cleo"
    assert told(room.spectator) == [
        ("told-invited", {"name": "Bob"}),
        ("told-sat-anew", {"name": "Cleo", "before": "Bob"}),
    ]


def test_a_player_who_was_displaced_by_a_new_link_comes_back(own_table: Served) -> None:
    room = own_table.begin("person", "person")
    bob, cleo = lost_key(room)
    with bob.watch() as viewer, cleo.watch() as other:
        assert (viewer.update()["seat"], other.update()["seat"]) == (None, 1)
        number = bob.post("return").json()["number"]
        for one, seat in ((viewer, 1), (other, None)):
            update = one.update_number(number)
            assert (update["seat"], update["fresh"]) == (seat, True)
        assert other.ask(type="chat", text="it is mine")["why"]["id"] == "name-needed"
    own_table.restart()
    assert (bob.look()["seat"], cleo.look()["seat"]) == (1, None)
    assert room.info()["seats"][1]["name"] == "Bob"
    assert told(room.spectator)[-1] == ("told-returned", {"name": "Bob"})


def test_a_newer_link_replaces_an_older_one(table: Served) -> None:
    room = table.open("person", "person")
    older, newer = (Guest(table, room.id, room.host.post("invite", seat=1).json()["token"]) for _ in range(2))
    assert link_to(room, 1).join("Bob").json()["id"] == "link-used"
    assert older.join("Bob").json()["id"] == "link-used"
    assert newer.join("Bob").status_code == 201


@pytest.mark.parametrize(("seat", "why"), [(1, "seat-is-a-bots"), (2, "seat-unknown")])
def test_a_seat_that_nobody_can_be_invited_to(table: Served, seat: int, why: str) -> None:
    room = table.begin("person", "random")
    assert room.host.post("invite", seat=seat).json()["id"] == why


def test_only_the_host_invites(table: Served) -> None:
    room = table.begin("person", "person")
    for guest in (*room.seats.values(), room.spectator, Guest(table, room.id, None)):
        assert guest.post("invite", seat=0).json()["id"] == "host-only"


def test_seats_at_one_screen_have_keys_of_their_own_too(table: Served) -> None:
    room = table.begin("screen", "screen")
    assert room.asked().answer("activate A").status_code == 201
    assert link_to(room, 0).get("look").json()["id"] == "link-used"


# Logs of before


def test_in_a_log_of_before_the_link_stays_the_key(own_table: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    from rumpus.table.rooms import propose
    from rumpus.table.rooms.entries import Joined

    def joined(*args: Any, **more: Any) -> Joined:
        return Joined(*args, **(more | {"key": ""}))

    room = own_table.open("person", "person")
    monkeypatch.setattr(propose, "Joined", joined)
    for seat in (0, 1):
        own_table.post(f"/api/rooms/{room.id}/join", name="Ann", token=link_to(room, seat).token)
    monkeypatch.undo()
    own_table.restart()
    assert link_to(room, 1).look()["seat"] == 1

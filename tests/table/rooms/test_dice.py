"""The dice of a room: everybody commits to what they bring before anybody reveals it; then the game begins."""

import pytest

from rumpus.kernel.registry import find_game
from rumpus.records.dice import seat_commitment
from rumpus.records.record import read_record
from rumpus.records.verify import verify
from tests.helpers.table.served import Guest, Opened, Served

ENTROPY = ("brought by Ann", "brought by Bob", "brought by Cleo")


def sit_down(room: Opened, *names: str) -> None:
    for guest, name, entropy in zip(room.seats.values(), names, ENTROPY, strict=False):
        assert guest.join(name, entropy=entropy).status_code == 201


def dice(room: Opened) -> list[str]:
    return [seat["dice"] for seat in room.info()["seats"]]


def reveal(guest: Guest, entropy: str) -> str:
    said = guest.post("reveal", entropy=entropy)
    return "done" if said.status_code == 201 else str(said.json()["id"])


def assert_dice_follow(room: Opened) -> None:
    record = read_record(room.spectator.record())
    assert verify(find_game(record.game), record).problem is None


def test_the_game_begins_when_everybody_has_revealed_what_they_brought(table: Served) -> None:
    room = table.open("person", "person")
    ann, bob = room.seats.values()
    sit_down(room, "Ann")
    assert dice(room) == ["committed", ""]
    assert reveal(ann, ENTROPY[0]) == "reveal-too-early"
    bob.join("Bob", entropy=ENTROPY[1])
    assert dice(room) == ["awaited", "awaited"]
    shown = [seat["commitment"] for seat in room.info()["seats"]]
    assert shown == [seat_commitment(entropy) for entropy in ENTROPY[:2]]
    assert reveal(ann, ENTROPY[0]) == "done"
    assert dice(room) == ["revealed", "awaited"]
    assert room.info()["stage"] == "open"
    assert reveal(bob, ENTROPY[1]) == "done"
    assert room.info()["stage"] == "running"
    room.play_to_the_end()
    assert read_record(room.spectator.record()).proof["dice-committed"] == ", ".join(shown)
    assert_dice_follow(room)


def test_over_a_socket_too(table: Served) -> None:
    room = table.open("person", "random")
    sit_down(room, "Ann")
    with room.seats[0].watch() as viewer:
        update = viewer.update()
        assert update["info"]["seats"][update["seat"]]["dice"] == "awaited"
        assert viewer.ask(type="reveal", entropy="something else")["why"]["id"] == "reveal-other"
        assert viewer.ask(type="reveal", entropy=ENTROPY[0])["type"] == "ack"
        assert viewer.ask(type="reveal", entropy=ENTROPY[0])["why"]["id"] == "reveal-not-awaited"
    assert room.info()["stage"] == "running"


def test_who_brings_nothing_keeps_nobody_waiting(table: Served) -> None:
    room = table.begin("person", "person")
    assert (room.info()["stage"], dice(room)) == ("running", ["", ""])
    assert reveal(room.seats[0], ENTROPY[0]) == "reveal-not-awaited"


def test_what_was_committed_to_is_awaited_after_a_restart(own_table: Served) -> None:
    room = own_table.open("person", "person")
    sit_down(room, "Ann", "Bob")
    assert reveal(room.seats[1], ENTROPY[1]) == "done"
    own_table.restart()
    assert dice(room) == ["awaited", "revealed"]
    assert reveal(room.seats[0], ENTROPY[0]) == "done"
    room.play_to_the_end()
    assert_dice_follow(room)


def test_a_bot_in_the_seat_of_somebody_who_does_not_reveal_changes_nothing(table: Served) -> None:
    """Otherwise whoever reveals last could choose between two games."""
    room = table.open("person", "person")
    sit_down(room, "Ann", "Bob")
    reveal(room.seats[1], ENTROPY[1])
    room.host.post("seating", seat=0, level="random")
    assert (room.info()["stage"], dice(room)) == ("open", ["awaited", "revealed"])
    link = room.host.post("invite", seat=0).json()["token"]
    Guest(table, room.id, link).join("Mallory", entropy="ground for an hour")
    assert (room.info()["stage"], dice(room)) == ("open", ["awaited", "revealed"])
    assert room.info()["seats"][0]["commitment"] == seat_commitment(ENTROPY[0])


def test_nobody_commits_once_somebody_has_revealed(table: Served) -> None:
    room = table.open("person", "person")
    room.seats[0].join("Ann", entropy=ENTROPY[0])
    room.host.post("seating", seat=1, level="random")
    room.host.post("seating", seat=0, level="random")
    assert room.info()["stage"] == "open"
    link = Guest(table, room.id, room.seats[1].token)
    reveal(room.seats[0], ENTROPY[0])
    link.join("Bob", entropy="too late")
    assert dice(room) == ["revealed", ""]
    assert room.info()["stage"] == "running"


def test_who_comes_by_a_new_link_before_that_commits_anew(table: Served) -> None:
    room = table.open("person", "person")
    sit_down(room, "Ann")
    link = Guest(table, room.id, room.host.post("invite", seat=0).json()["token"])
    link.join("Cleo", entropy=ENTROPY[2])
    assert room.info()["seats"][0]["commitment"] == seat_commitment(ENTROPY[2])


def test_everybody_at_one_screen_brings_something(table: Served) -> None:
    room = table.open("screen", "screen", "random")
    sit_down(room, "Ann", "Bob")
    assert [reveal(guest, entropy) for guest, entropy in zip(room.seats.values(), ENTROPY, strict=False)] == [
        "done"
    ] * 2
    assert room.asked().answer("activate A").status_code == 201


def test_a_fork_says_how_much_it_took_over_and_is_bound_to_it(table: Served) -> None:
    over = table.begin("person", "random")
    over.play_to_the_end()
    assert over.info()["opening"] == 0
    fork = Opened(table, over.spectator.post("fork", after=7, seats=["person", "random"]).json())
    assert fork.info()["opening"] == 7
    sit_down(fork, "Ann")
    reveal(fork.seats[0], ENTROPY[0])
    fork.play_to_the_end()
    assert_dice_follow(fork)


@pytest.mark.parametrize("commitment", ["salt", "F" * 64, "0" * 63, "0" * 65])
def test_a_commitment_is_a_hash(table: Served, commitment: str) -> None:
    said = table.open("person", "person").seats[0].join("Ann", commitment=commitment)
    assert (said.status_code, said.json()["id"]) == (400, "request-not-understood")


def test_the_dice_of_the_day_are_nobodys(table: Served) -> None:
    room = table.open("person", "random", daily=True)
    sit_down(room, "Ann")
    assert dice(room) == ["", ""]
    assert room.info()["stage"] == "running"

"""Playing together over the network: who is there, what players ask each other for, and what spectators may say."""

import pytest

from rumpus.table.hall import asking
from rumpus.table.rooms import live
from tests.helpers.table.served import Guest, Opened, Served
from tests.helpers.waiting import until


def seat_of(room: Opened, seat: int) -> dict[str, object]:
    found: dict[str, object] = room.info()["seats"][seat]
    return found


def said(room: Opened) -> list[tuple[str, str, bool]]:
    return [(one["who"], one["text"] or one["picture"], one["watching"]) for one in room.spectator.look()["chat"]]


# Presence


def test_everybody_sees_who_comes_and_goes(table: Served) -> None:
    room = table.begin("person", "person")
    ann, bob = room.seats.values()
    assert (seat_of(room, 0)["here"], seat_of(room, 0)["away"]) == (False, None)
    with ann.watch() as viewer:
        viewer.update()
        with bob.watch():
            until(lambda: viewer.update()["info"]["seats"][1]["here"])
        gone = until(lambda: viewer.update()["info"]["seats"][1]["away"])
        with bob.watch():
            back = until(lambda: (one := viewer.update()["info"]["seats"][1])["here"] and one)
    assert gone > 1_700_000_000_000
    assert back["away"] is None


def test_a_second_page_of_a_player_makes_no_difference(table: Served) -> None:
    room = table.begin("person", "person")
    bob = room.seats[1]
    with bob.watch() as one:
        one.update()
        with bob.watch() as other:
            other.update()
        assert seat_of(room, 1)["here"]


# The host


def test_who_is_there_does_not_lose_their_seat_in_passing(table: Served) -> None:
    room = table.begin("person", "person")
    with room.seats[1].watch() as bob:
        bob.update()
        refused = room.host.post("seating", seat=1, level="random")
        assert (refused.status_code, refused.json()["id"]) == (409, "seat-player-here")
        assert room.host.post("seating", seat=1, level="random", though_here=True).status_code == 201
        assert room.seats[1].post("return").status_code == 201
    until(lambda: not seat_of(room, 1)["here"])
    assert room.host.post("seating", seat=1, level="random").status_code == 201


# What players do besides answering


@pytest.mark.parametrize("over", ["http", "socket"])
def test_all_agree_to_a_draw(table: Served, over: str) -> None:
    room = table.begin("person", "person")
    ann, bob = room.seats.values()
    if over == "http":
        number = ann.post("act", act="draw").json()["number"]
        assert room.info()["wish"] == {"number": number, "what": "draw", "seat": 0, "awaited": [1]}
        assert bob.post("act", act="agree", wish=number).status_code == 201
    else:
        with ann.watch() as one, bob.watch() as other:
            number = one.ask(type="act", act="draw")["number"]
            assert other.ask(type="act", act="agree", wish=number)["type"] == "ack"
    look = room.spectator.look()
    assert (look["info"]["stage"], look["info"]["ended"], look["winners"]) == ("over", "agreed", [])
    assert (look["question"], look["info"]["wish"]) == (None, None)
    assert "ended: agreed" in room.spectator.record()
    assert room.spectator.get("dice").status_code == 200


def test_whoever_watches_agrees_to_nothing(table: Served) -> None:
    room = table.begin("person", "person")
    for guest in (room.spectator, room.host):
        assert guest.post("act", act="resign").json()["id"] == "seat-needed"
    with room.spectator.watch() as viewer:
        assert viewer.ask(type="act", act="resign")["why"]["id"] == "seat-needed"
    assert room.seats[0].post("act", act="surrender").status_code == 400


def test_a_game_that_was_given_up_is_kept_looked_back_at_and_followed_by_another(own_table: Served) -> None:
    room = own_table.begin("person", "person")
    room.asked().answer("activate A")
    assert room.seats[1].post("act", act="resign").status_code == 201
    assert room.spectator.look()["winners"] == ["blue"]
    own_table.restart()
    look = room.spectator.look()
    assert (look["winners"], look["info"]["ended"], look["info"]["seats"][1]["resigned"]) == (
        ["blue"],
        "resigned",
        True,
    )
    assert own_table.server.hall.live[room.id].finished
    assert room.seats[0].answer("stay", look["number"]).json()["id"] == "answer-game-over"
    assert room.spectator.get("story").status_code == 200
    assert until(lambda: room.spectator.get("analysis").json()["ready"])
    assert room.seats[0].post("rematch").status_code == 201


def test_in_a_pause_bots_wait_too(table: Served) -> None:
    room = table.begin("random", "person", clock="game 600")
    ann = room.asked()
    assert ann.post("act", act="pause").status_code == 201  # there is nobody else to ask
    assert ann.answer().json()["id"] == "room-halted"
    assert room.info()["halted"]
    left = ann.look()["clocks"]
    assert ann.look()["clocks"] == left
    assert ann.post("act", act="resume").status_code == 201
    assert ann.answer().status_code == 201


def test_clocks_run_when_all_are_ready(table: Served) -> None:
    room = table.open("person", "person", clock="game 600")
    for seat, guest in room.seats.items():
        guest.join(f"Guest {seat}")
    assert [seat["ready"] for seat in room.info()["seats"]] == [False, False]
    assert room.spectator.look()["clocks"] == [600_000, 600_000]
    for guest in room.seats.values():
        assert guest.post("act", act="ready").status_code == 201
    until(lambda: min(room.spectator.look()["clocks"]) < 600_000)


def test_clocks_run_although_somebody_never_says_so(table: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asking, "READY_WITHIN", 0.05)
    room = table.open("person", "person", clock="game 600")
    for seat, guest in room.seats.items():
        guest.join(f"Guest {seat}")
    until(lambda: min(room.spectator.look()["clocks"]) < 600_000)
    assert [note["message"]["id"] for note in room.spectator.look()["notes"]] == ["told-clocks-run"]


def test_a_seat_can_be_chosen_until_the_game_begins(table: Served) -> None:
    room = table.open("person", "person")
    links = [seat["link"] for seat in room.info()["seats"]]
    ann = room.seats[0]
    ann.join("Ann", entropy="salt")
    assert ann.post("move", seat=1).status_code == 201
    assert (ann.look()["seat"], [seat["link"] for seat in room.info()["seats"]]) == (1, [links[1], ""])
    assert ann.post("move", seat=1).json()["id"] == "no-free-seat"
    assert room.seats[1].join("Bob").json()["seat"] == 0
    assert ann.post("reveal", entropy="salt").status_code == 201
    assert [seat["name"] for seat in room.info()["seats"]] == ["Bob", "Ann"]


# Chat


def test_spectators_speak_under_a_name_that_is_no_players(table: Served) -> None:
    room = table.begin("person", "person")
    assert room.spectator.post("chat", text="psst", name=" ann").json()["id"] == "name-not-possible"
    assert room.spectator.post("chat", text="psst", name="ANN").json()["id"] == "name-of-player"
    assert room.spectator.post("chat", text="psst", name="Eve").status_code == 201
    with room.spectator.watch(name="Eve") as eve, room.spectator.watch() as nobody:
        assert eve.ask(type="react", picture="clap")["type"] == "ack"
        assert eve.ask(type="chat", text="well done")["type"] == "ack"
        assert nobody.ask(type="chat", text="boo")["why"]["id"] == "name-needed"
    assert said(room) == [("Eve", "psst", True), ("Eve", "clap", True), ("Eve", "well done", True)]


def test_players_show_pictures_too(table: Served) -> None:
    room = table.begin("person", "person")
    assert room.seats[1].post("react", picture="laugh").status_code == 201
    assert room.seats[1].post("react", picture="gun").status_code == 400
    (shown,) = room.spectator.look()["chat"]
    assert (shown["who"], shown["picture"], shown["seat"], shown["watching"]) == ("Bob", "laugh", 1, False)


def test_the_host_asks_spectators_for_silence(own_table: Served) -> None:
    room = own_table.begin("person", "person")
    assert room.seats[1].post("mute", muted=True).json()["id"] == "host-only"
    assert room.host.post("mute", muted=True).status_code == 201
    own_table.restart()
    assert room.info()["muted"]
    assert room.spectator.post("chat", text="psst", name="Eve").json()["id"] == "spectators-muted"
    assert room.seats[0].post("chat", text="ah").status_code == 201
    assert room.host.post("mute", muted=False).status_code == 201
    assert room.spectator.post("chat", text="psst", name="Eve").status_code == 201


def test_spectators_do_not_drown_the_players(table: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "SPECTATORS_SAY", 0.001)  # a second: however long they take to say it
    room = table.begin("person", "person")
    eve = Guest(table, room.id, room.links["watch"])
    answers = [eve.post("chat", text="!", name="Eve").status_code for _ in range(20)]
    assert {201, 429} == {*answers}
    assert room.seats[0].post("chat", text="quiet, please").status_code == 201

"""Rooms: opening, joining, watching, and who may do what in them. Nobody needs an account."""

from pathlib import Path

import pytest

from tests.helpers.table.served import Guest, Opened, Served
from tests.helpers.waiting import until
from tests.terminal.conftest import own_box

__all__ = ["own_box"]  # a fixture


def test_a_room_has_a_link_for_the_host_one_for_spectators_and_one_for_every_person(table: Served) -> None:
    room = table.open("person", "random", "screen")
    assert list(room.seats) == [0, 2]
    tokens = [room.host.token, room.spectator.token, *(guest.token for guest in room.seats.values())]
    assert len({*tokens, room.id}) == 5
    assert all(token is not None and len(token) >= 32 for token in tokens)
    info = room.info()
    assert [seat["kind"] for seat in info["seats"]] == ["person", "random", "screen"]
    assert [seat["taken"] for seat in info["seats"]] == [False, True, False]
    assert (info["stage"], info["public"]) == ("open", False)


def test_a_room_is_played_as_it_was_agreed(table: Served) -> None:
    options = {"setup": "quick", "edition": "czech", "variants": "timer, longer-game", "box": "standard"}
    room = table.open("person", "person", options=options)
    agreed = room.info()["options"]
    assert agreed["edition"] == "czech"
    assert agreed["setup"] == "quick"
    assert agreed["variants"] == "longer-game, timer"
    assert agreed["box"].startswith("standard@")
    zombies = table.open("person", "random", "random", game="zombies-doom", options={"variants": "printed-spells"})
    assert zombies.info()["options"]["variants"] == "printed-spells"


@pytest.mark.parametrize(
    ("change", "status", "why"),
    [
        ({"game": "chess"}, 404, "game-unknown"),
        ({"seats": ["person"]}, 400, "seats-not-possible"),
        ({"seats": ["person", "grandmaster"]}, 400, "bot-unknown"),
        ({"options": {"edition": "klingon"}}, 400, "option-value-unknown"),
        ({"options": {"colour": "red"}}, 400, "option-unknown"),
        ({"options": {"box": "/etc"}}, 400, "box-not-ours"),
        ({"options": {"box": "../standard@123"}}, 400, "box-not-ours"),
        ({"clock": "hourglass"}, 400, "clock-unknown"),
        ({"clock": "turn 0"}, 400, "clock-unknown"),
        ({"daily": True}, 400, "daily-is-for-one"),
    ],
)
def test_a_room_that_cannot_be(table: Served, change: dict[str, object], status: int, why: str) -> None:
    body = {"game": "worms", "seats": ["person", "person"], "options": {"setup": "first-game"}} | change
    said = table.post("/api/rooms", **body)
    assert (said.status_code, said.json()["id"]) == (status, why)
    assert said.json()["text"].endswith(".")


def test_the_game_begins_when_every_seat_is_taken(table: Served) -> None:
    room = table.open("person", "person")
    assert room.seats[0].look()["view"] is None
    assert room.seats[0].join("Ann").json()["seat"] == 0
    assert room.info()["stage"] == "open"
    room.seats[1].join("Bob")
    info = room.info()
    assert info["stage"] == "running"
    assert [seat["name"] for seat in info["seats"]] == ["Ann", "Bob"]
    assert [seat["speaker"] for seat in info["seats"]] == ["blue", "red"]


def test_a_seat_is_taken_once(table: Served) -> None:
    room = table.open("person", "person")
    link = Guest(table, room.id, room.seats[0].token)
    room.seats[0].join("Ann")
    said = link.join("Mallory")
    assert (said.status_code, said.json()["id"]) == (409, "link-used")
    assert room.seats[0].join("Mallory").json()["id"] == "seat-needed"
    assert room.info()["seats"][0]["name"] == "Ann"


@pytest.mark.parametrize("name", ["Ann, Bob", "Ann\nrules: 9", "Ann\u2028x", " Ann", "Ann ", "\u202eAnn"])
def test_a_name_cannot_break_the_record(table: Served, name: str) -> None:
    room = table.open("person", "person")
    said = room.seats[0].join(name)
    assert (said.status_code, said.json()["id"]) == (400, "name-not-possible")
    assert not room.info()["seats"][0]["taken"]


@pytest.mark.parametrize("name", ["", "x" * 41])
def test_a_name_is_neither_empty_nor_endless(table: Served, name: str) -> None:
    assert table.open("person", "person").seats[0].join(name).status_code == 400


def test_several_people_at_one_screen_have_a_link_each_which_the_host_holds(table: Served) -> None:
    room = table.begin("screen", "screen", "screen")
    assert list(room.seats) == [0, 1, 2]
    seen = [guest.look() for guest in room.seats.values()]
    asked = [update for update in seen if "options" in update["question"]]
    assert len(asked) == 1
    assert room.asked().answer().status_code == 201


def test_a_box_of_ones_own_is_played_with_where_whoever_runs_the_table_put_it(own_box: Path, tmp_path: Path) -> None:
    table = Served(tmp_path / "rooms.db", boxes=tmp_path)
    try:
        options = {"setup": "first-game", "box": own_box.name}
        room = table.begin("person", "random", options=options)
        agreed = room.info()["options"]["box"]
        assert agreed.startswith(f"{own_box.name}@")  # and nothing of the folder it lies in
        room.play_to_the_end()
        assert f"\nbox: {agreed}\n" in room.spectator.record()
        fork = room.host.post("fork", after=3, seats=["person", "random"])
        assert fork.status_code == 201
        brought = table.post("/api/records", record=room.spectator.record())
        assert Opened(table, brought.json()).info()["options"]["box"] == agreed
        for elsewhere in (str(tmp_path.parent), f"{own_box.name}/../{own_box.name}", ".", "..", "rooms.db"):
            said = table.post("/api/rooms", game="worms", seats=["person", "random"], options={"box": elsewhere})
            assert said.json()["id"] == "box-not-ours"
        wrong = {"box": f"{own_box.name}@000"}
        said = table.post("/api/rooms", game="worms", seats=["person", "random"], options=wrong)
        assert said.json()["id"] == "box-is-another"
        assert str(tmp_path) not in said.text
    finally:
        table.stop()


# Public and private


def test_public_rooms_are_listed_while_they_are_open_or_running(table: Served) -> None:
    def listed() -> dict[str, str]:
        return {info["room"]: info["stage"] for info in table.client.get("/api/rooms").json()}

    public, private = table.open("person", "random", public=True), table.open("person", "random")
    assert listed()[public.id] == "open"
    assert private.id not in listed()
    public.seat_everybody()
    assert listed()[public.id] == "running"
    public.play_to_the_end()
    until(lambda: public.id not in listed())


def test_anybody_may_sit_down_in_a_public_room_and_gets_a_link_of_their_own(table: Served) -> None:
    room = table.open("person", "random", "person", public=True)
    room.seats[0].join("Ann")
    bob = Guest(table, room.id, None)
    said = bob.join("Bob")
    assert (said.status_code, said.json()["seat"]) == (201, 2)
    assert bob.token not in (room.host.token, room.spectator.token, *(guest.token for guest in room.seats.values()))
    assert bob.look()["info"]["seats"][2]["name"] == "Bob"
    assert bob.post("chat", text="hello").status_code == 201
    # The link that the host could have given away opens the seat no more.
    assert room.seats[2].get("look").json()["id"] == "link-used"
    assert Guest(table, room.id, None).join("Cleo").json()["id"] == "no-free-seat"


def test_nobody_sits_down_in_a_private_room_without_a_link(table: Served) -> None:
    room = table.open("person", "person")
    said = Guest(table, room.id, None).join("Mallory")
    assert (said.status_code, said.json()["id"]) == (409, "no-free-seat")
    assert not any(seat["taken"] for seat in room.info()["seats"])


def test_a_private_room_opens_with_a_link_only(table: Served) -> None:
    room = table.begin("person", "person")
    nobody = Guest(table, room.id, None)
    for what in ("", "look", "record"):
        said = nobody.get(what)
        assert (said.status_code, said.json()["id"]) == (401, "token-needed")
    assert room.spectator.look()["info"]["room"] == room.id


def test_a_public_room_can_be_watched_by_anybody(table: Served) -> None:
    room = table.begin("person", "person", public=True)
    assert Guest(table, room.id, None).look() == room.spectator.look()


@pytest.mark.parametrize("token", ["x" * 32, "x", "é" * 30, "Bearer x"])
def test_a_wrong_link_opens_nothing(table: Served, token: str) -> None:
    room = table.begin("person", "person")
    before = room.fingerprint()
    headers = {b"Authorization": f"Bearer {token}".encode()}
    for what, body in (("answer", {"question": 3, "text": "activate A"}), ("undo", {}), ("chat", {"text": "hello"})):
        said = table.client.post(f"/api/rooms/{room.id}/{what}", headers=headers, json=body)
        assert said.status_code in (401, 403)
    assert table.client.get(f"/api/rooms/{room.id}/look", headers=headers).status_code in (401, 403)
    assert room.fingerprint() == before


def test_links_of_one_room_open_no_other(table: Served) -> None:
    room, other = table.begin("person", "person"), table.begin("person", "person")
    for guest in (other.host, other.spectator, *other.seats.values()):
        assert Guest(table, room.id, guest.token).get("look").json()["id"] == "token-unknown"


def test_there_is_no_such_room(table: Served) -> None:
    said = Guest(table, "nowhere", None).get("look")
    assert (said.status_code, said.json()["id"]) == (404, "room-unknown")


def test_the_store_holds_no_link(own_table: Served) -> None:
    """Whoever steals the file can open no seat with it."""
    room = own_table.begin("person", "person")
    public = own_table.open("person", "person", public=True)
    stranger = Guest(own_table, public.id, None).join("Bob").json()["token"]
    own_table.stop()
    kept = b"".join(file.read_bytes() for file in own_table.file.parent.iterdir())
    assert room.id.encode() in kept
    for token in (room.host.token, room.spectator.token, room.seats[0].token, room.seats[1].token, stranger):
        assert token is not None
        assert token.encode() not in kept


# The host


def test_the_host_lets_a_bot_play_for_somebody_and_hands_the_seat_back(table: Served) -> None:
    room = table.begin("person", "person")
    absent = room.asked()
    seat = next(seat for seat, guest in room.seats.items() if guest is absent)
    number = absent.question()["number"]
    assert room.host.post("seating", seat=seat, level="random").status_code == 201
    assert room.info()["seats"][seat]["bot"] == "random"
    until(lambda: (absent.look()["question"] or {}).get("number", 0) > number)  # the bot has answered

    assert absent.post("answer", question=number, text="activate A").json()["id"] == "seat-played-by-bot"
    assert room.host.post("seating", seat=seat, level="").status_code == 201
    info = room.info()["seats"][seat]
    assert info == {
        "kind": "person",
        "name": ["Ann", "Bob"][seat],
        "taken": True,
        "joined": True,
        "declined": False,
        "bot": "",
        "commitment": "",
        "dice": "",
        "speaker": ["blue", "red"][seat],
        "link": "",
        "here": False,
        "away": None,
        "holiday": None,
        "holidays_left": 0,
        "ready": True,
        "resigned": False,
        "persona": info["persona"],
        "player": "",
    }
    room.play_to_the_end()


def test_a_bot_may_sit_in_for_somebody_who_never_came(table: Served) -> None:
    room = table.open("person", "person")
    room.seats[0].join("Ann")
    room.host.post("seating", seat=1, level="random")
    assert room.info()["stage"] == "running"
    assert "seats: Ann, random\n" in room.seats[0].record()
    # Late, but not too late.
    assert room.seats[1].join("Bob", entropy="too late for the dice").status_code == 201
    assert (room.info()["seats"][1]["name"], room.info()["seats"][1]["bot"]) == ("Bob", "")
    room.play_to_the_end()
    assert "dice-entropy: -, -\n" in room.host.record()


@pytest.mark.parametrize(
    ("seating", "why"),
    [
        ({"seat": 1, "level": "random"}, "seat-is-a-bots"),
        ({"seat": 1, "level": ""}, "seat-is-a-bots"),
        ({"seat": 2, "level": "random"}, "seat-unknown"),
        ({"seat": 0, "level": "grandmaster"}, "bot-unknown"),
    ],
)
def test_what_even_the_host_cannot_do(table: Served, seating: dict[str, object], why: str) -> None:
    room = table.begin("person", "random")
    said = room.host.post("seating", **seating)
    assert (said.status_code, said.json()["id"]) == (400, why)


def test_only_the_host_decides_who_sits_where(table: Served) -> None:
    room = table.begin("person", "person")
    for guest in (room.seats[0], room.seats[1], room.spectator, Guest(table, room.id, None)):
        said = guest.post("seating", seat=0, level="random")
        assert (said.status_code, said.json()["id"]) == (403, "host-only")
    assert [seat["bot"] for seat in room.info()["seats"]] == ["", ""]


# Chat


def test_chat_is_heard_by_everybody_and_kept(own_table: Served) -> None:
    room = own_table.begin("person", "person")
    room.seats[0].post("chat", text="Good luck!")
    room.seats[1].post("chat", text="Dir auch 🍀")
    own_table.restart()
    for guest in (room.seats[0], room.seats[1], room.spectator):
        chat = guest.look()["chat"]
        assert [(said["who"], said["text"]) for said in chat] == [("Ann", "Good luck!"), ("Bob", "Dir auch 🍀")]
        assert [said["number"] for said in chat] == [4, 5]


def test_who_speaks_has_a_name(table: Served) -> None:
    room = table.open("person", "person")
    assert room.spectator.post("chat", text="psst").json()["id"] == "name-needed"
    assert room.host.post("chat", text="psst").json()["id"] == "name-needed"
    assert room.seats[0].post("chat", text="who am I?").json()["id"] == "name-needed"
    room.seats[0].join("Ann")
    assert room.seats[0].post("chat", text="x" * 501).status_code == 400
    assert room.seats[0].look()["chat"] == []

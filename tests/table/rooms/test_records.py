"""Records: downloaded, imported, watched from any answer on, forked; and the game of the day."""

import hashlib
import secrets
from datetime import UTC, datetime
from pathlib import Path

import pytest

from rumpus.kernel.registry import find_game
from rumpus.records.dice import seat_commitment
from rumpus.records.record import Record, read_record, record_of
from rumpus.records.replay import replay
from tests.helpers.table.served import Guest, Opened, Served
from tests.helpers.waiting import until

GAME = find_game("worms")
RECORDS = Path(__file__).parents[2] / "data" / "records"


@pytest.fixture(scope="module")
def over(table: Served) -> Opened:
    """A game that is over."""
    room = table.begin("person", "random")
    room.play_to_the_end()
    return room


def read_by(guest: Guest) -> Record:
    return read_record(guest.record())


def hidden_lines(guest: Guest) -> list[int]:
    return [place for place, line in enumerate(read_by(guest).lines) if line.text == "?"]


# Downloading


def test_a_seat_gets_the_record_at_any_time_as_it_may_know_it(table: Served) -> None:
    room = table.begin("person", "person")
    assert hidden_lines(room.seats[0]) == [1]  # the second card was dealt to red
    assert hidden_lines(room.seats[1]) == [0]
    assert hidden_lines(room.spectator) == [0, 1]
    for guest in (*room.seats.values(), room.spectator):
        proof = read_by(guest).proof
        assert set(proof) == {"dice-scheme", "dice-commitment", "dice-opening", "dice-committed"}
        assert proof["dice-commitment"] == room.info()["commitment"]


def test_before_the_game_there_is_no_record(table: Served) -> None:
    room = table.open("person", "person")
    assert room.seats[0].get("record").json()["id"] == "room-not-begun"


def test_when_the_game_is_over_everybody_gets_all_of_it_and_the_secret(table: Served, over: Opened) -> None:
    records = {guest.record() for guest in (over.seats[0], over.spectator, over.host)}
    assert len(records) == 1
    record = read_record(records.pop())
    assert "?" not in [line.text for line in record.lines]
    assert record.seats == ("Ann", "random")
    secret = bytes.fromhex(record.proof["dice-secret"])
    nothing = hashlib.sha256(b"").hexdigest().encode()  # comes from another record
    assert hashlib.sha256(b"rumpus dice 2\n" + nothing + b"\n" + secret).hexdigest() == over.info()["commitment"]
    match = replay(record)
    assert match.state.digest() == table.match(over.id).state.digest()
    assert match.result is not None


def test_what_the_guests_brought_is_mixed_into_the_dice(table: Served) -> None:
    room = table.open("person", "person")
    entropy = "my cat walked over the keyboard"
    room.seats[0].join("Ann", entropy=entropy)
    room.seats[1].join("Bob")
    assert room.seats[0].post("reveal", entropy=entropy).status_code == 201
    room.play_to_the_end()
    proof = read_by(room.spectator).proof
    assert proof["dice-committed"] == f"{seat_commitment(entropy)}, -"
    brought = proof["dice-entropy"]
    assert brought == b"my cat walked over the keyboard".hex() + ", -"


def test_the_record_is_text(over: Opened) -> None:
    said = over.spectator.get("record")
    assert said.headers["content-type"].startswith("text/plain")
    assert said.text.startswith("rumpus record 1\ngame: worms\n")


# Importing and watching


def test_a_record_is_brought_and_watched(table: Served, over: Opened) -> None:
    text = over.spectator.record()
    said = table.post("/api/records", record=text)
    assert said.status_code == 201
    room = Opened(table, said.json())
    assert room.seats == {}
    assert room.info()["stage"] == "over"
    assert read_by(room.spectator).lines == read_record(text).lines
    assert read_by(room.spectator).seats == ("Ann", "random")
    assert [seat["name"] for seat in room.info()["seats"]] == ["Ann", "random"]
    assert room.spectator.look()["view"] == over.spectator.look()["view"]
    assert room.spectator.look()["winners"] == over.spectator.look()["winners"]


def brought(table: Served, text: str) -> Opened:
    said = table.post("/api/records", record=text)
    assert said.status_code == 201, said.text
    return Opened(table, said.json())


def test_a_record_of_a_game_that_was_given_up_is_watched_as_it_ended(own_table: Served) -> None:
    given_up = own_table.begin("person", "person")
    given_up.asked().answer()
    assert given_up.seats[1].post("act", act="resign").status_code == 201
    text = given_up.spectator.record()
    room = brought(own_table, text)
    seen, watched = given_up.spectator.look(), room.spectator.look()
    assert watched["info"]["stage"] == "over"
    assert watched["winners"] == seen["winners"] == [seen["info"]["seats"][0]["speaker"]]
    assert (watched["view"], watched["info"]["ended"]) == (seen["view"], "resigned")
    assert [seat["resigned"] for seat in watched["info"]["seats"]] == [False, True]
    assert watched["question"] is None
    assert room.spectator.get("finale").json()["ended"] == []  # it was decided by nothing that happened in it
    assert room.spectator.get("finale").json() == given_up.spectator.get("finale").json()
    assert room.spectator.get("story").json() == given_up.spectator.get("story").json()
    again = read_by(room.spectator)
    assert (again.lines, again.ending) == (read_record(text).lines, {"ended": "resigned", "resigned": "red"})
    own_table.restart()
    assert room.spectator.look()["winners"] == seen["winners"]


def test_a_record_of_an_agreed_draw_is_watched(table: Served) -> None:
    drawn = table.begin("person", "person")
    drawn.seats[0].post("act", act="draw")
    wish = drawn.info()["wish"]["number"]
    assert drawn.seats[1].post("act", act="agree", wish=wish).status_code == 201
    watched = brought(table, drawn.spectator.record()).spectator.look()
    assert (watched["info"]["stage"], watched["info"]["ended"], watched["winners"]) == ("over", "agreed", [])


def test_who_gave_up_before_the_end_has_not_won_in_the_record_either(table: Served) -> None:
    text = (RECORDS / "worms" / "1.record").read_text()
    (winner,) = brought(table, text).spectator.look()["winners"]
    text = text.replace("\nseats:", f"\nresigned: {winner}\nseats:", 1)
    assert brought(table, text).spectator.look()["winners"] == []


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda text: "Dear all,\n", "record-not-one"),
        (lambda text: text.replace("game: worms", "game: chess"), "game-unknown"),
        (lambda text: text.replace("seats: Ann", "seats: A\x07n"), "name-not-possible"),
        (lambda text: text.replace(f"rules: {GAME.rules_version}\n", "rules: 99\n"), "record-other-rules"),
        (lambda text: text.replace("box: standard@", "box: /etc@"), "box-not-ours"),
        (
            lambda text: text.replace("activate A", "activate Z").replace("activate B", "activate Z"),
            "record-does-not-fit",
        ),
        (lambda text: "\n".join(text.splitlines()[:-1]) + "\n", "record-not-over"),
        (
            lambda text: "\n".join(text.replace("\nseats:", "\nended: whenever\nseats:", 1).splitlines()[:-1]) + "\n",
            "record-not-over",
        ),
    ],
)
def test_a_record_with_something_wrong_is_refused(table: Served, over: Opened, change: object, why: str) -> None:
    assert callable(change)
    said = table.post("/api/records", record=change(over.spectator.record()))
    assert (said.status_code, said.json()["id"]) == ({"game-unknown": 404}.get(why, 400), why)


def test_what_a_seat_may_know_is_not_enough_to_play_it_again(table: Served) -> None:
    room = table.begin("person", "person")
    said = table.post("/api/records", record=room.seats[0].record(), seats=["random", "random"])
    assert said.json()["id"] == "record-does-not-fit"


def test_a_record_can_be_played_on_from_any_answer(table: Served, over: Opened) -> None:
    text = over.spectator.record()
    said = table.post("/api/records", record=text, after=5, seats=["person", "person"])
    room = Opened(table, said.json())
    room.seat_everybody()
    assert [line.text for line in read_by(room.seats[0]).lines][:2].count("?") == 1
    assert record_of(table.whole_match(room.id)).lines[:5] == record_of(replay(read_record(text), 5)).lines
    room.play_to_the_end()
    assert read_by(room.spectator).proof["dice-opening"] == "5"


# Forking


def test_a_game_that_is_over_is_forked_from_any_answer(table: Served, over: Opened) -> None:
    record = read_by(over.spectator)
    for after in (0, 2, len(record.lines) // 2, len(record.lines) - 1):
        said = over.spectator.post("fork", after=after, seats=["person", "random"])
        assert said.status_code == 201, said.text
        room = Opened(table, said.json())
        assert room.info()["commitment"] != over.info()["commitment"]
        room.seats[0].join("Cleo")
        played = record_of(table.whole_match(room.id)).lines
        assert [(line.speaker, line.text) for line in played[:after]] == [
            (line.speaker, line.text) for line in record.lines[:after]
        ]
        room.play_to_the_end()
        assert read_by(room.spectator).seats == ("Cleo", "random")
    assert read_by(over.spectator).lines == record.lines  # the old room is as it was


def test_a_game_that_goes_on_is_not_forked(table: Served) -> None:
    room = table.begin("person", "person")
    said = room.seats[0].post("fork", after=1, seats=["person", "person"])
    assert said.json()["id"] == "fork-not-over"


@pytest.mark.parametrize(
    ("fork", "why"),
    [
        ({"after": 100_000, "seats": ["person", "person"]}, "record-too-short"),
        ({"after": 3, "seats": ["person", "person", "person"]}, "record-for-others"),
        ({"after": 3, "seats": ["person", "grandmaster"]}, "bot-unknown"),
    ],
)
def test_a_fork_that_cannot_be(over: Opened, fork: dict[str, object], why: str) -> None:
    assert over.spectator.post("fork", **fork).json()["id"] == why


def test_a_private_game_is_forked_only_by_those_who_may_see_it(table: Served, over: Opened) -> None:
    nobody = Guest(table, over.id, None)
    assert nobody.post("fork", after=1, seats=["person", "person"]).status_code == 401
    assert nobody.get("at/1").status_code == 401
    assert nobody.get("record").status_code == 401


def test_what_was_answered_before_the_fork_cannot_be_taken_back(table: Served, over: Opened) -> None:
    """Nobody in the new room has given those answers."""
    lines = read_by(over.spectator).lines
    after = next(place for place, line in enumerate(lines) if line.speaker == "blue") + 1
    room = Opened(table, over.spectator.post("fork", after=after, seats=["person", "person"]).json())
    room.seat_everybody()
    for guest in room.seats.values():
        assert not guest.look()["may_undo"]
        assert guest.post("undo").json()["id"] == "undo-not-possible"
    before = room.fingerprint()
    assert room.fingerprint() == before


def test_forks_and_imports_survive_a_restart(own_table: Served) -> None:
    over = own_table.begin("random", "random")
    until(lambda: over.info()["stage"] == "over")
    fork = Opened(own_table, over.spectator.post("fork", after=4, seats=["person", "person"]).json())
    fork.seat_everybody()
    brought = Opened(own_table, own_table.post("/api/records", record=over.spectator.record()).json())
    before = fork.fingerprint(), brought.spectator.look()["view"], over.spectator.record()
    own_table.restart()
    fork.info()
    assert (fork.fingerprint(), brought.spectator.look()["view"], over.spectator.record()) == before


# The game of the day


def test_everybody_has_the_same_luck_for_a_day(table: Served) -> None:
    today = datetime.now(UTC).date().isoformat()
    rooms = [table.open("person", "random", daily=True, public=True) for _ in range(2)]
    for number, room in enumerate(rooms):
        room.seats[0].join("Ann", entropy=f"whatever I bring: {number}")
    infos = [room.info() for room in rooms]
    if {info["daily"] for info in infos} == {today}:  # and not at midnight
        assert infos[0]["commitment"] == infos[1]["commitment"]
        views = [room.seats[0].look()["view"] for room in rooms]
        assert views[0] == views[1]
        assert table.match(rooms[0].id).state.digest() == table.match(rooms[1].id).state.digest()


def open_daily(table: Served, **more: object) -> Opened:
    return table.open("person", "random", daily=True, **more)


def test_a_second_try_at_the_game_of_the_day_is_marked(own_table: Served) -> None:
    """By the browser that opened it before, or by the address; also in the list of public rooms and in the record."""
    ann, bob = secrets.token_urlsafe(24), secrets.token_urlsafe(24)
    rooms = [open_daily(own_table, visitor=ann, public=True)]
    own_table.restart()
    rooms += [open_daily(own_table, visitor=who, public=True) for who in (ann, bob, None)]
    days = {room.info()["daily"] for room in rooms}
    if len(days) == 1:  # and not at midnight
        marks = ["", "browser", "address", "address"]
        assert [room.info()["again"] for room in rooms] == marks
        listed = {info["room"]: info["again"] for info in own_table.client.get("/api/rooms").json()}
        assert [listed[room.id] for room in rooms] == marks
        rooms[1].seat_everybody()
        (day,) = days
        assert read_by(rooms[1].spectator).proof["dice-day"] == f"{day} browser"
        other = open_daily(own_table, visitor=ann, game="zombies-doom", options={})
        assert other.info()["again"] == ""  # it is another game
    own_table.stop()
    kept = b"".join(file.read_bytes() for file in own_table.file.parent.iterdir())
    assert ann.encode() not in kept
    assert b"127.0.0.1" not in kept


def test_other_rooms_are_no_tries(table: Served) -> None:
    visitor = secrets.token_urlsafe(24)
    assert [table.open("person", "random", visitor=visitor).info()["again"] for _ in range(2)] == ["", ""]


def test_other_rooms_have_luck_of_their_own(table: Served) -> None:
    daily = table.open("person", "random", daily=True).info()
    others = [table.open("person", "random").info() for _ in range(2)]
    assert len({info["commitment"] for info in (daily, *others)}) == 3
    assert [info["daily"] for info in others] == ["", ""]


def test_the_day_is_the_same_after_a_restart(own_table: Served) -> None:
    first = own_table.open("person", "random", daily=True).info()
    own_table.restart()
    second = own_table.open("person", "random", daily=True).info()
    assert first["daily"] != second["daily"] or first["commitment"] == second["commitment"]


@pytest.mark.parametrize("seats", [("person", "person"), ("random", "random"), ("person", "screen", "random")])
def test_the_game_of_the_day_is_for_one_person_against_bots(table: Served, seats: tuple[str, ...]) -> None:
    said = table.post("/api/rooms", game="worms", seats=list(seats), daily=True)
    assert said.json()["id"] == "daily-is-for-one"


def test_the_secret_of_the_day_is_kept_until_the_day_is_over(table: Served) -> None:
    """Else whoever has finished could tell the others all dice to come."""
    room = table.begin("person", "random", daily=True)
    room.play_to_the_end()
    assert "dice-secret" not in read_by(room.spectator).proof
    kept = table.whole_room(room.id)
    tomorrow = int((datetime.now(UTC).timestamp() + 86_400) * 1000)
    assert kept.record(None, tomorrow).proof["dice-secret"] == kept.row.secret

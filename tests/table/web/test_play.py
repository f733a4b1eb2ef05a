"""Play over a WebSocket: what everybody is sent, what is acknowledged, and what is refused and changes nothing."""

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.helpers.table.served import Guest, Json, Opened, Served, Viewer, connect
from tests.helpers.waiting import PATIENCE


def other_than(room: Opened, guest: Guest) -> Guest:
    return next(other for other in room.seats.values() if other is not guest)


# What everybody is sent


def test_a_viewer_is_sent_the_room_first_and_then_every_change(table: Served) -> None:
    room = table.begin("person", "person")
    asked = room.asked()
    with asked.watch() as viewer, room.spectator.watch() as spectator:
        first = viewer.update()
        assert first == asked.look() | {"type": "update", "info": first["info"]}
        assert first["fresh"]
        assert first["number"] == 3  # two have joined, and the game has begun
        assert spectator.update()["fresh"]

        said = viewer.ask(type="answer", question=first["question"]["number"], text="activate A")
        assert said == {"type": "ack", "ref": 1, "number": 4}
        for update in (viewer.update(), spectator.update()):
            assert not update["fresh"]
            assert update["number"] == 4
            assert [(event["id"], event["clause"]) for event in update["events"]] == [("activated", "W3.2")]
            assert update["question"]["number"] == 4
            assert update["question"]["kind"] == "move"


def test_the_options_are_only_for_whoever_is_asked(table: Served) -> None:
    room = table.begin("person", "person")
    asked = room.asked()
    assert asked.options() == ["activate A", "activate B"]
    for guest in (other_than(room, asked), room.spectator, room.host):
        question = guest.question()
        assert (question["number"], question["kind"], question["speaker"]) == (3, "activate", "blue")
        assert "options" not in question


def test_nobody_but_its_owner_sees_a_hand(table: Served) -> None:
    room = table.begin("person", "person")
    looks = [guest.look() for guest in room.seats.values()]
    watched = room.spectator.look()
    for seat, look in enumerate(looks):
        assert look["own"]["seat"] == seat
        assert look["own"]["hand"]
        assert look["view"] == watched["view"]
    assert watched["own"] is None
    assert "hand" not in str(watched["view"])


def test_what_is_drawn_in_secret_is_told_to_nobody_else(table: Served) -> None:
    room = table.begin("person", "person")
    told = {seat: guest.look(since=0)["events"] for seat, guest in room.seats.items()}
    told[-1] = room.spectator.look(since=0)["events"]
    for viewer, events in told.items():
        dealt = [event for event in events if event["clause"] == "W2.5"]
        assert len(dealt) == 2
        assert ["card" in event["args"] for event in dealt] == [seat == viewer for seat in room.seats]


# Answers


def test_answers_go_over_plain_http_as_well(table: Served) -> None:
    room = table.begin("person", "person")
    asked = room.asked()
    said = asked.answer("activate B")
    assert (said.status_code, said.json()) == (201, {"number": 4})
    assert "blue: activate B\n" in asked.record()


@pytest.mark.parametrize("over", ["http", "socket"])
def test_what_is_late_repeated_foreign_or_impossible_is_refused_and_changes_nothing(table: Served, over: str) -> None:
    room = table.begin("person", "person")
    asked = room.asked()
    other = other_than(room, asked)
    asked.answer("activate A")  # so that number 3 is no longer open
    number = asked.question()["number"]
    before = room.fingerprint()

    def answer(guest: Guest, question: int, text: str) -> str:
        if over == "http":
            return str(guest.answer(text, question).json()["id"])
        with guest.watch() as viewer:
            assert viewer.update()["fresh"]
            said = viewer.ask(type="answer", question=question, text=text)
            assert said["type"] == "nack"
            return str(said["why"]["id"])

    assert answer(asked, 3, "activate A") == "answer-late"  # repeated
    assert answer(asked, 3, "activate B") == "answer-late"
    assert answer(asked, number - 2, "stay") == "answer-late"
    assert answer(asked, number + 1, "stay") == "answer-late"  # hasty
    assert answer(other, number, "stay") == "answer-not-yours"
    assert answer(asked, number, "fly") == "answer-not-possible"
    assert answer(asked, number, "activate A") == "answer-not-possible"
    for guest in (room.spectator, room.host):
        assert answer(guest, number, "stay") == "seat-needed"
    assert room.fingerprint() == before


def test_an_answer_that_is_sent_twice_at_once_counts_once(table: Served) -> None:
    room = table.begin("person", "person")
    with room.asked().watch() as viewer:
        viewer.update()
        for ref in (1, 2):
            viewer.send(type="answer", ref=ref, question=3, text="activate A")
        said = [viewer.receive() for _ in range(3)]
        assert sorted(message["type"] for message in said) == ["ack", "nack", "update"]
        nack = next(message for message in said if message["type"] == "nack")
        assert (nack["ref"], nack["why"]["id"]) == (2, "answer-late")
    assert room.spectator.record().count("activate A") == 1


def test_nothing_can_be_answered_before_the_game_begins_or_after_it_is_over(table: Served) -> None:
    waiting = table.open("person", "person")
    waiting.seats[0].join("Ann")
    assert waiting.seats[0].answer("activate A", 0).json()["id"] == "room-not-begun"
    room = table.open("person", "random")
    room.seat_everybody()
    room.play_to_the_end()
    before = room.fingerprint()
    last = room.seats[0].look()
    assert last["question"] is None
    assert last["winners"] is not None
    assert room.seats[0].answer("stay", last["number"]).json()["id"] == "answer-game-over"
    assert room.fingerprint() == before


# After a break


def play_a_little(room: Opened, answers: int) -> None:
    for _ in range(answers):
        if room.info()["stage"] == "running":
            room.asked().answer()


def test_after_a_break_a_viewer_gets_exactly_what_was_missed(table: Served) -> None:
    room = table.begin("person", "person")
    for guest in (room.seats[0], room.spectator):
        with guest.watch() as viewer:
            start = viewer.update()["number"]
            heard: dict[int, list[Json]] = {}  # the events, by the entry that brought them
            play_a_little(room, 4)
            last = guest.look()["number"]
            while max(heard, default=start) < last:
                update = viewer.update()
                heard[update["number"]] = update["events"]
        assert sum(map(len, heard.values())) >= 4
        for since in (start, *heard):
            with guest.watch(since=since) as viewer:
                update = viewer.update()
            assert (update["number"], update["fresh"]) == (last, False)
            assert update["events"] == [event for number in heard if number > since for event in heard[number]]


def test_chat_that_was_missed_comes_too(table: Served) -> None:
    room = table.begin("person", "person")
    for text in ("one", "two", "three"):
        number = room.seats[0].post("chat", text=text).json()["number"]
    missed = room.seats[1].look(since=number - 2)
    assert [said["text"] for said in missed["chat"]] == ["two", "three"]
    assert not missed["fresh"]


@pytest.mark.parametrize("since", [None, 99, 1_000_000])
def test_whoever_knows_nothing_of_us_starts_anew(table: Served, since: int | None) -> None:
    room = table.begin("person", "person")
    play_a_little(room, 2)
    with room.spectator.watch(since=since) as viewer:
        update = viewer.update()
    assert update["fresh"]
    assert update["events"] == []
    assert update["view"] == room.spectator.look()["view"]


def test_after_an_undo_in_between_the_view_is_fresh(table: Served) -> None:
    room = table.begin("person", "person")
    asked = room.asked()
    asked.answer("activate A")
    seen = asked.look()["number"]
    asked.post("undo")
    with room.spectator.watch(since=seen) as viewer:
        update = viewer.update()
        assert update["fresh"]
        assert update["question"]["kind"] == "activate"
        number = asked.answer("activate A").json()["number"]
        assert not viewer.update_number(number)["fresh"]


def test_the_numbers_go_on_after_a_restart(own_table: Served) -> None:
    room = own_table.begin("person", "person")
    play_a_little(room, 3)
    before, missed = room.fingerprint(), room.seats[0].look(since=3)
    own_table.restart()
    assert room.info()["stage"] == "running"
    assert room.fingerprint() == before
    assert room.seats[0].look(since=3)["events"] == missed["events"]


# What a socket does not put up with


def refused(viewer: Viewer) -> str:
    said = viewer.receive()
    assert said["type"] == "nack"
    with pytest.raises(ConnectionClosed) as closed:
        viewer.connection.recv(PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4001
    return str(said["why"]["id"])


@pytest.mark.parametrize(
    ("hello", "why"),
    [
        ("nonsense", "message-not-understood"),
        ("{}", "message-not-understood"),
        ('{"type": "answer", "ref": 1, "question": 1, "text": "stay"}', "message-not-understood"),
        ('{"type": "hello", "room": "nowhere"}', "room-unknown"),
        ('{"type": "hello", "room": "ROOM"}', "token-needed"),
        ('{"type": "hello", "room": "ROOM", "token": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"}', "token-unknown"),
        ('{"type": "hello", "room": "ROOM", "since": -1}', "message-not-understood"),
        ("x" * 5000, "message-too-long"),
    ],
)
def test_a_socket_that_is_not_greeted_properly_is_closed(table: Served, hello: str, why: str) -> None:
    room = table.begin("person", "person")
    with connect(table) as connection:
        connection.send(hello.replace("ROOM", room.id))
        assert refused(Viewer(connection)) == why


def test_a_message_that_is_not_understood_is_refused_and_the_socket_goes_on(table: Served) -> None:
    room = table.begin("person", "person")
    with room.asked().watch() as viewer:
        viewer.update()
        for nonsense in ("nonsense", "[]", '{"type": "answer"}', '{"type": "dance", "ref": 1}'):
            viewer.connection.send(nonsense)
            said = viewer.receive()
            assert (said["type"], said["why"]["id"]) == ("nack", "message-not-understood")
        viewer.connection.send(b"\x00\xff")
        assert viewer.receive()["type"] == "nack"
        assert viewer.ask(type="answer", question=3, text="activate A")["type"] == "ack"


def test_a_page_of_another_site_cannot_open_a_socket(table: Served) -> None:
    with (
        pytest.raises(InvalidStatus, match="403"),
        connect(table, additional_headers={"Origin": "https://elsewhere.example"}),
    ):
        pass
    room = table.begin("person", "person")
    with connect(table, additional_headers={"Origin": table.url}) as connection:
        viewer = Viewer(connection)
        viewer.send(type="hello", room=room.id, token=room.spectator.token)
        assert viewer.update()["type"] == "update"

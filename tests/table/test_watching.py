"""What a page asks for besides the game itself: frames, where an answer may lead, and who else is there."""

import pytest
from websockets.exceptions import ConnectionClosedError

from tests.merge import merged
from tests.table.served import Json, Served


def test_with_frames_every_event_comes_with_what_it_changed(table: Served) -> None:
    room = table.begin("person", "person")
    asked = room.asked()
    with asked.watch(frames=True) as viewer, room.spectator.watch() as plain:
        view = viewer.update()["view"]
        plain.update()
        for text in ("activate A", "inch -1,1", "meet crate"):
            viewer.ask(type="answer", question=asked.question()["number"], text=text)
            update = viewer.update()
            for event in update["events"]:
                view = merged(view, event["change"])
            assert view == update["view"]
        number = update["number"]
        assert not any("change" in event for event in plain.update_number(number)["events"])


def test_frames_are_made_for_a_viewer_who_was_away_for_a_while(table: Served) -> None:
    room = table.begin("person", "person")
    asked = room.asked()
    view = asked.look()["view"]
    for text in ("activate A", "inch -1,1", "meet crate"):
        asked.answer(text)
    with asked.watch(since=3, frames=True) as viewer:
        update = viewer.update()
        events = update["events"]
        assert [event["id"] for event in events[:3]] == ["activated", "inches", "crate-opened"]
        for event in events:
            view = merged(view, event["change"])
        assert view == update["view"]


def test_frames_show_nothing_that_the_viewer_may_not_know(table: Served) -> None:
    room = table.begin("person", "person")
    asked = room.asked()
    with room.spectator.watch(frames=True) as spectator:
        spectator.update()
        for text in ("activate A", "inch -1,1", "meet crate"):  # the crate brings a card
            asked.answer(text)
        events = spectator.update_number(6)["events"]
        assert "draws" in [event["id"] for event in events]
        for event in events:
            assert "hand" not in str(event["change"])
            assert "card" not in event["args"]


def test_whoever_is_asked_may_ask_where_an_answer_leads(table: Served) -> None:
    room = table.begin("person", "person")
    asked = room.asked()
    asked.answer("activate A")
    question = asked.question()
    jump = "jump 1,-2"  # to a hex with nothing on it
    assert jump in question["options"]
    land = asked.look()["view"]["map"]["land"]
    other = next(guest for guest in room.seats.values() if guest is not asked)
    with asked.watch() as viewer, other.watch() as stranger:
        said = viewer.ask(type="consider", question=question["number"], text=jump)
        assert (said["type"], said["text"]) == ("outlook", jump)
        faces = [face for prospect in said["prospects"] for face in faces_in(prospect["message"])]
        assert sorted(faces) == ["1", "2", "3", "4", "5", "6", "bullseye", "wind"]
        assert said["grave"] == []
        sea = next(one for one in question["options"] if one.startswith("jump") and one.split()[1] not in land)
        drowning = viewer.ask(type="consider", question=question["number"], text=sea)
        assert [cost["id"] for cost in drowning["grave"]] == ["grave-certain"]
        assert viewer.ask(type="consider", question=question["number"], text="dance")["type"] == "nack"
        assert viewer.ask(type="consider", question=1, text=jump)["why"]["id"] == "answer-late"
        why = stranger.ask(type="consider", question=question["number"], text=jump)["why"]["id"]
        assert why == "answer-not-yours"
    assert asked.question() == question


def faces_in(message: Json) -> list[str]:
    """All that the die may show, wherever in the message it is said."""
    if message["id"] == "outlook-face":
        return [message["args"]["face"]]
    return [face for arg in message["args"].values() for face in faces_in(arg)]


def test_spectators_who_say_their_names_are_seen_by_everybody(table: Served) -> None:
    room = table.begin("person", "person")
    with room.seats[0].watch() as viewer:
        assert viewer.update()["info"]["spectators"] == []
        with room.spectator.watch(name="Zoe"):
            update = viewer.update()
            assert (update["info"]["spectators"], update["events"]) == (["Zoe"], [])
        assert viewer.update()["info"]["spectators"] == []


def test_a_viewer_who_cannot_be_told_what_happens_is_not_left_waiting(table: Served) -> None:
    room = table.begin("person", "person")
    asked = room.asked()
    with room.spectator.watch() as viewer:
        viewer.update()
        table.server.hall.live[room.id].room.chat = None  # type: ignore[assignment]  # what should never happen
        asked.answer("activate A", question=3)
        with pytest.raises(ConnectionClosedError) as closed:
            viewer.update()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1011

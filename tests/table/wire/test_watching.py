"""What a page asks for besides the game itself: changes, where an answer may lead, and who else is there."""

import pytest
from websockets.exceptions import ConnectionClosedError

from rumpus.contract.merge import merged
from tests.helpers.table.served import Json, Served, texts_of

Seen = tuple[Json, Json | None]


def test_the_view_comes_once_and_then_what_each_event_changed(table: Served) -> None:
    room = table.begin("person", "person")
    asked = room.asked()
    with asked.watch(changes=True) as viewer, room.spectator.watch() as plain:
        first = viewer.update()
        seen: Seen = first["view"], first["own"]
        assert first["info"]
        plain.update()
        for text in ("activate A", "inch -1,1", "meet crate"):
            viewer.ask(type="answer", question=asked.question()["number"], text=text)
            update = viewer.update()
            assert (update["fresh"], update["view"], update["own"]) == (False, None, None)
            seen = changed(seen, update)
            look = asked.look()
            assert seen == (look["view"], look["own"])
        assert update["info"] is None, "whoever watches has not changed"
        told = plain.update_number(update["number"])
        assert told["view"] == seen[0]
        assert not any("change" in event for event in told["events"])


def changed(seen: Seen, update: Json) -> Seen:
    """What is seen after an update, as a page puts it together."""
    view, own = seen
    for event in update["events"]:
        view = merged(view, event.get("change", {}))
        own = merged(own, event["own"]) if "own" in event else own
    return view, own


def test_a_viewer_who_was_away_for_a_while_goes_on_from_there(table: Served) -> None:
    room = table.begin("person", "person")
    asked = room.asked()
    look = asked.look()
    for text in ("activate A", "inch -1,1", "meet crate"):
        asked.answer(text)
    with asked.watch(since=look["number"], changes=True) as viewer:
        update = viewer.update()
        assert [event["id"] for event in update["events"][:3]] == ["activated", "inches", "crate-opened"]
        now = asked.look()
        assert changed((look["view"], look["own"]), update) == (now["view"], now["own"])


def test_what_changes_without_an_event_is_sent_all_the_same(table: Served) -> None:
    room = table.begin("person", "person", options={"setup": "full"})
    with room.spectator.watch(changes=True) as viewer:
        first = viewer.update()
        seen: Seen = first["view"], None
        silent = 0
        for _ in range(8):  # map tiles are turned, and then laid
            number = room.asked().answer().json()["number"]
            update = viewer.update_number(number)
            silent += any(not event["id"] for event in update["events"])
            seen = changed(seen, update)
            assert seen[0] == room.spectator.look()["view"]
        assert silent


def test_changes_show_nothing_that_the_viewer_may_not_know(table: Served) -> None:
    room = table.begin("person", "person")
    asked = room.asked()
    with room.spectator.watch(changes=True) as spectator:
        spectator.update()
        for text in ("activate A", "inch -1,1", "meet crate"):  # the crate brings a card
            asked.answer(text)
        events = spectator.update_number(6)["events"]
        assert "draws" in [event["id"] for event in events]
        for event in events:
            assert "hand" not in str(event.get("change"))
            assert "own" not in event
            assert "card" not in event["args"]


def test_whoever_is_asked_may_ask_where_an_answer_leads(table: Served) -> None:
    room = table.begin("person", "person")
    asked = room.asked()
    asked.answer("activate A")
    question = asked.question()
    jump = "jump 1,-2"  # to a hex with nothing on it
    assert jump in texts_of(question)
    other = next(guest for guest in room.seats.values() if guest is not asked)
    with asked.watch() as viewer, other.watch() as stranger:
        said = viewer.ask(type="consider", question=question["number"], text=jump)
        assert (said["type"], said["text"]) == ("outlook", jump)
        faces = [face for prospect in said["prospects"] for face in faces_in(prospect["message"])]
        assert sorted(faces) == ["1", "2", "3", "4", "5", "6", "bullseye", "wind"]
        assert said["grave"] == []
        land = asked.look()["view"]["map"]["land"]
        jumps = (option for option in question["options"] if option["about"]["verb"] == "jump")
        sea = next(option["text"] for option in jumps if option["about"]["hex"] not in land)
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
        live = table.server.hall.live[room.id]
        live.spectators = None  # type: ignore[assignment]  # what should never happen
        live.comings += 1
        asked.answer("activate A", question=3)
        with pytest.raises(ConnectionClosedError) as closed:
            viewer.update()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1011

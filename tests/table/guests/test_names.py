"""Names and what is said: nothing that cannot be seen, and nobody under another's name."""

import pytest

from rumpus.table.guests.names import alike
from tests.helpers.table.served import Served, Viewer, connect
from tests.helpers.waiting import until

UNSEEN = {
    "a line break": "An\nn",
    "a bell": "An\x07n",
    "right to left": "Ann\u202e",
    "isolated": "\u2066Ann\u2069",
    "a mark of direction": "Ann\u200f",
    "no width": "An\u200bn",
    "a joiner of nothing": "An\u200dn",
    "a byte order mark": "\ufeffAnn",
    "a soft hyphen": "An\u00adn",
    "a Hangul filler": "\u3164",
    "a half Hangul filler": "Ann\uffa0",
    "Hangul jamo fillers": "\u115f\u1160",
    "Braille of no dots": "\u2800",
    "a grapheme joiner": "An\u034fn",
    "a variant of a letter": "An\ufe0fn",
    "a wide blank": "Ann\u3000Lee",
    "a line of its own": "Ann\u2028",
    "tags": "Ann\U000e0041",
    "private": "Ann\ue000",
    "only an accent": "\u0301",
}
SEEN = ["Ann", "Žofie Š.", "Віта", "安", "Ann-Lee 2", "O’Neill", "❤️", "👩‍👩‍👧", "🧑🏽‍🚀", "🇨🇿", "1️⃣", "é", "שלום"]


@pytest.mark.parametrize("name", UNSEEN.values(), ids=UNSEEN)
def test_a_name_has_nothing_that_cannot_be_seen(table: Served, name: str) -> None:
    room = table.open("person", "person")
    said = room.seats[0].join(name)
    assert (said.status_code, said.json()["id"]) == (400, "name-not-possible")
    with connect(table) as connection:
        viewer = Viewer(connection)
        viewer.send(type="hello", room=room.id, token=room.spectator.token, name=name)
        assert viewer.receive()["why"]["id"] == "name-not-possible"


@pytest.mark.parametrize("text", [*UNSEEN.values(), " ", "\u00a0"], ids=[*UNSEEN, "a blank", "an unbreakable one"])
def test_nothing_is_said_that_cannot_be_seen(table: Served, text: str) -> None:
    room = table.begin("person", "person")
    assert room.seats[0].post("chat", text=text).json()["id"] == "text-not-possible"
    with room.seats[0].watch() as viewer:
        assert viewer.ask(type="chat", text=text)["why"]["id"] == "text-not-possible"
    assert room.seats[0].look()["chat"] == []


@pytest.mark.parametrize("text", SEEN)
def test_whatever_can_be_seen_is_a_name_and_can_be_said(table: Served, text: str) -> None:
    room = table.open("person", "person")
    assert room.seats[0].join(text).status_code == 201
    assert room.seats[0].post("chat", text=f"{text}, hello\u00a0!").status_code == 201


@pytest.mark.parametrize("name", ["Ann", "ANN", " ann".strip(), "A nn", "Ａｎｎ"])
def test_a_spectator_is_not_shown_under_a_players_name(table: Served, name: str) -> None:
    room = table.open("person", "person")
    with room.spectator.watch(name=name) as viewer, room.spectator.watch(name="Zoe"):
        until(lambda: "Zoe" in room.info()["spectators"])
        assert room.info()["spectators"] == [name, "Zoe"]
        room.seats[0].join("Ann")
        assert room.info()["spectators"] == ["Zoe"]
        assert viewer.update_number(1)["info"]["spectators"] == ["Zoe"]


def test_names_that_are_not_alike() -> None:
    assert len({alike(name) for name in ("Ann", "Anna", "Ánn", "Bob", "Ann2")}) == 5
    assert alike("Straße") == alike("STRASSE")

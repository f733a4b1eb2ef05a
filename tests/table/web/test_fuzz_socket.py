"""Whatever comes over a socket, the table answers in its own words or hangs up, and no game is changed by it."""

import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from rumpus.table.guests.limits import Limits
from rumpus.table.web.viewer import CLOSED_BY_US, REFUSED
from tests.helpers.table.served import Opened, Served, connect
from tests.helpers.waiting import PATIENCE

TAGS = {"update", "ack", "nack", "notice", "outlook", "odds-told", "hint-told"}
OURS = {CLOSED_BY_US, REFUSED}
PROTOCOLS = {1006, 1007, 1009}  # hung up in the middle of a sentence, broken UTF-8, far too long
LAST = 987_654_321  # the reference of the message that ends a conversation
TOO_LONG = Limits().message_bytes + 1

pytestmark = pytest.mark.slow

json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
tags = st.sampled_from(["hello", "answer", "chat", "undo", "consider", "odds", "hint", "update", "ack", "", "Answer"])
numbers = st.integers(-2, 10) | json_values
near_messages = st.fixed_dictionaries(
    {"type": tags | json_values},
    optional={
        "ref": numbers,
        "question": numbers,
        "text": st.sampled_from(["stay", "nonsense", "", "x" * 600, "\x00", "🎲"]) | json_values,
        "room": st.sampled_from(["nowhere", "ROOM"]) | json_values,
        "token": st.sampled_from(["TOKEN", "x" * 32]) | json_values,
        "since": numbers,
        "more": json_values,
    },
)
frames = st.one_of(
    near_messages.map(json.dumps),
    json_values.map(json.dumps),
    st.text(max_size=50),
    st.binary(max_size=50),
    st.sampled_from(
        [
            "x" * TOO_LONG,
            "[" * 4000,
            '{"a":' + "[" * 4000,
            '{"type":' * 400,
            "1" * 4000,
            '"\\ud800"',
            "x" * 3 * TOO_LONG,
        ]
    ),
)


@pytest.fixture(scope="module")
def room(table: Served) -> Opened:
    return table.begin("person", "person")


@settings(max_examples=60)
@given(script=st.lists(frames, max_size=6), greets=st.booleans(), sits=st.booleans(), as_text=st.booleans())
def test_a_random_client_changes_nothing(
    table: Served, room: Opened, script: list[str | bytes], greets: bool, sits: bool, as_text: bool
) -> None:
    """With or without a proper greeting, as a spectator or as whoever is asked, with broken UTF-8 or in bytes."""
    before = table.match(room.id).state.digest()
    guest = room.asked() if sits else room.spectator
    heard_out = False
    with connect(table) as connection, suppress(ConnectionClosed):
        if greets:
            connection.send(json.dumps({"type": "hello", "room": room.id, "token": guest.token}))
        for frame in script:
            if isinstance(frame, str):
                connection.send(frame.replace("ROOM", room.id).replace("TOKEN", str(guest.token)))
            else:
                connection.send(frame, text=as_text)
        connection.send(json.dumps({"type": "answer", "ref": LAST, "question": 0, "text": "nonsense"}))
        listen_to_the_end(connection)
        heard_out = True
    rude = any(as_text if isinstance(frame, bytes) else len(frame) > 2 * TOO_LONG for frame in script)
    assert heard_out or connection.close_code in (OURS | PROTOCOLS if rude else OURS)
    assert table.match(room.id).state.digest() == before
    assert table.client.get("/health").json() == {"open": True, "writes": True}


def listen_to_the_end(connection: ClientConnection) -> None:
    """Everything the table says is a message of its own; the last is about our last."""
    while True:
        said: dict[str, Any] = json.loads(connection.recv(PATIENCE))
        assert said["type"] in TAGS
        if said["type"] == "nack":
            assert set(said["why"]) == {"id", "args", "text"}
            if said["ref"] == LAST:
                return


def test_a_flood_is_refused_and_the_others_go_on(table: Served) -> None:
    room = table.begin("person", "person")
    blue = room.asked()
    with room.spectator.watch() as flooding, blue.watch() as viewer:
        viewer.update()
        for number in range(500):
            flooding.send(type="chat", ref=number, text="la")
        assert viewer.ask(type="answer", question=blue.question()["number"], text="activate A")["type"] == "ack"
        refusals = set()
        while "too-many-requests" not in refusals:
            said = flooding.receive()
            if said["type"] == "nack":
                refusals.add(said["why"]["id"])
        assert refusals == {"name-needed", "too-many-requests"}

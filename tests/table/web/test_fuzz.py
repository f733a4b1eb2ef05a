"""Whatever is sent over HTTP, the table answers as its own document says, and goes on."""

from http.client import BAD_REQUEST, REQUEST_ENTITY_TOO_LARGE
from typing import Any

import pytest
import schemathesis
from hypothesis import settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    allow_header_conformance,
    content_type_conformance,
    negative_data_rejection,
    positive_data_acceptance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from rumpus.table.rooms.room import Room
from tests.helpers.table.served import Opened, Served

EXAMPLES = 2  # for each operation
NOT_FOR_US = [
    positive_data_acceptance,  # rules refuse much that is well-formed
    allow_header_conformance,  # Litestar answers OPTIONS itself, and forgets POST where there is a GET
]
FOR_GUESTS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]

pytest_plugins = ["schemathesis.pytest.plugin"]  # for this file alone: loading it takes a second
pytestmark = pytest.mark.slow


@pytest.fixture(scope="session")
def document(table: Served) -> Any:
    return schemathesis.openapi.from_url(f"{table.url}/schema/openapi.json")


@pytest.fixture(scope="module")
def rooms(table: Served) -> list[Opened]:
    """One that waits for somebody, one that is played, one that is over."""
    over = table.begin("person", "random")
    over.play_to_the_end()
    return [table.open("person", "person", public=True), table.begin("person", "person"), over]


Case = schemathesis.Case[Any]

interface = schemathesis.pytest.from_fixture("document")
rooms_interface = interface.include(path_regex=r"\{room\}")  # elsewhere a guest of a room is a stranger


@interface.parametrize()
@settings(max_examples=EXAMPLES)
def test_strangers_get_what_the_document_says(case: Case) -> None:
    said = case.call()
    too_long = [negative_data_rejection] if said.status_code == REQUEST_ENTITY_TOO_LARGE else []
    case.validate_response(said, excluded_checks=[*NOT_FOR_US, *too_long])


@rooms_interface.given(data=st.data())
@rooms_interface.parametrize()
@settings(max_examples=EXAMPLES)
def test_guests_get_what_the_document_says(case: Case, rooms: list[Opened], data: st.DataObject) -> None:
    """With tokens and numbers that are right, everything else goes further than a stranger's."""
    room = data.draw(st.sampled_from(rooms))
    guest = data.draw(st.sampled_from([room.host, room.spectator, *room.seats.values()]))
    case.path_parameters["room"] = room.id
    case.headers["Authorization"] = f"Bearer {guest.token}"
    if isinstance(case.body, dict) and "question" in case.body and data.draw(st.booleans()):
        case.body["question"] = guest.look()["number"]
    inside = room.table.server.hall.live[room.id].room
    before = fingerprint(inside)
    said = case.call_and_validate(checks=FOR_GUESTS)
    if said.status_code >= BAD_REQUEST:
        assert fingerprint(inside) == before


def fingerprint(room: Room) -> str:
    """What no refusal may change; where a bot sits in for somebody it changes by itself."""
    return "" if room.match is None or any(seat.bot for seat in room.seats) else room.match.state.digest()

"""The interface is told in the reader's language: its page, its OpenAPI document, and every refusal, with an id."""

import json
import re

import pytest
from websockets.sync.client import connect

from rumpus.kernel.message import Argument, Message
from rumpus.table.wire import library_messages, messages, moment_messages, room_messages
from rumpus.table.wire.typescript import structs_of
from rumpus.text.words import ENGLISH, LANGUAGES, words
from tests.helpers.table.served import Served

every_language = pytest.mark.parametrize("language", LANGUAGES)
DESCRIBED = [
    struct
    for module in (messages, room_messages, moment_messages, library_messages)
    for struct in structs_of(module)
    if struct.__doc__
]


@every_language
def test_the_document_says_everything_in_the_language(table: Served, language: str) -> None:
    speaker = words(language)
    document = table.client.get("/schema/openapi.json", headers={"Accept-Language": language}).json()
    ours = {speaker.say(Message(id)) for id in speaker.ids("call-")}
    operations = [operation for item in document["paths"].values() for operation in item.values()]
    assert {operation["summary"] for operation in operations} == ours
    for operation in operations:
        for status, response in operation["responses"].items():
            assert response["description"] == speaker.say(Message("status-means", {"status": int(status)}))
    assert document["components"]["schemas"]["NewRoom"]["description"] == speaker.say(Message("type-NewRoom"))
    assert document["components"]["securitySchemes"]["token"]["description"] == speaker.say(
        Message("schema-token-about")
    )


@pytest.mark.parametrize("game", ["worms", "zombies-doom"])
def test_the_document_has_the_types_of_what_a_game_tells(table: Served, game: str) -> None:
    types = table.client.get("/schema/openapi.json").json()["components"]["schemas"]
    assert {f"{game}.{name}" for name in ("View", "OwnView", "About")} <= types.keys()
    named = {name for name in types if name.startswith(f"{game}.")}
    pointed_at = set(re.findall(rf"#/components/schemas/({re.escape(game)}\.\w+)", json.dumps(types)))
    assert pointed_at <= named
    page = table.client.get("/schema").text
    assert all(f'id="{name}"' in page for name in named)


@every_language
def test_the_page_says_the_same(table: Served, language: str) -> None:
    text = table.client.get("/schema", params={"lang": language}, headers={"Accept-Language": "en"}).text
    assert f'<html lang="{language}">' in text
    for id in ("call-open", "call-metrics", "type-HintWanted", "type-SharesThen"):
        assert words(language).say(Message(id)) in text
    if language != ENGLISH:
        assert words(ENGLISH).say(Message("type-Consider")) not in text


@pytest.mark.parametrize("struct", DESCRIBED, ids=lambda struct: struct.__name__)
def test_english_says_of_a_type_what_its_source_says(struct: type) -> None:
    said = words(ENGLISH).say(Message(f"type-{struct.__name__}"))
    assert said.replace("’", "'") == " ".join((struct.__doc__ or "").split())


@every_language
@pytest.mark.parametrize(
    ("method", "path", "status", "id"),
    [
        ("GET", "/api/rooms/nowhere", 404, "room-unknown"),
        ("GET", "/api/nowhere", 404, "path-unknown"),
        ("DELETE", "/api/rooms", 405, "method-not-possible"),
        ("POST", "/api/rooms", 400, "request-not-understood"),
        ("GET", "/words/xx/shell", 404, "language-unknown"),
        ("GET", "/api/games/chess/box", 404, "game-unknown"),
    ],
)
def test_a_refusal_has_an_id_and_a_sentence(
    table: Served, language: str, method: str, path: str, status: int, id: str
) -> None:
    said = table.client.request(method, path, headers={"Accept-Language": language})
    refusal = said.json()
    assert (said.status_code, refusal["id"]) == (status, id)
    assert refusal["text"] == words(language).say(Message(id, refusal_args(refusal["args"])))


def refusal_args(args: dict[str, object]) -> dict[str, Argument]:
    return {name: tuple(map(str, arg)) if isinstance(arg, list) else str(arg) for name, arg in args.items()}


@every_language
def test_a_refusal_over_the_socket_is_in_the_language_of_its_address(table: Served, language: str) -> None:
    with connect(f"{table.url.replace('http', 'ws')}/socket?lang={language}") as socket:
        socket.send(json.dumps({"type": "hello", "room": "nowhere"}))
        why = json.loads(socket.recv())["why"]
    assert why == {
        "id": "room-unknown",
        "args": {"room": "nowhere"},
        "text": words(language).say(Message("room-unknown", {"room": "nowhere"})),
    }

"""The AsyncAPI document tells of every message of the socket, as the socket has it."""

import json
import re
from typing import Any, get_args

import pytest
from jsonschema_rs import Draft202012Validator

from rumpus.kernel.message import Message
from rumpus.table.web.asyncapi import REPLIES
from rumpus.table.wire.messages import FromClient, FromServer, Hello
from rumpus.text.words import LANGUAGES, words
from tests.helpers.places import ROOT
from tests.helpers.table.served import Served, connect

Json = dict[str, Any]
DOCUMENT = "/schema/asyncapi.json"
EXAMPLES = re.findall(r"^```json\n(.*?)^```", (ROOT / "docs" / "table.md").read_text("utf-8"), re.MULTILINE | re.DOTALL)
TOLD = [example for example in map(json.loads, EXAMPLES) if "type" in example]


@pytest.fixture(scope="module")
def document(table: Served) -> Json:
    said = table.client.get(DOCUMENT)
    assert said.headers["content-type"] == "application/json"
    document: Json = said.json()
    return document


def refs_in(part: Any) -> list[str]:
    if isinstance(part, dict):
        own = [part["$ref"]] if isinstance(part.get("$ref"), str) else []
        return own + [ref for value in part.values() for ref in refs_in(value)]
    return [ref for value in part for ref in refs_in(value)] if isinstance(part, list) else []


def found(document: Json, ref: str) -> Any:
    part: Any = document
    for key in ref.removeprefix("#/").split("/"):
        part = part[key]
    return part


def check(document: Json, name: str, message: Json) -> None:
    schema = {"$ref": f"#/components/schemas/{name}", "components": document["components"]}
    Draft202012Validator(schema).validate(message)


def test_it_has_every_message_that_the_socket_knows(document: Json) -> None:
    from_client, from_server = (Hello, *get_args(FromClient)), get_args(FromServer)
    named = {kind.__name__ for kind in (*from_client, *from_server)}
    assert document["components"]["messages"].keys() == document["channels"]["socket"]["messages"].keys() == named
    said = {name: one for name, one in document["operations"].items() if one["action"] == "receive"}
    assert said.keys() == {kind.__struct_config__.tag for kind in from_client}
    told = {ref for one in document["operations"].values() for ref in refs_in([one.get("reply"), one["messages"]])}
    assert {ref.rpartition("/")[2] for ref in told} - {"socket"} == named
    assert set(REPLIES.values()) <= set(from_server)


def test_whatever_it_points_at_is_there(document: Json) -> None:
    refs = refs_in(document)
    assert len(refs) > 50
    for ref in refs:
        assert found(document, ref) is not None


@pytest.mark.parametrize("example", TOLD, ids=lambda example: example["type"])
def test_the_examples_of_the_paper_are_as_it_says(document: Json, example: Json) -> None:
    names = [one["title"] for one in document["components"]["messages"].values() if one["name"] == example["type"]]
    (name,) = names
    check(document, name, example)


def test_what_the_table_really_sends_is_as_it_says(table: Served, document: Json) -> None:
    """Each reply is of the kind that the operation names."""
    room = table.begin("person", "random", hints=True)
    guest = room.asked()
    with guest.watch() as viewer:
        question = viewer.update()["question"]
        asked = {"question": question["number"], "text": question["options"][0]["text"]}
        for message in (
            {"type": "consider", **asked},
            {"type": "odds", **asked},
            {"type": "hint", "question": asked["question"]},
            {"type": "chat", "text": "Hello!"},
            {"type": "answer", **asked},
            {"type": "answer", **asked},  # late
        ):
            said = viewer.ask(**message)
            names = [ref.rpartition("/")[2] for ref in refs_in(document["operations"][message["type"]]["reply"])]
            (name,) = [
                one for one in names if document["components"]["messages"].get(one, {}).get("name") == said["type"]
            ]
            check(document, name, said)
        check(document, "Update", viewer.update())
    with connect(table) as socket:
        socket.send(json.dumps({"type": "hello", "room": "nowhere"}))
        check(document, "Nack", json.loads(socket.recv()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_the_readers_language(table: Served, language: str) -> None:
    document = table.client.get(DOCUMENT, headers={"Accept-Language": language}).json()
    speaker = words(language)
    assert document["info"]["description"] == speaker.say(Message("schema-socket-about"))
    assert document["components"]["messages"]["Hello"]["summary"] == speaker.say(Message("type-Hello"))
    assert document["components"]["schemas"]["Update"]["description"] == speaker.say(Message("type-Update"))
    assert "description" not in document["components"]["schemas"]["GiveAnswer"]

"""`docs/table.md` is true: it leaves out no call, message, entry or limit, and its examples are understood."""

import json
import re
from dataclasses import fields
from http import HTTPStatus
from typing import Any, get_args

import msgspec
import pytest

from rumpus.table.guests.limits import Limits
from rumpus.table.rooms.clocks import read_clock
from rumpus.table.rooms.entries import AnyEntry, read_entry, write_entry
from rumpus.table.store import open_store
from rumpus.table.web.app import make_app
from rumpus.table.web.openapi import MODULES
from rumpus.table.web.schema_page import SAID_BY_CLIENTS, SAID_BY_THE_TABLE
from rumpus.table.web.viewer import CLOSED_BY_US, REFUSED
from rumpus.text.words import words
from tests.helpers.places import ROOT

TEXT = (ROOT / "docs" / "table.md").read_text(encoding="utf-8")
MESSAGES = {kind.__struct_config__.tag: kind for kind in (*SAID_BY_CLIENTS, *SAID_BY_THE_TABLE)}
EXAMPLES = [json.loads(block) for block in re.findall(r"^```json\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)]
ADVICE = ("odds-not-found", "hint-not-found", "hints-not-here")
BODIES = re.findall(r"^`(\w+) (\S+)`\n\n```json\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="module")
def document(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    store = open_store(f"sqlite:///{tmp_path_factory.mktemp('table') / 'rooms.db'}")
    return make_app(store).openapi_schema.to_schema()


def rows(heading: str) -> list[list[str]]:
    """The table whose first row begins with this heading, without its head."""
    table = TEXT[TEXT.index(f"\n| {heading} |") :].strip().split("\n\n")[0]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in table.splitlines()[2:]]


def named(heading: str) -> list[str]:
    """What stands in backticks in a table's first column."""
    return [re.findall(r"`([^`]+)`", row[0])[0] for row in rows(heading)]


def test_every_call_is_described(document: dict[str, Any]) -> None:
    calls = {f"{method.upper()} {path}" for path, item in document["paths"].items() for method in item}
    assert sorted(named("call | who | what it does")) == sorted(calls)


def test_every_message_has_an_example_that_is_understood() -> None:
    examples = {example["type"]: example for example in EXAMPLES if "type" in example}
    assert examples.keys() == MESSAGES.keys()
    for tag, example in examples.items():
        understood = msgspec.convert(example, MESSAGES[tag])
        assert msgspec.to_builtins(understood) == example


@pytest.mark.parametrize(("method", "path", "body"), BODIES)
def test_an_example_of_a_body_is_understood(document: dict[str, Any], method: str, path: str, body: str) -> None:
    content = document["paths"][path][method.lower()]["requestBody"]["content"]["application/json"]
    name = content["schema"]["$ref"].rpartition("/")[2]
    kind = next(getattr(module, name) for module in MODULES if hasattr(module, name))
    assert msgspec.json.decode(body, type=kind)
    assert document["components"]["schemas"][name]["additionalProperties"] is False  # other fields are refused


def test_there_are_examples_of_bodies() -> None:
    assert len(BODIES) >= 3


def test_every_entry_is_described() -> None:
    assert sorted(named("entry | what happened")) == sorted(kind.__struct_config__.tag for kind in get_args(AnyEntry))
    for example in EXAMPLES:
        if "entry" in example:
            assert json.loads(write_entry(read_entry(json.dumps(example).encode()))) == example


def test_every_limit_is_described() -> None:
    described = {
        name.strip("`"): (float(value), why.strip("` |")) for name, value, why in rows("limit | value | refused with")
    }
    assert {name: value for name, (value, _) in described.items()} == {
        field.name: getattr(Limits(), field.name) for field in fields(Limits)
    }
    phrases = {f"{status} {HTTPStatus(status).phrase}" for status in (408, 429)}  # before anything is understood
    assert all(words("en").has(why) or why in (*phrases, "nothing") for _, why in described.values())


def test_lengths_are_as_described(document: dict[str, Any]) -> None:
    schemas = document["components"]["schemas"]
    described = {
        "A name has up to {} characters": ("Join", "name"),
        "what is said in chat up to {}": ("Chatting", "text"),
        "an answer up to {}": ("Answering", "text"),
        "entropy up to {}": ("Revealing", "entropy"),
    }
    for said, (kind, field) in described.items():
        assert said.format(schemas[kind]["properties"][field]["maxLength"]) in TEXT


def test_clocks_and_codes_are_as_described() -> None:
    assert [read_clock(clock).kind for clock in named("clock | what it is")] == ["none", "turn", "game", "answer"]
    assert f"with code {CLOSED_BY_US}" in TEXT
    assert f"code {REFUSED} mean" in TEXT


def test_ids_that_are_named_exist() -> None:
    for id in ("answer-late", "origin-not-ours", "request-not-understood", "message-not-understood", *ADVICE):
        assert f"`{id}`" in TEXT
        assert words("en").has(id)

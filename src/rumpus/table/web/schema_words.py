"""The OpenAPI document in the reader's language: handlers and types only name what is to be said."""

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from rumpus.kernel.message import Message
from rumpus.kernel.registry import find_game, game_ids
from rumpus.table.wire.refusals import language_of
from rumpus.text.words import Words, words

Schema = dict[str, Any]


class SpokenDocument(JsonRenderPlugin):
    def render(self, request: Request[Any, Any, Any], openapi_schema: Schema) -> bytes:
        return self.render_json(request, spoken(openapi_schema, language_of(request)))


def spoken(document: Schema, language: str) -> Schema:
    """A copy that says everything in words: what calls do, what answers mean, what types are for."""
    speaker = words(language)
    parts = document["components"]
    schemes = {
        name: {**scheme, "description": speaker.say(Message(scheme["description"]))}
        for name, scheme in parts["securitySchemes"].items()
    }
    types = {**parts["schemas"], **types_of_games()}
    return {
        **document,
        "paths": {path: spoken_path(item, speaker) for path, item in document["paths"].items()},
        "components": {**parts, "securitySchemes": schemes, "schemas": spoken_types(types, speaker)},
    }


def spoken_path(item: Schema, speaker: Words) -> Schema:
    return {
        method: {
            **operation,
            "summary": speaker.say(Message(operation["summary"])),
            "responses": {
                status: {**response, "description": speaker.say(Message("status-means", {"status": int(status)}))}
                for status, response in operation["responses"].items()
            },
        }
        for method, operation in item.items()
    }


@cache
def types_of_games() -> dict[str, Schema]:
    """What each game shows, and what its options and events are about: `pig.View` is a view of Pig."""
    types: dict[str, Schema] = {}
    for game in map(find_game, game_ids()):
        structs = [struct for struct in game.structs if struct is not None]
        _, found = msgspec.json.schema_components(structs, ref_template=f"#/components/schemas/{game.id}.{{name}}")
        types |= {f"{game.id}.{name}": without_description(schema) for name, schema in found.items()}
    return types


def without_description(schema: Schema) -> Schema:
    """What the source says is for whoever reads the source."""
    return {key: value for key, value in schema.items() if key != "description"}


def spoken_types(schemas: Mapping[str, Schema], speaker: Words) -> dict[str, Schema]:
    return {name: spoken_type(name, schema, speaker) for name, schema in schemas.items()}


def spoken_type(name: str, schema: Schema, speaker: Words) -> Schema:
    about = f"type-{name}"
    if not speaker.has(about):
        return schema
    return {**schema, "description": speaker.say(Message(about))}

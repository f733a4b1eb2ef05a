"""The AsyncAPI document: the socket's messages, made from the structs that the socket reads and writes."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec
from litestar import Request
from litestar.enums import MediaType
from litestar.openapi.plugins import OpenAPIRenderPlugin

from rumpus.kernel.message import Message
from rumpus.table.web.schema_page import SAID_BY_CLIENTS, SAID_BY_THE_TABLE
from rumpus.table.web.schema_words import Schema, spoken_types, types_of_games, without_description
from rumpus.table.wire.messages import (
    Ack,
    Announcements,
    Consider,
    Hello,
    HintTold,
    HintWanted,
    Nack,
    Notice,
    OddsTold,
    OddsWanted,
    Outlook,
    Update,
)
from rumpus.table.wire.refusals import language_of
from rumpus.text.words import Words, words

VERSION: Final = "3.0.0"  # of AsyncAPI
CHANNEL: Final = "socket"
Struct = type[msgspec.Struct]
REPLIES: Final[Mapping[Struct, Struct]] = {  # any other message is acknowledged; each may be refused
    Hello: Update,
    Consider: Outlook,
    OddsWanted: OddsTold,
    HintWanted: HintTold,
}
UNASKED: Final = (Update, Notice, Announcements)


class SocketDocument(OpenAPIRenderPlugin):
    """Beside the OpenAPI document, which knows no sockets."""

    def __init__(self) -> None:
        super().__init__(path="/asyncapi.json", media_type=MediaType.JSON, favicon="", style="")

    def render(self, request: Request[Any, Any, Any], openapi_schema: Schema) -> bytes:
        info = openapi_schema["info"]
        return msgspec.json.encode(asyncapi(info["title"], info["version"], language_of(request)))


def asyncapi(title: str, version: str, language: str) -> Schema:
    """As the table sees it, whose document it is: it receives what clients say."""
    speaker, said = words(language), (*SAID_BY_CLIENTS, *SAID_BY_THE_TABLE)
    _, types = msgspec.json.schema_components(said, ref_template="#/components/schemas/{name}")
    schemas = {name: without_description(schema) for name, schema in types.items()} | types_of_games()
    return {
        "asyncapi": VERSION,
        "info": {"title": title, "version": version, "description": speaker.say(Message("schema-socket-about"))},
        "defaultContentType": MediaType.JSON,
        "channels": {
            CHANNEL: {
                "address": "/socket",
                "messages": {kind.__name__: ref("components", "messages", kind) for kind in said},
            }
        },
        "operations": {
            **{tag_of(kind): receiving(kind) for kind in SAID_BY_CLIENTS},
            **{tag_of(kind): {"action": "send", **messages(kind)} for kind in UNASKED},
        },
        "components": {
            "messages": {kind.__name__: message(kind, speaker) for kind in said},
            "schemas": spoken_types(schemas, speaker),
        },
    }


def receiving(kind: Struct) -> Schema:
    return {"action": "receive", **messages(kind), "reply": messages(REPLIES.get(kind, Ack), Nack)}


def messages(*kinds: Struct) -> Schema:
    """Some of the channel's."""
    return {
        "channel": {"$ref": f"#/channels/{CHANNEL}"},
        "messages": [ref("channels", CHANNEL, "messages", kind) for kind in kinds],
    }


def message(kind: Struct, speaker: Words) -> Schema:
    about = f"type-{kind.__name__}"
    summary = {"summary": speaker.say(Message(about))} if speaker.has(about) else {}
    return {"name": tag_of(kind), "title": kind.__name__, **summary, "payload": ref("components", "schemas", kind)}


def tag_of(kind: Struct) -> str:
    """What its `type` says."""
    return str(kind.__struct_config__.tag)


def ref(*way: str | Struct) -> Schema:
    return {"$ref": "/".join(("#", *(part if isinstance(part, str) else part.__name__ for part in way)))}

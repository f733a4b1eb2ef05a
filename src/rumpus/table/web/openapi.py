"""The OpenAPI document: made by Litestar from the handlers, and told what it leaves out."""

import msgspec
from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme

from rumpus.table.web.asyncapi import SocketDocument
from rumpus.table.web.schema_page import SchemaPage
from rumpus.table.web.schema_words import SpokenDocument
from rumpus.table.wire import messages, notice_messages, player_messages, room_messages, tournament_messages

TOKEN = SecurityScheme(
    type="http",
    scheme="bearer",
    description="schema-token-about",
)

MODULES = (room_messages, messages, player_messages, notice_messages, tournament_messages)

OPENAPI = OpenAPIConfig(
    title="Rumpus",
    version="1",
    components=Components(security_schemes={"token": TOKEN}),
    security=[{}, {"token": []}],
    render_plugins=[SchemaPage(), SpokenDocument(), SocketDocument()],
)


def forbid_unknown_fields(app: Litestar) -> None:
    """Say of every type that refuses fields it does not know that it does."""
    schemas = app.openapi_schema.components.schemas or {} if app.openapi_schema.components else {}
    for name, schema in schemas.items():
        kind = next((found for module in MODULES if (found := getattr(module, name, None))), None)
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__struct_config__.forbid_unknown_fields:
            schema.additional_properties = False

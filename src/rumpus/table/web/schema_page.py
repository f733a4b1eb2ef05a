"""The OpenAPI document as a page to read, made here: what usually shows it is loaded from elsewhere."""

import re
from collections.abc import Iterator
from html import escape
from typing import Any, get_args

import msgspec
from litestar import Request
from litestar.enums import MediaType
from litestar.openapi.plugins import OpenAPIRenderPlugin

from rumpus.table.web.pages import said_on_a_page, table_of, write_for, write_page
from rumpus.table.web.schema_words import Schema, spoken, spoken_types
from rumpus.table.wire.messages import FromClient, FromServer, Hello
from rumpus.table.wire.refusals import language_of
from rumpus.text.words import words

SAID_BY_CLIENTS = (Hello, *get_args(FromClient))
SAID_BY_THE_TABLE = get_args(FromServer)
LIMITS = ("minLength", "maxLength", "minimum", "maximum", "minItems", "maxItems", "maxProperties", "pattern")


class SchemaPage(OpenAPIRenderPlugin):
    def __init__(self) -> None:
        super().__init__(path="/", media_type=MediaType.HTML, favicon="", style="")

    def render(self, request: Request[Any, Any, Any], openapi_schema: Schema) -> bytes:
        write_for(request)
        return schema_page(openapi_schema, language_of(request)).encode()


def schema_page(unspoken: Schema, language: str) -> str:
    document = spoken(unspoken, language)
    _, said = msgspec.json.schema_components(
        (*SAID_BY_CLIENTS, *SAID_BY_THE_TABLE), ref_template="#/components/schemas/{name}"
    )
    types = {**spoken_types(said, words(language)), **document["components"]["schemas"]}
    messages = [
        (said_on_a_page(speaker), ", ".join(link_to(kind.__name__) for kind in kinds))
        for speaker, kinds in (("schema-clients", SAID_BY_CLIENTS), ("schema-table", SAID_BY_THE_TABLE))
    ]
    return write_page(
        "schema.html",
        "schema-title",
        paths="\n".join(path_in_html(path, item) for path, item in sorted(document["paths"].items())),
        messages=table_of(("schema-who", "schema-messages"), messages),
        types="\n".join(type_in_html(name, types[name]) for name in sorted(types)),
    )


def path_in_html(path: str, item: Schema) -> str:
    return "\n".join(
        operation_in_html(f"{method.upper()} {path}", operation)
        for method, operation in item.items()
        if "responses" in operation
    )


def operation_in_html(name: str, operation: Schema) -> str:
    rows = [*parameters(operation), *body(operation), *responses(operation)]
    return (
        f"<h3><code>{escape(name)}</code></h3>\n<p>{escape(operation.get('summary', ''))}</p>\n"
        f"{table_of(('schema-part', 'schema-name', 'schema-type'), rows)}"
    )


def parameters(operation: Schema) -> Iterator[tuple[str, ...]]:
    for parameter in operation.get("parameters", ()):
        yield said_on_a_page(f"schema-in-{parameter['in']}"), code(parameter["name"]), kind_of(parameter["schema"])


def body(operation: Schema) -> Iterator[tuple[str, ...]]:
    for media, content in operation.get("requestBody", {}).get("content", {}).items():
        yield said_on_a_page("schema-body"), code(media), kind_of(content["schema"])


def responses(operation: Schema) -> Iterator[tuple[str, ...]]:
    for status, response in sorted(operation["responses"].items()):
        for media, content in response.get("content", {}).items():
            yield said_on_a_page("schema-response", status=status), code(media), kind_of(content.get("schema", {}))


def type_in_html(name: str, schema: Schema) -> str:
    required = schema.get("required", ())
    rows = [
        (code(field), kind_of(kind), said_on_a_page("schema-yes") if field in required else "")
        for field, kind in schema.get("properties", {}).items()
    ]
    about = f"<p>{with_code(schema['description'])}</p>\n" if "description" in schema else ""
    fields = table_of(("schema-name", "schema-type", "schema-required"), rows) if rows else f"<p>{kind_of(schema)}</p>"
    return f'<h3 id="{escape(name)}">{code(name)}</h3>\n{about}{fields}'


def kind_of(schema: Schema) -> str:
    """A type in a few words, with links to those that have a name."""
    if "$ref" in schema:
        return link_to(schema["$ref"].rpartition("/")[2])
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " | ".join(kind_of(one) for one in schema[several])
    if "enum" in schema or "const" in schema:
        return " | ".join(code(str(value)) for value in schema.get("enum", [schema.get("const")]))
    kinds = schema.get("type", "any")
    text = " | ".join(map(str, kinds)) if isinstance(kinds, list) else str(kinds)
    if isinstance(schema.get("items"), dict):
        text += f"[{kind_of(schema['items'])}]"
    elif isinstance(schema.get("additionalProperties"), dict):
        text += f"[{kind_of(schema['additionalProperties'])}]"
    limits = ", ".join(f"{limit} {escape(str(schema[limit]))}" for limit in LIMITS if limit in schema)
    return f"{text} ({limits})" if limits else text


def link_to(name: str) -> str:
    return f'<a href="#{escape(name)}">{code(name)}</a>'


def with_code(text: str) -> str:
    """A sentence in which what is written as it is stands in backticks."""
    return re.sub("`([^`]+)`", r"<code>\1</code>", escape(text))


def code(text: str) -> str:
    return f"<code>{escape(text)}</code>"

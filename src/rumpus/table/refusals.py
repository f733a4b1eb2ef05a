"""How a refusal goes over the wire: an id with arguments for programs, a sentence for people, and a status."""

from http import HTTPStatus
from operator import itemgetter
from typing import Any

from litestar.connection import ASGIConnection
from litestar.openapi.datastructures import ResponseSpec

from rumpus.kernel.message import Message, Refused
from rumpus.kernel.registry import game_ids
from rumpus.table.wire import Refusal
from rumpus.text.words import first_we_speak, words

# Of every answer.
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}

AnyConnection = ASGIConnection[Any, Any, Any, Any]

STATUS = {
    "room-unknown": 404,
    "game-unknown": 404,
    "lesson-unknown": 404,
    "language-unknown": 404,
    "token-needed": 401,
    "token-unknown": 403,
    "link-used": 409,
    "seat-yours-already": 409,
    "host-only": 403,
    "seat-needed": 403,
    "origin-not-ours": 403,
    "host-not-ours": 421,
    "answer-late": 409,
    "analysis-not-over": 409,
    "no-free-seat": 409,
    "seat-given-away": 409,
    "seat-not-kept": 409,
    "rematch-not-yet": 409,
    "rematch-not-offered": 409,
    "room-past-rules": 409,
    "room-past-box": 409,
    "room-past-game": 409,
    "room-past-damaged": 409,
    "room-damaged": 503,
    "store-silent": 503,
    "outcome-unknown": 504,
    "reveal-not-awaited": 409,
    "reveal-too-early": 409,
    "record-too-long": 413,
    "too-many-requests": 429,
    "too-many-rooms": 429,
    "too-many-sockets": 429,
}

BESIDES = (HTTPStatus.BAD_REQUEST, HTTPStatus.REQUEST_ENTITY_TOO_LARGE, HTTPStatus.INTERNAL_SERVER_ERROR)

# For the OpenAPI document.
RESPONSES = {
    status: ResponseSpec(Refusal, description=HTTPStatus(status).phrase, generate_examples=False)
    for status in sorted({*BESIDES, *STATUS.values()})
}


def language_of(connection: AnyConnection) -> str:
    """The first language that a client says it would like and that we have: by `?lang=`, or by the header."""
    named = connection.query_params.get("lang")
    wanted: list[tuple[float, str]] = [(float("-inf"), named)] if named else []
    for one in connection.headers.get("accept-language", "").split(","):
        language, _, weight = one.strip().partition(";q=")
        try:
            wanted.append((-float(weight or 1), language))
        except ValueError:
            continue
    return first_we_speak(language for _, language in sorted(wanted, key=itemgetter(0)))


def refusal_of(refused: Refused, language: str) -> Refusal:
    message = refused.message
    args = {name: plain(value) for name, value in message.args.items()}
    return Refusal(message.id, args, sentence(message, language))


def sentence(message: Message, language: str) -> str:
    """In the words of the house, or of the game that refuses."""
    speakers = (words(language, game) for game in (None, *game_ids()))
    speaker = next((one for one in speakers if one.has(message.id)), None)
    return message.id if speaker is None else speaker.say(message)


def status_of(refused: Refused) -> int:
    return STATUS.get(refused.message.id, 400)


def plain(value: Any) -> Any:
    """An argument as JSON: messages within messages as their ids and arguments."""
    if isinstance(value, Message):
        return {"id": value.id, "args": {name: plain(inner) for name, inner in value.args.items()}}
    return [plain(inner) for inner in value] if isinstance(value, tuple) else value

"""How a refusal goes over the wire: an id with arguments for programs, a sentence for people, and a status."""

from http import HTTPStatus
from typing import Any

from litestar.openapi.datastructures import ResponseSpec

from rumpus.kernel.message import Message, Refused
from rumpus.kernel.registry import game_ids
from rumpus.table.wire import Refusal
from rumpus.text.words import words

STATUS = {
    "room-unknown": 404,
    "game-unknown": 404,
    "lesson-unknown": 404,
    "language-unknown": 404,
    "token-needed": 401,
    "token-unknown": 403,
    "host-only": 403,
    "seat-needed": 403,
    "origin-not-ours": 403,
    "answer-late": 409,
    "analysis-not-over": 409,
    "seat-taken": 409,
    "no-free-seat": 409,
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


def refusal_of(refused: Refused) -> Refusal:
    message = refused.message
    return Refusal(message.id, {name: plain(value) for name, value in message.args.items()}, sentence(message))


def sentence(message: Message) -> str:
    """In the words of the house, or of the game that refuses."""
    for speaker in (words("en"), *(words("en", game) for game in game_ids())):
        if speaker.has(message.id):
            return speaker.say(message)
    return message.id


def status_of(refused: Refused) -> int:
    return STATUS.get(refused.message.id, 400)


def plain(value: Any) -> Any:
    """An argument as JSON: messages within messages as their ids and arguments."""
    if isinstance(value, Message):
        return {"id": value.id, "args": {name: plain(inner) for name, inner in value.args.items()}}
    return [plain(inner) for inner in value] if isinstance(value, tuple) else value

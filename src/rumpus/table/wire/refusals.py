"""How a refusal goes over the wire: an id with arguments for programs, a sentence for people, and a status."""

from http import HTTPStatus
from operator import itemgetter
from typing import Any

from litestar.connection import ASGIConnection
from litestar.openapi.datastructures import ResponseSpec

from rumpus.kernel.message import Refused, plain_args
from rumpus.table.wire.messages import Refusal
from rumpus.text.words import first_we_speak, sentence

# Of every answer.
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; "  # a picture of the board is drawn from data
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}

AnyConnection = ASGIConnection[Any, Any, Any, Any]

STATUS = {
    "room-unknown": 404,
    "game-unknown": 404,
    "lesson-unknown": 404,
    "game-without-emblem": 404,
    "practice-unknown": 404,
    "puzzle-unknown": 404,
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
    "day-not-over": 409,
    "finale-not-over": 409,
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
    "room-halted": 409,
    "not-halted": 409,
    "ready-already": 409,
    "seat-resigned": 409,
    "seat-player-here": 409,
    "wish-open": 409,
    "wish-opposed": 409,
    "wish-late": 409,
    "wish-agreed-already": 409,
    "move-too-late": 409,
    "muted-already": 409,
    "spectators-muted": 403,
    "player-key-needed": 401,
    "player-key-unknown": 401,
    "player-unknown": 404,
    "player-link-used": 409,
    "player-key-taken": 409,
    "too-many-devices": 409,
    "no-such-device": 404,
    "rated-for-players": 403,
    "rated-seats-stay": 409,
    "passkeys-not-here": 403,
    "passkey-refused": 403,
    "passkey-without-page": 400,
    "channels-too-many": 409,
    "channel-unknown": 404,
    "channel-not-here": 409,
    "mail-asked-already": 429,
    "confirmation-unknown": 404,
    "webhook-not-allowed": 403,
    "holiday-none": 409,
    "holiday-too-long": 409,
    "tournament-unknown": 404,
    "tournament-entered-already": 409,
    "tournament-full": 409,
    "tournament-not-entered": 409,
    "tournament-over": 409,
    "tournament-begun": 409,
    "tournament-too-few": 409,
    "tournament-not-yours": 403,
    "tournament-too-many": 409,
    "operator-key-needed": 401,
    "operator-kept-out": 403,
    "operator-muted": 403,
    "no-such-line": 404,
    "no-such-name": 404,
    "close-not-begun": 409,
    "metrics-not-here": 403,
    "studio-key-needed": 401,
    "studio-closed": 403,
    "studio-no-such-box": 404,
    "studio-no-such-state": 404,
    "studio-box-exists": 409,
    "studio-changed-meanwhile": 409,
    "studio-too-large": 413,
    "lab-not-here": 403,
    "lab-no-such-experiment": 404,
    "path-unknown": 404,
    "needs-a-server": 404,
    "lab-too-many": 409,
    "lab-disk-full": 409,
    "lab-takes-long": 503,
    "lab-program-failed": 503,
    "record-too-long": 413,
    "too-many-requests": 429,
    "too-many-rooms": 429,
    "too-many-sockets": 429,
    "too-many-players": 429,
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
    return Refusal(message.id, plain_args(message.args), sentence(message, language))


def status_of(refused: Refused) -> int:
    return STATUS.get(refused.message.id, 400)

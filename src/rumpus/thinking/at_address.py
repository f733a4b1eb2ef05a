"""A bot at an address: a program in any language that is asked over HTTP, as `docs/bots.md` tells."""

from contextlib import closing
from http import HTTPStatus
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from random import Random
from typing import Any, Final
from urllib.parse import SplitResult, urlsplit

import msgspec

from rumpus.kernel.message import Refused
from rumpus.thinking.bot import Bot, Glimpse, Limit

CONNECTIONS: Final[dict[str, type[HTTPConnection]]] = {"http": HTTPConnection, "https": HTTPSConnection}
PATIENCE: Final = 120.0  # seconds for an answer, on top of the time it was given to think; a match may have less
LONGEST_ANSWER: Final = 100_000  # bytes


class BotRequest(msgspec.Struct, omit_defaults=True):
    """What is sent: a glimpse, how long to think, and a number from which to take all luck, for a bot that wants to
    answer the same when it is asked the same again."""

    game: str
    seats: int
    header: dict[str, str]
    seat: int
    view: Any
    own: Any
    kind: str
    options: tuple[str, ...]
    imagined: dict[str, Any]
    seed: int
    seconds: float | None = None
    simulations: int | None = None


class BotReply(msgspec.Struct):
    """What comes back: one of the options, as it was written."""

    option: str


class NotAnOption(ValueError):
    """What a bot has answered is none of the options."""


read_reply = msgspec.json.Decoder(BotReply).decode


def is_address(name: str) -> bool:
    return name.partition("://")[0] in CONNECTIONS


def bot_at(address: str) -> Bot:
    place = urlsplit(address)
    try:
        if not place.hostname or place.username is not None or place.port == 0:
            raise ValueError
    except ValueError:
        raise Refused("bot-bad-address", address=address) from None

    def choose(glimpse: Glimpse, random: Random, limit: Limit) -> int:
        told = {name: getattr(glimpse, name) for name in BotRequest.__struct_fields__ if hasattr(glimpse, name)}
        asked = BotRequest(**told, seed=random.getrandbits(32), seconds=limit.seconds, simulations=limit.simulations)
        option = read_reply(ask(place, msgspec.json.encode(asked), PATIENCE + (limit.seconds or 0.0))).option
        if option not in glimpse.options:
            raise NotAnOption
        return glimpse.options.index(option)

    return choose


def ask(place: SplitResult, question: bytes, patience: float) -> bytes:
    """One request, one answer; nobody is followed to another address."""
    assert place.hostname is not None
    target = (place.path or "/") + (f"?{place.query}" if place.query else "")
    with closing(CONNECTIONS[place.scheme](place.hostname, place.port, timeout=patience)) as connection:
        connection.request("POST", target, question, {"Content-Type": "application/json"})
        with connection.getresponse() as answer:
            if answer.status != HTTPStatus.OK:
                raise HTTPException(answer.status)
            return answer.read(LONGEST_ANSWER)

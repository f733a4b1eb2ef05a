"""How whoever calls says who they are: a token or a player's key, in a header."""

from typing import Annotated

from litestar.params import HeaderParameter

from rumpus.kernel.message import Refused
from rumpus.table.hall.hall import Hall

Authorization = Annotated[str | None, HeaderParameter(name="Authorization", required=False, max_length=100)]


def token_in(authorization: str | None) -> str | None:
    """`Bearer TOKEN`, as seats, spectators and hosts prove themselves."""
    if authorization is None:
        return None
    scheme, _, token = authorization.partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise Refused("token-needed")
    return token


def needed_token(authorization: str | None) -> str:
    token = token_in(authorization)
    if token is None:
        raise Refused("token-needed")
    return token


async def key_in(hall: Hall, authorization: str | None) -> str | None:
    """What whoever sent it is known by."""
    return await hall.players.key_of(token_in(authorization))


async def needed_key(hall: Hall, authorization: str | None) -> str:
    key = await key_in(hall, authorization)
    if key is None:
        raise Refused("token-needed")
    return key

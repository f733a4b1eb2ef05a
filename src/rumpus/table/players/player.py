"""A player: somebody who is recognised when they come back, by a key that their browser has made."""

import base64
import hashlib
from typing import Final

import msgspec

KEY: Final = "player-"  # so begins every key of a player, and no other token
SIGN: Final = "@"  # so begins every player's id, and no hash of a token
ID_SIGNS: Final = 20  # that follow: 120 bits


class Player(msgspec.Struct, frozen=True):
    """The picture is drawn from the id (web/src/parts/PlayerPicture.svelte)."""

    id: str  # public
    name: str
    created: int  # milliseconds since 1970


def id_made_of(key: str) -> str:
    """Everybody may know it: the way from it to the key is a hash's."""
    digest = hashlib.sha256(f"rumpus player {key}".encode()).digest()
    return SIGN + base64.urlsafe_b64encode(digest).decode()[:ID_SIGNS]


def is_players_key(token: str) -> bool:
    return token.startswith(KEY)


def is_player(key: str) -> bool:
    """Whether what somebody is known by (`Players.key_of`) is the id of a player."""
    return key.startswith(SIGN)

"""The game of the day: everybody's dice for a day, and who has seen them before."""

import hmac
import secrets

from rumpus.table.rooms.luck import fresh_secret
from rumpus.table.store.base import Store

SALT_BYTES = 32


async def secret_of(store: Store, day: str) -> str:
    return await store.first_of_day(day, fresh_secret())


async def known_by(store: Store, day: str, game: str, browser: str | None, address: str, player: str) -> str:
    """By what somebody is known who has opened this game before on that day: `player`, `browser`, `address`, or
    nothing. A player is not taken for somebody else of the same household.

    Neither is kept, only a hash of it, by a salt that is nobody's business."""
    salt = await store.first_of_day(f"{day} visitors", secrets.token_hex(SALT_BYTES))
    again = ""
    for kind, who in (("address", address), ("browser", browser), ("player", player or None)):
        if who is not None:
            visitor = hmac.digest(bytes.fromhex(salt), f"{game} {kind} {who}".encode(), "sha256").hex()
            ours = secrets.token_hex(SALT_BYTES)
            if await store.first_of_day(f"{day} {visitor}", ours) != ours and (kind != "address" or not player):
                again = kind
    return again

"""The game of the day: everybody's dice for a day, and who has seen them before."""

import hmac
import secrets

from rumpus.table.store.base import Store

SECRET_BYTES = 32


def fresh_secret() -> str:
    return secrets.token_hex(SECRET_BYTES)


async def secret_of(store: Store, day: str) -> str:
    return await store.first_of_day(day, fresh_secret())


async def known_by(store: Store, day: str, game: str, browser: str | None, address: str) -> str:
    """By what somebody is known who has opened this game before on that day: `browser`, `address`, or nothing.

    Neither is kept, only a hash of it, by a salt that is nobody's business."""
    salt = await store.first_of_day(f"{day} visitors", fresh_secret())
    again = ""
    for kind, who in (("address", address), ("browser", browser)):
        if who is not None:
            visitor = hmac.digest(bytes.fromhex(salt), f"{game} {kind} {who}".encode(), "sha256").hex()
            ours = fresh_secret()
            if await store.first_of_day(f"{day} {visitor}", ours) != ours:
                again = kind
    return again

"""What opens seats: random words that whoever has them keeps to themselves. Only their hashes are written down."""

import hashlib
import secrets
from typing import Final

TOKEN_BYTES: Final = 24  # 192 random bits


def fresh_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()

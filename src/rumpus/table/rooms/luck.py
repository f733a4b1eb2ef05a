"""Luck that nobody can foresee: what rooms bring to their dice, what bots' thoughts begin with, which faces they have.

All of it comes from the one source of `kernel.chance`.
"""

from hashlib import sha256

from rumpus.kernel import chance

SECRET_BYTES = 32
SEED_LABEL = "rumpus thought"
PERSONAS = 8  # names and faces that bots of a level have: as many as a table has seats at most


def fresh_secret() -> str:
    """What a room brings to its dice."""
    return chance.source().randbytes(SECRET_BYTES).hex()


def seed_of(secret: str, number: int) -> int:
    """What a thought about a room's question begins with: nobody's dice, and the same when it is thought again."""
    return int.from_bytes(sha256(f"{SEED_LABEL} {number} {secret}".encode()).digest()[:8], "big")


def draw_personas(seats: int) -> tuple[int, ...]:
    """For each seat another, should a bot sit there."""
    return tuple(chance.source().sample(range(PERSONAS), seats))

"""Dice that anybody can check afterwards. `docs/dice.md` writes the derivation down, with test vectors.

Before the first question a room publishes a commitment to its secret, and every seat one to entropy of its own; only
when all have done so does anybody reveal what they brought. Each outcome of chance follows from all of it, and when the
game is over the secret is revealed.
"""

import hashlib
import hmac
from collections.abc import Sequence
from functools import lru_cache

from rumpus.kernel.question import Question

SCHEME = 2  # the one that rooms are opened with; in the first seats brought their entropy without committing to it
LABELS = {1: b"rumpus dice 1", 2: b"rumpus dice 2"}
SEAT_LABEL = b"rumpus dice 2 seat"
RANGE = 2**64
HASH_BLOCK = 64  # bytes that SHA-256 takes at a time, and as which HMAC (RFC 2104) takes its key


def commitment(secret: bytes, opening: Sequence[str] = (), scheme: int = SCHEME) -> str:
    """What is published before the first question: it binds the secret, and the lines that another record gives."""
    bound = [] if scheme == 1 else [opening_hash(opening).encode()]
    return hashlib.sha256(b"\n".join([LABELS[scheme], *bound, secret])).hexdigest()


def opening_hash(opening: Sequence[str]) -> str:
    """Of lines that were not drawn here."""
    return hashlib.sha256("".join(f"{line}\n" for line in opening).encode()).hexdigest()


def seat_commitment(entropy: str) -> str:
    """What a seat publishes before anybody reveals anything."""
    return hashlib.sha256(SEAT_LABEL + b"\n" + entropy.encode()).hexdigest()


def mix(secret: bytes, entropies: Sequence[str], scheme: int = SCHEME) -> bytes:
    """The key of all outcomes: the secret mixed with what each seat brought, in order of the seats."""
    brought = b"\n".join(hashlib.sha256(entropy.encode()).hexdigest().encode() for entropy in entropies)
    return hmac.digest(secret, LABELS[scheme] + b"\n" + brought, "sha256")


def uniform(key: bytes, counter: int, below: int) -> int:
    """Number `counter` of the outcomes, from 0 to `below` - 1, each equally likely."""
    fair = RANGE - RANGE % below  # what is left over would favour small numbers: then draw again
    attempt = 0
    while True:
        digest = hash_with(key, f"{counter}/{attempt}".encode())
        number = int.from_bytes(digest[:8], "big")
        if number < fair:
            return number % below
        attempt += 1


def hash_with(key: bytes, text: bytes) -> bytes:
    """HMAC-SHA-256. A room asks for it at every die, and `hmac.digest` would find its algorithm and hash the key anew
    each time, which takes several times as long."""
    inner, outer = (begun.copy() for begun in begun_with(key))
    inner.update(text)
    outer.update(inner.digest())
    return outer.digest()


@lru_cache(maxsize=1024)
def begun_with(key: bytes) -> "tuple[hashlib._Hash, hashlib._Hash]":
    """The inner and the outer hash, each as far as the key goes."""
    block = key.ljust(HASH_BLOCK, b"\0")
    return hashlib.sha256(block.translate(hmac.trans_36)), hashlib.sha256(block.translate(hmac.trans_5C))


def weights_of(question: Question) -> tuple[int, ...]:
    return question.weights or (1,) * len(question.options)


class CheckableChance:
    """Answers for chance from a key; `counter` is how many of chance's questions were answered before."""

    def __init__(self, key: bytes, counter: int = 0) -> None:
        self.key = key
        self.counter = counter

    def pick(self, question: Question) -> int:
        options, weights = question.options, question.weights
        left = uniform(self.key, self.counter, len(options) if weights is None else sum(weights))
        self.counter += 1
        if weights is None:
            return options[left]
        for option, weight in zip(options, weights, strict=True):
            left -= weight
            if left < 0:
                return option
        raise ValueError(f"the weights of {question.kind} are not all positive")

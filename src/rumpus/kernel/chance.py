"""Who answers for chance. The rules own no random generator: a match is given one of these."""

from collections.abc import Callable
from random import Random, SystemRandom
from typing import Protocol

from rumpus.kernel.question import Question

SEED_BYTES = 16

# Where luck that nobody can foresee comes from. Tests put a source with a seed in its place.
source: Callable[[], Random] = SystemRandom


def fresh_seed() -> str:
    """A seed that nobody can foresee."""
    return source().randbytes(SEED_BYTES).hex()


class Chance(Protocol):
    """Whoever answers for dice and draws."""

    def pick(self, question: Question) -> int:
        """One of the question's options, each as likely as its weight says."""


def pick_with(random: Callable[[], float], question: Question) -> int:
    """One of the options by a source of numbers from 0 up to 1, which it never gives."""
    options, weights = question.options, question.weights
    if weights is None:
        return options[int(random() * len(options))]
    left = int(random() * sum(weights))
    for option, weight in zip(options, weights, strict=True):
        left -= weight
        if left < 0:
            return option
    raise ValueError(f"the weights of {question.kind} are not all positive")


class Luck:
    """Answers for chance, all streams from one source of numbers, such as a bot's for the worlds it imagines."""

    def __init__(self, random: Callable[[], float]) -> None:
        self.random = random

    def pick(self, question: Question) -> int:
        return pick_with(self.random, question)


class SeededChance:
    """Answers for chance: the same seed gives the same luck, separately for each stream (dice, draws, …)."""

    def __init__(self, seed: str) -> None:
        self.seed = seed  #: whose luck it is
        self.streams: dict[str, Random] = {}  # not their methods: those of a copy would go on drawing from the original

    def pick(self, question: Question) -> int:
        """One of the options, each as likely as its weight says."""
        stream = self.streams.get(question.stream)
        if stream is None:
            stream = self.streams[question.stream] = Random(f"{self.seed}/{question.stream}")
        return pick_with(stream.random, question)

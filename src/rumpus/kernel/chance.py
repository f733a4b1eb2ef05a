"""Who answers for chance. The rules own no random generator: a match is given one of these."""

from collections.abc import Callable, Iterable
from random import Random
from typing import Protocol

from rumpus.kernel.question import Question, draw_question


class Chance(Protocol):
    def pick(self, question: Question) -> int:
        """One of the question's options, each as likely as its weight says."""


def pick_with(random: Callable[[], float], question: Question) -> int:
    """One of the options by a source of numbers from 0 to 1."""
    options, weights = question.options, question.weights
    if weights is None:
        return options[int(random() * len(options))]
    left = int(random() * sum(weights))
    for option, weight in zip(options, weights, strict=True):
        left -= weight
        if left < 0:
            return option
    raise ValueError(f"the weights of {question.kind} are not all positive")


class SeededChance:
    """The same seed gives the same luck, separately for each stream (dice, draws, …)."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.streams: dict[str, Random] = {}  # not their methods: those of a copy would go on drawing from the original

    def pick(self, question: Question) -> int:
        stream = self.streams.get(question.stream)
        if stream is None:
            stream = self.streams[question.stream] = Random(f"{self.seed}/{question.stream}")
        return pick_with(stream.random, question)


def draw_unseen(chance: Chance, bag: bytearray, cards: Iterable[int]) -> int:
    """One of these cards out of the bag, in place of one that a viewer has not seen (`Game.redeal`)."""
    card = chance.pick(draw_question("redeal", bag, cards, "redeal"))
    bag[card] -= 1
    return card

"""A deck is a bag: nobody knows its order, so what is kept of it is how many copies of each card are left.

A bag is a bytearray with a count for each card of the box, as quick to copy as to read.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import compress
from typing import Protocol

from rumpus.kernel.chance import Chance
from rumpus.kernel.question import CHANCE, Question


class InCopies(Protocol):
    """What a box has several of: a card, a tile."""

    @property
    def copies(self) -> int: ...


def full_bag(cards: Iterable[InCopies]) -> bytearray:
    """As the box holds them."""
    return bytearray([card.copies for card in cards])


def left_in(bag: Sequence[int], cards: Iterable[int]) -> tuple[int, ...]:
    """Those of these cards that can still be drawn."""
    return tuple([card for card in cards if bag[card]])


def count_in(bag: Sequence[int], cards: Iterable[int]) -> int:
    """How many of these cards are left, all copies together."""
    return sum([bag[card] for card in cards])


def put_back(bag: bytearray, cards: Iterable[int]) -> None:
    for card in cards:
        bag[card] += 1


def draw_question(
    kind: str,
    bag: Sequence[int],
    cards: Sequence[int],
    stream: str,
    *,
    always: bool = False,
    known_to: int | None = None,
) -> Question:
    """Which of these cards is drawn: each as likely as there are copies of it left."""
    counts = [bag[card] for card in cards]
    left, weights = tuple(compress(cards, counts)), tuple(filter(None, counts))
    return Question(CHANCE, kind, left, weights=weights, stream=stream, always=always, known_to=known_to)


def draw_unseen(chance: Chance, bag: bytearray, cards: Sequence[int]) -> int:
    """One of these cards out of the bag, in place of one that a viewer has not seen."""
    card = chance.pick(draw_question("determinize", bag, cards, "determinize"))
    bag[card] -= 1
    return card


def deal_anew(chance: Chance, bag: bytearray, hidden: Sequence[int], alike: Mapping[int, Sequence[int]]) -> list[int]:
    """In place of cards that a viewer has not seen, others that look alike from outside: all of them go back first."""
    put_back(bag, hidden)
    return [draw_unseen(chance, bag, alike[card]) for card in hidden]

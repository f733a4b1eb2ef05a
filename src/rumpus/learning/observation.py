"""What a seat sees as a row of numbers, for programs that learn: always as long, always in the same order.

A game says once what stands where (`Layout`) and writes its rows straight from the ints of the state: no view is built.
All numbers lie between -1 and 1; what is not there is 0. Nothing but what the seat's view shows may be written: the
contract suite holds rows and views against each other.
"""

from abc import ABC, abstractmethod
from array import array
from collections.abc import Iterable, Sequence
from itertools import compress
from typing import Any, Final, Generic, TypeAlias, TypeVar

from rumpus.kernel.capability import Capability
from rumpus.kernel.state import State
from rumpus.records.vocabulary import Vocabularies

Row: TypeAlias = "array[float]"
AnyState = TypeVar("AnyState", bound=State)


class Layout:
    """The pieces of a row, side by side."""

    def __init__(self) -> None:
        self.size = 0
        self.pieces: dict[str, slice] = {}

    def add(self, name: str, size: int = 1) -> int:
        """Room for so many numbers; where it begins."""
        if name in self.pieces:
            raise ValueError(f"two pieces of a row are called {name}")
        start = self.size
        self.size += size
        self.pieces[name] = slice(start, self.size)
        return start

    def add_each(self, name: str, size: int) -> tuple[int, ...]:
        """Room for so many numbers; where each of them stands."""
        return tuple(range(self.add(name, size), self.size))

    def within(self, name: str) -> slice:
        return self.pieces[name]

    def blank(self) -> Row:
        return array("f", bytes(4 * self.size))


class Observation(ABC, Generic[AnyState]):
    """What the seats of one setting see. Its layout is the same whatever else is agreed on: there is room for as many
    seats as can play."""

    def __init__(self, seats: int, most_seats: int, kinds: Iterable[str]) -> None:
        """`kinds`: everything that players are ever asked."""
        self.seats = seats
        self.layout = Layout()
        self.asked = self.layout.add("question.asked", most_seats)
        self.kinds = {kind: place for place, kind in enumerate(kinds, self.layout.size)}
        self.layout.add("question.kind", len(self.kinds))

    @abstractmethod
    def row(self, state: AnyState, seat: int) -> Row:
        """All that this seat sees of a state, in a row of its own."""

    def observe(self, state: AnyState, seat: int) -> Row:
        """What this seat sees, and who is asked what. Seats are counted from the one who looks."""
        row = self.row(state, seat)
        question = state.question
        if question is not None and question.seat >= 0:
            row[self.asked + (question.seat - seat) % self.seats] = 1
            row[self.kinds[question.kind]] = 1
        return row


class QuestionsOnly(Observation[State]):
    """Who is asked what, and nothing else."""

    def row(self, state: State, seat: int) -> Row:
        return self.layout.blank()


class Observations(Capability):
    """Without: a seat sees who is asked what."""

    def observation(self, setting: Any) -> Observation[Any]:
        """What the seats of this setting see in numbers: as many, and in the same places, whatever edition, seats and
        variants of a box are agreed on."""
        vocabulary = Vocabularies.of(self.game).vocabulary(setting)
        return QuestionsOnly(setting.seats, max(self.game.seats), () if vocabulary is None else vocabulary.players)


def squeeze(number: int, usual: int) -> float:
    """Between -1 and 1, however large the number is, and never the same for two numbers: the usual one is a half."""
    return number / (abs(number) + usual)


HALVES: Final = tuple(squeeze(number, 1) for number in range(256))


def count(row: Row, at: int, things: Iterable[int]) -> None:
    """One more of each of these, which are numbered from there on: n/(n + 1) becomes (n + 1)/(n + 2)."""
    for thing in things:
        row[at + thing] = 1 / (2 - row[at + thing])


def scatter(row: Row, places: Sequence[int], counts: bytes | bytearray) -> None:
    """How many there are of each thing, by the place of each. Where there is none, nothing is written."""
    for at, many in zip(compress(places, counts), filter(None, counts), strict=True):
        row[at] = HALVES[many]

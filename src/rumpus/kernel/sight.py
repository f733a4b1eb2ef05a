"""What a seat sees as a row of numbers, always as long and always in the same order, for programs that learn.

A game says of every part of its view how it is written (`Game.sight`): a part has its place in the row and fills it.
All numbers lie between -1 and 1. A part of the view that nobody said anything about is an error, so nothing that a
player sees is forgotten.
"""

from abc import ABC, abstractmethod
from array import array
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from typing import Any, Final, TypeAlias

Row: TypeAlias = "array[float]"
Piece: TypeAlias = tuple[str, slice]  # what part of the view it is, and where it stands in the row


class Part(ABC):
    size: int

    @abstractmethod
    def write(self, seen: Any, row: Row, at: int) -> None:
        """Fill this part's place, which begins there and holds nothing but zeros."""

    def pieces(self, name: str, at: int) -> Iterator[Piece]:
        """What stands where, part by part."""
        yield name, slice(at, at + self.size)

    def look(self, seen: Any) -> Row:
        """All of it in a row of its own."""
        row = array("f", bytes(4 * self.size))
        self.write(seen, row, 0)
        return row


class LeftOut(Part):
    """What was agreed before the game, or follows from other parts."""

    size = 0

    def write(self, seen: Any, row: Row, at: int) -> None:
        pass


LEFT_OUT: Final = LeftOut()


class Flag(Part):
    size = 1

    def write(self, seen: Any, row: Row, at: int) -> None:
        row[at] = bool(seen)


def squeeze(number: int, usual: int) -> float:
    """Between -1 and 1, however large the number is, and never the same for two numbers."""
    return number / (abs(number) + usual)


class Count(Part):
    """How many; the usual number becomes a half."""

    size = 1

    def __init__(self, usual: int = 1) -> None:
        self.usual = usual

    def write(self, seen: Any, row: Row, at: int) -> None:
        row[at] = squeeze(seen, self.usual)


class OneOf(Part):
    """Which of these, or None."""

    def __init__(self, words: Iterable[Hashable]) -> None:
        self.places = {word: place for place, word in enumerate(words)}
        self.size = len(self.places)

    def write(self, seen: Any, row: Row, at: int) -> None:
        if seen is not None:
            row[at + self.places[seen]] = 1


class Bag(Part):
    """How many of each of these, in whatever order they lie."""

    def __init__(self, words: Iterable[Hashable]) -> None:
        self.places = {word: place for place, word in enumerate(words)}
        self.size = len(self.places)

    def write(self, seen: Any, row: Row, at: int) -> None:
        counts: dict[int, int] = {}
        for word in seen:
            place = self.places[word]
            counts[place] = counts.get(place, 0) + 1
        for place, count in counts.items():
            row[at + place] = squeeze(count, 1)


class Spot(Part):
    """Somewhere on an endless grid, written as `2,-1`, or None."""

    size = 3

    def __init__(self, usual: int) -> None:
        self.usual = usual

    def write(self, seen: Any, row: Row, at: int) -> None:
        if seen is not None:
            across, down = (int(number) for number in seen.split(","))
            row[at] = 1
            row[at + 1] = squeeze(across, self.usual)
            row[at + 2] = squeeze(down, self.usual)


class Each(Part):
    """The same for each of these keys; a list's are its places. What is not there stays zero."""

    def __init__(self, keys: Iterable[Hashable], part: Part) -> None:
        self.places = {key: place for place, key in enumerate(keys)}
        self.part = part
        self.size = len(self.places) * part.size

    def write(self, seen: Any, row: Row, at: int) -> None:
        for key, value in seen.items() if isinstance(seen, Mapping) else enumerate(seen):
            self.part.write(value, row, at + self.places[key] * self.part.size)


class Fields(Part):
    """Several things by name: these and no others."""

    def __init__(self, parts: Mapping[str, Part]) -> None:
        self.parts = parts
        self.size = sum(part.size for part in parts.values())

    def write(self, seen: Any, row: Row, at: int) -> None:
        if seen.keys() != self.parts.keys():
            raise ValueError(f"not seen, or not spoken of: {sorted(seen.keys() ^ self.parts.keys())}")
        for name, part in self.parts.items():
            part.write(seen[name], row, at)
            at += part.size

    def pieces(self, name: str, at: int) -> Iterator[Piece]:
        for key, part in self.parts.items():
            yield from part.pieces(f"{name}.{key}" if name else key, at)
            at += part.size


class Arranged(Part):
    """A view that is put in another order before it is written, such as the seats from the viewer on."""

    def __init__(self, arrange: Callable[[dict[str, Any]], dict[str, Any]], part: Part) -> None:
        self.arrange = arrange
        self.part = part
        self.size = part.size

    def write(self, seen: Any, row: Row, at: int) -> None:
        self.part.write(self.arrange(seen), row, at)

    def pieces(self, name: str, at: int) -> Iterator[Piece]:
        return self.part.pieces(name, at)


def seats_from_viewer(view: dict[str, Any]) -> tuple[dict[str, Any], dict[str | None, int | None]]:
    """The seats in order from the viewer's own on, with what only the viewer knows of its own beside them; and how many
    places after it everybody sits, by name."""
    seats: list[dict[str, Any]] = view["seats"]
    first = next(at for at, seat in enumerate(seats) if seat["name"] == view["you"])
    own, *others = [*seats[first:], *seats[:first]]
    secrets = own.keys() - others[0].keys()
    as_others = {key: value for key, value in own.items() if key not in secrets}
    after: dict[str | None, int | None] = {seat["name"]: at for at, seat in enumerate((own, *others))}
    return {"seats": [as_others, *others], **{key: own[key] for key in secrets}}, after | {None: None}

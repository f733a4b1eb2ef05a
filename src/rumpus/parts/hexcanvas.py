"""Flat-topped hexes drawn with characters: outlines of some, and words in any."""

from collections.abc import Sequence
from typing import Final

from rumpus.parts.hexgrid import unpack

EDGE: Final = 6  # how long the upper and the lower edge are
ROOM: Final = EDGE + 2  # how much fits across the middle of a hex
HALF_HEIGHT: Final = 2


class HexCanvas:
    """Grows to whatever is put on it. Outlines of neighbours share their edges."""

    def __init__(self) -> None:
        self.marks: dict[tuple[int, int], str] = {}

    def outline(self, hex_: int) -> None:
        x, y = corner(hex_)
        self._put(x + 2, y, "_" * EDGE)
        self._put(x + 1, y + 1, "/")
        self._put(x + ROOM, y + 1, "\\")
        self._put(x, y + 2, "/")
        self._put(x + ROOM + 1, y + 2, "\\")
        self._put(x, y + 3, "\\")
        self._put(x + ROOM + 1, y + 3, "/")
        self._put(x + 1, y + 4, "\\" + "_" * EDGE + "/")

    def write(self, hex_: int, lines: Sequence[str]) -> None:
        """Up to three lines, the first of which is the narrowest."""
        x, y = corner(hex_)
        for row, text in enumerate(lines, 1):
            self._put(x + 1 + (ROOM - len(text)) // 2, y + row, text)

    def _put(self, x: int, y: int, text: str) -> None:
        for offset, mark in enumerate(text):
            self.marks[x + offset, y] = mark

    def __str__(self) -> str:
        if not self.marks:
            return ""
        columns = [x for x, _ in self.marks]
        rows = [y for _, y in self.marks]
        across = range(min(columns), max(columns) + 1)
        return "\n".join(
            "".join(self.marks.get((x, y), " ") for x in across).rstrip() for y in range(min(rows), max(rows) + 1)
        )


def corner(hex_: int) -> tuple[int, int]:
    """Where the box around a hex begins."""
    q, r = unpack(hex_)
    return q * ROOM, (2 * r + q) * HALF_HEIGHT


def width(hexes: Sequence[int]) -> int:
    """How many characters across these hexes take."""
    columns = [corner(hex_)[0] for hex_ in hexes]
    return max(columns) - min(columns) + ROOM + 2

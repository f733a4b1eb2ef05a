"""The printed game: what of a box is cut out of paper, for those who want it on a real table."""

from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final, Literal, TypeAlias

from rumpus.kernel.capability import Capability
from rumpus.kernel.message import Message, Refused

# How pieces are cut: cards and squares lie edge to edge, round ones apart, an outline is followed with scissors.
Shape: TypeAlias = Literal["card", "square", "round", "outline"]
CARD_SIZE: Final = (63.0, 88.0)  # in millimetres, as all sizes here: cards of this size have sleeves to be bought


@dataclass(frozen=True)
class Face:
    """One side of a piece. A card has words in a frame; its back has none but perhaps a `kind`."""

    picture: str = ""  # SVG
    colour: str = "#ffffff"
    title: Message | None = None
    kind: Message | None = None  # what sort of card it is
    lines: tuple[Message, ...] = ()
    over: str = ""  # SVG in a square, which is drawn over a picture of somebody's own, too


@dataclass(frozen=True)
class Piece:
    """Something to be cut out, in so many copies. `outline` are the corners of what is no card and no token, `spot`
    the middle of where its title stands, if it is no card."""

    name: Message
    copies: int
    front: Face
    back: Face | None = None
    kind: str = ""  # and id, as on its sheet: by these its box may have a picture of it
    id: str = ""
    outline: tuple[tuple[float, float], ...] = ()
    spot: tuple[float, float] = (0.0, 0.0)


@dataclass(frozen=True)
class Batch:
    """Pieces that are printed together, all of one size unless they have outlines."""

    title: Message
    shape: Shape
    pieces: tuple[Piece, ...]
    size: tuple[float, float] = CARD_SIZE


class Printing(Capability):
    """Without: it cannot be printed."""

    def batches(self, setting: Any) -> list[Batch]:
        """Everything of the box that is played with, whatever is agreed."""
        raise Refused("game-is-not-printed", game=self.game.id)

    def notes(self, setting: Any) -> tuple[Message, ...]:
        """What else is needed, such as dice, and what to sort out before a game."""
        return ()

    def emblem(self) -> str:
        """What stands on the first page, as SVG."""
        return ""


def inside(svg: str, x: float, y: float, width: float, height: float) -> str:
    """A picture as a part of another one."""
    return f'<svg x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"{svg.strip().removeprefix("<svg")}'


def drawn(box: tuple[float, float, float, float], *parts: str) -> str:
    """A picture of such parts, in this box: left, top, width, height."""
    edges = " ".join(f"{edge:g}" for edge in box)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{edges}">{"".join(parts)}</svg>'


def in_cards(lines: tuple[Message, ...], most: int) -> list[tuple[Message, ...]]:
    """What stands on several cards, about as much on each."""
    cards = -(-len(lines) // most)
    edges = [len(lines) * card // cards for card in range(cards + 1)] if cards else []
    return [lines[first:last] for first, last in pairwise(edges)]

"""What a box holds: cards, the phrases they are written in, and map tiles.

All of it is frozen and shared by every game played with the box; no game's state contains a card.
"""

from dataclasses import dataclass, field
from enum import Enum
from typing import Literal, TypeAlias

# A rule's name and its arguments, as the rules push it on their stack.
Op: TypeAlias = "tuple[str | int | Op, ...]"
Deck: TypeAlias = Literal["starter", "supply", "drop", "sudden-death"]
Symbol: TypeAlias = Literal["text", "move", "again"]


class Role(Enum):
    """How a phrase becomes ops."""

    OP = "an op of its own"
    VERB = "something that happens in each hex the target covers"
    REPEAT = "a heading: do what is below several times"
    EACH_HEX = "a heading: do the verbs below in one hex, then in the next"
    LATER = "a heading: keep what is below for the end of the turn"


@dataclass(frozen=True, slots=True)
class Phrase:
    """One thing a line of a card may say; `<n>` and `<thing>` are gaps in it, and in its op, that the line fills."""

    pattern: str
    op: Op
    says: str  # the id of the sentence printed on the card
    sections: tuple[str, ...]  # where a card may say it
    role: Role = Role.OP
    needs: str = ""  # what an earlier line must have given …
    gives: str = ""  # … and what this one gives to later ones
    times: int = 1
    most: int = 9  # the largest number it takes


@dataclass(frozen=True, slots=True)
class Step:
    """A line of a card as it was written: the phrase, what fills its gaps, and the lines below it."""

    phrase: Phrase
    n: int = 0
    thing: int = 0
    inside: tuple["Step", ...] = ()
    of_airstrike: bool = False  # the target is an airstrike when this line is reached


@dataclass(frozen=True, slots=True)
class Card:
    """A card; the fields from `text` on are compiled from `sections`, which keeps the lines for the wording."""

    id: str
    name: str
    deck: Deck
    copies: int
    superweapon: bool = False
    to_everyone: bool = False
    line: tuple[Symbol, ...] = ()
    text: tuple[Op, ...] = ()
    reveal: tuple[Op, ...] = ()
    standing: tuple[str, ...] = ()
    end_of_turn: tuple[Op, ...] = ()
    drop: tuple[Op, ...] = ()
    sections: tuple[tuple[str, tuple[Step, ...]], ...] = field(default=(), repr=False)


@dataclass(frozen=True, slots=True)
class Tile:
    """A map tile: its hexes as they lie when its anchor is on the origin of the grid."""

    id: str
    hexes: tuple[int, ...]

    @property
    def name(self) -> str:
        """In English, from the box: `long-bay` is Long bay."""
        return self.id.replace("-", " ").capitalize()

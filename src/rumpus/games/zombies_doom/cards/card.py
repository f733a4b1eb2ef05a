"""What a box holds: weapon cards, task cards and map tiles.

All of it is frozen and shared by every game played with the box; no game's state contains a card.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from itertools import permutations
from typing import Final, Literal, TypeAlias

from rumpus.games.zombies_doom.things import BOMB, MONSTER_NAMES, MONSTERS, SPELL_NAMES, WEAPON_NAMES, MonsterName

ANY_MONSTER = 0b11110
AnyName: TypeAlias = Literal["any"]
ANY_NAME: Final[AnyName] = "any"


@dataclass(frozen=True, slots=True)
class Weapon:
    """A weapon card of a pile: what is printed on its face, and in how many copies with and without Z9.1."""

    pile: int
    weapon: int
    spell: int  # printed on it, or none
    copies: int
    copies_with_printed_spells: int

    @property
    def id(self) -> str:
        """`sword`, `sword+lure`; behind the back of another pile `sword@bow`, and so every bomb: `bomb@bow`."""
        face = WEAPON_NAMES[self.weapon] + (f"+{SPELL_NAMES[self.spell]}" if self.spell else "")
        return face if self.weapon == self.pile else f"{face}@{WEAPON_NAMES[self.pile]}"

    @property
    def is_bomb(self) -> bool:
        return self.weapon == BOMB


class Pattern(Enum):
    """What a task speaks of (Z3.2, Z3.3); the value is how the box writes it."""

    NEXT_TO = "next to"
    BETWEEN = "between"
    IN_A_ROW = "in a row with"
    TROPHIES = "trophies"


PatternName: TypeAlias = Literal["next-to", "between", "in-a-row", "trophies"]  # in messages and to programs
PATTERN_NAMES: Final[Mapping[Pattern, PatternName]] = {
    Pattern.NEXT_TO: "next-to",
    Pattern.BETWEEN: "between",
    Pattern.IN_A_ROW: "in-a-row",
    Pattern.TROPHIES: "trophies",
}


@dataclass(frozen=True, slots=True)
class Task:
    """A pattern and the monsters it wants, each as a mask of those that will do."""

    id: str
    pattern: Pattern
    monsters: tuple[int, ...]
    counts: tuple[tuple[int, int], ...] = field(init=False, repr=False)  # how many of each kind it names, if it does
    orders: tuple[tuple[int, ...], ...] = field(init=False, repr=False)  # in which they may stand in a row

    @property
    def name(self) -> str:
        """In English, from the box: `all-but-demon` is All but demon."""
        return self.id.replace("-", " ").capitalize()

    def __post_init__(self) -> None:
        named = [(monster, self.monsters.count(1 << monster)) for monster in MONSTERS]
        object.__setattr__(self, "counts", tuple((monster, count) for monster, count in named if count))
        object.__setattr__(self, "orders", tuple(dict.fromkeys(permutations(self.monsters))))


@dataclass(frozen=True, slots=True)
class TileCard:
    """A map tile as it is drawn, before anybody turns it."""

    id: str
    tile: int
    copies: int


def monster_name(mask: int) -> MonsterName | AnyName:
    """The name of the monsters that will do: one kind, or any."""
    return ANY_NAME if mask == ANY_MONSTER else MONSTER_NAMES[mask.bit_length() - 1]

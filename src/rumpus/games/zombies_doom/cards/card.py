"""What a box holds: weapon cards, spells, task cards and map tiles.

All of it is frozen and shared by every game played with the box; no game's state contains a card.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from itertools import permutations
from typing import Final, Literal, TypeAlias

from rumpus.games.zombies_doom.board import NORMAL
from rumpus.games.zombies_doom.things import BOMB, MONSTER_NAMES, MONSTERS, WEAPON_NAMES, MonsterName

ANY_MONSTER = 0b11110
AnyName: TypeAlias = Literal["any"]
ANY_NAME: Final[AnyName] = "any"


class SpellEffect(Enum):
    """What a spell can do (Z2.3 to Z2.6, Z2.10), by its name in messages; how boxes write it is in phrases.py."""

    CHANGE_PLACES = "change-places"
    SWAP_MONSTERS = "swap-monsters"
    KEEP_WEAPON = "keep-weapon"
    DRAW_SPELL = "draw-spell"
    DRAW_WEAPON = "draw-weapon"
    TAKE_TROPHY = "take-trophy"
    TAKE_OTHERS_TROPHY = "take-others-trophy"
    GO_ON = "go-on"


@dataclass(frozen=True, slots=True)
class Spell:
    """A spell: what it does, in the order in which it happens, and how many are in the deck."""

    id: str
    name: str  # in English, from the box
    copies: int
    effects: tuple[SpellEffect, ...]
    left_out: bool = False  # the box says itself that none is in the deck

    @property
    def works_on_empty_tile(self) -> bool:
        """Z2.8: where no monster is, none can be swapped."""
        return SpellEffect.SWAP_MONSTERS not in self.effects

    @property
    def may_spare(self) -> bool:
        """Whether the weapon it is on may stay in the hand: Z2.3, or Z2.8 on an empty tile."""
        moves_only = SpellEffect.CHANGE_PLACES in self.effects and SpellEffect.GO_ON not in self.effects
        return SpellEffect.KEEP_WEAPON in self.effects or (moves_only and self.works_on_empty_tile)


NO_SPELL: Final = Spell("", "", 0, ())


@dataclass(frozen=True, slots=True)
class Weapon:
    """A weapon card of a pile: what is printed on its face, and in how many copies with and without Z9.1."""

    pile: int
    weapon: int
    spell: int  # printed on it, or none
    spell_id: str  # of that
    copies: int
    copies_with_printed_spells: int

    @property
    def id(self) -> str:
        """`sword`, `sword+lure`; behind the back of another pile `sword@bow`, and so every bomb: `bomb@bow`."""
        face = WEAPON_NAMES[self.weapon] + (f"+{self.spell_id}" if self.spell else "")
        return face if self.weapon == self.pile else f"{face}@{WEAPON_NAMES[self.pile]}"

    @property
    def is_bomb(self) -> bool:
        return self.weapon == BOMB


class Pattern(Enum):
    """What a task speaks of (Z3.2, Z3.3); the value is how the box writes it."""

    NEXT_TO = "next to"
    BETWEEN = "between"
    IN_A_ROW = "in a row with"
    IN_ORDER = "in order with"
    ON = "stand on"
    TROPHIES = "trophies"


PatternName: TypeAlias = Literal[
    "next-to", "between", "in-a-row", "in-order", "on", "trophies"
]  # in messages and to programs
PATTERN_NAMES: Final[Mapping[Pattern, PatternName]] = {
    Pattern.NEXT_TO: "next-to",
    Pattern.BETWEEN: "between",
    Pattern.IN_A_ROW: "in-a-row",
    Pattern.IN_ORDER: "in-order",
    Pattern.ON: "on",
    Pattern.TROPHIES: "trophies",
}


@dataclass(frozen=True, slots=True)
class Task:
    """A pattern and the monsters it wants, each as a mask of those that will do; or the tile it names: a kind, or one
    of the box by its id."""

    id: str
    pattern: Pattern
    monsters: tuple[int, ...]
    tile: int = NORMAL
    tile_id: str = ""  # of one that the box has, and
    called: int = 0  # which of those that have a name it is
    copy: int = 1  # of several alike; those after the first have the number in their id
    counts: tuple[tuple[int, int], ...] = field(init=False, repr=False)  # how many of each kind it names, if it does
    orders: tuple[tuple[int, ...], ...] = field(init=False, repr=False)  # in which they may stand in a row

    @property
    def written_id(self) -> str:
        """As the box has it, for all that are alike."""
        return self.id if self.copy == 1 else self.id.removesuffix(f"-{self.copy}")

    @property
    def name(self) -> str:
        """In English, if the box has no better one: `all-but-demon` is All but demon."""
        return self.written_id.replace("-", " ").capitalize()

    def __post_init__(self) -> None:
        named = [(monster, self.monsters.count(1 << monster)) for monster in MONSTERS]
        object.__setattr__(self, "counts", tuple((monster, count) for monster, count in named if count))
        ordered = self.pattern is Pattern.IN_ORDER
        orders = (self.monsters,) if ordered else tuple(dict.fromkeys(permutations(self.monsters)))
        object.__setattr__(self, "orders", orders)


@dataclass(frozen=True, slots=True)
class TileCard:
    """A map tile as it is drawn, before anybody turns it."""

    id: str
    tile: int
    copies: int  # of one that always lies somewhere: on how many places
    sign: str = ""  # where on the map it always lies
    name: str = ""  # in English, from the box


def monster_name(mask: int) -> MonsterName | AnyName:
    """The name of the monsters that will do: one kind, or any."""
    return ANY_NAME if mask == ANY_MONSTER else MONSTER_NAMES[mask.bit_length() - 1]

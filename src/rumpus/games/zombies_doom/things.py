"""The words of the game as small ints (Z1). 0 is always none.

A weapon has the number of the monsters it beats, so a bow (1) beats demons (1). A set of monsters is a mask
with the bits 1 to 4.
"""

from typing import Final, Literal, TypeAlias, cast, get_args

NONE: Final = 0

DEMON: Final = 1
HUMAN: Final = 2
UNDEAD: Final = 3
BEAST: Final = 4
MONSTERS: Final = (DEMON, HUMAN, UNDEAD, BEAST)
MonsterName: TypeAlias = Literal["demon", "human", "undead", "beast"]
MONSTER_NAMES: Final = cast("tuple[MonsterName, ...]", ("", *get_args(MonsterName)))

PILES: Final = (1, 2, 3, 4)  # a pile has the number of its weapon
BOMB: Final = 5
PileName: TypeAlias = Literal["bow", "sword", "mace", "spear"]
WeaponName: TypeAlias = Literal["bow", "sword", "mace", "spear", "bomb"]
PILE_NAMES: Final = cast("tuple[PileName, ...]", ("", *get_args(PileName)))
WEAPON_NAMES: Final = cast("tuple[WeaponName, ...]", ("", *get_args(WeaponName)))

KINDS: Final = 5  # how many entries a table by monster or weapon of a pile has, none included

MOST_SPELLS: Final = 8  # of a box; which there are, and what they do, is its own affair

# What a slot of a hand holds besides a card, and what everybody knows of the card in it
NO_CARD: Final = 255
HIDDEN: Final = 0
SHOWN: Final = 1  # it was used and stayed in the hand (Z2.3)
SPENT: Final = 2  # so it was, and its printed spell is used up (Z2.1)


def beaten_by(weapon: int) -> int:
    """Z1.3: the mask of the monsters it beats: a weapon those of its colour, a bomb any."""
    return 0b11110 if weapon == BOMB else 1 << weapon

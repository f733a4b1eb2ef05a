"""Every phrase a spell may be written in: the one table that reading, the rules and the wording share.

A spell is used together with a weapon, so each phrase has its moment in an attack and stands under that heading.
What it means is a sentence of the game's texts: `effect-` and the name of its effect.
"""

from dataclasses import dataclass
from typing import Final

from rumpus.games.zombies_doom.cards.card import SpellEffect

BEFORE: Final = "before the attack"
INSTEAD: Final = "instead of discarding"
AFTER: Final = "after the attack"
MOMENTS: Final = (BEFORE, INSTEAD, AFTER)


@dataclass(frozen=True, slots=True)
class Phrase:
    """One thing a line of a spell may say."""

    text: str
    moment: str
    effect: SpellEffect

    @property
    def says(self) -> str:
        """The message that tells a reader what it means."""
        return f"effect-{self.effect.value}"


# In the order in which they happen, whichever way a spell lists them.
PHRASES: Final = (
    Phrase("change places with another player", BEFORE, SpellEffect.CHANGE_PLACES),
    Phrase("swap a monster there with another on the map", BEFORE, SpellEffect.SWAP_MONSTERS),
    Phrase("keep the weapon", INSTEAD, SpellEffect.KEEP_WEAPON),
    Phrase("draw a spell", AFTER, SpellEffect.DRAW_SPELL),
    Phrase("draw a weapon", AFTER, SpellEffect.DRAW_WEAPON),
    Phrase("take a trophy", AFTER, SpellEffect.TAKE_TROPHY),
    Phrase("take another player's trophy", AFTER, SpellEffect.TAKE_OTHERS_TROPHY),
    Phrase("go on to another tile", AFTER, SpellEffect.GO_ON),
)

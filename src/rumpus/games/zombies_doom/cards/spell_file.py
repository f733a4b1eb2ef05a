"""The spells of a box, each with what it does and when (Z2)."""

from collections.abc import Sequence
from typing import Final

from rumpus.boxes.outline import (
    OutlineEntry,
    OutlineNode,
    Page,
    nothing_inside,
    read_entries,
    read_number,
    read_title,
    wrong_word,
)
from rumpus.games.zombies_doom.cards.card import Spell, SpellEffect, Weapon
from rumpus.games.zombies_doom.cards.phrases import MOMENTS, PHRASES
from rumpus.games.zombies_doom.things import MONSTER_NAMES, MOST_SPELLS, WEAPON_NAMES

DECK: Final = "in the deck"
MOST_COPIES: Final = 99
# Words that stand beside a spell's id in answers and in what is looked up, and would be taken for it.
TAKEN: Final = (
    *WEAPON_NAMES[1:],
    *MONSTER_NAMES[1:],
    "itself",
    "spent",
    "shown",
    "with",
    "and",
    "hand",
    "tasks",
    "none",
)


def read_spells(page: Page) -> list[tuple[int, Spell]]:
    """Each spell with the line it begins on."""
    spells: list[tuple[int, Spell]] = []
    for node in page.nodes:
        id = read_title(page, node, "spell")
        if id is None:
            continue
        if id in TAKEN:
            page.wrong(node.line, "box-word-taken", found=id)
        entries = read_entries(
            page, node.line, node.inside, required=(), optional=("name", DECK, *MOMENTS), blocks=MOMENTS
        )
        spells.append((node.line, _read_spell(page, node, id, entries)))
    if len(spells) > MOST_SPELLS:
        page.wrong(spells[MOST_SPELLS][0], "box-too-many-spells", most=MOST_SPELLS)
    return spells


def _read_spell(page: Page, node: OutlineNode, id: str, entries: dict[str, OutlineEntry]) -> Spell:
    found = [effect for moment in MOMENTS if moment in entries for effect in _read_effects(page, moment, entries)]
    if not any(moment in entries for moment in MOMENTS):
        page.wrong(node.line, "box-spell-does-nothing", spell=id, known=MOMENTS)
    copies = None
    if (given := entries.get(DECK)) and given.value:
        copies = read_number(page, given.line, given.value, MOST_COPIES, least=0)
    name = entries["name"].value if "name" in entries else id.replace("-", " ").capitalize()
    in_order = tuple(phrase.effect for phrase in PHRASES if phrase.effect in found)
    return Spell(id, name, copies or 0, in_order, left_out=copies == 0)


def _read_effects(page: Page, moment: str, entries: dict[str, OutlineEntry]) -> list[SpellEffect]:
    """The lines below one heading."""
    found: list[SpellEffect] = []
    for node in entries[moment].inside:
        nothing_inside(page, node)
        text = node.text.lower().replace("’", "'")
        phrase = next((phrase for phrase in PHRASES if phrase.text == text), None)
        if phrase is None:
            wrong_word(page, node.line, "box-unknown-phrase", text, [phrase.text for phrase in PHRASES])
        elif phrase.moment != moment:
            page.wrong(node.line, "box-other-moment", found=node.text, moment=phrase.moment)
        elif phrase.effect in found:
            page.wrong(node.line, "box-twice", found=node.text)
        else:
            found.append(phrase.effect)
    return found


def check_used(page: Page, spells: Sequence[tuple[int, Spell]], weapons: Sequence[Weapon]) -> None:
    """A spell is in the deck or printed on a weapon; `in the deck: 0` says that it is left out on purpose."""
    printed = {card.spell for card in weapons}
    for number, (line, spell) in enumerate(spells, start=1):
        if not spell.copies and not spell.left_out and number not in printed:
            page.wrong(line, "box-spell-never-used", spell=spell.id)

"""The four weapon piles of a box (Z1.2)."""

import re
from typing import Final

from rumpus.boxes.outline import (
    OutlineEntry,
    OutlineNode,
    Page,
    nothing_inside,
    read_choice,
    read_entries,
    read_number,
    read_title,
)
from rumpus.games.zombies_doom.cards.card import Weapon
from rumpus.games.zombies_doom.things import BOMB, HAND_SIZE, NONE, PILES, SPELL_NAMES, WEAPON_NAMES

MOST_COPIES: Final = 99
MOST_PLAYERS: Final = 4
# Whoever draws holds one weapon less than a full hand, so with this many cards a pile always has one to give.
FEWEST_CARDS: Final = HAND_SIZE * MOST_PLAYERS
ALWAYS: Final = "cards"
PLAIN: Final = "without printed spells"
PRINTED: Final = "with printed spells"
_LINE: Final = re.compile(r"(?P<copies>\S+) (?P<weapon>\S+)(?: with (?P<spell>.+))?")


def read_piles(page: Page) -> list[Weapon]:
    """Every kind of weapon card, pile by pile in the order of the weapons."""
    piles: dict[int, list[Weapon]] = {}
    begins: dict[int, int] = {}
    for node in page.nodes:
        id = read_title(page, node, "pile")
        if id is None:
            continue
        pile = WEAPON_NAMES.index(read_choice(page, node.line, id, WEAPON_NAMES[1:BOMB]))
        if pile in piles and id in WEAPON_NAMES:
            page.wrong(node.line, "box-duplicate-id", name=id, first=f"{page.file}:{begins[pile]}")
        begins[pile] = node.line
        blocks = read_entries(
            page, node.line, node.inside, required=(ALWAYS,), optional=(PLAIN, PRINTED), blocks=(ALWAYS, PLAIN, PRINTED)
        )
        piles[pile] = _read_pile(page, pile, blocks)
    _check_piles(page, piles, begins)
    return [card for pile in sorted(piles) for card in piles[pile]]


def _read_pile(page: Page, pile: int, blocks: dict[str, OutlineEntry]) -> list[Weapon]:
    """The cards of one pile; what stands in several lines is added up."""
    counts: dict[tuple[int, int], list[int]] = {}
    for key, entry in blocks.items():
        for node in entry.inside:
            weapon, spell, copies = _read_line(page, node)
            plain, printed = counts.setdefault((weapon, spell), [0, 0])
            counts[weapon, spell] = [plain + copies * (key != PRINTED), printed + copies * (key != PLAIN)]
    return [Weapon(pile, weapon, spell, plain, printed) for (weapon, spell), (plain, printed) in sorted(counts.items())]


def _read_line(page: Page, node: OutlineNode) -> tuple[int, int, int]:
    """`11 bow`, `1 bow with lure`: weapon, spell, copies."""
    nothing_inside(page, node)
    match = _LINE.fullmatch(node.text.lower())
    if match is None:
        page.wrong(node.line, "box-bad-weapon-line", found=node.text)
        return 1, NONE, 1
    copies = read_number(page, node.line, match["copies"], MOST_COPIES)
    weapon = WEAPON_NAMES.index(read_choice(page, node.line, match["weapon"], WEAPON_NAMES[1:]))
    spell = NONE
    if match["spell"] is not None:
        spell = SPELL_NAMES.index(read_choice(page, node.line, match["spell"], SPELL_NAMES[1:]))
    return weapon, spell, copies


def _check_piles(page: Page, piles: dict[int, list[Weapon]], begins: dict[int, int]) -> None:
    """Enough to draw from, and every monster can be beaten: what is missing can only be said of a readable file."""
    if page.problems:
        return
    for pile in PILES:
        name = WEAPON_NAMES[pile]
        if pile not in piles:
            page.wrong(0, "box-missing-pile", pile=name)
            continue
        fewest = min(
            sum(card.copies for card in piles[pile]), sum(card.copies_with_printed_spells for card in piles[pile])
        )
        own = [card for card in piles[pile] if card.weapon == pile]
        if fewest < FEWEST_CARDS:
            page.wrong(begins[pile], "box-small-pile", pile=name, found=fewest, needed=FEWEST_CARDS)
        elif not (any(card.copies for card in own) and any(card.copies_with_printed_spells for card in own)):
            page.wrong(begins[pile], "box-pile-without-own", pile=name)

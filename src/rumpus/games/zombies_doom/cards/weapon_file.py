"""The four weapon piles of a box (Z1.2)."""

import re
from collections.abc import Sequence, Set
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
from rumpus.games.zombies_doom.cards.card import Spell, Weapon
from rumpus.games.zombies_doom.cards.numbers import MOST_PLAYERS
from rumpus.games.zombies_doom.things import BOMB, NONE, PILES, WEAPON_NAMES

MOST_COPIES: Final = 99
ALWAYS: Final = "cards"
PLAIN: Final = "without printed spells"
PRINTED: Final = "with printed spells"
_LINE: Final = re.compile(r"(?P<copies>\S+) (?P<weapon>\S+)(?: with (?P<spell>.+))?")


def read_piles(page: Page, spells: Sequence[Spell], hand_size: int) -> list[Weapon]:
    """Every kind of weapon card, pile by pile in the order of the weapons. The table of spells begins with none."""
    spell_ids = tuple(spell.id for spell in spells)
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
        piles[pile] = _read_pile(page, pile, blocks, spell_ids)
    _check_piles(page, piles, begins, hand_size)
    return [card for pile in sorted(piles) for card in piles[pile]]


def _read_pile(page: Page, pile: int, blocks: dict[str, OutlineEntry], spells: Sequence[str]) -> list[Weapon]:
    """The cards of one pile; what stands in several lines is added up."""
    counts: dict[tuple[int, int], list[int]] = {}
    for key, entry in blocks.items():
        for node in entry.inside:
            weapon, spell, copies = _read_line(page, node, spells)
            plain, printed = counts.setdefault((weapon, spell), [0, 0])
            counts[weapon, spell] = [plain + copies * (key != PRINTED), printed + copies * (key != PLAIN)]
    return [
        Weapon(pile, weapon, spell, spells[spell], plain, printed)
        for (weapon, spell), (plain, printed) in sorted(counts.items())
        if plain or printed
    ]


def _read_line(page: Page, node: OutlineNode, spells: Sequence[str]) -> tuple[int, int, int]:
    """`11 bow`, `1 bow with lure`: weapon, spell, copies."""
    nothing_inside(page, node)
    match = _LINE.fullmatch(node.text.lower())
    if match is None or not (match["copies"].isdecimal() or match["weapon"] in WEAPON_NAMES[1:]):
        page.wrong(node.line, "box-bad-weapon-line", found=node.text)
        return 1, NONE, 1
    copies = read_number(page, node.line, match["copies"], MOST_COPIES, least=0)
    weapon = WEAPON_NAMES.index(read_choice(page, node.line, match["weapon"], WEAPON_NAMES[1:]))
    spell = NONE
    if match["spell"] is not None:
        if match["spell"] in spells[1:]:
            spell = spells.index(match["spell"])
        else:
            page.wrong(node.line, "box-unknown-spell", found=match["spell"])
    return weapon, spell, copies


def without_spells(text: str, gone: Set[str]) -> str:
    """`1 bow with lure` is `1 bow` where that spell is left out: the weapon stays, an ordinary one."""
    match = _LINE.fullmatch(text.lower())
    spell = match["spell"] if match else None
    return text.split(" with ")[0] if spell and not gone.isdisjoint((spell, f"spell {spell}")) else text


def _check_piles(page: Page, piles: dict[int, list[Weapon]], begins: dict[int, int], hand_size: int) -> None:
    """Enough to draw from, and every monster can be beaten: what is missing can only be said of a readable file.
    Whoever draws holds one weapon less than a full hand, so with all full hands a pile always has one to give."""
    if page.problems:
        return
    needed = hand_size * MOST_PLAYERS
    for pile in PILES:
        name = WEAPON_NAMES[pile]
        if pile not in piles:
            page.wrong(0, "box-missing-pile", pile=name)
            continue
        fewest = min(
            sum(card.copies for card in piles[pile]), sum(card.copies_with_printed_spells for card in piles[pile])
        )
        own = [card for card in piles[pile] if card.weapon == pile]
        if fewest < needed:
            page.wrong(begins[pile], "box-small-pile", pile=name, found=fewest, needed=needed, hand=hand_size)
        elif not (any(card.copies for card in own) and any(card.copies_with_printed_spells for card in own)):
            page.wrong(begins[pile], "box-pile-without-own", pile=name)

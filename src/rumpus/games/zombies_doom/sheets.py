"""Everything of the box that can be looked up, before and outside a game."""

from typing import Any

from rumpus.games.zombies_doom.board import KIND_NAMES, kind_of, rocks_of, symbols_of
from rumpus.games.zombies_doom.cards.box import Box
from rumpus.games.zombies_doom.cards.card import Task, TileCard, Weapon
from rumpus.games.zombies_doom.cards.wording import describe_spell, describe_task, describe_weapon, monster_names
from rumpus.games.zombies_doom.reference import describe_tile
from rumpus.games.zombies_doom.things import MONSTER_NAMES, MONSTERS, PILES, SPELL_NAMES, SPELLS, WEAPON_NAMES
from rumpus.kernel.game import Sheet
from rumpus.kernel.message import Message
from rumpus.parts.squaregrid import DIRECTION_NAMES, DIRECTIONS


def sheets(box: Box) -> list[Sheet]:
    return [
        *(weapon_sheet(card) for card in box.weapons),
        *(spell_sheet(spell, box.spells[spell]) for spell in SPELLS if box.has_spell(spell)),
        *(monster_sheet(monster) for monster in MONSTERS),
        *(task_sheet(task) for task in box.tasks),
        *(tile_sheet(tile) for tile in box.tiles),
    ]


def weapon_sheet(card: Weapon) -> Sheet:
    facts: dict[str, Any] = {
        "pile": WEAPON_NAMES[card.pile],
        "weapon": WEAPON_NAMES[card.weapon],
        "spell": SPELL_NAMES[card.spell] if card.spell else None,
        "copies": card.copies,
        "copies_with_printed_spells": card.copies_with_printed_spells,
    }
    return Sheet(card.id, "weapon", (Message("sheet-weapon", {"card": card.id}), *describe_weapon(card)), facts)


def spell_sheet(spell: int, copies: int) -> Sheet:
    name = SPELL_NAMES[spell]
    lines = (Message("look-up-spell", {"spell": name}), describe_spell(spell))
    return Sheet(name, "spell", lines, {"copies": copies})


def monster_sheet(monster: int) -> Sheet:
    name, weapon = MONSTER_NAMES[monster], WEAPON_NAMES[monster]
    return Sheet(name, "monster", (Message("monster-is-beaten", {"monster": name, "weapon": weapon}),), {})


def task_sheet(task: Task) -> Sheet:
    facts = {"pattern": task.pattern.value, "monsters": monster_names(task)}
    return Sheet(task.id, "task", (Message("sheet-task"), describe_task(task)), facts)


def tile_sheet(card: TileCard) -> Sheet:
    facts: dict[str, Any] = {
        "kind": KIND_NAMES[kind_of(card.tile)],
        "weapons": [WEAPON_NAMES[pile] for pile in PILES if symbols_of(card.tile) >> pile & 1],
        "rock": [DIRECTION_NAMES[way] for way in DIRECTIONS if rocks_of(card.tile) >> way & 1],
    }
    return Sheet(card.id, "tile", (describe_tile(card, "sheet-tile"),), facts)

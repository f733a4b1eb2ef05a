"""Everything of the box that can be looked up, before and outside a game."""

from collections.abc import Mapping
from typing import Any

import msgspec

from rumpus.boxes.reference import Reference, Sheet, variant_sheets
from rumpus.games.zombies_doom.board import KIND_NAMES, called_of, kind_of, piles_on, rock_around
from rumpus.games.zombies_doom.cards.box import Box
from rumpus.games.zombies_doom.cards.card import Spell, Task, TileCard, Weapon
from rumpus.games.zombies_doom.cards.wording import describe_spell, describe_task, describe_weapon
from rumpus.games.zombies_doom.keywords import KEYWORDS
from rumpus.games.zombies_doom.reference import describe, describe_tile
from rumpus.games.zombies_doom.setting import ZombiesSetting
from rumpus.games.zombies_doom.state import ZombiesState
from rumpus.games.zombies_doom.structs import show_weapon
from rumpus.games.zombies_doom.things import MONSTER_NAMES, MONSTERS, WEAPON_NAMES
from rumpus.games.zombies_doom.view import task_view
from rumpus.kernel.message import Message


def sheets(box: Box) -> list[Sheet]:
    return [
        *(weapon_sheet(card, box) for card in box.weapons),
        *(spell_sheet(spell) for number, spell in enumerate(box.spells) if box.has_spell(number)),
        *(monster_sheet(monster) for monster in MONSTERS),
        *(task_sheet(task) for task in box.tasks),
        *(tile_sheet(tile) for tile in (*box.tiles, *box.fixed_tiles)),
        *variant_sheets(box.variants),
    ]


def weapon_sheet(card: Weapon, box: Box) -> Sheet:
    facts: dict[str, Any] = {
        **msgspec.to_builtins(show_weapon(card, False)),
        "copies": card.copies,
        "copies_with_printed_spells": card.copies_with_printed_spells,
    }
    return Sheet(
        card.id, "weapon", (Message("sheet-weapon", {"card": card.id}), *describe_weapon(card, box.spells)), facts
    )


def spell_sheet(spell: Spell) -> Sheet:
    lines = (Message("sheet-spell", {"spell": spell.id}), describe_spell(spell))
    return Sheet(spell.id, "spell", lines, {"copies": spell.copies})


def monster_sheet(monster: int) -> Sheet:
    name, weapon = MONSTER_NAMES[monster], WEAPON_NAMES[monster]
    return Sheet(name, "monster", (Message("monster-is-beaten", {"monster": name, "weapon": weapon}),), {})


def task_sheet(task: Task) -> Sheet:
    return Sheet(task.id, "task", (Message("sheet-task"), describe_task(task)), msgspec.to_builtins(task_view(task)))


def tile_sheet(card: TileCard) -> Sheet:
    facts: dict[str, Any] = {
        "kind": KIND_NAMES[kind_of(card.tile)],
        "weapons": piles_on(card.tile),
        "rock": rock_around(card.tile),
        "copies": card.copies,
        **({"called": card.id} if called_of(card.tile) else {}),
    }
    return Sheet(card.id, "tile", (describe_tile(card, "sheet-tile"),), facts)


class ZombiesReference(Reference):
    def sheets(self, setting: ZombiesSetting) -> list[Sheet]:
        return sheets(setting.box)

    def keywords(self) -> Mapping[str, str]:
        return KEYWORDS

    def describe(self, state: ZombiesState, viewer: int | None, word: str) -> tuple[Message, ...]:
        return describe(state, viewer, word)

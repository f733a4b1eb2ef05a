"""A corner of the map for each card: something to beat with a weapon or a spell, or all but the last bit of a task."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

from rumpus.games.zombies_doom.board import DIAMOND
from rumpus.games.zombies_doom.cards.box import Box
from rumpus.games.zombies_doom.cards.card import ANY_NAME, Pattern, Task, Weapon
from rumpus.games.zombies_doom.cards.wording import monster_names
from rumpus.games.zombies_doom.setting import VARIANTS, ZombiesSetting
from rumpus.games.zombies_doom.structs import About
from rumpus.games.zombies_doom.things import MONSTER_NAMES, MONSTERS, beaten_by
from rumpus.kernel.event import Event
from rumpus.records.practice import Exercise, Practices

YOU: Final = "player 1"
AHEAD, BESIDE, FAR = "5,3", "4,2", "7,3"  # where player 1 goes; another tile next to them; one next to player 2
CASTLE: Final = "5,4"
ROW: Final = ("4,3", "3,3", "2,3")  # one behind the other, beginning next to the tile ahead
ROWS: Final = (Pattern.IN_A_ROW, Pattern.IN_ORDER)
SIDES: Final = ("4,3", "6,3")  # of the tile ahead
PRINTED: Final = {VARIANTS.key: "printed-spells"}


@cache
def corner() -> Mapping[str, Any]:
    return tomllib.loads((files("rumpus.games.zombies_doom") / "practice.toml").read_text(encoding="utf-8"))


def simplest_first(box: Box) -> list[Weapon]:
    """The weapons of every game, those without a spell before others: a box need not have plain ones."""
    return sorted((card for card in box.weapons if card.copies), key=lambda card: bool(card.spell))


def against(box: Box, monster: str) -> Weapon:
    """A weapon that beats it, from any pile: each has its own."""
    kind = MONSTER_NAMES.index(monster)
    return next(card for card in simplest_first(box) if beaten_by(card.weapon) >> kind & 1)


def attack(weapon: Weapon, spell: str = "") -> Exercise:
    """One monster that it beats lies ahead and one far away; beside is another, to swap it with."""
    beaten = next(MONSTER_NAMES[kind] for kind in MONSTERS if beaten_by(weapon.weapon) >> kind & 1)
    other = next(MONSTER_NAMES[kind] for kind in MONSTERS if MONSTER_NAMES[kind] != beaten)
    position = {
        **corner(),
        "monsters": {AHEAD: beaten, FAR: beaten, BESIDE: other},
        "hands": {YOU: f"{weapon.id}, {spell}" if spell else weapon.id},
    }
    says = "practice-spell" if spell else "practice-printed" if weapon.spell else "practice-weapon"
    return Exercise(says, position, PRINTED if weapon.spell else {})


def errand(box: Box, task: Task) -> Exercise:
    """Going ahead and winning there completes it."""
    wanted: list[str] = [MONSTER_NAMES[MONSTERS[0]] if name == ANY_NAME else name for name in monster_names(task)]
    trophies: list[str] = []
    if task.pattern is Pattern.TROPHIES:
        last, *trophies = wanted
        monsters: dict[str, str] = {AHEAD: last}
    else:
        last = MONSTER_NAMES[MONSTERS[0]]
        monsters = {AHEAD: last, **dict(zip(ROW if task.pattern in ROWS else SIDES, wanted, strict=False))}
        if task.pattern is Pattern.NEXT_TO and (in_castle := wanted[len(SIDES) :]):
            monsters[CASTLE] = ", ".join((*in_castle, *in_castle)[: box.numbers.castle_monsters])
    position = {
        **corner(),
        "monsters": monsters,
        "hands": {YOU: against(box, last).id},
        "tasks": task.id,
        "trophies": {YOU: ", ".join(trophies)},
    }
    return Exercise("practice-task", position)


def exercises(box: Box) -> dict[str, Exercise]:
    """By card, on the usual map."""
    if box.board.shape != DIAMOND.shape:
        return {}
    with_spells = simplest_first(box)[:1]
    return {
        **{card.id: attack(card) for card in box.weapons if not card.spell or card.copies_with_printed_spells},
        **{spell.id: attack(card, spell.id) for card in with_spells for spell in box.spells if spell.copies},
        **{task.id: errand(box, task) for task in box.tasks if has_room(box, task)},
    }


def has_room(box: Box, task: Task) -> bool:
    """Whether the corner has what the task speaks of: the sides of the tile ahead, and the castle behind it."""
    beside = len(SIDES) + box.numbers.castle_monsters
    return task.pattern is not Pattern.ON and (task.pattern is not Pattern.NEXT_TO or len(task.monsters) <= beside)


class ZombiesPractices(Practices):
    def cards(self, setting: ZombiesSetting) -> list[str]:
        return list(exercises(setting.box))

    def exercise(self, setting: ZombiesSetting, card: str) -> Exercise:
        return exercises(setting.box)[card]

    def is_played(self, event: Event, card: str) -> bool:
        about = event.about
        if not isinstance(about, About):
            return False
        if event.id == "completes-task":
            return about.task == card
        if event.id == "uses-with-spell":
            return about.spell == card or (about.card is not None and about.card.id == card)
        return event.id == "uses" and about.card is not None and about.card.id == card and about.card.spell is None

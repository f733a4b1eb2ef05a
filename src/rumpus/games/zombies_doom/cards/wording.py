"""What is printed on cards, made from the very data that the rules use, so that the two cannot disagree."""

from collections.abc import Sequence
from typing import Final

from rumpus.games.zombies_doom.board import KIND_NAMES
from rumpus.games.zombies_doom.cards.card import (
    PATTERN_NAMES,
    AnyName,
    Pattern,
    PatternName,
    Spell,
    Task,
    Weapon,
    monster_name,
)
from rumpus.games.zombies_doom.cards.numbers import MOST_TROPHIES
from rumpus.games.zombies_doom.things import MONSTER_NAMES, WEAPON_NAMES, MonsterName
from rumpus.kernel.message import Message

YOU: Final = "@"
SIGNS: Final = {"demon": "D", "human": "H", "undead": "U", "beast": "B", "any": "*"}
# Where a picture puts the first, second, … monster: columns and rows as seen from the player.
SIDES: Final = ((1, 0), (-1, 0), (0, -1), (0, 1))
PICTURES: Final = {
    Pattern.NEXT_TO: SIDES,
    Pattern.BETWEEN: SIDES[:2],
    Pattern.IN_A_ROW: ((1, 0), (2, 0), (3, 0)),
    Pattern.IN_ORDER: ((1, 0), (2, 0), (3, 0)),
    Pattern.ON: (),
    Pattern.TROPHIES: tuple([(column, 0) for column in range(MOST_TROPHIES)]),
}


def describe_task(task: Task) -> Message:
    """The text of a task."""
    return describe_pattern(PATTERN_NAMES[task.pattern], monster_names(task), task.tile_id or KIND_NAMES[task.tile])


def describe_pattern(pattern: PatternName, names: Sequence[str], tile: str) -> Message:
    """`tile` is a kind, or the id of one that has a name."""
    if pattern == "on":
        return Message("task-on", {"tile": tile})
    groups = [group for name in names for group in so_many([name])] if pattern == "in-order" else so_many(names)
    return Message(f"task-{pattern}", {"monsters": together(groups)})


def so_many(monsters: Sequence[str]) -> list[Message]:
    """`a demon`, `2 beasts`."""
    kinds = dict.fromkeys(monsters)
    return [Message("so-many-monsters", {"n": monsters.count(kind), "monster": kind}) for kind in kinds]


def monster_names(task: Task) -> tuple[MonsterName | AnyName, ...]:
    return tuple([monster_name(mask) for mask in task.monsters])


def together(groups: list[Message]) -> Message:
    """`a demon, a human and two beasts`."""
    if len(groups) == 1:
        return groups[0]
    *most, last = groups
    return Message("monsters-and", {"first": tuple(most), "last": last})


def draw_task(task: Task) -> tuple[str, ...]:
    """A little picture of one way to fulfil a task: you and the monsters around you, or a row of trophies."""
    signs = {} if task.pattern is Pattern.TROPHIES else {(0, 0): YOU}
    for where, name in zip(PICTURES[task.pattern], monster_names(task), strict=False):
        signs[where] = SIGNS[name]
    columns = range(min(column for column, _ in signs), max(column for column, _ in signs) + 1)
    rows = range(min(row for _, row in signs), max(row for _, row in signs) + 1)
    return tuple(" ".join(signs.get((column, row), ".") for column in columns) for row in rows)


def describe_weapon(card: Weapon, spells: Sequence[Spell]) -> tuple[Message, ...]:
    """The text of a weapon card: what it beats, the spell printed on it, and the pile it belongs to."""
    pile = Message("weapon-pile", {"pile": WEAPON_NAMES[card.pile]})
    beats = Message("weapon-bomb") if card.is_bomb else Message("weapon-beats", {"monster": MONSTER_NAMES[card.weapon]})
    spell = [Message("weapon-printed", {"text": describe_spell(spells[card.spell])})] if card.spell else []
    return (beats, *spell, pile)


def describe_spell(spell: Spell) -> Message:
    """The text of a spell card: its name, and a part of a sentence for each thing it does."""
    does = one_after_another([Message(f"effect-{effect.value}") for effect in spell.effects])
    return Message("spell-text", {"spell": spell.id, "does": does})


def one_after_another(parts: Sequence[Message]) -> Message:
    """What a spell does, as one part of a sentence."""
    *before, told = parts
    for part in reversed(before):
        told = Message("effects-then", {"first": part, "next": told})
    return told

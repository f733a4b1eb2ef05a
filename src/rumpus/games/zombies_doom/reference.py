"""What can be looked up during a game: weapons, spells, tasks and map tiles."""

from collections.abc import Iterator

from rumpus.games.zombies_doom.board import KIND_NAMES, kind_of, rocks_of, symbols_of
from rumpus.games.zombies_doom.cards.box import Box
from rumpus.games.zombies_doom.cards.card import TileCard
from rumpus.games.zombies_doom.cards.wording import describe_spell, describe_task, describe_weapon, draw_task
from rumpus.games.zombies_doom.state import ZombiesState
from rumpus.games.zombies_doom.things import KINDS, PILES, SPELL_NAMES, SPELLS, WEAPON_NAMES
from rumpus.kernel.message import Message
from rumpus.parts.squaregrid import DIRECTION_NAMES, DIRECTIONS

HAND = "hand"
TASKS = "tasks"


def describe(s: ZombiesState, viewer: int | None, word: str) -> tuple[Message, ...]:
    """A card or tile by its id, all of the viewer's hand, or the open tasks; nothing, if the word means nothing."""
    return tuple(look_up(s, viewer, word))


def look_up(s: ZombiesState, viewer: int | None, word: str) -> Iterator[Message]:
    box = s.setting.box
    if word == HAND:
        for item in () if viewer is None else hand_ids(s, viewer):
            yield from look_up(s, viewer, item)
    elif word == TASKS:
        for open_task in s.row:
            yield from look_up(s, viewer, box.tasks[open_task].id)
    elif word in SPELL_NAMES[1:]:
        yield Message("look-up-spell", {"spell": word})
        yield Message("look-up-line", {"text": describe_spell(SPELL_NAMES.index(word))})
    elif word in box.weapon_index:
        yield Message("look-up-weapon", {"card": word})
        for sentence in describe_weapon(box.weapons[box.weapon_index[word]]):
            yield Message("look-up-line", {"text": sentence})
    elif word in box.task_index:
        task = box.tasks[box.task_index[word]]
        yield Message("look-up-task", {"task": word})
        yield Message("look-up-line", {"text": describe_task(task)})
        yield from (Message("look-up-picture", {"line": line}) for line in draw_task(task))
    elif word in box.tile_index:
        yield describe_tile(box.tiles[box.tile_index[word]])


def hand_ids(s: ZombiesState, seat: int) -> list[str]:
    """The kinds of cards a seat holds, weapons first."""
    weapons = [s.setting.box.weapons[card].id for card in s.hand(seat)]
    spells = [SPELL_NAMES[spell] for spell in SPELLS if s.spells[seat * KINDS + spell]]
    return list(dict.fromkeys((*weapons, *spells)))


def describe_tile(card: TileCard) -> Message:
    weapons = tuple(WEAPON_NAMES[pile] for pile in PILES if symbols_of(card.tile) >> pile & 1)
    rocks = tuple(DIRECTION_NAMES[way] for way in DIRECTIONS if rocks_of(card.tile) >> way & 1)
    kind = Message("tile-kind", {"kind": KIND_NAMES[kind_of(card.tile)]})
    shown = Message("tile-weapons", {"weapons": weapons}) if weapons else Message("tile-no-weapons")
    rock = Message("tile-rock", {"rocks": rocks}) if rocks else Message("tile-no-rock")
    return Message("look-up-tile", {"tile": card.id, "kind": kind, "weapons": shown, "rock": rock})


def count_box(box: Box) -> Message:
    counts = {
        "tiles": sum(tile.copies for tile in box.tiles),
        "weapons": sum(card.copies for card in box.weapons),
        "spells": sum(box.spells),
        "tasks": len(box.tasks),
        "monsters": sum(box.monsters),
    }
    return Message("box-holds", {"name": box.name, **counts})

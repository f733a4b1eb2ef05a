"""What the evaluations of two and of more look at: open tasks, tokens, monsters a hand beats, spells worth having."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import permutations
from typing import Final

from rumpus.games.zombies_doom.board import Map
from rumpus.games.zombies_doom.cards.box import Box
from rumpus.games.zombies_doom.cards.card import SpellEffect
from rumpus.games.zombies_doom.open_tasks import OpenTasks
from rumpus.games.zombies_doom.rules.tasks import kinds_on_map, stands_right
from rumpus.games.zombies_doom.state import ZombiesState

# How much of a spell worth having each thing is that a spell does. Keeping a weapon saves one card: next to nothing.
USEFUL: Final[Mapping[SpellEffect, float]] = {
    SpellEffect.CHANGE_PLACES: 1,
    SpellEffect.SWAP_MONSTERS: 1,
    SpellEffect.GO_ON: 1,
    SpellEffect.KEEP_WEAPON: 0,
    SpellEffect.DRAW_WEAPON: 0,
    SpellEffect.DRAW_SPELL: 0.8,
    SpellEffect.TAKE_TROPHY: 0.5,
    SpellEffect.TAKE_OTHERS_TROPHY: 0.5,
}

AS_BITS: Final = bytes((1 << min(tokens, 8)) - 1 for tokens in range(256))


class Common:
    """What all players have in common: which tasks are open, where one would have to stand for them, and where tokens
    are."""

    __slots__ = ("spots", "tasks", "tokens")

    def __init__(self, s: ZombiesState) -> None:
        self.tasks = s.setting.tasks_together(s.row)
        self.spots = spots_of(s.map, self.tasks, bytes(s.monsters))
        self.tokens = int.from_bytes(s.tokens.translate(AS_BITS), "little")  # a byte for each place, a bit for a token


class Spots:
    """Where one of the open tasks is completed, while these monsters stand where they do."""

    __slots__ = ("kinds", "known", "map", "monsters", "tasks")

    def __init__(self, map_: Map, tasks: OpenTasks, monsters: bytes) -> None:
        self.map = map_
        self.tasks = tasks.for_position
        self.monsters = monsters
        self.kinds = kinds_on_map(map_.board, monsters)
        self.known: list[bool | None] = [
            None if self.tasks else False
        ] * map_.board.places  # None is not asked about yet

    def completes_on(self, place: int) -> bool:
        found = self.known[place]
        return self._look(place) if found is None else found

    def _look(self, place: int) -> bool:
        found = False
        for task in self.tasks:
            if stands_right(self.map, task, place, self.monsters, self.kinds):
                found = True
                break
        self.known[place] = found
        return found


@lru_cache(maxsize=1024)
def spots_of(map_: Map, tasks: OpenTasks, monsters: bytes) -> Spots:
    """Kept, because a good many turns, and most of what a bot imagines, change neither."""
    return Spots(map_, tasks, monsters)


def beaten_by(s: ZombiesState, seat: int) -> int:
    """The monsters that the hand beats, as bits; a place without one needs no weapon."""
    beats, weapons, beaten = s.setting.beats_from_slot, s.weapons, 1
    for slot in s.setting.hands[seat]:
        beaten |= beats[weapons[slot]]
    return beaten


def useful_spells(s: ZombiesState, seat: int) -> float:
    """How many spells worth having a seat holds."""
    kinds, known = s.setting.spell_kinds, s.setting.useful_with
    held = bytes(s.spells[seat * kinds : seat * kinds + kinds])
    useful = known.get(held)
    if useful is None:
        useful = known[held] = usefulness(s.setting.box, held)
    return useful


def usefulness(box: Box, spells: bytes) -> float:
    """How many spells worth having so many of each are."""
    return sum(
        USEFUL[effect] * count for spell, count in zip(box.spells, spells, strict=False) for effect in spell.effects
    )


def begun_tasks(s: ZombiesState, trophies: bytearray, common: Common) -> int:
    """How many of the open tasks take one more trophy than these."""
    return (s.setting.tasks_begun(bytes(trophies)) & common.tasks.mask).bit_count()


def tokens_around(s: ZombiesState, here: int, common: Common) -> int:
    """How many tokens there are within two steps, whatever guards them."""
    return (common.tokens & within_two_steps(s.map, here)).bit_count()


def wins_castle(s: ZombiesState, hand: Iterable[int]) -> bool:
    """Z4.6: each of its monsters must be beaten by a weapon of its own."""
    here, beats = s.monsters_at(s.map.castle), s.setting.beats_from_slot
    return any(
        all(beats[card] >> monster & 1 for card, monster in zip(some, here, strict=True))
        for some in permutations(hand, len(here))
    )


@lru_cache(maxsize=1024)
def within_two_steps(map_: Map, place: int) -> int:
    """The others that two steps lead to: all bits of the byte of each."""
    found = a_step_from(map_, place)
    for there in map_.ways[place]:
        found |= a_step_from(map_, there)
    return found & ~(0xFF << 8 * place)


@lru_cache(maxsize=1024)
def a_step_from(map_: Map, place: int) -> int:
    """Where one step leads, in the same way."""
    return sum([0xFF << 8 * there for there in map_.ways[place]])

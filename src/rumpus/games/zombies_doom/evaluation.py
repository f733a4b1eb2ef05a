"""How well each player stands at a moment, for bots, hints and looking back: a few plain terms.

The weights are those with which the terms tell best how games between bots end (docs/bots.md).
"""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import permutations
from typing import Final

from rumpus.games.zombies_doom.board import NOWHERE, Map
from rumpus.games.zombies_doom.cards.box import Box
from rumpus.games.zombies_doom.cards.card import SpellEffect
from rumpus.games.zombies_doom.open_tasks import OpenTasks
from rumpus.games.zombies_doom.rules.tasks import kinds_on_map, stands_right
from rumpus.games.zombies_doom.state import ZombiesState
from rumpus.games.zombies_doom.things import KINDS
from rumpus.thinking.evaluation import Evaluation

TERMS: Final = ("points", "prey", "around", "spells", "tasks", "move")

POINT: Final = 0.6
LATE_POINT: Final = 0.6  # besides, the nearer the target the more
PREY: Final = 0.75  # a token next door that the hand can win
MORE_PREY: Final = 0.1  # and each one besides
TOKEN_NEAR: Final = 0.05  # whatever guards it: next door, or a step farther
SPELL: Final = 0.6
# How much of that each thing is worth that a spell does. Keeping a weapon saves one card, which is next to nothing.
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
TASK_AT_HAND: Final = 0.45  # the hand leads to where an open task speaks of
TASK_BEGUN: Final = 0.3  # an open task that takes one more trophy
MOVE: Final = 0.5

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

    def is_completed_on(self, place: int) -> bool:
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


class ZombiesEvaluation(Evaluation):
    terms = TERMS
    turns = 3  # what a move is for shows when one moves again (docs/bots.md)

    def appraise(self, s: ZombiesState) -> list[tuple[float, ...]]:
        """Per seat what its points, the tokens within its reach, its spells, its tasks and being next are worth."""
        common = Common(s)
        return [appraise_seat(s, seat, common) for seat in range(s.setting.seats)]


def appraise_seat(s: ZombiesState, seat: int, common: Common) -> tuple[float, ...]:
    first = seat * KINDS
    score = s.score(seat)
    points = POINT * score + LATE_POINT * score * score / s.setting.target
    place = s.figure[seat]
    prey, around, at_hand = (0, 0, False) if place == NOWHERE else look_around(s, seat, place, common)
    kinds, known = s.setting.spell_kinds, s.setting.useful_with
    held = bytes(s.spells[seat * kinds : seat * kinds + kinds])
    useful = known.get(held)
    if useful is None:
        useful = known[held] = usefulness(s.setting.box, held)
    begun = (s.setting.tasks_begun(bytes(s.trophies[first : first + KINDS])) & common.tasks.mask).bit_count()
    return (
        points,
        PREY + MORE_PREY * (prey - 1) if prey else 0.0,
        TOKEN_NEAR * around,
        SPELL * useful,
        TASK_AT_HAND * at_hand + TASK_BEGUN * begun,
        MOVE * (seat == s.seat),
    )


def usefulness(box: Box, spells: bytes) -> float:
    """How many spells worth having so many of each are."""
    return sum(
        USEFUL[effect] * count for spell, count in zip(box.spells, spells, strict=False) for effect in spell.effects
    )


def look_around(s: ZombiesState, seat: int, here: int, common: Common) -> tuple[int, int, bool]:
    """How many tokens next door the hand can win, how many tokens there are within two steps, and whether the hand
    leads to a place where an open task is completed."""
    tokens, monsters, beats = s.tokens, s.monsters, s.setting.beats_from_slot
    beaten, weapons = 1, s.weapons  # a place without a monster needs no weapon
    for slot in s.setting.hands[seat]:
        beaten |= beats[weapons[slot]]
    prey, at_hand, spots, castle = 0, False, common.spots, s.map.castle
    known = spots.known
    for there in s.map.ways[here]:
        monster = monsters[there]
        if beaten >> monster & 1:
            if there == castle and monster and not wins_castle(s, s.hand(seat)):
                continue
            prey += tokens[there]
            if not at_hand:
                found = known[there]
                at_hand = spots.is_completed_on(there) if found is None else found
    around = (common.tokens & within_two_steps(s.map, here)).bit_count()
    return prey, around, at_hand


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
    found = 0
    for there in map_.ways[place]:
        found |= 0xFF << 8 * there
    return found

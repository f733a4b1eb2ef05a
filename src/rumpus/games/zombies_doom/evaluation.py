"""How well each player stands at a moment, for bots, hints and looking back: a few plain terms.

The weights are those with which the terms tell best how games between bots end (docs/bots.md).
"""

from functools import lru_cache
from typing import Final

from rumpus.games.zombies_doom.board import CASTLE_PLACE, NOWHERE, SECOND_SLOT, Map
from rumpus.games.zombies_doom.cards.card import Task
from rumpus.games.zombies_doom.rules.tasks import TROPHIES, kinds_on_map, stands_right
from rumpus.games.zombies_doom.state import ZombiesState
from rumpus.games.zombies_doom.things import BERSERK, HAND_SIZE, KINDS, LURE, NO_CARD, TELEPORT

TERMS: Final = ("points", "prey", "around", "spells", "tasks", "move")

POINT: Final = 0.6
LATE_POINT: Final = 0.6  # besides, the nearer the target the more
PREY: Final = 0.75  # a token next door that the hand can win
MORE_PREY: Final = 0.1  # and each one besides
TOKEN_NEAR: Final = 0.05  # whatever guards it: next door, or a step farther
SPELL: Final = 0.6  # any but the hardened weapon, which saves one card
TASK_AT_HAND: Final = 0.45  # the hand leads to where an open task speaks of
TASK_BEGUN: Final = 0.3  # an open task that takes one more trophy
MOVE: Final = 0.5


def appraise(s: ZombiesState) -> list[tuple[float, ...]]:
    """Per seat what its points, the tokens within its reach, its spells, its tasks and being next are worth."""
    tasks = [s.setting.box.tasks[task] for task in s.row]
    positions = [task for task in tasks if task.pattern is not TROPHIES]
    collections = [task for task in tasks if task.pattern is TROPHIES]
    kinds = kinds_on_map(s)
    return [appraise_seat(s, seat, positions, collections, kinds) for seat in range(s.setting.seats)]


def appraise_seat(
    s: ZombiesState, seat: int, positions: list[Task], collections: list[Task], kinds: bytearray
) -> tuple[float, ...]:
    first = seat * KINDS
    score = s.score(seat)
    points = POINT * score + LATE_POINT * score * score / s.setting.target
    place = s.figure[seat]
    prey, around, at_hand = (0, 0, False) if place == NOWHERE else look_around(s, seat, place, positions, kinds)
    spells = s.spells[first + TELEPORT] + s.spells[first + LURE] + s.spells[first + BERSERK]
    trophies = s.trophies[first : first + KINDS]
    begun = sum([takes_one_more(task, trophies) for task in collections])
    return (
        points,
        PREY + MORE_PREY * (prey - 1) if prey else 0.0,
        TOKEN_NEAR * around,
        SPELL * spells,
        TASK_AT_HAND * at_hand + TASK_BEGUN * begun,
        MOVE * (seat == s.seat),
    )


def look_around(
    s: ZombiesState, seat: int, here: int, positions: list[Task], kinds: bytearray
) -> tuple[int, int, bool]:
    """How many tokens next door the hand can win, how many tokens there are within two steps, and whether the hand
    leads to a place where an open task is completed."""
    tokens, monsters, beats = s.tokens, s.monsters, s.setting.beats
    masks = [beats[card] for card in s.weapons[seat * HAND_SIZE : seat * HAND_SIZE + HAND_SIZE] if card != NO_CARD]
    beaten = 1  # a place without a monster needs none
    for mask in masks:
        beaten |= mask
    prey, at_hand = 0, False
    for there in s.map.ways[here]:
        if there == CASTLE_PLACE and monsters[there]:
            if not wins_castle(masks, monsters[there], monsters[SECOND_SLOT]):
                continue
        elif not beaten >> monsters[there] & 1:
            continue
        prey += tokens[there]
        if not at_hand:
            for task in positions:
                if stands_right(s, task, there, kinds):
                    at_hand = True
    around = sum([tokens[there] for there in within_two_steps(s.map)[here]])
    return prey, around, at_hand


def wins_castle(masks: list[int], one: int, other: int) -> bool:
    """Z4.6: both monsters must be beaten."""
    if len(masks) < HAND_SIZE:
        return False
    first, second = masks
    return (first >> one & second >> other | first >> other & second >> one) & 1 == 1


def takes_one_more(task: Task, trophies: bytearray) -> bool:
    """Whether one more trophy, and the right one, completes it."""
    missing = sum([needed - trophies[monster] for monster, needed in task.counts if needed > trophies[monster]])
    return max(missing, len(task.monsters) - sum(trophies)) == 1


@lru_cache(maxsize=64)
def within_two_steps(map_: Map) -> tuple[tuple[int, ...], ...]:
    """From each place, the others that two steps lead to."""
    return tuple(
        tuple(sorted({*near, *(there for between in near for there in map_.ways[between])} - {place}))
        for place, near in enumerate(map_.ways)
    )

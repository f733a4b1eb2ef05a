"""Z3: tasks."""

from typing import TYPE_CHECKING, Final

from rumpus.games.zombies_doom.board import CASTLE_PLACE, NEXT, NOWHERE, SECOND_SLOT, SLOTS
from rumpus.games.zombies_doom.cards.card import Pattern, Task
from rumpus.games.zombies_doom.rules.book import rule
from rumpus.games.zombies_doom.things import KINDS, MONSTERS, NONE
from rumpus.kernel.conversation import tell
from rumpus.parts.squaregrid import DIRECTIONS, EAST, NORTH, SOUTH, WEST

if TYPE_CHECKING:
    from rumpus.games.zombies_doom.state import ZombiesState

BETWEEN, IN_A_ROW, TROPHIES = Pattern.BETWEEN, Pattern.IN_A_ROW, Pattern.TROPHIES
MASKS: Final = bytes(1 << monster if monster in MONSTERS else 0 for monster in range(256))
OPPOSITE_SIDES: Final = tuple(((near[NORTH], near[SOUTH]), (near[WEST], near[EAST])) for near in NEXT)  # by place
REST_OF_THE_WORLD: Final = bytes(NOWHERE + 1 - SLOTS)


@rule
def take_completed_tasks(s: "ZombiesState") -> None:
    """Z3.1: the player takes every open task whose condition holds."""
    tasks, kinds = s.setting.box.tasks, kinds_on_map(s.monsters)
    for task in s.row.copy():
        if is_completed(s, tasks[task], s.seat, kinds):
            s.row.remove(task)
            s.done[task] = s.seat + 1
            tell(s, "Z3.1", "completes-task", seat=s.seat, task=task)


def is_completed(s: "ZombiesState", task: Task, seat: int, kinds: bytearray) -> bool:
    """Z3.2, Z3.3: where you stand, or which trophies you have; with `kinds_on_map`."""
    if task.pattern is TROPHIES:
        return has_all(task, s.trophies[seat * KINDS : seat * KINDS + KINDS])
    return stands_right(task, s.figure[seat], s.monsters, kinds)


def kinds_on_map(monsters: bytes | bytearray) -> bytearray:
    """By place the mask of the kinds of monsters there, none where nothing is."""
    kinds = bytearray(monsters.translate(MASKS))
    kinds[CASTLE_PLACE] |= kinds[SECOND_SLOT]
    return kinds + REST_OF_THE_WORLD


def stands_right(task: Task, place: int, monsters: bytes | bytearray, kinds: bytearray) -> bool:
    """Z3.2: whether somebody on this place would be in the position that a task speaks of; with `kinds_on_map`."""
    near, pattern = NEXT[place], task.pattern
    if pattern is IN_A_ROW:
        return is_in_row(kinds, near, task.orders)
    if pattern is BETWEEN:
        return is_between(kinds, OPPOSITE_SIDES[place], task.monsters)
    return has_all(task, monsters_around(monsters, near))


def has_all(task: Task, counts: bytearray) -> bool:
    """Whether so many of each kind meet every wish, each with another monster."""
    for monster, needed in task.counts:
        if counts[monster] < needed:
            return False
    return sum(counts) >= len(task.monsters)


def monsters_around(monsters: bytes | bytearray, near: tuple[int, ...]) -> bytearray:
    """How many of each kind are on the four sides. Both monsters of the castle count."""
    counts = bytearray(KINDS)
    for place in near:
        if place != NOWHERE:
            counts[monsters[place]] += 1
            if place == CASTLE_PLACE:
                counts[monsters[SECOND_SLOT]] += 1
    counts[NONE] = 0
    return counts


def is_between(kinds: bytearray, opposite_sides: tuple[tuple[int, int], ...], wanted: tuple[int, ...]) -> bool:
    """Z3.2: directly next to you, on two opposite sides."""
    one, other = wanted
    for left, right in opposite_sides:
        at_left, at_right = kinds[left], kinds[right]
        if (at_left & one and at_right & other) or (at_left & other and at_right & one):
            return True
    return False


def is_in_row(kinds: bytearray, near: tuple[int, ...], orders: tuple[tuple[int, ...], ...]) -> bool:
    """Z3.2: one behind the other in some direction without a gap, beginning next to you, in one of these orders."""
    for way in DIRECTIONS:
        if kinds[near[way]]:
            for order in orders:
                there = near[way]
                for want in order:
                    if not kinds[there] & want:
                        break
                    there = NEXT[there][way]
                else:
                    return True
    return False

"""Z3: tasks."""

from typing import TYPE_CHECKING, Final

from rumpus.games.zombies_doom.board import NOWHERE, Board, Map, called_of
from rumpus.games.zombies_doom.cards.card import Pattern, Task
from rumpus.games.zombies_doom.rules.book import rule
from rumpus.games.zombies_doom.things import KINDS, MONSTERS, NONE
from rumpus.kernel.conversation import tell
from rumpus.parts.squaregrid import DIRECTIONS

if TYPE_CHECKING:
    from rumpus.games.zombies_doom.state import ZombiesState

BETWEEN, ON, NEXT_TO, TROPHIES = Pattern.BETWEEN, Pattern.ON, Pattern.NEXT_TO, Pattern.TROPHIES
MASKS: Final = bytes(1 << monster if monster in MONSTERS else 0 for monster in range(256))
EVERYWHERE: Final = NOWHERE + 1


@rule
def take_completed_tasks(s: "ZombiesState") -> None:
    """Z3.1: the player takes every open task whose condition holds."""
    tasks, kinds = s.setting.box.tasks, kinds_on_map(s.setting.board, s.monsters)
    for task in s.row.copy():
        if is_completed(s, tasks[task], s.seat, kinds):
            s.row.remove(task)
            s.done[task] = s.seat + 1
            tell(s, "Z3.1", "completes-task", seat=s.seat, task=task)


def is_completed(s: "ZombiesState", task: Task, seat: int, kinds: bytearray) -> bool:
    """Z3.2, Z3.3: where you stand, or which trophies you have; with `kinds_on_map`."""
    if task.pattern is TROPHIES:
        return has_all(task, s.trophies[seat * KINDS : seat * KINDS + KINDS])
    return stands_right(s.map, task, s.figure[seat], s.monsters, kinds)


def kinds_on_map(board: Board, monsters: bytes | bytearray) -> bytearray:
    """By place the mask of the kinds of monsters there, none where nothing is."""
    kinds = bytearray(monsters.translate(MASKS))
    kinds += bytes(EVERYWHERE - len(kinds))
    kinds[board.castle] |= kinds[board.second_slot]
    return kinds


def stands_right(map_: Map, task: Task, place: int, monsters: bytes | bytearray, kinds: bytearray) -> bool:
    """Z3.2: whether somebody on this place would be in the position that a task speaks of; with `kinds_on_map`."""
    board, pattern = map_.board, task.pattern
    if pattern is BETWEEN:
        return is_between(kinds, board.opposite_sides[place], task.monsters)
    if pattern is NEXT_TO:
        return has_all(task, monsters_around(board, monsters, board.next[place]))
    if pattern is ON:
        return called_of(map_.tiles[place]) == task.called if task.called else map_.kinds[place] == task.tile
    return is_in_row(board, kinds, board.next[place], task.orders)


def has_all(task: Task, counts: bytes | bytearray) -> bool:
    """Whether so many of each kind meet every wish, each with another monster."""
    for monster, needed in task.counts:
        if counts[monster] < needed:
            return False
    return sum(counts) >= len(task.monsters)


def monsters_around(board: Board, monsters: bytes | bytearray, near: tuple[int, ...]) -> bytearray:
    """How many of each kind are on the four sides. Both monsters of the castle count."""
    counts = bytearray(KINDS)
    for place in near:
        if place != NOWHERE:
            counts[monsters[place]] += 1
            if place == board.castle:
                counts[monsters[board.second_slot]] += 1
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


def is_in_row(board: Board, kinds: bytearray, near: tuple[int, ...], orders: tuple[tuple[int, ...], ...]) -> bool:
    """Z3.2: one behind the other in some direction without a gap, beginning next to you, in one of these orders."""
    for way in DIRECTIONS:
        if kinds[near[way]]:
            for order in orders:
                there = near[way]
                for want in order:
                    if not kinds[there] & want:
                        break
                    there = board.next[there][way]
                else:
                    return True
    return False

"""Z3: tasks."""

from typing import TYPE_CHECKING

from rumpus.games.zombies_doom.board import CASTLE_PLACE, NEXT, NOWHERE, SECOND_SLOT
from rumpus.games.zombies_doom.cards.card import ANY_MONSTER, Pattern, Task
from rumpus.games.zombies_doom.rules.book import rule
from rumpus.games.zombies_doom.things import KINDS
from rumpus.kernel.conversation import tell
from rumpus.parts.squaregrid import DIRECTIONS, EAST, NORTH, SOUTH, WEST

if TYPE_CHECKING:
    from rumpus.games.zombies_doom.state import ZombiesState


@rule
def take_completed_tasks(s: "ZombiesState") -> None:
    """Z3.1: the player takes every open task whose condition holds."""
    tasks = s.setting.box.tasks
    for task in s.row.copy():
        if is_completed(s, tasks[task], s.seat):
            s.row.remove(task)
            s.done[task] = s.seat + 1
            tell(s, "Z3.1", "completes-task", seat=s.seat, task=task)


def is_completed(s: "ZombiesState", task: Task, seat: int) -> bool:
    """Z3.2, Z3.3: where you stand, or which trophies you have."""
    if task.pattern is Pattern.TROPHIES:
        return has_all(task, s.trophies[seat * KINDS : seat * KINDS + KINDS])
    return stands_right(s, task, s.figure[seat])


def stands_right(s: "ZombiesState", task: Task, place: int) -> bool:
    """Z3.2: whether somebody on this place would be in the position that a task speaks of."""
    near = NEXT[place]
    if task.pattern is Pattern.NEXT_TO:
        return has_all(task, monsters_around(s, near))
    if task.pattern is Pattern.BETWEEN:
        return is_between(s, near, task.monsters)
    return any(is_in_row(s, near[way], way, task.orders) for way in DIRECTIONS)


def has_all(task: Task, counts: bytearray) -> bool:
    """Whether so many of each kind meet every wish, each with another monster."""
    for monster, needed in task.counts:
        if counts[monster] < needed:
            return False
    return sum(counts) >= len(task.monsters)


def monsters_around(s: "ZombiesState", near: tuple[int, ...]) -> bytearray:
    """How many of each kind are on the four sides. Both monsters of the castle count."""
    counts = bytearray(KINDS)
    for place in near:
        if place != NOWHERE:
            for monster in s.monsters_at(place):
                counts[monster] += 1
    return counts


def is_between(s: "ZombiesState", near: tuple[int, ...], wanted: tuple[int, ...]) -> bool:
    """Z3.2: directly next to you, on two opposite sides."""
    one, other = wanted
    for left, right in ((near[NORTH], near[SOUTH]), (near[WEST], near[EAST])):
        at_left, at_right = kinds_on(s, left), kinds_on(s, right)
        if (at_left & one and at_right & other) or (at_left & other and at_right & one):
            return True
    return False


def is_in_row(s: "ZombiesState", place: int, way: int, orders: tuple[tuple[int, ...], ...]) -> bool:
    """Z3.2: one behind the other in this direction without a gap, beginning next to you, in one of these orders."""
    there: list[int] = []
    for _ in orders[0]:
        kinds = kinds_on(s, place)
        if not kinds:
            return False
        there.append(kinds)
        place = NEXT[place][way]
    return any(all(have & want for have, want in zip(there, order, strict=True)) for order in orders)


def kinds_on(s: "ZombiesState", place: int) -> int:
    """The mask of the kinds of monsters on a place, none outside the map."""
    if place == NOWHERE:
        return 0
    mask = 1 << s.monsters[place]
    if place == CASTLE_PLACE:
        mask |= 1 << s.monsters[SECOND_SLOT]
    return mask & ANY_MONSTER

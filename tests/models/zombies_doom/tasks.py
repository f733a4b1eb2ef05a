"""Z3: the tasks of the standard box, and which of them a player has completed."""

from collections import Counter
from collections.abc import Mapping
from itertools import permutations
from typing import Final

from tests.models.zombies_doom.table import MONSTERS, SIDES, Player, Square, Table

ANY: Final = "any"
TASKS: Final[Mapping[str, tuple[str, ...]]] = {
    "between-demons": ("between", "demon", "demon"),
    "between-humans": ("between", "human", "human"),
    "between-undead": ("between", "undead", "undead"),
    "between-beasts": ("between", "beast", "beast"),
    "demon-human-row": ("row", "demon", "human"),
    "human-undead-row": ("row", "human", "undead"),
    "undead-beast-row": ("row", "undead", "beast"),
    "beast-demon-row": ("row", "beast", "demon"),
    "undead-queue": ("row", "undead", "undead"),
    "demon-and-undead": ("next to", "demon", "undead"),
    "human-and-beast": ("next to", "human", "beast"),
    "surrounded": ("next to", ANY, ANY, ANY, ANY),
    "three-demons": ("trophies", "demon", "demon", "demon"),
    "three-humans": ("trophies", "human", "human", "human"),
    "three-undead": ("trophies", "undead", "undead", "undead"),
    "three-beasts": ("trophies", "beast", "beast", "beast"),
    "all-but-demon": ("trophies", "human", "undead", "beast"),
    "all-but-human": ("trophies", "demon", "undead", "beast"),
    "all-but-undead": ("trophies", "demon", "human", "beast"),
    "all-but-beast": ("trophies", "demon", "human", "undead"),
    "two-demons-one-human": ("trophies", "demon", "demon", "human"),
    "two-humans-one-undead": ("trophies", "human", "human", "undead"),
    "two-undead-one-beast": ("trophies", "undead", "undead", "beast"),
    "two-beasts-one-demon": ("trophies", "beast", "beast", "demon"),
}


def completed(t: Table, player: Player) -> list[str]:
    """Z3.1: every open task whose condition holds, in the order in which they lie there."""
    return [task for task in t.row if holds(t, player, task)]


def holds(t: Table, player: Player, task: str) -> bool:
    pattern, *wanted = TASKS[task]
    if pattern == "trophies":  # Z3.3
        return not Counter(wanted) - Counter(player.trophies)
    if pattern == "next to":
        return is_next_to(t, player.square, wanted)
    if pattern == "between":
        return is_between(t, player.square, wanted)
    return is_in_row(t, player.square, wanted)


def beyond(square: Square, side: str, steps: int) -> Square:
    return square[0] + SIDES[side][0] * steps, square[1] + SIDES[side][1] * steps


def is_next_to(t: Table, here: Square, wanted: list[str]) -> bool:
    """Z3.2: for each wish another monster, horizontally or vertically; rocks do not matter."""
    around = [monster for side in SIDES for monster in t.monsters.get(beyond(here, side, 1), [])]
    named = Counter(wish for wish in wanted if wish != ANY)
    return not named - Counter(around) and len(around) >= len(wanted)


def is_between(t: Table, here: Square, wanted: list[str]) -> bool:
    """Z3.2: directly next to you, one on each of two opposite sides."""
    for one, other in (("north", "south"), ("east", "west")):
        sides = t.monsters.get(beyond(here, one, 1), []), t.monsters.get(beyond(here, other, 1), [])
        if any(order[0] in sides[0] and order[1] in sides[1] for order in permutations(wanted)):
            return True
    return False


def is_in_row(t: Table, here: Square, wanted: list[str]) -> bool:
    """Z3.2: one behind the other without a gap, beginning next to you, in any order."""
    for side in SIDES:
        places = [t.monsters.get(beyond(here, side, steps), []) for steps in range(1, len(wanted) + 1)]
        if any(all(map(list.__contains__, places, order)) for order in permutations(wanted)):
            return True
    return False


def in_order(trophies: list[str]) -> list[str]:
    """As the notation names them."""
    return sorted(trophies, key=MONSTERS.index)

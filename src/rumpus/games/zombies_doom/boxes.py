"""Boxes of Zombies Doom: the standard one, and anybody's."""

from collections.abc import Iterator, Mapping

from rumpus.boxes.boxes import Boxes
from rumpus.boxes.deriving import BOX_FILE
from rumpus.boxes.manual import PhraseNote
from rumpus.boxes.remarks import Remark
from rumpus.games.zombies_doom.board import CASTLE, CROSSROADS, NORMAL, NOWHERE, ROCK, Board
from rumpus.games.zombies_doom.cards.box import SHELF, TASK_FILE, TILE_FILE, Box
from rumpus.games.zombies_doom.cards.card import Pattern, Task
from rumpus.games.zombies_doom.cards.numbers import KEYS
from rumpus.games.zombies_doom.cards.phrases import PHRASES
from rumpus.kernel.message import Message
from rumpus.parts.squaregrid import DIRECTIONS


class ZombiesBoxes(Boxes):
    shelf = SHELF

    example: Mapping[str, str] = {
        BOX_FILE: "rules:\n"
        + "".join(f"    {key.name}: {key.write(key.default) or 2}\n" for key in KEYS)
        + "map:\n    - - - . . . - - -\n    - - . . . . . - -\n    - . . . . . . . -\n    . . S R H R S . .\n"
        + "    - . . . . . . . -\n    - - . . . . . - -\n    - - - . . . - - -\n"
        + "variant graded\n    name: Graded\n    rules:\n        starting spells: 1, 1, 2, 2\n"
        + "    targets:\n        2 players: 8\n",
        TILE_FILE: "tile armoury\n    kind: castle\n    sign: H\n    weapons: bow, mace\n    rock: north\n"
        "tile shrine\n    name: Shrine\n    kind: normal\n    copies: 1\n",
        TASK_FILE: "task long-march\n    name: The long march\n    in order with: demon, human\n    copies: 2\n"
        "task pilgrimage\n    stand on: shrine\n",
    }

    def phrases(self) -> Iterator[PhraseNote]:
        for phrase in PHRASES:
            yield PhraseNote("spell", phrase.text, phrase.text, (phrase.moment,), Message(phrase.says))

    def remarks(self, box: Box) -> Iterator[Remark]:
        for task in box.tasks:
            if task.copy == 1 and any(wanted > box.monsters[monster] for monster, wanted in task.counts):
                yield Remark("task", task.id, "box-task-never-done")
            elif task.copy == 1 and not has_room(box.board, task):
                yield Remark("task", task.id, "box-task-without-room")

    def count(self, box: Box) -> Message:
        counts = {
            "tiles": sum(tile.copies for tile in box.tiles),
            "weapons": sum(card.copies for card in box.weapons),
            "spells": sum(spell.copies for spell in box.spells),
            "tasks": len(box.tasks),
            "monsters": sum(box.monsters),
        }
        return Message("box-holds", {"name": box.name, **counts})


def has_room(board: Board, task: Task) -> bool:
    """Whether there is a place on the map with room enough around it for what the task speaks of (Z3.2)."""
    wanted = len(task.monsters)
    kinds = [board.fixed_kinds.get(place, NORMAL) for place in range(board.places)]
    lairs = {place for place, kind in enumerate(kinds) if kind in (NORMAL, CASTLE)}
    for place, kind in enumerate(kinds):
        if kind in (ROCK, CROSSROADS):  # where nobody stands
            continue
        near = board.next[place]
        match task.pattern:
            case Pattern.NEXT_TO:
                found = len(lairs.intersection(near)) >= wanted
            case Pattern.BETWEEN:
                found = any(lairs.issuperset(sides) for sides in board.opposite_sides[place])
            case Pattern.IN_A_ROW | Pattern.IN_ORDER:
                found = any(lairs.issuperset(row_from(board, place, way, wanted)) for way in DIRECTIONS)
            case _:
                return True
        if found:
            return True
    return False


def row_from(board: Board, place: int, way: int, length: int) -> list[int]:
    """So many places one behind the other; NOWHERE beyond the edge."""
    row: list[int] = []
    for _ in range(length):
        place = board.next[place][way] if place != NOWHERE else NOWHERE
        row.append(place)
    return row

"""Boxes of Zombies Doom: the standard one, and anybody's."""

from collections.abc import Iterator, Mapping

from rumpus.boxes.boxes import Boxes
from rumpus.boxes.deriving import BOX_FILE
from rumpus.boxes.manual import PhraseNote
from rumpus.boxes.remarks import Remark
from rumpus.games.zombies_doom.cards.box import SHELF, TASK_FILE, TILE_FILE, Box
from rumpus.games.zombies_doom.cards.numbers import KEYS
from rumpus.games.zombies_doom.cards.phrases import PHRASES
from rumpus.kernel.message import Message


class ZombiesBoxes(Boxes):
    shelf = SHELF

    example: Mapping[str, str] = {
        BOX_FILE: "rules:\n"
        + "".join(f"    {key.name}: {key.write(key.default) or 2}\n" for key in KEYS)
        + "map:\n    - - - . . . - - -\n    - - . . . . . - -\n    - . . . . . . . -\n    . . S R H R S . .\n"
        + "    - . . . . . . . -\n    - - . . . . . - -\n    - - - . . . - - -\n"
        + "variant graded\n    name: Graded\n    rules:\n        starting spells: 1, 1, 2, 2\n"
        + "    targets:\n        2 players: 8\n",
        TILE_FILE: "tile armoury\n    kind: castle\n    sign: H\n    weapons: bow, mace\n    rock: north\n",
        TASK_FILE: "task long-march\n    name: The long march\n    in order with: demon, human\n    copies: 2\n"
        "task rest\n    stand on: camp\n",
    }

    def phrases(self) -> Iterator[PhraseNote]:
        for phrase in PHRASES:
            yield PhraseNote("spell", phrase.text, phrase.text, (phrase.moment,), Message(phrase.says))

    def remarks(self, box: Box) -> Iterator[Remark]:
        for task in box.tasks:
            if task.copy == 1 and any(wanted > box.monsters[monster] for monster, wanted in task.counts):
                yield Remark("task", task.id, "box-task-never-done")

    def count(self, box: Box) -> Message:
        counts = {
            "tiles": sum(tile.copies for tile in box.tiles),
            "weapons": sum(card.copies for card in box.weapons),
            "spells": sum(spell.copies for spell in box.spells),
            "tasks": len(box.tasks),
            "monsters": sum(box.monsters),
        }
        return Message("box-holds", {"name": box.name, **counts})

"""Boxes of Zombies Doom: the standard one, and anybody's."""

from rumpus.boxes.boxes import Boxes
from rumpus.games.zombies_doom.cards.box import SHELF, Box
from rumpus.kernel.message import Message


class ZombiesBoxes(Boxes):
    shelf = SHELF

    def count(self, box: Box) -> Message:
        counts = {
            "tiles": sum(tile.copies for tile in box.tiles),
            "weapons": sum(card.copies for card in box.weapons),
            "spells": sum(box.spells),
            "tasks": len(box.tasks),
            "monsters": sum(box.monsters),
        }
        return Message("box-holds", {"name": box.name, **counts})

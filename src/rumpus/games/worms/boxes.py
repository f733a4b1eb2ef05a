"""Boxes of Worms: the standard one, and anybody's."""

from rumpus.boxes.boxes import Boxes
from rumpus.games.worms.cards.box import SHELF, Box
from rumpus.kernel.message import Message


class WormsBoxes(Boxes):
    shelf = SHELF

    def count(self, box: Box) -> Message:
        weapons = sum(card.copies for card in box.weapons)
        drops = sum(card.copies for card in box.drops)
        counts = {"weapons": weapons, "drops": drops, "sudden": len(box.sudden_deaths), "tiles": len(box.tiles)}
        return Message("box-holds", {"name": box.name, **counts})

"""What a box of Worms calls its things."""

from rumpus.boxes.naming import Naming
from rumpus.games.worms.reference import all_cards
from rumpus.games.worms.setting import WormsSetting


class WormsNaming(Naming):
    def names(self, setting: WormsSetting) -> dict[str, str]:
        box = setting.box
        return {card.id: card.name for card in all_cards(box)} | {tile.id: tile.name for tile in box.tiles}

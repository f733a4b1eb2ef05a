"""What a box of Worms calls its things."""

from rumpus.boxes.names import ENGLISH, Names
from rumpus.boxes.naming import Naming
from rumpus.games.worms.reference import all_cards
from rumpus.games.worms.setting import WormsSetting


class WormsNaming(Naming):
    def names(self, setting: WormsSetting) -> dict[str, str]:
        box = setting.box
        named = {card.id: card.name for card in all_cards(box)} | {tile.id: tile.name for tile in box.tiles}
        return {**named, **box.names.get(ENGLISH, {})}

    def translated(self, setting: WormsSetting) -> Names:
        return setting.box.names

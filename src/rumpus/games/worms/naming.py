"""What a box of Worms calls its things, and what the rules take from it, by the names that their sentences use:
`box-drops-per-player`."""

from typing import Final

from rumpus.boxes.names import ENGLISH, Names
from rumpus.boxes.naming import Counted, Naming
from rumpus.games.worms.cards.box import Box
from rumpus.games.worms.cards.edition import RULES, WORDS_ONLY
from rumpus.games.worms.cards.first_game import PLAYER_COUNTS
from rumpus.games.worms.reference import all_cards
from rumpus.games.worms.setting import WormsSetting

SAID_BY_EDITION: Final = 0  # instead of the number of a word, counted from 1


class WormsNaming(Naming):
    def names(self, setting: WormsSetting) -> dict[str, str]:
        box = setting.box
        named = {card.id: card.name for card in all_cards(box)} | {tile.id: tile.name for tile in box.tiles}
        return {**named, **box.names.get(ENGLISH, {})}

    def translated(self, setting: WormsSetting) -> Names:
        return setting.box.names

    def numbers(self, setting: WormsSetting) -> dict[str, Counted]:
        counted = {**count(setting.box), **of_first_game(setting.box), **of_rules(setting)}
        return {f"box-{name}": number for name, number in counted.items()}


def of_rules(setting: WormsSetting) -> dict[str, Counted]:
    """W12: what the box says itself; of what it leaves to the editions, that it does."""
    rules, said = setting.rules, setting.said_by_box
    words = {
        rule.field.replace("_", "-"): 1 + rule.words.index(getattr(rules, rule.field))
        if rule.field in said
        else SAID_BY_EDITION
        for rule in RULES
        if rule.most == WORDS_ONLY
    }
    return {
        **words,
        "says-drops": int(not said.isdisjoint({"drops_per_player", "drops_besides"})),
        "drops-per-player": rules.drops_per_player,
        "drops-besides": rules.drops_besides,
        "says-longer-game": int("longer_game" in said),
        "longer-game": 0 if rules.longer_game == "all" else rules.longer_game,
    }


def count(box: Box) -> dict[str, Counted]:
    starters = [card for card in box.weapons if card.deck == "starter"]
    supplies = [card for card in box.weapons if card.deck == "supply"]
    sizes = [len(tile.hexes) for tile in box.tiles]
    dealt = tuple([card.id for card in starters if card.to_everyone])
    return {
        "tiles": len(box.tiles),
        "hexes-least": min(sizes),
        "hexes-most": max(sizes),
        "hexes-alike": int(min(sizes) == max(sizes)),
        "dealt": dealt,
        "dealt-cards": len(dealt),
        "starters": sum(card.copies for card in starters),
        "supplies": sum(card.copies for card in supplies),
        "superweapons": sum(card.copies for card in supplies if card.superweapon),
        "drops": sum(card.copies for card in box.drops),
        "sudden-deaths": len(box.sudden_deaths),
    }


def of_first_game(box: Box) -> dict[str, Counted]:
    """W13: its map; without one, there are no tiles on it."""
    game = box.first_game
    tiles = {f"first-tiles-{many}": len(game.tiles_for(many)) if game else 0 for many in PLAYER_COUNTS}
    return {**tiles, "first-wind": game.wind if game else 0}

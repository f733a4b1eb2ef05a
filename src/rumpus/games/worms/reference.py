"""What can be looked up during a game: cards and map tiles."""

from collections.abc import Iterator, Mapping
from typing import Any

from rumpus.boxes.reference import Reference, Sheet, variant_sheets
from rumpus.games.worms.cards.box import Box
from rumpus.games.worms.cards.card import Card, Step, Tile
from rumpus.games.worms.cards.phrases import THING_GAP
from rumpus.games.worms.cards.wording import describe as describe_text
from rumpus.games.worms.cards.wording import describe_kind, describe_line
from rumpus.games.worms.keywords import KEYWORDS
from rumpus.games.worms.rules.tiles import distinct_turns, turned
from rumpus.games.worms.setting import WormsSetting
from rumpus.games.worms.state import WormsState
from rumpus.games.worms.structs import show_hex
from rumpus.games.worms.things import KIND_NAMES
from rumpus.kernel.message import Argument, Message
from rumpus.parts.hexgrid import write_hex

HAND = "hand"


def describe(s: WormsState, viewer: int | None, word: str) -> tuple[Message, ...]:
    """A card or a tile by its id, or all of the viewer's hand; nothing, if the word means nothing."""
    box = s.setting.box
    if word == HAND:
        held = [] if viewer is None else sorted({*s.open_hand[viewer], *s.hidden_hand[viewer]})
        return tuple(message for card in held for message in describe_card(box.weapons[card]))
    if word in box.tile_index:
        return tuple(describe_tile(box.tiles[box.tile_index[word]]))
    return tuple(message for card in all_cards(box) if card.id == word for message in describe_card(card))


def sheets(box: Box) -> list[Sheet]:
    """Everything of a box that can be looked up, for whoever need not know how answers write it."""
    cards = [Sheet(card.id, card.deck, (card_head(card), *card_text(card)), facts_of(card)) for card in all_cards(box)]
    tiles = [Sheet(tile.id, "tile", (tile_head(tile), *tile_turns(tile)), hexes_of(tile)) for tile in box.tiles]
    return [*cards, *tiles, *variant_sheets(box.variants)]


def facts_of(card: Card) -> dict[str, Any]:
    return {
        "deck": card.deck,
        "copies": card.copies,
        "superweapon": card.superweapon,
        "line": list(card.line),
        "does": list(dict.fromkeys(word for _, steps in card.sections for word in deeds_of(steps))),
    }


def deeds_of(steps: tuple[Step, ...]) -> Iterator[str]:
    """What the lines of a card do and with which Things, in the words of the rules."""
    for step in steps:
        yield from (str(word) for word in step.phrase.op[:1])
        if THING_GAP in step.phrase.op:
            yield KIND_NAMES[step.thing]
        yield from deeds_of(step.inside)


def hexes_of(tile: Tile) -> dict[str, Any]:
    return {"hexes": [show_hex(hex_) for hex_ in tile.hexes]}


def all_cards(box: Box) -> tuple[Card, ...]:
    return (*box.weapons, *box.drops, *box.sudden_deaths)


def describe_card(card: Card) -> Iterator[Message]:
    yield Message("look-up-weapon" if card.line else "look-up-card", card_head(card).args)
    yield from card_text(card)


def card_head(card: Card) -> Message:
    named: dict[str, Argument] = {"id": card.id, "copies": card.copies, "kind": describe_kind(card)}
    if card.line:
        return Message("sheet-weapon", {**named, "line": describe_line(card)})
    return Message("sheet-card", named)


def card_text(card: Card) -> Iterator[Message]:
    return (Message("look-up-line", {"text": sentence}) for sentence in describe_text(card))


def describe_tile(tile: Tile) -> Iterator[Message]:
    yield Message("look-up-tile", tile_head(tile).args)
    yield from tile_turns(tile)


def tile_head(tile: Tile) -> Message:
    return Message("sheet-tile", {"tile": tile.id, "hexes": len(tile.hexes)})


def tile_turns(tile: Tile) -> Iterator[Message]:
    """The hexes it covers, seen from its anchor, for each way it can be turned."""
    for turns in distinct_turns(tile):
        hexes = " ".join(write_hex(hex_) for hex_ in turned(tile, turns))
        yield Message("look-up-tile-turned", {"turns": turns, "hexes": hexes})


class WormsReference(Reference):
    def sheets(self, setting: WormsSetting) -> list[Sheet]:
        return sheets(setting.box)

    def keywords(self) -> Mapping[str, str]:
        return KEYWORDS

    def describe(self, state: WormsState, viewer: int | None, word: str) -> tuple[Message, ...]:
        return describe(state, viewer, word)

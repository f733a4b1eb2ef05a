"""A small island for each card: a weapon in the hand, a drop card on top of its deck, a sudden death card below it."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from rumpus.games.worms.cards.box import Box
from rumpus.games.worms.cards.card import Card
from rumpus.games.worms.reference import all_cards
from rumpus.games.worms.setting import VARIANTS, WormsSetting
from rumpus.games.worms.structs import About
from rumpus.kernel.event import Event
from rumpus.records.practice import Exercise, Practices

PLAYED = ("plays", "drop-card", "sudden-death")  # the events that tell of it


@cache
def island() -> Mapping[str, Any]:
    return tomllib.loads((files("rumpus.games.worms") / "practice.toml").read_text(encoding="utf-8"))


def exercise(box: Box, card: Card) -> Exercise:
    if card.deck == "drop":
        return Exercise("practice-drop", {**island(), "step": 4, "drops": card.id})
    another = next((weapon.id for weapon in box.weapons if weapon.id != card.id), card.id)
    if card.deck == "sudden-death":
        # Turned over at the end of the first turn; then the other one's, and a second turn with it beside the map.
        position = {**island(), "step": 4, "drops": "", "kept": {"blue": card.id}, "hands": {"blue": another}}
        return Exercise("practice-sudden-death", position, {VARIANTS.key: "sudden-death-draft"}, turns=3)
    hand = f"{card.id}, {another}" if "again" in card.line and another != card.id else card.id
    return Exercise("practice-weapon", {**island(), "step": 5, "hands": {"blue": hand}})


class WormsPractices(Practices):
    def cards(self, setting: WormsSetting) -> list[str]:
        return [card.id for card in all_cards(setting.box)]

    def exercise(self, setting: WormsSetting, card: str) -> Exercise:
        return exercise(setting.box, next(one for one in all_cards(setting.box) if one.id == card))

    def is_played(self, event: Event, card: str) -> bool:
        return event.id in PLAYED and isinstance(event.about, About) and event.about.card == card

"""The words of cards that are explained (`text/*/keywords.ftl`), each with the clause that says it at length."""

from collections.abc import Mapping
from typing import Final

KEYWORDS: Final[Mapping[str, str]] = {
    "target": "W8.7",
    "direct": "W8.7",
    "within": "W8.7",
    "new-hex": "W8.7",
    "non-full": "W8.11",
    "emptiest": "W8.11",
    "airstrike": "W8.8",
    "accuracy": "W8.1",
    "scatter": "W8.5",
    "knockback": "W8.6",
    "bullseye": "W8.5",
    "blast": "W8.2",
    "damage": "W8.4",
    "thing": "W1.1",
    "push": "W4.3",
    "mine": "W10.4",
    "drum": "W10.3",
    "crate": "W10.2",
    "fire": "W10.5",
    "crater": "W10.6",
    "wind": "W8.3",
    "coin": "W4.4",
    "superweapon": "W5.4",
    "heal": "W3.3",
    "frozen": "W14",
    "jump": "W4.2",
    "drop": "W3.7",
    "sudden-death": "W6.1",
    "card-text": "W5.2",
    "move": "W5.2",
    "again": "W5.2",
}

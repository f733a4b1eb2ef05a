"""The words of cards that are explained (`text/*/keywords.ftl`), each with the clause that says it at length."""

from collections.abc import Mapping
from typing import Final

KEYWORDS: Final[Mapping[str, str]] = {
    "weapon": "Z1.3",
    "bomb": "Z1.3",
    "pile": "Z1.2",
    "demon": "Z1.3",
    "human": "Z1.3",
    "undead": "Z1.3",
    "beast": "Z1.3",
    "spell": "Z2.1",
    "printed": "Z9.1",
    "keep-weapon": "Z2.3",
    "change-places": "Z2.4",
    "swap-monsters": "Z2.5",
    "go-on": "Z2.6",
    "bring": "Z2.10",
    "attack": "Z6.4",
    "task": "Z3.1",
    "next-to": "Z3.2",
    "between": "Z3.2",
    "in-a-row": "Z3.2",
    "trophies": "Z3.3",
}

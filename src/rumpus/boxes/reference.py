"""What can be looked up: everything of the box, and words of the notation."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from rumpus.boxes.variants import VARIANT, BoxVariant
from rumpus.kernel.capability import Capability
from rumpus.kernel.message import Message


@dataclass(frozen=True)
class Sheet:
    """One thing of the box as it can be looked up, line by line; `facts` are what a picture of it is made from."""

    id: str
    kind: str
    lines: tuple[Message, ...]
    facts: Mapping[str, Any]


def variant_sheets(variants: Iterable[BoxVariant]) -> list[Sheet]:
    """The optional rules that a box declares, and a sentence of the game for each thing that they change."""
    return [
        Sheet(
            variant.id,
            VARIANT,
            (Message("sheet-variant"), *(_change(field, value) for field, value in variant.changes.items())),
            {},
        )
        for variant in variants
    ]


def _change(field: str, value: Any) -> Message:
    """Words of the box are written so that sentences can select by them, `any-hex`; several numbers as the box does."""
    told = ", ".join(map(str, value)) if isinstance(value, tuple) else value
    told = told.replace(" ", "-") if isinstance(value, str) else int(value) if isinstance(value, bool) else told
    return Message(f"varied-{field.replace('_', '-')}", {"value": told})


class Reference(Capability):
    """Without: nothing."""

    def sheets(self, setting: Any) -> list[Sheet]:
        """Everything of the box that can be looked up."""
        return []

    def keywords(self) -> Mapping[str, str]:
        """The words of cards that are explained, each with the clause that says it at length."""
        return {}

    def describe(self, state: Any, viewer: int | None, word: str) -> tuple[Message, ...]:
        """What a word of the notation stands for, such as a card, line by line; `hand` is all the viewer's cards."""
        return ()

"""What a puzzle of Worms is about."""

from collections.abc import Sequence
from typing import Final

from rumpus.kernel.event import Event
from rumpus.records.puzzle import Themes

CHAIN: Final = ("mine-explodes", "drum-bursts")
WATER: Final = ("drowns", "covered-by-water")
FIRE: Final = ("fire-sprays", "into-fire")


class WormsThemes(Themes):
    themes = ("blast", "wind", "chain", "water", "fire", "weapon", "move", "crate", "dice", "place")

    def theme_of(self, kind: str, solution: str, events: Sequence[Event]) -> str | None:
        """Before a weapon is chosen, anything may still come of it; after that, it is what comes of it."""
        told = [event.id for event in events]
        if kind in ("activate", "move"):
            return "crate" if solution.startswith(("inch", "jump")) and "crate-opened" in told else "move"
        if kind in ("weapon", "place"):
            return kind
        if kind == "die":
            return "wind" if solution.endswith("wind") else "dice"
        if any(event.id == "die-chosen" and event.args["face"] == "wind" for event in events):
            return "wind"
        if any(id in told for id in CHAIN):
            return "chain"
        if any(id in told for id in WATER):
            return "water"
        return "fire" if any(id in told for id in FIRE) else "blast"

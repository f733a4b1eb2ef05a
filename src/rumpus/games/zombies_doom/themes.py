"""What a puzzle of Zombies Doom is about."""

from collections.abc import Sequence
from typing import Final

from rumpus.kernel.event import Event
from rumpus.records.puzzle import Themes

SPELLS: Final = ("uses-with-spell", "teleports", "lures", "keeps-weapon")
WEAPONS: Final = ("use", "discard", "draw", "keep")  # the first words of answers


class ZombiesThemes(Themes):
    themes = ("tasks", "spells", "weapons", "tokens", "way", "dying")

    def theme_of(self, kind: str, solution: str, events: Sequence[Event]) -> str | None:
        told = [event.id for event in events]
        if solution.startswith("die"):
            return "dying"
        if "completes-task" in told:
            return "tasks"
        if any(id in told for id in SPELLS) or kind == "throw":
            return "spells"
        if solution.split()[0] in WEAPONS:
            return "weapons"
        return "tokens" if "takes-tokens" in told else "way"

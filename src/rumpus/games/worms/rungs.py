"""How strong the bots of each level are in Worms (docs/bots.md, "The rungs")."""

from collections.abc import Mapping
from typing import ClassVar

from rumpus.thinking.rungs import Effort, Rungs


class WormsRungs(Rungs):
    sharpness: ClassVar[Mapping[str, float]] = {"beginner": 1.0, "casual": 3.2, "regular": 5.3}
    efforts: ClassVar[Mapping[str, Effort]] = {"easy": Effort(4, 1, 0.6), "fair": Effort(12, 1), "good": Effort(300, 1)}

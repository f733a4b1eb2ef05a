"""How strong the bots of each level are in Zombies Doom (docs/bots.md, "The rungs")."""

from collections.abc import Mapping
from typing import ClassVar

from rumpus.thinking.rungs import Effort, Rungs


class ZombiesRungs(Rungs):
    sharpness: ClassVar[Mapping[str, float]] = {"beginner": 0.85, "casual": 1.8, "regular": 2.7}
    efforts: ClassVar[Mapping[str, Effort]] = {
        "easy": Effort(4, 1, 0.6),
        "fair": Effort(12, 1, 0.14),
        "good": Effort(12),  # a hundred are as good as strong
    }

"""How far a share that was counted may be from the true one."""

from math import sqrt
from typing import Final

CONFIDENCE: Final = 1.96  # two-sided, 95 %


def wilson(hits: int, games: int) -> tuple[float, float]:
    """Wilson's interval."""
    if not games:
        return 0.0, 1.0
    share, z2 = hits / games, CONFIDENCE**2
    centre = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = CONFIDENCE * sqrt(share * (1 - share) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return centre - half, centre + half

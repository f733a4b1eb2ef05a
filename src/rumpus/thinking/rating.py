"""Ratings on one scale for games of any number of players, by openskill."""

from typing import Any, NamedTuple

from rumpus.kernel.message import Refused


class Rating(NamedTuple):
    value: float
    sigma: float

    @property
    def margin(self) -> float:
        """It is within so much of its value with a confidence of 95 %."""
        return 2 * self.sigma


def find_openskill() -> Any:
    """An extra."""
    try:
        from openskill import models
    except ImportError:
        raise Refused("match-no-openskill", extra="rumpus[matches]") from None
    return models

"""How sure a figure is: intervals, differences between cells that share their luck, and many comparisons at once."""

from collections.abc import Sequence
from math import erfc, sqrt
from statistics import NormalDist
from typing import Final, NamedTuple

LEVEL: Final = 0.95  # of every interval
SIGNIFICANT: Final = 1 - LEVEL
SIGMAS: Final = NormalDist().inv_cdf((1 + LEVEL) / 2)
FEWEST: Final = 30  # with fewer games than this a mean is told, but nothing is concluded from it


class Estimate(NamedTuple):
    value: float
    low: float  # it lies between these with a confidence of 95 %
    high: float
    n: int  # of so many games


def wilson(wins: int, games: int) -> Estimate:
    """A share, with Wilson's interval: honest for few games too, and never beyond 0 and 1."""
    if not games:
        return Estimate(0.0, 0.0, 1.0, 0)
    share, z2 = wins / games, SIGMAS**2
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = SIGMAS * sqrt(share * (1 - share) / games + z2 / (4 * games**2)) / (1 + z2 / games)
    return Estimate(share, max(0.0, middle - half), min(1.0, middle + half), games)


def mean_of(values: Sequence[float]) -> Estimate:
    """The mean of a figure over games that have nothing to do with each other."""
    return ratio(values, [1.0] * len(values))


def ratio(parts: Sequence[float], wholes: Sequence[float]) -> Estimate:
    """The sum of the parts over the sum of the wholes, game by game: what one game adds to both belongs together.
    The interval is that of the linearised ratio."""
    whole, n = sum(wholes), sum(one > 0 for one in wholes)
    if not whole:
        return Estimate(0.0, 0.0, 0.0, 0)
    value = sum(parts) / whole
    return around(value, [part - value * one for part, one in zip(parts, wholes, strict=True)], whole, n)


def difference_of_ratios(
    parts: Sequence[float], wholes: Sequence[float], others: Sequence[float], other_wholes: Sequence[float]
) -> Estimate:
    """How much greater the first ratio is than the second, where both come from the same games."""
    whole, other_whole, n = sum(wholes), sum(other_wholes), sum(one > 0 for one in wholes)
    if not whole or not other_whole:
        return Estimate(0.0, 0.0, 0.0, 0)
    value, other = sum(parts) / whole, sum(others) / other_whole
    residuals = [
        (part - value * one) / whole - (more - other * all_) / other_whole
        for part, one, more, all_ in zip(parts, wholes, others, other_wholes, strict=True)
    ]
    return around(value - other, residuals, 1.0, n)


def around(value: float, residuals: Sequence[float], whole: float, n: int) -> Estimate:
    small_sample = n / (n - 1) if n > 1 else 0.0
    half = SIGMAS * sqrt(small_sample * sum(residual**2 for residual in residuals)) / whole
    return Estimate(value, value - half, value + half, n)


def paired_difference(first: Sequence[float], second: Sequence[float]) -> Estimate:
    """How much more the second has than the first, game by game: luck that both share falls out."""
    return mean_of([after - before for before, after in zip(first, second, strict=True)])


def p_value(estimate: Estimate) -> float:
    """How often luck alone would take a mean at least so far from 0. Too few games say nothing: 1."""
    error = (estimate.high - estimate.low) / (2 * SIGMAS)
    if estimate.n < FEWEST or not estimate.value:
        return 1.0
    return erfc(abs(estimate.value) / error / sqrt(2)) if error else 0.0


def holm(p_values: Sequence[float]) -> list[float]:
    """The same, corrected for how many there are (Holm 1979). If those below 0.05 are called significant, the chance
    that even one of them is luck is below 0.05, however the comparisons depend on each other."""
    order = sorted(range(len(p_values)), key=lambda place: p_values[place])
    corrected, so_far = [0.0] * len(p_values), 0.0
    for rank, place in enumerate(order):
        so_far = max(so_far, min(1.0, (len(p_values) - rank) * p_values[place]))
        corrected[place] = so_far
    return corrected

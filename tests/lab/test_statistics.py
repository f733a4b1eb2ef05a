"""Statistics against published values, and against brute force."""

from math import comb, sqrt
from random import Random

import pytest

from rumpus.lab.statistics import (
    FEWEST,
    Estimate,
    difference_of_ratios,
    holm,
    mean_of,
    p_value,
    paired_difference,
    ratio,
    wilson,
)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [  # as scipy.stats.binomtest(wins, games).proportion_ci(method="wilson") gives them
        (8, 10, 0.490162, 0.943318),
        (0, 10, 0.0, 0.277533),
        (10, 10, 0.722467, 1.0),
        (50, 100, 0.403832, 0.596168),
        (1, 29, 0.006114, 0.171756),
    ],
)
def test_wilsons_interval(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((wins / games, low, high, games), abs=5e-6)


def test_of_no_games_nothing_is_known() -> None:
    assert wilson(0, 0) == (0.0, 0.0, 1.0, 0)


@pytest.mark.parametrize("games", [20, 100])
@pytest.mark.parametrize("true", [0.1, 0.25, 0.5, 0.9])
def test_wilsons_interval_holds_the_truth_about_as_often_as_it_says(games: int, true: float) -> None:
    """Every outcome counted with its probability."""
    covered = 0.0
    for wins in range(games + 1):
        found = wilson(wins, games)
        if found.low <= true <= found.high:
            covered += comb(games, wins) * true**wins * (1 - true) ** (games - wins)
    assert covered == pytest.approx(0.95, abs=0.03)


def test_a_mean_has_the_usual_interval() -> None:
    values = [2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0]  # their standard deviation is √(32/7)
    half = 1.959964 * sqrt(32 / 7) / sqrt(8)
    assert mean_of(values) == pytest.approx((5.0, 5.0 - half, 5.0 + half, 8), abs=1e-6)


def test_shared_luck_falls_out_of_a_paired_difference() -> None:
    random = Random(1)
    luck = [random.gauss(0, 100) for _ in range(200)]
    before, after = [one + random.gauss(0, 1) for one in luck], [one + 1 + random.gauss(0, 1) for one in luck]
    found = paired_difference(before, after)
    assert found.low < 1 < found.high
    assert found.high - found.low < 0.6  # unpaired it would be some forty


def test_a_ratio_is_as_sure_as_brute_force_says() -> None:
    """Games drawn with replacement, over and over: the spread of the ratio is what the interval claims."""
    random = Random(2)
    wholes = [float(random.randint(0, 5)) for _ in range(300)]
    parts = [random.gauss(0.3, 0.5) * whole for whole in wholes]
    found = ratio(parts, wholes)
    again = []
    for _ in range(1000):
        games = random.choices(range(300), k=300)
        again.append(sum(parts[game] for game in games) / sum(wholes[game] for game in games))
    mean = sum(again) / len(again)
    spread = sqrt(sum((one - mean) ** 2 for one in again) / len(again))
    assert found.value == sum(parts) / sum(wholes)
    assert (found.high - found.low) / 2 / 1.96 == pytest.approx(spread, rel=0.1)


def test_two_ratios_from_the_same_games() -> None:
    """Where both move together, their difference is surer than either."""
    random = Random(3)
    luck = [random.gauss(0.5, 0.5) for _ in range(300)]
    ones = [1.0] * 300
    found = difference_of_ratios([one + 0.1 for one in luck], ones, luck, ones)
    assert found == pytest.approx((0.1, 0.1, 0.1, 300))
    assert difference_of_ratios(ones, ones, [0.0] * 300, [0.0] * 300).n == 0


def test_p_values_are_those_of_the_normal_distribution() -> None:
    one_sigma = 1 / 1.959964  # of an interval of ±1
    for sigmas, p in ((1.0, 0.3173), (1.959964, 0.05), (2.5758, 0.01), (3.2905, 0.001)):
        value = sigmas * one_sigma
        assert p_value(Estimate(value, value - 1, value + 1, 1000)) == pytest.approx(p, rel=1e-3)


def test_few_games_prove_nothing() -> None:
    assert p_value(Estimate(5.0, 5.0, 5.0, FEWEST - 1)) == 1.0
    assert p_value(Estimate(5.0, 5.0, 5.0, FEWEST)) == 0.0


def test_holms_correction() -> None:
    """As statsmodels.stats.multitest.multipletests(…, method="holm") gives it."""
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert holm([0.5, 0.9]) == [1.0, 1.0]
    assert holm([]) == []


def test_where_nothing_is_different_something_seems_so_in_one_report_of_twenty() -> None:
    random = Random(4)
    reports = 2000
    alarms = sum(min(holm([random.random() for _ in range(30)])) < 0.05 for _ in range(reports))
    assert alarms / reports == pytest.approx(0.05, abs=0.015)

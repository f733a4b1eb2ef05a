"""The figures of a game, worked out by hand."""

import pytest

from rumpus.lab.measures import FIGURES, lead_changes, measure
from rumpus.lab.rows import LuckFigures
from tests.helpers.made_up import a_row


def test_every_figure_of_a_game() -> None:
    found = measure(a_row(luck=LuckFigures((0.1, -0.1), 1.0, 3.0, start=0.1), quiet=1))
    assert found == pytest.approx(
        {
            "first": 0.5,  # one win, where half of one is even
            "draws": 0.0,
            "shared": 0.0,
            "turns": 4.0,
            "answers": 10.0,
            "leads": 1.0,  # seat 1 first, then seat 0
            "decided": 0.75,  # above 80 % before the last of four turns
            "drama": 0.2 / 4,
            "choices": 0.5,
            "branching": 4.0,
            "pace": 5 / 4,
            "quiet": 0.25,
            "luck": 0.25,
            "luckiest": 0.5,
            "start": 0.1,
            "wins-1": 1.0,
            "wins-2": 0.0,
        }
    )
    assert found.keys() == {figure.id for figure in FIGURES} | {"wins-1", "wins-2"}


def test_a_draw_is_never_decided() -> None:
    found = measure(a_row(winners=()))
    assert found["draws"] == 1.0
    assert found["first"] == 0.0
    assert "decided" not in found
    assert "drama" not in found


def test_a_shared_win_is_no_draw() -> None:
    found = measure(a_row(winners=(0, 1)))
    assert found["shared"] == 1.0
    assert found["draws"] == 0.0


def test_a_game_that_was_not_looked_at_closely_has_no_luck() -> None:
    assert measure(a_row()).keys().isdisjoint({"luck", "luckiest"})


@pytest.mark.parametrize(
    ("winners_shares", "decided"),
    [
        ((0.5, 0.9, 0.7, 0.9, 1.0), 0.75),  # it has to stay so
        ((0.9, 0.9, 0.9, 0.9, 1.0), 0.0),
        ((0.5, 0.8, 0.8, 0.8, 1.0), 1.0),  # 80 % has to be passed
    ],
)
def test_when_a_game_is_decided(winners_shares: tuple[float, ...], decided: float) -> None:
    shares = tuple((share, 1 - share) for share in winners_shares)
    assert measure(a_row(shares=shares))["decided"] == decided


def test_who_wins_together_decides_together() -> None:
    shares = ((0.4, 0.4, 0.2), (0.45, 0.4, 0.15), (0.5, 0.5, 0.0))
    found = measure(a_row(winners=(0, 1), order=(2, 0, 1), shares=shares))
    assert found["decided"] == 0.5
    assert found["first"] == pytest.approx(-2 / 3)


def test_a_lead_must_be_clear_to_change() -> None:
    assert lead_changes(((0.5, 0.5), (0.52, 0.48), (0.48, 0.52))) == 0
    assert lead_changes(((0.6, 0.4), (0.49, 0.51), (0.6, 0.4))) == 0
    assert lead_changes(((0.6, 0.4), (0.4, 0.6), (0.6, 0.4))) == 2

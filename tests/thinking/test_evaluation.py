"""What the end of a game is worth to each seat."""

import pytest

from rumpus.kernel.state import Result
from rumpus.thinking.evaluation import Shares, shares_of


@pytest.mark.parametrize(
    ("winners", "seats", "shares"),
    [
        ((1,), 2, (0, 1)),
        ((0, 1), 2, (0.5, 0.5)),
        ((), 2, (0.5, 0.5)),
        ((2,), 4, (0, 0, 1, 0)),
        ((0, 2), 4, (0.5, 0, 0.5, 0)),
        ((), 3, (0, 0, 0)),
        ((), 4, (0, 0, 0, 0)),
    ],
)
def test_a_draw_is_half_a_win_between_two_and_nothing_among_more(
    winners: tuple[int, ...], seats: int, shares: Shares
) -> None:
    assert shares_of(Result(winners), seats) == shares

"""Seats around a table."""

from rumpus.kernel.question import CHANCE
from rumpus.parts.turn_order import around, first_player_question, seat_after


def test_after_the_last_seat_comes_the_first() -> None:
    assert [seat_after(seat, 3) for seat in range(3)] == [1, 2, 0]
    assert seat_after(1, 4, steps=6) == 3


def test_everybody_has_a_turn_beginning_with_the_first() -> None:
    assert around(2, 4) == [2, 3, 0, 1]
    assert around(4, 4) == [0, 1, 2, 3]


def test_anybody_may_be_the_first() -> None:
    question = first_player_question(3)
    assert (question.seat, question.options) == (CHANCE, (0, 1, 2))
    assert {likely for _, likely in question.probabilities()} == {1 / 3}

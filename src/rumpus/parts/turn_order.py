"""Seats around a table: play goes clockwise, in the order of their numbers, and after the last comes the first."""

from rumpus.kernel.question import Question
from rumpus.parts.dice import roll_question


def seat_after(seat: int, seats: int, steps: int = 1) -> int:
    """Who sits so many places on."""
    return (seat + steps) % seats


def around(first: int, seats: int) -> list[int]:
    """Everybody once, beginning with the first."""
    return [seat % seats for seat in range(first, first + seats)]


def first_player_question(seats: int) -> Question:
    """Whom chance picks to begin."""
    return roll_question("first", tuple(range(seats)), "set-up")

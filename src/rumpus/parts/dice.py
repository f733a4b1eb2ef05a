"""Dice, coins, and whatever else is as likely to come out one way as another."""

from rumpus.kernel.question import CHANCE, Question


def roll_question(kind: str, faces: tuple[int, ...], stream: str, *, known_to: int | None = None) -> Question:
    """What a die with these faces shows. It never changes: one that comes up often is made once."""
    return Question(CHANCE, kind, faces, stream=stream, known_to=known_to)

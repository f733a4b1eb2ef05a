"""What an answer would mean, shown on the place that it is about."""

from rumpus.games.zombies_doom.board import NOWHERE, write_place
from rumpus.games.zombies_doom.reference import explain_answer, place_called
from rumpus.games.zombies_doom.state import ZombiesState
from rumpus.kernel.game import Prospect


def outlook(s: ZombiesState, option: int) -> list[Prospect]:
    """What is to be known about the place it names, or else about where the player stands."""
    question = s.question
    if question is None:
        return []
    words = s.write(question, option).split()
    named = [place for place in map(place_called, words) if place != NOWHERE]
    place = named[0] if named else s.figure[question.seat]
    if place == NOWHERE:
        return []
    return [Prospect(write_place(place), line) for line in explain_answer(s, question.seat, "-".join(words))]

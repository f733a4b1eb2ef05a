"""What an answer would mean, shown on the place that it is about."""

from rumpus.games.zombies_doom.board import NOWHERE, write_place
from rumpus.games.zombies_doom.reference import explain_answer, place_called
from rumpus.games.zombies_doom.state import ZombiesState
from rumpus.games.zombies_doom.view import target_of
from rumpus.kernel.game import Prospect


def outlook(s: ZombiesState, option: int) -> list[Prospect]:
    """What is to be known about the place it names, else about the one under attack, else about where one stands."""
    question = s.question
    if question is None:
        return []
    words = s.write(question, option).split()
    named = [write_place(place) for place in map(place_called, words) if place != NOWHERE]
    here = s.figure[question.seat]
    spot = (*named, target_of(s) or (write_place(here) if here != NOWHERE else ""))[0]
    return [Prospect(spot, line) for line in explain_answer(s, question.seat, "-".join(words)) if spot]

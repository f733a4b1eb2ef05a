"""Who stands where in a tournament, and why."""

from dataclasses import dataclass
from itertools import pairwise

from rumpus.table.tournaments.tournament import POINT, Tournament


@dataclass
class Score:
    entrant: str
    points: int = 0  # in parts of a point, as everything here
    beaten: int = 0  # the points of those they played with, each game by their own share in it
    opposition: int = 0  # the points of all whom they played with
    wins: int = 0
    played: int = 0
    place: int = 0  # who is equal in all of this shares it

    @property
    def order(self) -> tuple[int, ...]:
        """Points; of those with as many, whoever has them from stronger opponents; then by whom they played with, and
        by games that they have won alone."""
        return -self.points, -self.beaten, -self.opposition, -self.wins


def standings(tournament: Tournament) -> list[Score]:
    """The best first; who is equal, in the order that was drawn."""
    scores = {entrant: Score(entrant) for entrant in tournament.entrants}
    games = [
        list(zip(fixture.entrants, fixture.shares, strict=True))
        for one in tournament.rounds
        for fixture in one.fixtures
        if fixture.decided
    ]
    for game in games:
        for entrant, share in game:
            scores[entrant].played += 1
            scores[entrant].points += share
            scores[entrant].wins += share == POINT
    if tournament.terms.format == "swiss":  # in a round robin everybody is left over once, if anybody is
        for one in tournament.rounds:
            if one.bye:
                scores[one.bye].points += POINT
    for game in games:
        for entrant, share in game:
            opposed = sum(scores[other].points for other, _ in game if other != entrant)
            scores[entrant].beaten += share * opposed
            scores[entrant].opposition += opposed
    ranked = sorted(scores.values(), key=lambda score: score.order)
    for place, score in enumerate(ranked, 1):
        score.place = place
    for better, score in pairwise(ranked):
        if score.order == better.order:
            score.place = better.place
    return ranked

"""What follows in a tournament from what it has come to: its beginning, the next round, its end."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from rumpus.table.rooms.luck import fresh_secret
from rumpus.table.tournaments.pairing import Pairing, groups, round_robin, swiss
from rumpus.table.tournaments.standings import standings
from rumpus.table.tournaments.tournament import Fixture, Round, Tournament, level_of, share_point

MINUTE: Final = 60_000  # milliseconds

FreshId = Callable[[], str]  # of a room


def begin_or_wait(tournament: Tournament, at: int, fresh_id: FreshId) -> Tournament | None:
    """It begins when all places are taken, or when its time has come; with nobody to play, it is off. None: not yet."""
    due = 0 < tournament.terms.begins <= at
    if not due and len(tournament.entrants) < tournament.terms.places:
        return None
    return begin(tournament, at, fresh_id) if len(tournament.filled()) > 1 else tournament.changed(ended=at)


def begin(tournament: Tournament, at: int, fresh_id: FreshId) -> Tournament:
    """The order of those who take part is drawn: by it the first round is paired, and those who are equal listed."""
    filled = tournament.filled()
    drawn = tournament.changed(entrants=tuple(Random(fresh_secret()).sample(filled, len(filled))))
    return with_round(drawn, pair(drawn), at, fresh_id)


def go_on(tournament: Tournament, at: int, fresh_id: FreshId) -> Tournament:
    """After a round: the next one; or the end, if it was the last, or if nobody is left to play with."""
    if len(tournament.rounds) >= tournament.rounds_in_all or len(tournament.active) < 2:
        return tournament.changed(ended=at)
    return with_round(tournament, pair(tournament), at, fresh_id)


def pair(tournament: Tournament) -> Pairing:
    terms, number = tournament.terms, len(tournament.rounds)
    if terms.format == "round-robin":
        return round_robin(tournament.entrants, number)
    order = [score.entrant for score in standings(tournament) if score.entrant in tournament.active]
    if terms.format == "swiss":
        return swiss(order, tournament.pairings)
    return groups(order, terms.seats, tournament.pairings)


def with_round(tournament: Tournament, pairing: Pairing, at: int, fresh_id: FreshId) -> Tournament:
    fixtures = tuple(fixture(game, tournament.left, fresh_id) for game in pairing.games)
    deadline = at + tournament.terms.minutes * MINUTE
    return tournament.changed(rounds=(*tournament.rounds, Round(at, deadline, fixtures, pairing.bye)))


def fixture(game: Sequence[str], left: Sequence[str], fresh_id: FreshId) -> Fixture:
    """In a round robin somebody may meet a player who has left: that is decided already."""
    made = Fixture(fresh_id(), fresh_secret(), tuple(game))
    if not any(one in left for one in game):
        return made
    there = [seat for seat, one in enumerate(game) if one not in left]
    shares = share_point(len(game), there) if there else (0,) * len(game)
    return Fixture(made.room, made.secret, made.entrants, shares, "left")


def waits_for(tournament: Tournament, player: str) -> Fixture | None:
    """The game that somebody is to play in this round."""
    fixtures = tournament.rounds[-1].fixtures if tournament.stage == "running" else ()
    return next((one for one in fixtures if player in one.entrants and not one.decided and not level_of(player)), None)

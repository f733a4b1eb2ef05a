"""What is told of a tournament to whoever looks at it."""

from collections.abc import Iterable

from rumpus.table.players.players import Players
from rumpus.table.rooms.boxes import without_folder
from rumpus.table.tournaments.following import waits_for
from rumpus.table.tournaments.standings import Score, standings
from rumpus.table.tournaments.tournament import POINT, Fixture, Tournament, level_of, number_of
from rumpus.table.wire.tournament_messages import (
    EntrantInfo,
    FixtureInfo,
    RoundInfo,
    ScoreInfo,
    TournamentInfo,
    TournamentLine,
)


async def lines(players: Players, tournaments: Iterable[Tournament]) -> list[TournamentLine]:
    found = list(tournaments)
    won = {one.id: winners(one) for one in found}
    names = await names_of(players, {entrant for several in won.values() for entrant in several})
    return [line(one, [names[entrant] for entrant in won[one.id]]) for one in found]


async def info(players: Players, tournament: Tournament, viewer: str) -> TournamentInfo:
    names = await names_of(players, {*tournament.entrants, tournament.maker})
    entrants = [entrant_info(one, names, tournament) for one in tournament.entrants]
    waiting = waits_for(tournament, viewer)
    return TournamentInfo(
        line(tournament, [names[entrant] for entrant in winners(tournament)]),
        entrant_info(tournament.maker, names, tournament),
        tournament.terms.minutes,
        tournament.terms.clock,
        without_folder(tournament.terms.options),
        tournament.terms.bots,
        entrants,
        [score_info(score) for score in standings(tournament)] if tournament.rounds else [],
        [
            RoundInfo(one.began, one.deadline, [fixture_info(fixture) for fixture in one.fixtures], one.bye)
            for one in tournament.rounds
        ],
        viewer if viewer in tournament.entrants else "",
        waiting.room if waiting else "",
    )


def winners(tournament: Tournament) -> list[str]:
    over = tournament.stage == "over" and tournament.rounds
    return [score.entrant for score in standings(tournament) if score.place == 1] if over else []


async def names_of(players: Players, entrants: set[str]) -> dict[str, str]:
    """Nothing for who is here no more; bots are named by their levels, by whoever shows them."""
    found = await players.find_some({one for one in entrants if not level_of(one)})
    return {one: found[one].name if one in found else "" for one in entrants}


def line(tournament: Tournament, won: list[str]) -> TournamentLine:
    terms, running = tournament.terms, tournament.stage == "running"
    return TournamentLine(
        tournament.id,
        terms.name,
        terms.game,
        terms.format,
        terms.seats,
        tournament.stage,
        terms.places,
        len(tournament.entrants),
        len(tournament.rounds),
        tournament.rounds_in_all,
        terms.begins,
        tournament.rounds[-1].deadline if running else 0,
        won,
    )


def entrant_info(one: str, names: dict[str, str], tournament: Tournament) -> EntrantInfo:
    return EntrantInfo(one, names[one], level_of(one), number_of(one), one in tournament.left)


def score_info(score: Score) -> ScoreInfo:
    return ScoreInfo(
        score.place,
        score.entrant,
        round(score.points / POINT, 2),
        round(score.beaten / POINT**2, 2),
        round(score.opposition / POINT, 2),
        score.wins,
        score.played,
    )


def fixture_info(fixture: Fixture) -> FixtureInfo:
    shares = [round(share / POINT, 2) for share in fixture.shares]
    return FixtureInfo(fixture.room, list(fixture.entrants), shares, fixture.why)

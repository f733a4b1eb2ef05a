"""How a game that is over went for each player in it."""

from rumpus.table.players.history import GameResult, Opponent, Outcome
from rumpus.table.players.standings import BOT, FIRST, OTHERS, RatedPlace
from rumpus.table.rooms.room import Room
from rumpus.table.rooms.seats import Seat

EDITION = "edition"  # what games call it that have several


def results_in(room: Room) -> dict[str, GameResult]:
    """By player."""
    winners = {*(room.winners() or [])}
    won = [speaker in winners for speaker in room.speakers()]
    return {
        seat.player_id: GameResult(
            game=room.row.game,
            edition=room.options.get(EDITION, ""),
            seats=len(room.seats),
            result=outcome(won, number),
            opponents=tuple(opponent(one) for one in room.seats if one is not seat),
            answers=room.moment,
            daily=room.row.daily,
            rated=room.row.rated,
        )
        for number, seat in enumerate(room.seats)
        if seat.player_id
    }


def places_in(room: Room) -> list[RatedPlace]:
    """Of a game that counts: who has won, before everybody else. Nobody's, if the operator has closed it."""
    if not room.row.rated or room.agreements.ended == "closed":
        return []
    winners = {*(room.winners() or [])}
    return [
        RatedPlace(seat.player_id or BOT + seat.bot, FIRST if speaker in winners or not winners else OTHERS)
        for seat, speaker in zip(room.seats, room.speakers(), strict=True)
    ]


def outcome(won: list[bool], seat: int) -> Outcome:
    return "won" if won[seat] else "lost" if any(won) else "drawn"


def opponent(seat: Seat) -> Opponent:
    if seat.player_id:
        return Opponent(player=seat.player_id)
    return Opponent(name=seat.name) if seat.joined else Opponent(bot=seat.bot)

"""What players are told of their games."""

from collections.abc import Mapping

from rumpus.table.players.history import GameTally, Opponent, PastGame, PlayersFigures
from rumpus.table.players.player import Player, is_player
from rumpus.table.players.standings import BOT, BoardLine, RatingBoard
from rumpus.table.rooms.live import LiveRoom
from rumpus.table.wire.player_messages import (
    AgainstFigures,
    BoardInfo,
    CardFigures,
    FinishedGame,
    GameSeat,
    KindFigures,
    LuckThen,
    MyFigures,
    OpponentInfo,
    RatingInfo,
    RunningGame,
    TallyInfo,
)
from rumpus.table.wire.room_info import personas_in

Known = Mapping[str, Player]
MOST_LINES = 100  # of a leaderboard
MOST_CARDS = 20


def running_game(live: LiveRoom) -> RunningGame:
    """For anybody who sits there: whose it is, whoever asked for it knows."""
    room = live.room
    seats = [
        GameSeat(
            seat.kind,
            seat.player if seat.taken else seat.name,
            seat.bot,
            persona,
            seat.player_id or seat.kept_for,  # it waits for them, too
        )
        for seat, persona in zip(room.seats, personas_in(room), strict=True)
    ]
    asked = None if room.past is not None else room.asked()
    return RunningGame(room.row.id, room.row.game, room.stage, seats, None, asked, room.moment, 0, room.last)


def finished_game(game: PastGame, known: Known) -> FinishedGame:
    result = game.result
    return FinishedGame(
        game.room,
        result.game,
        result.edition,
        result.seats,
        result.result,
        [opponent_info(one, known) for one in result.opponents],
        result.answers,
        result.daily,
        result.rated,
        game.since,
        game.ended,
        result.luck,
        result.skill,
    )


def opponent_info(one: Opponent, known: Known) -> OpponentInfo:
    name = known[one.player].name if one.player in known else one.name
    return OpponentInfo(one.player, name, one.bot)


def my_figures(figures: PlayersFigures, known: Known, boards: list[BoardInfo]) -> MyFigures:
    return MyFigures(
        [KindFigures(*kind, tally_info(tally)) for kind, tally in figures.kinds.items()],
        [AgainstFigures(opponent_info(one, known), tally_info(tally)) for one, tally in figures.against.items()],
        [CardFigures(*card, times) for card, times in list(figures.cards.items())[:MOST_CARDS]],
        [
            LuckThen(one.room, one.result.game, one.ended, one.result.luck or 0.0, one.result.skill or 0.0)
            for one in figures.luck
        ],
        boards,
    )


def tally_info(tally: GameTally) -> TallyInfo:
    return TallyInfo(tally.played, tally.won, tally.drawn, tally.lost)


def board_info(kind: tuple[str, int], board: RatingBoard, known: Known) -> BoardInfo:
    """Whoever has left is not told of."""
    lines = [line for line in board.lines() if not is_player(line.who) or line.who in known]
    return BoardInfo(*kind, [rating_info(line, known) for line in lines[:MOST_LINES]])


def rating_info(line: BoardLine, known: Known) -> RatingInfo:
    player = line.who if is_player(line.who) else ""
    name = known[player].name if player else ""
    bot = "" if player else line.who.removeprefix(BOT)
    return RatingInfo(player, name, bot, line.rating.value, line.rating.margin, line.games)

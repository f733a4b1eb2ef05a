"""What is kept of a player's games that are over, and the figures that it comes to."""

from collections import Counter
from collections.abc import Iterable
from typing import Any, Literal, TypeAlias

import msgspec

from rumpus.table.players.players import Players, PlayersGame

Outcome: TypeAlias = Literal["won", "drawn", "lost"]


class Opponent(msgspec.Struct, frozen=True, omit_defaults=True):
    """A player by their id alone: whoever leaves is not named here."""

    player: str = ""
    name: str = ""  # of somebody who is no player
    bot: str = ""  # the level of a bot


class GameResult(msgspec.Struct, frozen=True, omit_defaults=True):
    game: str
    edition: str  # nothing, where the game has only one
    seats: int
    result: Outcome
    opponents: tuple[Opponent, ...]
    answers: int = 0  # of all players
    daily: str = ""
    rated: bool = False
    luck: float | None = None  # as parts of a win, where somebody has looked back at the game
    skill: float | None = None
    cards: dict[str, int] = {}


class PastGame(msgspec.Struct, frozen=True):
    room: str
    since: int
    ended: int
    result: GameResult


class GameTally(msgspec.Struct):
    played: int = 0
    won: int = 0
    drawn: int = 0
    lost: int = 0

    def add(self, result: Outcome) -> None:
        self.played += 1
        setattr(self, result, getattr(self, result) + 1)


class PlayersFigures(msgspec.Struct):
    kinds: dict[tuple[str, int, str], GameTally]  # by game, seats and edition
    against: dict[Opponent, GameTally]
    cards: dict[tuple[str, str], int]  # by game and card
    luck: list[PastGame]  # those that somebody has looked back at, the oldest first


_decoder: "msgspec.json.Decoder[GameResult]" = msgspec.json.Decoder(GameResult)


def write_result(result: GameResult) -> str:
    return msgspec.json.encode(result).decode()


def past_game(game: PlayersGame) -> PastGame:
    return PastGame(game.room, game.since, game.ended, _decoder.decode(game.data))


async def amend(players: Players, player: str, room: str, **found: Any) -> None:
    """What was found out about a game after it was over."""
    game = await players.game_of(player, room)
    if game is not None and game.ended:
        before = past_game(game).result
        after = msgspec.structs.replace(before, **found)
        if after != before:
            await players.amend_game(player, room, write_result(after))


def figures_of(games: Iterable[PastGame]) -> PlayersFigures:
    figures = PlayersFigures({}, {}, {}, [])
    cards: Counter[tuple[str, str]] = Counter()
    for game in sorted(games, key=lambda one: one.ended):
        result = game.result
        kind = (result.game, result.seats, result.edition)
        figures.kinds.setdefault(kind, GameTally()).add(result.result)
        for opponent in dict.fromkeys(result.opponents):
            figures.against.setdefault(opponent, GameTally()).add(result.result)
        cards.update({(result.game, card): times for card, times in result.cards.items()})
        if result.luck is not None:
            figures.luck.append(game)
    figures.cards = dict(cards.most_common())
    return figures

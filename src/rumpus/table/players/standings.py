"""Ratings of players, and of bots beside them: worked out from the games that were rated."""

from typing import Any, Final, NamedTuple

import msgspec

from rumpus.table.players.worked_out import WorkedOut
from rumpus.table.store.base import Store
from rumpus.thinking.rating import Rating, find_openskill

BOT: Final = "bot "  # before the level of one, in place of a player's id
FIRST, OTHERS = 1, 2
ADD: Final = "INSERT INTO rated (room, game, seats, ended, places) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"


class RatedPlace(msgspec.Struct, frozen=True, array_like=True):
    who: str  # a player's id, or BOT and a level
    rank: int


class BoardLine(NamedTuple):
    who: str
    rating: Rating
    games: int


class RatingBoard:
    """Of one game with so many seats."""

    def __init__(self) -> None:
        self.rated: dict[str, Any] = {}
        self.games: dict[str, int] = {}

    def add(self, model: Any, places: list[RatedPlace]) -> None:
        teams = [[self.rated.setdefault(place.who, model.rating())] for place in places]
        for place, (rating,) in zip(places, model.rate(teams, ranks=[place.rank for place in places]), strict=True):
            self.rated[place.who] = rating
            self.games[place.who] = self.games.get(place.who, 0) + 1

    def lines(self) -> list[BoardLine]:
        """The best first: by what they are at least, with some confidence."""
        found = [BoardLine(who, Rating(one.mu, one.sigma), self.games[who]) for who, one in self.rated.items()]
        return sorted(found, key=lambda line: line.rating.margin - line.rating.value)


class Standings(WorkedOut):
    def __init__(self, store: Store) -> None:
        super().__init__(store, "rated", "ended, room, game, seats, places", "ended, room", (0, ""))
        self.model: Any = None
        self.begin()

    async def note(self, room: str, game: str, ended: int, places: list[RatedPlace]) -> None:
        if len({place.who for place in places}) == len(places) > 1:  # two bots of a level would meet themselves
            await self.store.sql(ADD, room, game, len(places), ended, msgspec.json.encode(places).decode())

    async def now(self) -> dict[tuple[str, int], RatingBoard]:
        """By game and seats."""
        self.model = find_openskill().PlackettLuce()
        await self.catch_up()
        return self.boards

    def begin(self) -> None:
        self.boards: dict[tuple[str, int], RatingBoard] = {}

    def add(self, row: Any) -> None:
        _, _, game, seats, places = row
        board = self.boards.setdefault((game, seats), RatingBoard())
        board.add(self.model, msgspec.json.decode(places, type=list[RatedPlace]))

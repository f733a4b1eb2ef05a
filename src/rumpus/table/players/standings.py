"""Ratings of players, and of bots beside them: worked out from the games that were rated, in their order, so that there
is nothing that could fall out of step (decision 0041)."""

import asyncio
from typing import Any, Final, NamedTuple

import msgspec

from rumpus.table.store.base import Store
from rumpus.thinking.rating import Rating, find_openskill

BOT: Final = "bot "  # before the level of one, in place of a player's id
AT_ONCE: Final = 50  # games that are counted before others have a turn
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


class Standings:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.boards: dict[tuple[str, int], RatingBoard] = {}
        self.counted = 0
        self.last = (0, "")  # the end and the room of the last game that was counted
        self.turn = asyncio.Lock()

    async def note(self, room: str, game: str, ended: int, places: list[RatedPlace]) -> None:
        if len({place.who for place in places}) == len(places) > 1:  # two bots of a level would meet themselves
            await self.store.sql(ADD, room, game, len(places), ended, msgspec.json.encode(places).decode())

    async def now(self) -> dict[tuple[str, int], RatingBoard]:
        """By game and seats."""
        model = find_openskill().PlackettLuce()
        async with self.turn:
            ((games,),) = await self.store.sql("SELECT count(*) FROM rated")
            new = await self._after(self.last)
            if self.counted + len(new) != games:  # one came late that was over before others, or one is gone
                self.boards, self.counted, self.last = {}, 0, (0, "")
                new = await self._after(self.last)
            for number, (room, game, seats, ended, places) in enumerate(new, 1):
                board = self.boards.setdefault((game, seats), RatingBoard())
                board.add(model, msgspec.json.decode(places, type=list[RatedPlace]))
                self.counted, self.last = self.counted + 1, (ended, room)
                if number % AT_ONCE == 0:
                    await asyncio.sleep(0)
        return self.boards

    async def _after(self, last: tuple[int, str]) -> list[Any]:
        sql = """
            SELECT room, game, seats, ended, places FROM rated
            WHERE ended > ? OR (ended = ? AND room > ?) ORDER BY ended, room
        """
        return await self.store.sql(sql, last[0], *last)

"""Ratings of puzzles, and of players who solve them: a player's first try at a puzzle is a game between the two."""

from collections import Counter
from typing import Any, Final, NamedTuple

from rumpus.kernel.game import AnyGame
from rumpus.records.puzzle import puzzles_of
from rumpus.table.players.worked_out import WorkedOut
from rumpus.table.store.base import Store
from rumpus.thinking.rating import Rating, find_openskill

ADD: Final = """
INSERT INTO puzzle_tries (player, game, puzzle, tried, solved) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING
"""
COLUMNS: Final = "tried, player, puzzle, solved"
MIDDLE: Final = 25.0  # where openskill lets everybody begin
A_GRADE: Final = 3.0  # by so much more a puzzle begins for each grade: a guess, which tries put right
MIDDLE_GRADE: Final = 3


class Rated(NamedTuple):
    rating: Rating
    tries: int


class PuzzleBoard(WorkedOut):
    """Of one game."""

    def __init__(self, store: Store, game: AnyGame) -> None:
        super().__init__(store, "puzzle_tries", COLUMNS, "tried, player, puzzle", (0, "", ""), which="game = ?")
        self.game = game
        self.model = find_openskill().PlackettLuce()
        self.begin()

    async def bring_up_to_date(self) -> None:
        await self.catch_up(self.game.id)

    def begin(self) -> None:
        self.puzzles: dict[str, Any] = {}
        self.solvers: dict[str, Any] = {}
        self.tries: Counter[str] = Counter()  # of a puzzle, and by a player: their ids are never alike

    def add(self, row: Any) -> None:
        _, player, puzzle, solved = row
        teams = [[self._solver(player)], [self._puzzle(puzzle)]]
        ranks = [1, 2] if solved else [2, 1]
        (self.solvers[player],), (self.puzzles[puzzle],) = self.model.rate(teams, ranks=ranks)
        self.tries.update((player, puzzle))

    def puzzle(self, id: str) -> Rated:
        return self._told(id, self._puzzle(id))

    def solver(self, player: str) -> Rated | None:
        """Nothing of somebody who has not tried any."""
        return self._told(player, self.solvers[player]) if player in self.solvers else None

    def _solver(self, player: str) -> Any:
        return self.solvers.get(player) or self.model.rating()

    def _puzzle(self, id: str) -> Any:
        """One that is no longer there had some grade."""
        known = puzzles_of(self.game)
        grade = known[id].grade if id in known else MIDDLE_GRADE
        return self.puzzles.get(id) or self.model.rating(mu=MIDDLE + A_GRADE * (grade - MIDDLE_GRADE))

    def _told(self, who: str, rated: Any) -> Rated:
        return Rated(Rating(rated.mu, rated.sigma), self.tries[who])


class PuzzleRatings:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.boards: dict[str, PuzzleBoard] = {}

    async def note(self, player: str, game: str, puzzle: str, solved: bool, at: int) -> None:
        """A try; of several of a player only the first counts."""
        await self.store.sql(ADD, player, game, puzzle, at, int(solved))

    async def of(self, game: AnyGame) -> PuzzleBoard:
        """Refused where nothing is rated."""
        if game.id not in self.boards:
            self.boards[game.id] = PuzzleBoard(self.store, game)
        await self.boards[game.id].bring_up_to_date()
        return self.boards[game.id]

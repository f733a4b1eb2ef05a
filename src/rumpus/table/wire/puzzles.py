"""Puzzles as they go over the wire: the position as whoever is asked there sees it, and the solution only to somebody
who has found it or gives up. Nothing is kept: each is played again from its record."""

from functools import lru_cache
from hashlib import sha256
from typing import Final

from rumpus.kernel.game import AnyGame
from rumpus.kernel.match import question_seen_by
from rumpus.kernel.message import Message
from rumpus.records.changes import Watching
from rumpus.records.puzzle import Puzzle, Themes, find_puzzle, play_line, position, puzzles_of
from rumpus.table.players.puzzle_ratings import PuzzleBoard, Rated
from rumpus.table.wire.library_messages import (
    PuzzleInfo,
    PuzzlesInfo,
    PuzzleSummary,
    SolutionInfo,
    SolverInfo,
    TriedInfo,
)
from rumpus.table.wire.teaching import prospects
from rumpus.table.wire.told import event_infos, message_info, question_as_seen

REMEMBERED: Final = 64  # many may look at the puzzle of the day


def puzzles_info(game: AnyGame, day: str, board: PuzzleBoard | None, player: str | None) -> PuzzlesInfo:
    """Without a board: where nothing is rated."""
    puzzles = puzzles_of(game)
    summaries = [puzzle_summary(puzzle, board.puzzle(puzzle.id) if board else None) for puzzle in puzzles.values()]
    found = {puzzle.theme for puzzle in puzzles.values()}
    themes = [theme for theme in Themes.of(game).themes if theme in found]
    own = board.solver(player) if board and player else None
    return PuzzlesInfo(themes, summaries, day, puzzle_of_day(game, day), solver_info(own) if own else None)


def puzzle_summary(puzzle: Puzzle, rated: Rated | None) -> PuzzleSummary:
    rating, tries = (rated.rating.value, rated.tries) if rated else (None, 0)
    return PuzzleSummary(puzzle.id, puzzle.theme, puzzle.grade, rating, tries)


def solver_info(rated: Rated) -> SolverInfo:
    return SolverInfo(rated.rating.value, rated.rating.margin, rated.tries)


def puzzle_of_day(game: AnyGame, day: str) -> str | None:
    """The same at every table that has the same puzzles."""
    ids = sorted(puzzles_of(game))
    chosen = int.from_bytes(sha256(f"{game.id} {day}".encode()).digest()[:8])
    return ids[chosen % len(ids)] if ids else None


@lru_cache(maxsize=REMEMBERED)
def puzzle_info(game: AnyGame, id: str) -> PuzzleInfo:
    puzzle = find_puzzle(game, id)
    match = position(puzzle)
    question = match.asked()
    return PuzzleInfo(
        game=game.id,
        id=id,
        theme=puzzle.theme,
        grade=puzzle.grade,
        learner=match.speaker(question),
        seats=match.setting.seats,
        options=match.setting.header(),
        view=match.view(),
        own=match.own(question.seat),
        question=question_as_seen(0, question_seen_by(match.state, question, question.seat)),
        prospects=prospects(game, match.state),
    )


def tried(game: AnyGame, id: str, answer: str | None) -> TriedInfo:
    puzzle = find_puzzle(game, id)
    if answer is not None and answer != puzzle.solution:
        match = position(puzzle)
        match.read(match.asked(), answer)  # refused, if it is no option
        return TriedInfo(right=False, obvious=answer == puzzle.obvious, solution=None)
    return TriedInfo(right=answer is not None, obvious=False, solution=solution_info(game, id))


@lru_cache(maxsize=REMEMBERED)
def solution_info(game: AnyGame, id: str) -> SolutionInfo:
    puzzle = find_puzzle(game, id)
    match = position(puzzle)
    seat = match.asked().seat
    watching = Watching(match)
    play_line(puzzle, match)
    changes, now = watching.finish()
    return SolutionInfo(
        answer=puzzle.solution,
        obvious=puzzle.obvious,
        cost=puzzle.cost,
        why=[message_info(Message(id)) for id in puzzle.why],
        events=event_infos([event.seen_by(seat) for event in watching], changes, seat),
        view=now.view,
        own=now.own_of(seat),
    )

"""Puzzles over HTTP: the position as one seat sees it, and the solution to whoever has found it or gives up."""

import json

import pytest

from rumpus.kernel.registry import find_game, game_ids
from rumpus.records.puzzle import position, puzzles_of
from rumpus.table.wire.puzzles import puzzle_of_day
from tests.helpers.table.served import Served, texts_of


@pytest.mark.parametrize("game", game_ids())
def test_a_puzzle_is_tried_until_it_is_solved(table: Served, game: str) -> None:
    told = table.client.get(f"/api/games/{game}/puzzles").json()
    known = puzzles_of(find_game(game))
    assert [one["id"] for one in told["puzzles"]] == list(known)
    assert {one["theme"] for one in told["puzzles"]} == {*told["themes"]}
    puzzle = known[told["today"]]
    path = f"/api/games/{game}/puzzles/{puzzle.id}"
    shown = table.client.get(path).json()
    match = position(puzzle)
    assert texts_of(shown["question"]) == list(match.options)
    assert shown["learner"] == shown["question"]["speaker"]
    assert shown["own"]["seat"] == match.asked().seat  # nobody else's cards are there
    assert "solution" not in json.dumps(shown)
    assert table.post(path, answer=puzzle.obvious).json() == {"right": False, "obvious": True, "solution": None}
    solved = table.post(path, answer=puzzle.solution).json()
    assert solved["right"]
    assert solved["solution"]["events"]
    assert solved["solution"]["own"]["seat"] == match.asked().seat
    given_up = table.post(path, answer=None).json()
    assert not given_up["right"]
    assert given_up["solution"] == solved["solution"]
    refused = table.post(path, answer="fly away")
    assert (refused.status_code, refused.json()["id"]) == (400, "answer-not-possible")


def test_what_is_no_puzzle_is_refused(table: Served) -> None:
    said = table.client.get("/api/games/worms/puzzles/none")
    assert (said.status_code, said.json()["id"]) == (404, "puzzle-unknown")


def test_every_day_has_its_puzzle() -> None:
    game = find_game("worms")
    days = [puzzle_of_day(game, f"2026-11-{day:02}") for day in range(1, 29)]
    assert len({*days}) > 5
    assert days[0] == puzzle_of_day(game, "2026-11-01")

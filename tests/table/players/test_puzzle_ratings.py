"""Ratings of puzzles and of those who solve them: of all tries of a player the first counts, whoever works it out."""

from typing import Any

import pytest

from rumpus.kernel.message import Refused
from rumpus.kernel.registry import find_game
from rumpus.records.puzzle import Puzzle, puzzles_of
from rumpus.table.players.puzzle_ratings import MIDDLE, PuzzleRatings
from tests.helpers.table.recognised import Somebody, fresh_key
from tests.helpers.table.served import Json, Served
from tests.helpers.table.stores import opened, opened_twice

WORMS = find_game("worms")
EASY, HARD = (
    min(puzzles_of(WORMS).values(), key=lambda one: one.grade).id,
    max(puzzles_of(WORMS).values(), key=lambda one: one.grade).id,
)
TRIES = (("@a", EASY, True, 30), ("@b", HARD, True, 20), ("@a", HARD, False, 10), ("@a", EASY, False, 40))


def told(board: Any) -> dict[str, Any]:
    return {id: board.puzzle(id) for id in (EASY, HARD)} | {who: board.solver(who) for who in ("@a", "@b", "@c")}


@pytest.mark.anyio
async def test_first_tries_are_rated_in_their_order_whoever_counts(store_url: str) -> None:
    """Though an earlier one is written after others, and others are noted elsewhere."""
    async with opened_twice(store_url) as (store, other):
        here, there = PuzzleRatings(store), PuzzleRatings(other)
        for player, puzzle, solved, at in TRIES:
            await there.note(player, WORMS.id, puzzle, solved, at)
            await there.note(player, WORMS.id, puzzle, not solved, at + 1)
            now = told(await here.of(WORMS))
            assert now == told(await PuzzleRatings(store).of(WORMS))
        assert (now[EASY].tries, now[HARD].tries, now["@a"].tries, now["@b"].tries) == (1, 2, 2, 1)
        assert now["@c"] is None
        assert now["@b"].rating.value > MIDDLE  # has solved what is hard
        assert now["@b"].rating.value > now["@a"].rating.value
        await here.note("@c", "other", EASY, True, 5)
        assert told(await here.of(WORMS)) == now
    async with opened(store_url) as store:
        assert told(await PuzzleRatings(store).of(WORMS)) == now


@pytest.mark.anyio
async def test_whose_tries_are_gone_is_counted_no_more(store_url: str) -> None:
    async with opened(store_url) as store:
        ratings = PuzzleRatings(store)
        await ratings.note("@a", WORMS.id, EASY, True, 10)
        before = told(await ratings.of(WORMS))
        await ratings.note("@b", WORMS.id, EASY, False, 20)
        assert told(await ratings.of(WORMS)) != before
        await store.sql("DELETE FROM puzzle_tries WHERE player = ?", "@b")
        assert told(await ratings.of(WORMS)) == before


@pytest.mark.anyio
async def test_before_anybody_has_tried_a_puzzle_is_as_hard_as_its_grade(sqlite_url: str) -> None:
    async with opened(sqlite_url) as store:
        board = await PuzzleRatings(store).of(WORMS)
        assert board.puzzle(EASY).rating.value < MIDDLE < board.puzzle(HARD).rating.value
        assert board.puzzle(EASY).tries == 0


# Over HTTP


@pytest.fixture
def puzzle() -> Puzzle:
    return next(iter(puzzles_of(find_game("worms")).values()))


def puzzles_for(table: Served, headers: dict[str, str]) -> Json:
    told: Json = table.client.get("/api/games/worms/puzzles", headers=headers).json()
    return told


def line_of(told: Json, puzzle: Puzzle) -> Json:
    return next(one for one in told["puzzles"] if one["id"] == puzzle.id)


def test_the_first_try_of_a_player_counts_for_both(own_table: Served, puzzle: Puzzle) -> None:
    ann, bob = Somebody(own_table, "Ann"), Somebody(own_table, "Bob")
    path = f"/api/games/worms/puzzles/{puzzle.id}"

    def try_it(headers: dict[str, str], *answers: str | None) -> None:
        for answer in answers:
            assert own_table.client.post(path, json={"answer": answer}, headers=headers).status_code == 200

    before = line_of(puzzles_for(own_table, {}), puzzle)
    assert (before["tries"], puzzles_for(own_table, ann.headers)["own"]) == (0, None)
    refused = own_table.client.post(path, json={"answer": "fly away"}, headers=ann.headers)
    assert refused.json()["id"] == "answer-not-possible"
    try_it({}, puzzle.solution)  # of somebody who is no player
    assert line_of(puzzles_for(own_table, {}), puzzle) == before
    try_it(ann.headers, puzzle.obvious, puzzle.solution)
    after = puzzles_for(own_table, ann.headers)
    assert after["own"]["value"] < MIDDLE
    assert (after["own"]["tries"], line_of(after, puzzle)["tries"]) == (1, 1)
    assert line_of(after, puzzle)["rating"] > before["rating"]
    try_it(bob.headers, puzzle.solution)
    assert puzzles_for(own_table, bob.headers)["own"]["value"] > MIDDLE
    assert puzzles_for(own_table, {})["own"] is None
    (exported,) = ann.get("export").json()["puzzle_tries"]
    assert (exported["puzzle"], exported["solved"]) == (puzzle.id, 0)
    assert ann.post("leave").status_code == 201
    assert line_of(puzzles_for(own_table, {}), puzzle)["tries"] == 1


def test_a_key_that_is_nobodys_is_told_so_and_notes_nothing(own_table: Served, puzzle: Puzzle) -> None:
    headers = {"Authorization": f"Bearer {fresh_key()}"}
    said = own_table.client.post(
        f"/api/games/worms/puzzles/{puzzle.id}", json={"answer": puzzle.solution}, headers=headers
    )
    assert (said.status_code, said.json()["id"]) == (401, "player-key-unknown")
    assert line_of(puzzles_for(own_table, {}), puzzle)["tries"] == 0


@pytest.fixture
def without_openskill(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> None:
        raise Refused("match-no-openskill", extra="rumpus[matches]")

    monkeypatch.setattr("rumpus.table.players.puzzle_ratings.find_openskill", missing)


@pytest.mark.usefixtures("without_openskill")
def test_where_nothing_is_rated_puzzles_are_tried_as_before(own_table: Served, puzzle: Puzzle) -> None:
    ann = Somebody(own_table, "Ann")
    path = f"/api/games/worms/puzzles/{puzzle.id}"
    said = own_table.client.post(path, json={"answer": puzzle.solution}, headers=ann.headers).json()
    assert said["right"]
    told = puzzles_for(own_table, ann.headers)
    assert (told["own"], line_of(told, puzzle)["rating"]) == (None, None)

"""What every game says for programs that learn: what may ever be answered, and how a view is written as numbers."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rumpus.kernel.game import AnyGame
from rumpus.kernel.match import Match
from rumpus.kernel.question import CHANCE, Question
from rumpus.kernel.registry import find_game, game_ids
from tests.random_play import new_match, play_on, some_option, some_setting

GAMES = [find_game(id) for id in game_ids()]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
seeds = st.integers(0, 10**9)


@every_game
@settings(max_examples=30)
@given(seed=seeds)
def test_whatever_is_asked_is_in_the_vocabulary(game: AnyGame, seed: int) -> None:
    random = Random(seed)
    match = Match(game, some_setting(game, random))
    known, state = game.vocabulary(match.setting), match.state
    texts = {
        asked: {state.write(Question(0, kind, ()), option) for kind, options in answers.items() for option in options}
        for asked, answers in ((True, known.chance), (False, known.players))
    }
    while (question := match.question) is not None:
        of_chance = question.seat == CHANCE
        assert question.kind in (known.chance if of_chance else known.players)
        assert texts[of_chance].issuperset(state.write(question, option) for option in question.options)
        match.answer(some_option(question, random))


@every_game
@settings(max_examples=10)
@given(seed=seeds)
def test_views_differ_where_their_numbers_do_and_nowhere_else(game: AnyGame, seed: int) -> None:
    """And all rows are as long, with numbers from -1 to 1."""
    match, random = new_match(game, seed, listen=False)
    sight = game.sight(match.setting)
    views: dict[tuple[int, bytes], str] = {}
    rows: dict[tuple[int, str], bytes] = {}
    while True:
        for seat in range(match.setting.seats):
            view = match.view(seat)
            row = sight.look(view)
            assert len(row) == sight.size
            assert -1 <= min(row) <= max(row) <= 1
            written = json.dumps(in_any_order(view), sort_keys=True)
            assert views.setdefault((seat, row.tobytes()), written) == written
            assert rows.setdefault((seat, written), row.tobytes()) == row.tobytes()
        if match.question is None:
            break
        play_on(match, random, 3)


def in_any_order(seen: Any) -> Any:
    """Cards lie in no order, and neither do things on a hex."""
    if isinstance(seen, dict):
        return {key: in_any_order(value) for key, value in seen.items()}
    if isinstance(seen, list):
        return sorted((in_any_order(value) for value in seen), key=repr)
    return seen


@every_game
def test_the_pieces_of_a_row_lie_side_by_side(game: AnyGame) -> None:
    sight = game.sight(some_setting(game, Random(1)))
    at = 0
    for name, piece in sight.pieces("view", 0):
        assert name.startswith("view.")
        assert piece.start == at
        at = piece.stop
    assert at == sight.size


@every_game
def test_what_nobody_spoke_of_is_not_passed_over(game: AnyGame) -> None:
    match, _ = new_match(game, 1)
    with pytest.raises(ValueError, match="weather"):
        game.sight(match.setting).look(match.view(0) | {"weather": "fine"})

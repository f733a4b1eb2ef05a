"""How rows of numbers are laid out and written."""

from array import array

import pytest

from rumpus.kernel.conversation import run
from rumpus.learning.observation import Layout, Observations, count, scatter, squeeze
from tests.helpers.betting_pig import Pig, PigVocabularies


def test_pieces_lie_side_by_side() -> None:
    layout = Layout()
    assert [layout.add("wind", 6), layout.add("over"), layout.add("hand", 3)] == [0, 6, 7]
    assert layout.within("hand") == slice(7, 10)
    assert layout.add_each("tasks", 2) == (10, 11)
    assert layout.blank() == array("f", [0] * 12)


def test_a_piece_has_a_name_of_its_own() -> None:
    layout = Layout()
    layout.add("wind")
    with pytest.raises(ValueError, match="wind"):
        layout.add("wind")


def test_large_numbers_stay_below_one_and_apart() -> None:
    squeezed = array("f", [squeeze(number, 40) for number in range(-5_000, 5_000)])
    assert -1 < min(squeezed) < max(squeezed) < 1
    assert len(set(squeezed)) == len(squeezed)
    assert squeeze(40, 40) == 0.5


def test_counted_one_by_one_or_at_once() -> None:
    one_by_one, at_once = array("f", [0] * 3), array("f", [0] * 3)
    count(one_by_one, 0, (0, 2, 2, 2))
    scatter(at_once, range(3), bytes((1, 0, 3)))
    assert list(one_by_one) == list(at_once) == [0.5, 0, 0.75]


def test_pig_in_numbers() -> None:
    game = Pig()
    state = game.start(game.setting(2, {}))
    run(state)
    state.scores, state.sum = [10, 30], 0
    observation = Observations.of(game).observation(state.setting)
    assert list(observation.observe(state, 1)[observation.layout.within("scores")]) == [0.75, 0.5, 0]


class QuietPig(Pig):
    """Says what may be answered, and nothing of what seats see."""

    capabilities = (PigVocabularies,)


def test_of_a_game_that_says_nothing_a_seat_sees_who_is_asked_what() -> None:
    game = QuietPig()
    state = game.start(game.setting(2, {"bets": "yes"}))
    run(state)
    observation = Observations.of(game).observation(state.setting)
    assert list(observation.observe(state, 0)) == [1, 0, 0, 1, 0]
    assert list(observation.observe(state, 1)) == [0, 1, 0, 1, 0]

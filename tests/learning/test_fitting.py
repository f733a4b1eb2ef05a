"""Fitting a policy to what a search tried, and writing it down; features of games that name none."""

import pytest

from rumpus.boxes.toml_file import TomlFile
from rumpus.kernel.chance import SeededChance
from rumpus.kernel.game import AnyGame
from rumpus.kernel.match import Match
from rumpus.kernel.registry import find_game, game_ids
from rumpus.learning.features import ALWAYS, Features
from rumpus.learning.fitting import Example, fit_weights
from rumpus.learning.policy import POLICY, Policy, learnt_for, read_policy, write_policy
from tests.helpers.pig import Pig


def test_weights_are_found_with_which_options_are_as_likely_as_they_were_tried() -> None:
    names = ("always", "mines")
    options = [("go", names, (1.0, 0.0)), ("go", names, (1.0, 1.0)), ("stay", ("always",), (1.0,))]
    fitted = fit_weights([Example(options, (60, 10, 30))] * 500)
    assert fitted["go"]["mines"] == pytest.approx(-1.79, abs=0.1)  # log 1/6
    assert fitted["go"]["always"] - fitted["stay"]["always"] == pytest.approx(0.69, abs=0.1)  # log 2


def test_nothing_is_learnt_from_nothing() -> None:
    assert fit_weights([]) == {}


@pytest.mark.parametrize("game", [find_game(id) for id in game_ids()], ids=str)
def test_what_is_written_is_read_again(game: AnyGame) -> None:
    learnt = learnt_for(game)
    assert learnt is not None
    written = write_policy(game, learnt.weights, {"command": 'with "quotes"', "games": 3, "results": ["a", "b"]})
    again = read_policy(game, TomlFile(POLICY, written))
    assert again.weights == learnt.weights
    assert again.learnt == {"command": 'with "quotes"', "games": 3, "results": ["a", "b"]}


def test_a_game_without_features_is_learnt_from_its_observation() -> None:
    game = find_game("zombies-doom")
    match = Match(game, game.setting(2, {}), SeededChance("1"), listen=False)
    plain = Features(game)
    looks = plain.features(match.state)
    assert [sort for sort, _ in looks] == [f"{match.asked().kind}: {text}" for text in match.options]
    names = plain.names(match.setting, looks[0][0])
    assert names is not None
    assert names[0] == ALWAYS
    assert {len(row) for _, row in looks} == {len(names)}
    assert len(names) > 1000


def test_where_nothing_is_observed_every_answer_has_its_own_weight() -> None:
    game = Pig()
    match = Match(game, game.setting(2, {}), SeededChance("1"), listen=False)
    assert Features.of(game).features(match.state) == [("go-on: hold", (1.0,)), ("go-on: roll", (1.0,))]
    likely = Policy(game, {"go-on: roll": {ALWAYS: 1.0}}).likely(match.state)
    assert likely == [pytest.approx(0.37, abs=0.01), 1.0]
    assert 'rules = 1\n\n[learnt]\n\n[weights."go-on: roll"]\nalways = 1.0\n' in write_policy(
        game, {"go-on: roll": {ALWAYS: 1.0}}, {}
    )

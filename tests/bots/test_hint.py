"""Hints name an option and say why, in words."""

from random import Random

import pytest

from rumpus.bots.glance import glance_reason
from rumpus.bots.hint import Ends, advise, reasons, with_glance
from rumpus.kernel.game import AnyGame
from rumpus.kernel.message import Message
from rumpus.kernel.registry import find_game, game_ids
from rumpus.learning.features import Features
from rumpus.text.words import Words
from rumpus.thinking.bot import Limit
from rumpus.thinking.evaluation import Evaluation
from tests.bots.test_sense import worms
from tests.helpers.asked import glimpse_at, moment_of

GAMES = [find_game(id) for id in game_ids()]


def test_a_hint_says_that_a_worm_can_be_destroyed() -> None:
    match = worms()
    for text in ("activate A", "stay", "stay", "play uzi", "stay", "target 0,3"):
        match.say("blue", text)
    glimpse = glimpse_at(match)
    hint = advise(glimpse, Random(1), Limit(simulations=200))
    assert glimpse.options[hint.place] == "hit red A"
    assert [reason.id for reason in hint.reasons][:1] == ["hint-others-worms"]


def test_a_win_is_all_the_reason_there_is() -> None:
    winning, other = Ends(2), Ends(2)
    winning.simulations, winning.wins = 10, 5
    other.simulations = 10
    assert [reason.id for reason in reasons(("a", "b"), 1, {1: winning, 2: other})] == ["hint-wins"]


def test_where_nothing_differs_the_hint_says_so() -> None:
    one, other = Ends(2), Ends(2)
    one.simulations = other.simulations = 10
    assert [reason.id for reason in reasons(("a", "b"), 1, {1: one, 2: other})] == ["hint-little-difference"]


def test_what_the_policy_likes_about_an_answer_is_said() -> None:
    match = worms(things={"0,1": "blue A", "0,3": "red A"}, land="0,0 0,1 0,2 0,3")
    state, question = match.state, match.asked()
    stay, into_the_water = (match.read(question, text) for text in ("stay", "jump 2,1"))
    assert glance_reason(match.game, state, stay) == Message("hint-glance-no-drowning")
    assert glance_reason(match.game, state, into_the_water) is None


def test_a_glance_is_told_only_where_there_is_room_for_it() -> None:
    seen, one, other = Message("seen"), Message("one"), Message("other")
    assert with_glance([one], seen) == [one, seen]
    assert with_glance([one, other], seen) == [one, other]
    assert with_glance([Message("hint-little-difference")], seen) == [seen]
    assert with_glance([Message("hint-wins")], seen) == [Message("hint-wins")]
    assert with_glance([one], None) == [one]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_reason_can_be_said(game: AnyGame) -> None:
    words = Words("en", game.id)
    for id in Features.of(game).in_words:
        assert words.has(id)
        assert id.removeprefix("hint-glance-").removeprefix("no-") in {
            name for names in Features.of(game).sorts.values() for name in names
        }
    for term in Evaluation.of(game).terms:
        assert words.has(f"hint-own-{term}")
        assert words.has(f"hint-others-{term}")
    for seed in range(4):
        match = moment_of(game, seed, 30)
        if match is not None:
            for reason in advise(glimpse_at(match), Random(seed), Limit(simulations=20)).reasons:
                assert words.say(reason).endswith(".")

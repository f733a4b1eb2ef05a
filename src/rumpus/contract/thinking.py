"""What games give those who think about them: how everybody stands, what looks promising, what may be lost."""

from math import inf, isfinite
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rumpus.contract.games import needs, tries
from rumpus.contract.random_play import new_match, play_on, some_option
from rumpus.kernel.chance import SeededChance
from rumpus.kernel.conversation import answer
from rumpus.kernel.game import AnyGame
from rumpus.kernel.interruptions import Interruptions
from rumpus.kernel.question import CHANCE
from rumpus.learning.features import Features
from rumpus.thinking.determinization import Determinization
from rumpus.thinking.evaluation import Evaluation, evaluate
from rumpus.thinking.fates import Fates
from rumpus.thinking.priors import Priors

seeds = st.integers(0, 10**9)
ROUNDING = 1e-9


@tries(15)
@given(seed=seeds)
def test_shares_sum_to_one_less_what_is_left_for_nobody(game: AnyGame, seed: int) -> None:
    match, random = new_match(game, seed, listen=False)
    while match.question is not None:
        shares = evaluate(game, match.state)
        assert len(shares) == match.setting.seats
        assert all(share > 0 for share in shares)
        assert sum(shares) <= 1 + ROUNDING
        if match.setting.seats == 2 or Evaluation.of(game).nobody(match.state) == -inf:
            assert sum(shares) == pytest.approx(1)
        play_on(match, random, 5)


@needs(Evaluation)
@tries(10)
@given(seed=seeds)
def test_every_term_is_worth_something_to_every_seat(game: AnyGame, seed: int) -> None:
    evaluation = Evaluation.of(game)
    assert len(set(evaluation.terms)) == len(evaluation.terms) > 0
    match, random = new_match(game, seed, listen=False)
    while match.question is not None:
        appraisal = evaluation.appraise(match.state)
        assert len(appraisal) == match.setting.seats
        assert all(len(values) == len(evaluation.terms) and all(map(isfinite, values)) for values in appraisal)
        play_on(match, random, 5)


@tries(10)
@given(seed=seeds)
def test_every_option_has_a_weight_above_nothing(game: AnyGame, seed: int) -> None:
    match, random = new_match(game, seed, listen=False)
    while (question := match.question) is not None:
        weights = Priors.of(game).priors(match.state)
        assert len(weights) == len(question.options)
        assert all(weight > 0 for weight in weights)
        play_on(match, random, 1)


@tries(10)
@given(seed=seeds)
def test_the_features_of_options_are_those_of_their_sorts_and_tell_nothing_hidden(game: AnyGame, seed: int) -> None:
    """And looking at them changes nothing."""
    features, hidden, chance = Features.of(game), Determinization.of(game), SeededChance(str(seed))
    match, random = new_match(game, seed, listen=False)
    while (question := match.question) is not None:
        before = match.state.digest()
        looks = features.features(match.state)
        assert len(looks) == len(question.options)
        assert match.state.digest() == before
        for sort, row in looks:
            names = features.names(match.setting, sort)
            assert names is not None
            assert len(row) == len(names) == len(set(names))
            assert all(map(isfinite, row))
        assert features.features(hidden.determinize(match.state, question.seat, chance)) == looks
        play_on(match, random, 1)


@tries(10)
@given(seed=seeds)
def test_what_is_gathered_is_asked_the_same_and_what_becomes_of_it_changes_nothing(game: AnyGame, seed: int) -> None:
    match, random = new_match(game, seed, listen=False)
    play_on(match, random, random.randrange(60))
    while (question := match.question) is not None:
        gathered = Determinization.of(game).gather(match.state, question.seat)
        if gathered is not None:
            assert gathered.asked().options == question.options
            after = gathered.copy()
            answer(after, some_option(question, random))
            before = after.digest()
            Fates.of(game).fates(gathered, after)
            Fates.of(game).losses(gathered, after)
            assert after.digest() == before
        play_on(match, random, 7)


@tries(10)
@given(seed=seeds)
def test_what_is_gathered_tells_nothing_that_its_seat_cannot_know(game: AnyGame, seed: int) -> None:
    """From what odds are counted must be the same in all states that look the same to whoever asks for them."""
    match, random = new_match(game, seed, listen=False)
    hidden, chance = Determinization.of(game), SeededChance(str(seed))
    play_on(match, random, random.randrange(60))
    while (question := match.question) is not None:
        gathered = hidden.gather(match.state, question.seat)
        if gathered is not None:
            other = hidden.gather(hidden.determinize(match.state, question.seat, chance), question.seat)
            assert other is not None
            assert other.digest() == gathered.digest()
        play_on(match, random, 7)


@needs(Interruptions)
def test_something_can_be_said_from_outside_and_the_game_goes_on(game: AnyGame) -> None:
    said = 0
    for seed in range(6):
        match, random = new_match(game, seed, listen=False)
        while match.question is not None:
            for text in Interruptions.of(game).possible(match.state):
                other = match.branch()
                other.interrupt(text)
                assert other.answers[len(match.answers)].text == text
                play_on(other, Random(seed), 3)
                said += 1
            assert match.question.seat != CHANCE
            play_on(match, random, 10)
    assert said

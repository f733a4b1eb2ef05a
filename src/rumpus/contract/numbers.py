"""What games say for programs that learn: what may ever be answered, and what a seat sees in numbers."""

from functools import cache
from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rumpus.boxes.boxes import BOX
from rumpus.contract.games import needs, tries
from rumpus.contract.random_play import new_match, play_on, some_option, some_setting
from rumpus.contract.seen import what_is_seen
from rumpus.kernel.chance import SeededChance
from rumpus.kernel.game import AnyGame
from rumpus.kernel.match import Match
from rumpus.kernel.message import Refused
from rumpus.kernel.question import CHANCE
from rumpus.kernel.setting import Setting
from rumpus.learning.encoder import Codebook
from rumpus.learning.observation import Layout, Observations
from rumpus.records.vocabulary import Vocabularies, Vocabulary
from rumpus.thinking.determinization import Determinization

seeds = st.integers(0, 10**9)


def on_known_map(game: AnyGame, setting: Setting) -> bool:
    """Whether it is played as by somebody who just wants to play, which may be on a map that is known before."""
    return game.at_once.items() <= setting.header().items()


def vocabulary_of(game: AnyGame, setting: Setting) -> Vocabulary:
    vocabulary = Vocabularies.of(game).vocabulary(setting)
    assert vocabulary is not None
    return vocabulary


@cache
def known(game: AnyGame, on_known_map: bool) -> tuple[Codebook, Codebook, Layout]:
    """The numbers of players' answers and of chance's, and what stands where in a row, from one setting of many."""
    setting = game.setting(min(game.seats), game.at_once if on_known_map else {})
    vocabulary, state = vocabulary_of(game, setting), game.start(setting)
    players, chance = Codebook(state, vocabulary.players), Codebook(state, vocabulary.chance)
    return players, chance, Observations.of(game).observation(setting).layout


@needs(Observations)
@tries(30)
@given(seed=seeds)
def test_whatever_is_asked_has_its_number(game: AnyGame, seed: int) -> None:
    """The same one whatever edition, seats and variants are agreed on."""
    random = Random(seed)
    match = Match(game, some_setting(game, random))
    players, chance, _ = known(game, on_known_map(game, match.setting))
    while (question := match.question) is not None:
        book = chance if question.seat == CHANCE else players
        texts = [match.state.write(question, option) for option in question.options]
        assert [book.texts[number] for number in book.of(question)] == texts
        match.answer(some_option(question, random))


@needs(Observations)
@pytest.mark.parametrize("seed", range(8))
def test_numbers_and_shapes_stay_whatever_is_agreed_on(game: AnyGame, seed: int) -> None:
    setting: Any = some_setting(game, Random(seed))
    players, chance, layout = known(game, on_known_map(game, setting))
    vocabulary, state = vocabulary_of(game, setting), game.start(setting)
    assert Codebook(state, vocabulary.players).texts == players.texts
    assert Codebook(state, vocabulary.chance).texts == chance.texts
    assert Observations.of(game).observation(setting).layout.pieces == layout.pieces


@needs(Observations)
@tries(6)
@given(seed=seeds)
def test_views_differ_where_their_numbers_do_and_nowhere_else(game: AnyGame, seed: int) -> None:
    """And all rows are as long, with numbers from -1 to 1."""
    match, random = new_match(game, seed, listen=False)
    observation = Observations.of(game).observation(match.setting)
    views: dict[tuple[int, bytes], str] = {}
    rows: dict[tuple[int, str], bytes] = {}
    while True:
        for seat in range(match.setting.seats):
            row = observation.row(match.state, seat)
            assert len(row) == observation.layout.size
            assert -1 <= min(row) <= max(row) <= 1
            view, written = what_is_seen(game, observation, match.state, seat)
            assert views.setdefault((seat, written), view) == view
            assert rows.setdefault((seat, view), written) == written
        if match.question is None:
            break
        play_on(match, random, 6)


@needs(Observations)
@tries(10)
@given(seed=seeds)
def test_nothing_hidden_is_in_a_row(game: AnyGame, seed: int) -> None:
    """Everything that a seat cannot know is dealt anew: it sees the same numbers."""
    match, random = new_match(game, seed, listen=False)
    observation = Observations.of(game).observation(match.setting)
    while match.question is not None:
        for seat in range(match.setting.seats):
            other = Determinization.of(game).determinize(match.state, seat, SeededChance(str(seed)))
            assert observation.observe(other, seat) == observation.observe(match.state, seat)
        play_on(match, random, 7)


@needs(Observations)
def test_what_is_agreed_on_is_seen(game: AnyGame) -> None:
    """Before anything has happened, rows differ by nothing but what was agreed on: here by one thing each. Not by the
    box: its rows are for those who play with it."""
    agreements = [{choice.key: value} for choice in game.choices if choice.key != BOX for value in choice.values]
    rows: dict[bytes, str] = {}
    for seats, agreement in product(game.seats, ({}, *agreements)):
        try:
            setting: Any = game.setting(seats, agreement)
        except Refused:  # it takes something else besides
            continue
        agreed = str((seats, setting.header()))
        row = Observations.of(game).observation(setting).row(game.start(setting), 0)
        assert rows.setdefault(row.tobytes(), agreed) == agreed
    assert len(rows) >= len(game.seats)

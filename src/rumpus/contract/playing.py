"""The contract that every game keeps, whatever its rules and whatever else it has to give."""

import json
from collections.abc import Mapping
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rumpus.contract.games import lacks, needs, tries
from rumpus.contract.random_play import LONGEST, new_match, play_on, some_option, some_setting
from rumpus.kernel.chance import SeededChance
from rumpus.kernel.conversation import answer
from rumpus.kernel.event import Event, Listener
from rumpus.kernel.game import AnyGame
from rumpus.kernel.match import Match, question_seen_by
from rumpus.kernel.message import Refused
from rumpus.kernel.question import CHANCE
from rumpus.kernel.state import State
from rumpus.records.record import read_record, record_of
from rumpus.records.replay import replay
from rumpus.records.scenarios import Scenarios
from rumpus.thinking.determinization import Determinization

seeds = st.integers(0, 10**9)
moments = st.integers(0, 120)


@tries(150)
@given(seed=seeds)
def test_a_random_game_ends(game: AnyGame, seed: int) -> None:
    match, random = new_match(game, seed)
    play_on(match, random)
    assert match.question is None
    assert match.result is not None
    assert len(match.answers) <= LONGEST
    assert not match.state.stack


@tries(40)
@given(seed=seeds)
def test_every_turn_is_told_when_it_begins_and_whose_it_is(game: AnyGame, seed: int) -> None:
    """The lab notes there how everybody stands."""
    match, random = new_match(game, seed)
    while match.question is not None:
        before = match.state.turns
        heard = len(match.events)
        play_on(match, random, 1)
        turns = [event for event in match.events[heard:] if event.id == "turn"]
        assert len(turns) == match.state.turns - before
        speakers = [match.state.speaker(seat) for seat in range(match.setting.seats)]
        assert all(event.args["seat"] in speakers for event in turns)


@needs(Scenarios)
@tries(20)
@given(seed=seeds)
def test_whatever_is_told_is_in_the_lexicon(game: AnyGame, seed: int) -> None:
    """So a scenario may name it: events, their arguments and the clauses they follow."""
    match, random = new_match(game, seed)
    play_on(match, random)
    lexicon = Scenarios.of(game).lexicon()
    for event in match.events:
        assert event.id in lexicon.events
        assert event.clause in lexicon.clauses
        assert {*event.args, *event.secret} <= lexicon.arguments


class Ids(Listener):
    """Hears everything, and keeps the ids."""

    def __init__(self) -> None:
        super().__init__()
        self.ids: list[str] = []

    def hear(self, clause: str, id: str, args: Mapping[str, Any]) -> None:
        self.ids.append(id)


@tries(10)
@given(seed=seeds)
def test_who_only_counts_hears_the_same_events(game: AnyGame, seed: int) -> None:
    match, random = new_match(game, seed)
    counting, same_random = new_match(game, seed)
    first = len(counting.events)
    counting.state.sink = ids = Ids()
    for each, generator in ((match, random), (counting, same_random)):
        play_on(each, generator)
    assert ids.ids == [event.id for event in match.events[first:]]
    assert counting.events == []


@tries(40)
@given(seed=seeds)
def test_every_question_is_well_formed(game: AnyGame, seed: int) -> None:
    """Options and their texts are unique and stable in order; probabilities sum to 1."""
    random = Random(seed)
    match = Match(game, some_setting(game, random))  # without a source of chance, so its questions stay open
    while (question := match.question) is not None:
        assert len(question.options) >= 2 or question.always
        assert len(set(question.options)) == len(question.options)
        texts = [match.state.write(question, option) for option in question.options]
        assert len(set(texts)) == len(texts)
        assert all(text == text.strip() and "\n" not in text for text in texts)
        assert [match.read(question, text) for text in texts[:3]] == list(question.options[:3])
        if question.seat == CHANCE:
            assert sum(probability for _, probability in question.probabilities()) == pytest.approx(1)
            assert all(probability > 0 for _, probability in question.probabilities())
        else:
            assert question.weights is None
        match.answer(some_option(question, random))


@tries(60)
@given(seed=seeds, moment=moments)
def test_a_copy_goes_on_identically_and_apart(game: AnyGame, seed: int, moment: int) -> None:
    match, random = new_match(game, seed, listen=False)
    play_on(match, random, moment)
    original, copy = match.state, match.state.copy()
    before = original.digest()
    assert copy.digest() == before
    assert play_alone(copy, seed) == play_alone(original.copy(), seed)
    assert original.digest() == before


@tries(60)
@given(seed=seeds, moment=moments)
def test_json_brings_a_state_back(game: AnyGame, seed: int, moment: int) -> None:
    match, random = new_match(game, seed, listen=False)
    play_on(match, random, moment)
    brought_back = game.load(match.setting, json.loads(json.dumps(match.state.to_json())))
    assert brought_back.digest() == match.state.digest()
    assert play_alone(brought_back, seed) == play_alone(match.state.copy(), seed)


def play_alone(state: State, seed: int) -> list[str]:
    """Play a bare state on at random, chance included, and say what it went through."""
    random = Random(seed)
    digests = []
    for step in range(200):
        if (question := state.question) is None:
            break
        answer(state, some_option(question, random))
        if step % 20 == 0:
            digests.append(state.digest())
    return [*digests, state.digest()]


@tries(60)
@given(seed=seeds, moment=moments)
def test_a_record_gives_the_same_state(game: AnyGame, seed: int, moment: int) -> None:
    match, random = new_match(game, seed)
    play_on(match, random, moment)
    again = replay(read_record(record_of(match).write()), game=game)
    assert again.state.digest() == match.state.digest()
    assert again.events == match.events
    assert record_of(again) == record_of(match)


@tries(60)
@given(seed=seeds, moment=moments)
def test_what_a_seat_cannot_know_changes_nothing_it_sees(game: AnyGame, seed: int, moment: int) -> None:
    """Deal everything hidden from a viewer anew: its view, its questions and the events it hears stay equal."""
    match, random = new_match(game, seed)
    play_on(match, random, moment)
    for viewer in (*range(match.setting.seats), None):
        one = match.state.copy()
        other = Determinization.of(game).determinize(match.state, viewer, SeededChance(f"determinize {seed}"))
        assert seen(game, one, viewer) == seen(game, other, viewer)
        overhear(game, one, other, viewer, seed)


def seen(game: AnyGame, state: State, viewer: int | None) -> str:
    """Every byte a viewer gets of a state."""
    question = None if state.question is None else question_seen_by(state, state.question, viewer)
    own = None if viewer is None else game.own_view(state, viewer)
    return msgspec.json.encode([game.open_view(state), own, question]).decode()


def overhear(game: AnyGame, one: State, other: State, viewer: int | None, seed: int) -> None:
    """Play two states on by the same answers, as far as both allow: who cannot tell them apart hears the same."""
    random = Random(seed)
    for _ in range(40):
        if one.question is None or other.question is None:
            break
        common = [option for option in one.question.options if option in other.question.options]
        if not common:
            break
        option = random.choice(common)
        heard, revealed = [], False
        for state in (one, other):
            events: list[Event] = []
            state.sink = events
            answer(state, option)
            heard.append([repr(event.seen_by(viewer)) for event in events] + [seen(game, state, viewer)])
            revealed |= any(event.reveals for event in events)
        if asked_of_chance(one) != asked_of_chance(other):
            break  # one deck has a single kind of card left, so its draw was not asked for: nobody sees that
        if revealed:
            break  # what was hidden until now is there for all to see
        assert heard[0] == heard[1]


def asked_of_chance(state: State) -> bool:
    return state.question is not None and state.question.seat == CHANCE


@needs(Determinization)
def test_what_is_hidden_is_hidden_from_spectators_and_shown_to_its_owner(game: AnyGame) -> None:
    """So the equality above is not for want of anything to hide: whoever holds cards sees them, and if they are dealt
    anew, sees others, while nobody else notices."""
    noticed = 0
    for seed in range(20):
        match, random = new_match(game, seed)
        chance = SeededChance(f"other cards {seed}")
        while match.question is not None and match.answered < 400:
            other = Determinization.of(game).determinize(match.state, None, chance)  # what only their owners can tell
            assert game.open_view(match.state) == game.open_view(other)
            owners = range(match.setting.seats)
            noticed += sum(game.own_view(match.state, owner) != game.own_view(other, owner) for owner in owners)
            play_on(match, random, 15)
    assert noticed >= 20


@lacks(Determinization)
@tries(20)
@given(seed=seeds)
def test_a_game_without_determinization_hides_nothing(game: AnyGame, seed: int) -> None:
    """No seat knows more than another, and nothing is told or drawn in secret: nobody has to imagine anything."""
    match, random = new_match(game, seed)
    while (question := match.question) is not None:
        assert all(msgspec.to_builtins(match.own(seat)) == {"seat": seat} for seat in range(match.setting.seats))
        assert question.known_to is None
        play_on(match, random, 1)
    assert not any(event.secret for event in match.events)


@tries(30)
@given(seed=seeds, moment=moments)
def test_an_answer_that_is_not_an_option_changes_nothing(game: AnyGame, seed: int, moment: int) -> None:
    match, random = new_match(game, seed)
    play_on(match, random, moment)
    before, answers = match.state.digest(), len(match.answers)
    with pytest.raises(Refused):
        match.answer(-99)
    with pytest.raises(Refused):
        match.say("nobody", "nothing")
    with pytest.raises(Refused):
        match.say("chance" if match.question is None else match.speaker(match.question), "nonsense")
    with pytest.raises(Refused):
        match.interrupt("nonsense")
    assert (match.state.digest(), len(match.answers)) == (before, answers)

"""What every game lets people see of itself, whatever its rules: moments, changes, outlooks, sheets, lessons."""

from itertools import accumulate
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rumpus.boxes.reference import Reference
from rumpus.contract.games import needs, tries
from rumpus.contract.merge import merged
from rumpus.contract.random_play import new_match, play_on, some_option
from rumpus.contract.telling import every_rule_changes_then_tells
from rumpus.kernel.event import Event
from rumpus.kernel.game import AnyGame
from rumpus.kernel.message import Message
from rumpus.kernel.question import CHANCE
from rumpus.records.changes import Change, Watching
from rumpus.records.lesson import begin, find_lesson, lesson_files, teach
from rumpus.records.looking import Looked
from rumpus.records.story import count_moments, show_moment, tell_story
from rumpus.text.words import LANGUAGES, words_with
from rumpus.thinking.outlook import Outlooks

every_language = pytest.mark.parametrize("language", LANGUAGES)
seeds = st.integers(0, 10**9)


@tries(25)
@given(seed=seeds)
def test_changes_lead_from_every_answer_to_the_next(game: AnyGame, seed: int) -> None:
    """And from each event to the next, in the view and in what each seat knows besides."""
    match, random = new_match(game, seed)
    play_on(match, random, 10)
    watching = Watching(match)
    play_on(match, random, 20)
    changes, now = watching.finish()
    seen = [*watching.looked[: len(changes)], now]
    for viewer in (None, *range(match.setting.seats)):
        views = [plain(looked, viewer) for looked in seen]
        assert views == list(accumulate((plain(change, viewer) for change in changes), merged, initial=views[0]))


def plain(one: Looked | Change, viewer: int | None) -> Any:
    """What everybody sees, or what a seat knows besides, as it goes over the wire."""
    return msgspec.json.decode(msgspec.json.encode(one.view if viewer is None else one.own[viewer]))


@tries(15)
@given(seed=seeds)
def test_what_programs_are_told_is_as_it_was_declared(game: AnyGame, seed: int) -> None:
    """The page's types and the schemas of the interface are written from the game's structs, so these must be true."""
    match, random = new_match(game, seed)
    view, own, about = game.structs
    for _ in range(60):
        if (question := match.question) is None:
            break
        assert keeps_to(match.view(), view)
        assert all(keeps_to(match.own(seat), own) for seat in range(match.setting.seats))
        options = [match.state.about(question, option) for option in question.options]
        assert all(keeps_to(one, about) for one in (match.state.about_question(question), *options))
        assert about is None or all(one is not None and one.verb for one in options)
        match.answer(some_option(question, random))
    for event in match.events:
        assert keeps_to(event.about, about)
        assert keeps_to(event.secret_about, about)


def keeps_to(told: Any, declared: type[msgspec.Struct] | None) -> bool:
    """Read as it was declared, it is the same again. What is declared as nothing may be anything."""
    if declared is None or told is None:
        return True
    return bool(msgspec.json.decode(msgspec.json.encode(told), type=declared) == told)


class LookingTwice(Watching):
    """Whenever something is told, what is seen is put together from parts, and from nothing."""

    def append(self, event: Event) -> None:
        super().append(event)
        whole = (self.match.view(), *(self.match.own(seat) for seat in range(self.match.setting.seats)))
        assert (self.looked[-1].view, *self.looked[-1].own) == whole, event


@tries(25)
@given(seed=seeds)
def test_whatever_was_touched_is_looked_at_again(game: AnyGame, seed: int) -> None:
    """A part of the view that reads more of the state than it says would stay as it was."""
    match, random = new_match(game, seed)
    LookingTwice(match)
    play_on(match, random, 150)
    assert match.events


@tries(15)
@given(seed=seeds)
def test_a_rule_changes_then_tells(game: AnyGame, seed: int) -> None:
    """Tried in every scenario too, where rules apply that random games rarely come to (tests/test_scenarios.py)."""
    match, random = new_match(game, seed)
    with every_rule_changes_then_tells(game, type(match.state)):
        play_on(match, random, 150)
    assert match.events


@tries(15)
@given(seed=seeds)
def test_the_story_of_a_game_is_all_that_happened_in_it(game: AnyGame, seed: int) -> None:
    match, random = new_match(game, seed)
    play_on(match, random, 80)
    story = list(tell_story(match))
    assert [event for moment in story for event in moment.events] == match.events
    assert len(story) == count_moments(match.answers) + 1
    assert [moment.after for moment in story] == sorted(moment.after for moment in story)
    number = random.randrange(len(story))
    scene = show_moment(match, number)
    assert len(scene.match.answers) == story[number].after
    assert scene.events == story[number].events
    assert not scene.events or len(scene.changes) in (0, len(scene.events))


@every_language
@needs(Outlooks)
@tries(15)
@given(seed=seeds)
def test_where_an_answer_may_lead_can_be_said_and_changes_nothing(game: AnyGame, language: str, seed: int) -> None:
    match, random = new_match(game, seed, listen=False)
    words = words_with(language, game, match.setting)
    for _ in range(60):
        question = match.question
        if question is None:
            break
        option = some_option(question, random)
        if question.seat != CHANCE:
            before = match.state.digest()
            for prospect in Outlooks.of(game).outlook(match.state, option):
                assert prospect.spot
                assert words.say(prospect.message)
            assert match.state.digest() == before
        match.answer(option)


@every_language
@needs(Reference)
def test_everything_in_the_box_can_be_read(game: AnyGame, language: str) -> None:
    setting = game.setting(game.seats[0], {})
    words = words_with(language, game, setting)
    for sheet in Reference.of(game).sheets(setting):
        assert all(words.say(line) for line in sheet.lines)


@every_language
def test_every_lesson_can_be_followed_and_read(game: AnyGame, language: str) -> None:
    for id in lesson_files(game):
        lesson = find_lesson(game, id)
        match = begin(lesson)
        words = words_with(language, game, match.setting)
        said = [f"lesson-{id}", *(step.say for step in teach(lesson, match)), lesson.farewell]
        assert all(words.say(Message(one)) for one in said)


@needs(Outlooks)
def test_an_outlook_is_given_for_something(game: AnyGame) -> None:
    """So the test above is not for want of outlooks."""
    given = 0
    for seed in range(5):
        match, random = new_match(game, seed, listen=False)
        for _ in range(60):
            if match.question is None:
                break
            option = some_option(match.question, random)
            given += bool(Outlooks.of(game).outlook(match.state, option)) if match.question.seat != CHANCE else 0
            match.answer(option)
    assert given > 10

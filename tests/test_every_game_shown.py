"""What every game lets people see of itself, whatever its rules: moments, frames, outlooks, sheets, lessons."""

from itertools import accumulate
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rumpus.kernel.frames import Frames
from rumpus.kernel.game import AnyGame
from rumpus.kernel.lesson import begin, find_lesson, lesson_ids, teach
from rumpus.kernel.message import Message, Refused
from rumpus.kernel.question import CHANCE
from rumpus.kernel.registry import find_game, game_ids
from rumpus.kernel.story import count_moments, show_moment, tell_story
from rumpus.text.words import LANGUAGES, words_with
from tests.merge import merged
from tests.random_play import new_match, play_on, some_option

every_game = pytest.mark.parametrize("game", [find_game(id) for id in game_ids()], ids=lambda game: game.id)
every_language = pytest.mark.parametrize("language", LANGUAGES)
seeds = st.integers(0, 10**9)


@every_game
@settings(max_examples=25)
@given(seed=seeds)
def test_frames_lead_from_every_answer_to_the_next(game: AnyGame, seed: int) -> None:
    match, random = new_match(game, seed)
    for viewer in (0, None):
        play_on(match, random, 10)
        before = match.view(viewer)
        frames = Frames(match, viewer)
        play_on(match, random, 10)
        views = list(accumulate(frames.changes(before), merged, initial=before))
        if frames:
            assert views == [before, *frames.views[:-1], match.view(viewer)]


@every_game
@settings(max_examples=15)
@given(seed=seeds)
def test_the_story_of_a_game_is_all_that_happened_in_it(game: AnyGame, seed: int) -> None:
    match, random = new_match(game, seed)
    play_on(match, random, 80)
    story = list(tell_story(match))
    assert [event for moment in story for event in moment.events] == match.events
    assert len(story) == count_moments(match.answers) + 1
    assert [moment.after for moment in story] == sorted(moment.after for moment in story)
    number = random.randrange(len(story))
    for viewer in (*range(match.setting.seats), None):
        scene = show_moment(match, number, viewer)
        assert len(scene.match.answers) == story[number].after
        assert scene.events == story[number].events
        assert len(scene.changes) in (0, len(scene.events))


@every_language
@every_game
@settings(max_examples=15)
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
            for prospect in game.outlook(match.state, option):
                assert prospect.spot
                assert words.say(prospect.message)
            assert match.state.digest() == before
        match.answer(option)


@every_language
@every_game
def test_everything_in_the_box_can_be_read(game: AnyGame, language: str) -> None:
    setting = game.setting(game.seats[0], {})
    words = words_with(language, game, setting)
    for sheet in game.sheets(setting):
        assert all(words.say(line) for line in sheet.lines)


@every_language
@every_game
def test_every_lesson_can_be_followed_and_read(game: AnyGame, language: str) -> None:
    assert lesson_ids(game)
    for id in lesson_ids(game):
        lesson = find_lesson(game, id)
        match = begin(lesson)
        words = words_with(language, game, match.setting)
        said = [f"lesson-{id}", *(step.say for step in teach(lesson, match)), lesson.farewell]
        assert all(words.say(Message(one)) for one in said)


def test_a_lesson_in_which_somebody_else_is_asked_is_refused() -> None:
    game = find_game(game_ids()[0])
    lesson = find_lesson(game, lesson_ids(game)[0])
    match = begin(lesson)
    play_on(match, Random(1), 200)
    with pytest.raises(Refused) as refused:
        list(teach(lesson, match))
    assert refused.value.message.id == "lesson-not-asked"


@every_game
def test_an_outlook_is_given_for_something(game: AnyGame) -> None:
    """So the test above is not for want of outlooks."""
    given = 0
    for seed in range(5):
        match, random = new_match(game, seed, listen=False)
        for _ in range(60):
            if match.question is None:
                break
            option = some_option(match.question, random)
            given += bool(game.outlook(match.state, option)) if match.question.seat != CHANCE else 0
            match.answer(option)
    assert given > 10

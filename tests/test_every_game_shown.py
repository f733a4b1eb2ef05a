"""What our own games have besides, so that people can learn them."""

import re
from random import Random

import pytest

from rumpus.boxes.reference import Reference
from rumpus.contract.random_play import play_on
from rumpus.kernel.game import AnyGame
from rumpus.kernel.message import Message, Refused
from rumpus.kernel.registry import find_game, game_ids
from rumpus.records.lesson import begin, find_lesson, lesson_files, teach
from rumpus.text.words import LANGUAGES, words_with
from tests.helpers.every_game import every_game, every_game_with

every_language = pytest.mark.parametrize("language", LANGUAGES)

# Whoever does not look takes lessons, too.
LOOKING = re.compile(r"\b(?:you(?:’ll| will)? see|look|watch|podívej|vidíš|uvidíš|погляньте|бачите|побачите)\b", re.I)


@every_language
@every_game
def test_no_lesson_speaks_of_seeing(game: AnyGame, language: str) -> None:
    for lesson in (find_lesson(game, id) for id in lesson_files(game)):
        speaker = words_with(language, game, begin(lesson).setting)
        said = {
            id: speaker.say(Message(id)) for id in (*(step["say"] for step in lesson.table["step"]), lesson.farewell)
        }
        assert [id for id, text in said.items() if LOOKING.search(text)] == []


@every_game_with(Reference)
def test_there_are_two_lessons(game: AnyGame) -> None:
    assert len(lesson_files(game)) >= 2


def test_a_lesson_in_which_somebody_else_is_asked_is_refused() -> None:
    game = find_game(game_ids()[0])
    lesson = find_lesson(game, next(iter(lesson_files(game))))
    match = begin(lesson)
    play_on(match, Random(1), 200)
    with pytest.raises(Refused) as refused:
        list(teach(lesson, match))
    assert refused.value.message.id == "lesson-not-asked"

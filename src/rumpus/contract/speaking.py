"""Whatever a game that has words tells or asks can be said, in every language; where it has none, plainly."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rumpus.contract.games import about, tries
from rumpus.contract.random_play import new_match, some_option
from rumpus.kernel.chance import SeededChance
from rumpus.kernel.drawing import Drawing, sentences
from rumpus.kernel.game import AnyGame
from rumpus.kernel.match import Match
from rumpus.kernel.message import Argument, Message
from rumpus.kernel.question import Question
from rumpus.kernel.registry import find_game, game_ids
from rumpus.text.words import LANGUAGES, NAME_OF_GAME, Words, words_with
from rumpus.thinking.fates import Fates
from rumpus.thinking.odds import sample

FEW = 3  # ways it may go on

every_language = pytest.mark.parametrize("language", LANGUAGES)
of_those_installed = about(lambda game: game.id in game_ids())
seeds = st.integers(0, 10**9)


@of_those_installed
def test_the_entry_point_leads_to_the_game(game: AnyGame) -> None:
    assert find_game(game.id) is game


@every_language
@of_those_installed
def test_it_says_what_it_is_and_what_can_be_agreed(game: AnyGame, language: str) -> None:
    words = words_with(language, game, game.setting(game.seats[0], {}))
    if words.wordless is None:
        said = [NAME_OF_GAME, "game-in-short", "game-in-brief"]
        explained = [f"choice-{choice.key}" for choice in game.choices]
        titles = [f"choice-{choice.key}-title" for choice in game.choices if not choice.open_ended]
        assert all(words.say(Message(id)) for id in (*said, *explained, *titles))


@every_language
@of_those_installed
@tries(5)
@given(seed=seeds)
def test_whatever_is_told_asked_and_seen_can_be_said(game: AnyGame, language: str, seed: int) -> None:
    match, random = new_match(game, seed)
    words = words_with(language, game, match.setting)
    viewers = (*range(match.setting.seats), None)
    for _ in range(40):
        if (question := match.question) is None:
            break
        say_question(words, match, question)
        say_view(words, match, random.choice(viewers))
        match.answer(some_option(question, random))
    for event in match.events:
        assert all(words.say(event.seen_by(viewer).message()) for viewer in viewers)


def say_view(words: Words, match: Match, viewer: int | None) -> None:
    """Whole, and each part for which a game that draws nothing has a sentence: where that fails, it is only listed."""
    assert Drawing.of(match.game).draw(match.view(), match.own(viewer), words.say)
    if Drawing.is_given_by(match.game):
        return
    seen = msgspec.to_builtins(match.view()) | msgspec.to_builtins(match.own(viewer) or {})
    said = [one for name, part in seen.items() if part is not None for one in sentences(name, part)]
    assert all(words.say(one) for one in said if words.has(one.id))


def say_question(words: Words, match: Match, question: Question) -> None:
    """To whoever is asked and to others, with what may come of one option."""
    asked: dict[str, Argument] = {"speaker": match.speaker(question), **match.state.question_args(question)}
    for id in (f"ask-{question.kind}", f"ask-{question.kind}-other"):
        assert words.say(Message(id, asked))
    if Fates.is_given_by(match.game):
        odds = sample(match.game, match.state, question.options[0], SeededChance("odds"), lambda made: made < FEW)
        assert all(words.say(message) for message in odds.messages())

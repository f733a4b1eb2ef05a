"""The keywords of cards: marked in their sentences, explained in every language, each with its clause."""

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from rumpus.boxes.reference import Reference
from rumpus.kernel.game import AnyGame
from rumpus.kernel.message import Message
from rumpus.text.words import ENGLISH, LANGUAGES, Words
from tests.helpers.every_game import every_game_with
from tests.helpers.fluent_files import parsed_files

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game_with_cards = every_game_with(Reference)


class Marks(Visitor):
    """The keywords that a message marks."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_FunctionReference(self, node: fluent.FunctionReference) -> None:  # noqa: N802
        if node.id.name == "KEYWORD":
            id, text = node.arguments.positional
            assert isinstance(id, fluent.StringLiteral)
            assert isinstance(text, fluent.StringLiteral)
            assert text.value
            self.found.add(id.value)


def marked(language: str, game: AnyGame) -> dict[str, set[str]]:
    """By the ids of the messages."""
    found: dict[str, set[str]] = {}
    for resource in parsed_files(language, game.id):
        for entry in resource.body:
            if isinstance(entry, fluent.Message):
                marks = Marks()
                marks.visit(entry)
                if marks.found:
                    found[entry.id.name] = marks.found
    return found


@every_language
@every_game_with_cards
def test_what_is_marked_is_explained_and_nothing_else(game: AnyGame, language: str) -> None:
    keywords = Reference.of(game).keywords()
    assert set().union(*marked(language, game).values()) == set(keywords)
    words = Words(language, game.id)
    for id in keywords:
        assert ": " in words.say(Message(f"keyword-{id}")), id


@every_language
@every_game_with_cards
def test_a_sentence_marks_the_same_keywords_in_every_language(game: AnyGame, language: str) -> None:
    assert marked(language, game) == marked(ENGLISH, game)


@every_game_with_cards
def test_every_keyword_leads_to_a_clause(game: AnyGame) -> None:
    words = Words(ENGLISH, game.id)
    for clause in Reference.of(game).keywords().values():
        assert words.has(f"rule-{clause.replace('.', '-')}"), clause


@every_game_with_cards
def test_a_keyword_is_said_like_any_other_word(game: AnyGame) -> None:
    words = Words(ENGLISH, game.id)
    for sheet in Reference.of(game).sheets(game.setting(game.seats[0], {})):
        assert all("KEYWORD" not in words.say(line) for line in sheet.lines)

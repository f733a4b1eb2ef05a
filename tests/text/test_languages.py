"""Every language says the same things, with the same arguments, in all the plurals that it has, and nothing in vain."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from babel import Locale
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from rumpus.boxes.naming import Naming
from rumpus.boxes.reference import Reference
from rumpus.kernel.game import AnyGame
from rumpus.kernel.message import Message
from rumpus.kernel.registry import find_game, game_ids
from rumpus.text.words import ENGLISH, LANGUAGES, Words, words_with
from tests.helpers.fluent_files import fluent_resources
from tests.helpers.ids_in_source import is_in_source, said_by_the_page
from tests.text.test_words import USES, wanted

# What is not the same in every language: pieces that only one of them needs in its sentences, and names, of which
# English leaves some to the box.
pytestmark = pytest.mark.xdist_group("languages")  # reading all the source takes seconds: by one worker, once

ITS_OWN = re.compile("x-|name-")
LISTED = re.compile("rule-|name-|keyword-|report-character-")  # whichever there are is shown
PLURALS = {"zero", "one", "two", "few", "many"}
GAMES = [find_game(id) for id in game_ids()]

every_language = pytest.mark.parametrize("language", LANGUAGES)
other_languages = pytest.mark.parametrize("language", [one for one in LANGUAGES if one != ENGLISH])
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


@cache
def messages(language: str, game: str) -> dict[str, fluent.Message]:
    entries = (entry for resource in fluent_resources(language, game) for entry in resource.body)
    return {entry.id.name: entry for entry in entries if isinstance(entry, fluent.Message)}


def own_messages(language: str, game: AnyGame) -> set[str]:
    """Those that the house does not have."""
    house = {entry.id.name for one in fluent_resources(language, None) for entry in one.body if hasattr(entry, "id")}
    return messages(language, game.id).keys() - house


class Inside(Visitor):
    """What a message refers to, and the selectors in it."""

    def __init__(self) -> None:
        self.references: set[str] = set()
        self.terms: list[str] = []
        self.selects: list[fluent.SelectExpression] = []

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TermReference(self, node: fluent.TermReference) -> None:  # noqa: N802
        self.terms.append(node.id.name)

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802
        self.selects.append(node)
        self.generic_visit(node)


def inside(entry: Any) -> Inside:
    found = Inside()
    found.visit(entry)
    return found


@other_languages
@every_game
def test_a_language_has_the_messages_of_english_and_no_others(game: AnyGame, language: str) -> None:
    ours, english = messages(language, game.id), messages(ENGLISH, game.id)
    assert english.keys() - ours.keys() == set()
    assert {id for id in ours.keys() - english.keys() if not ITS_OWN.match(id)} == set()
    parts = {id: {part.id.name for part in english[id].attributes} for id in english}
    assert {id: {part.id.name for part in ours[id].attributes} for id in english} == parts


@other_languages
@every_game
def test_a_language_gives_its_messages_the_arguments_of_english(game: AnyGame, language: str) -> None:
    ours, english = messages(language, game.id), messages(ENGLISH, game.id)
    differing = {id: (wanted(id, ours), wanted(id, english)) for id in english.keys() & ours.keys()}
    assert {id: both for id, both in differing.items() if both[0] != both[1]} == {}


@other_languages
@every_game
def test_a_language_names_whatever_the_box_names(game: AnyGame, language: str) -> None:
    """And where it names one card, task or tile, it names all of that kind."""
    setting = game.setting(game.seats[0], {})
    named = {id.removeprefix("name-") for id in own_messages(language, game) if id.startswith("name-")}
    kinds = {sheet.id: sheet.kind for sheet in Reference.of(game).sheets(setting)}
    assert Naming.of(game).names(setting).keys() <= named <= kinds.keys()
    assert named == {id for id, kind in kinds.items() if kind in {kinds[one] for one in named}}


@cache
def all_plurals(language: str) -> set[str]:
    return {Locale(language).plural_form(n) for n in range(200)}


def plural_mistakes(entry: fluent.Message, language: str) -> Iterator[str]:
    """A selector by plurals has all those that whole numbers have in the language. Where one form does for several of
    them, the numbers themselves are what to select by: [1] and *[other]."""
    for select in inside(entry).selects:
        keys = {variant.key.name for variant in select.variants if isinstance(variant.key, fluent.Identifier)}
        if keys & PLURALS and keys != all_plurals(language):
            yield f"{entry.id.name}: {sorted(keys)}"


@every_language
@every_game
def test_every_plural_is_there(game: AnyGame, language: str) -> None:
    found = messages(language, game.id).values()
    assert [mistake for entry in found for mistake in plural_mistakes(entry, language)] == []


@other_languages
@every_game
def test_what_is_our_own_ruling_is_marked_in_every_language(game: AnyGame, language: str) -> None:
    """As often in a clause as in English."""
    english = marks(ENGLISH, game.id)
    assert sum(english.values()) > 0
    assert marks(language, game.id) == english


def marks(language: str, game: str) -> dict[str, int]:
    """In each clause, how many of its sentences are marked as ours."""
    rules = {id: entry for id, entry in messages(language, game).items() if id.startswith("rule-")}
    return {id: inside(entry).terms.count("ours") for id, entry in rules.items()}


@every_language
@every_game
def test_no_comma_or_full_stop_stands_twice(game: AnyGame, language: str) -> None:
    words = words_with(language, game, game.setting(game.seats[0], {}))
    said = {id: words.say(Message(id)) for id in messages(language, game.id) if id.startswith("rule-")}
    assert {id: text for id, text in said.items() if re.search(r"[,;:.]\s*[,;:.]", text)} == {}


@every_language
@every_game
def test_no_message_is_there_in_vain(game: AnyGame, language: str) -> None:
    """Each stands in the source, in a message that is needed, or in a list of its kind."""
    found = messages(language, game.id)
    used = {use.id for use in USES}
    in_source = {id for id in found if id in used or is_in_source(id) or LISTED.match(id)}
    needed, new = set[str](), in_source
    while new:
        needed |= new
        new = {other for id in new for other in inside(found[id]).references} - needed
    assert found.keys() - needed == set()


@every_language
def test_whatever_the_page_says_has_its_message(language: str) -> None:
    known = {id for game in GAMES for id in messages(language, game.id)}
    assert [id for id in said_by_the_page() if id not in known] == []


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The dice show south-east, wind, bullseye."),
        ("cs", "Na kostkách padlo: jihovýchod, vítr, terč."),
        ("uk", "На кістках випало: південний схід, вітер, влучання."),
    ],
)
def test_words_of_the_notation_are_said_in_every_language(language: str, said: str) -> None:
    shown = Message("event-dice-show", {"dice": 3, "faces": ("3", "wind", "bullseye")})
    assert Words(language, "worms").say(shown) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The winner is player 2."),
        ("cs", "Vyhrává hráč 2."),
        ("uk", "Переможець: гравець 2."),
    ],
)
def test_players_are_called_as_the_language_calls_them(language: str, said: str) -> None:
    assert Words(language).say(Message("play-won", {"count": 1, "winners": ("player 2",)})) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_to_be_typed_stays_as_it_is(language: str) -> None:
    refusal = Message("replay-no-such-seat", {"seat": "3", "possible": ("1", "2", "blue", "red", "spectator")})
    assert "1, 2, blue, red, spectator" in Words(language, "worms").say(refusal)

"""What the rules page tells of the three books: what is our own ruling, and where a book contradicts itself."""

import re

import pytest

from rumpus.kernel.message import Message
from rumpus.text.words import LANGUAGES, Words

MARK = {"en": "[our ruling]", "cs": "[naše rozhodnutí]", "uk": "[наше рішення]"}

every_language = pytest.mark.parametrize("language", LANGUAGES)


def clause(language: str, id: str) -> str:
    return Words(language, "worms").say(Message(f"rule-{id}"))


@pytest.mark.parametrize(
    ("id", "marks"),
    [
        ("W2-3", 1),  # placing triggers nothing
        ("W3-10", 2),  # effects in progress are finished; a text after a move that did harm is lost
        ("W4-5", 1),  # each fire in turn
        ("W7-2", 1),  # later eliminations
        ("W11-4", 2),  # with the longer game; not with the draft
        ("W11-9", 2),  # what is completed; the clock
        ("W12-W4-2", 1),  # page 9, not the reference card
        ("W12-W4-8", 2),  # page 16, not page 9; a knockback
        ("W12-W11-6", 1),  # four instead of three
    ],
)
@every_language
def test_what_no_book_says_is_marked_as_ours(language: str, id: str, marks: int) -> None:
    assert clause(language, id).count(MARK[language]) == marks


@pytest.mark.parametrize(("id", "pages"), [("W12-W4-2", {"9"}), ("W12-W4-8", {"9", "16", "18"})], ids=["jump", "prod"])
@every_language
def test_where_a_book_contradicts_itself_its_pages_are_named(language: str, id: str, pages: set[str]) -> None:
    assert pages <= set(re.findall(r"\d+", clause(language, id)))


@pytest.mark.parametrize(("language", "fewest"), [("en", "fewest"), ("cs", "nejméně"), ("uk", "найменше")])
def test_players_are_told_of_the_slip_about_who_wins(language: str, fewest: str) -> None:
    assert fewest in clause(language, "W12-W7-3")


@pytest.mark.parametrize(("language", "two"), [("en", "two"), ("cs", "dvou"), ("uk", "двох")])
def test_players_are_told_of_the_longer_game_that_counts_from_two(language: str, two: str) -> None:
    assert two in clause(language, "W12-W11-6")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ("Bases: 16", "Ice cubes", "each token", "most experienced")),
        ("cs", ("Podstavce: 16", "Kostky ledu", "každý žeton", "nejzkušenější")),
        ("uk", ("Кільця: 16", "Куби льоду", "кожен жетон", "найдосвідченішому")),
    ],
)
def test_nothing_of_the_box_is_left_out(language: str, said: tuple[str, ...]) -> None:
    told = " ".join(clause(language, id) for id in ("W1-worms", "W1-ice", "W1-cards", "W13-1"))
    assert [words for words in said if words not in told] == []

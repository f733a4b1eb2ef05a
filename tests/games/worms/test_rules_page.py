"""What the rules page tells of the three books: what is our own ruling, and where a book contradicts itself."""

import re
from pathlib import Path

import pytest

from rumpus.games.worms import GAME
from rumpus.kernel.message import Message
from rumpus.text.words import LANGUAGES, words_with
from tests.helpers.boxes import write_box

MARK = {"en": "[our ruling]", "cs": "[naše rozhodnutí]", "uk": "[наше рішення]"}

every_language = pytest.mark.parametrize("language", LANGUAGES)


# What a box says otherwise than the editions, which clause tells it, and how.
LOUD = {
    "box.txt": """name: Loud
from: standard
leave out: first-game.txt
rules:
    drops per player: 7
    drops besides: 9
    longer game: 13
    turn ends when: destroyed
    jump to: land
    without worms: prod
    full tie: shared win
""",
    "weapons.cards": "card uzi\n    leave out: dealt\ncard bazooka\n    name: Pea Shooter\n",
    "tiles.txt": "tile islet\n    hexes: 0,0 1,0\n",
}
TOLD = {
    "W1-map": ("5, each of 2 to 5", "5; hexů země na každém: 2 až 5", "5; гексів суші на кожній: від 2 до 5"),
    "W2-5": (
        "Pea Shooter, Ninja Rope, Girder",
        "Pea Shooter, Ninja lano, Traverza",
        "Pea Shooter, Мотузка ніндзі, Балка",
    ),
    "W2-7": ("7 for each player and 9 besides", "7 za každého hráče a\u00a09 navíc", "по 7 на гравця та ще 9"),
    "W3-10": ("only when the worm is destroyed", "jen jeho zničení", "лише якщо його знищено"),
    "W4-2": ("must be land", "musí být země", "має бути суша"),
    "W4-8": ("is prodded. This", "může hýbat. Opakuje", "може рухатися. Так"),
    "W7-3": ("a shared win, as this box", "v\u00a0této sadě společným vítězstvím", "у цій коробці це спільна перемога"),
    "W11-6": ("13 for each player", "13 za každého hráče", "по 13 на гравця"),
    "W13-1": ("no prepared map", "nemá připravenou mapu", "немає готової мапи"),
}


def clause(language: str, id: str, **options: str) -> str:
    return words_with(language, GAME, GAME.setting(2, options)).say(Message(f"rule-{id}"))


@every_language
def test_the_rules_are_those_of_the_box(language: str, tmp_path: Path) -> None:
    write_box(tmp_path, LOUD)
    for id, told in TOLD.items():
        said = told[LANGUAGES.index(language)]
        assert said in clause(language, id, box=str(tmp_path)), id
        assert said not in clause(language, id), id


def test_a_variant_that_is_agreed_on_is_told_too(tmp_path: Path) -> None:
    variant = "variant dry\n    name: Dry\n    rules:\n        jump to: land\n"
    write_box(tmp_path, {"box.txt": f"name: Mine\nfrom: standard\n{variant}"})
    assert "edition" in clause("en", "W4-2", box=str(tmp_path))
    assert "must be land" in clause("en", "W4-2", box=str(tmp_path), variants="dry")


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

"""docs/boxes.md is written from the code that reads boxes: it is current, and what it shows can be written."""

from pathlib import Path

import pytest

from rumpus.boxes.boxes import Boxes
from rumpus.boxes.manual import notes_of
from rumpus.games.worms.cards.box import SHELF
from rumpus.games.worms.cards.phrases import PHRASES
from rumpus.kernel.registry import find_game, game_ids
from rumpus.terminal.box_manual import DOCUMENT, NOT_EXPLAINED, document

GAMES = [id for id in game_ids() if Boxes.is_given_by(find_game(id))]
WRITTEN = (Path(__file__).parents[2] / DOCUMENT).read_text(encoding="utf-8")


def test_the_document_is_current() -> None:
    assert document() == WRITTEN, "run `make manual`"


def test_every_key_is_explained() -> None:
    """In manual.toml beside the game's code, or as `box-key-…` in its words."""
    assert [line for line in document().splitlines() if NOT_EXPLAINED in line] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_example_is_a_box_that_can_be_played(game: str, tmp_path: Path) -> None:
    boxes = Boxes.of(find_game(game))
    for file, text in boxes.example.items():
        beginning = "name: Example\nfrom: standard\n" if file == "box.txt" else ""
        (tmp_path / file).write_text(beginning + text, encoding="utf-8")
    assert boxes.check(tmp_path) == []
    assert boxes.variants(tmp_path)


def test_every_phrase_is_in_it_with_an_example_that_is_read() -> None:
    phrases = {phrase.pattern: phrase for phrase in Boxes.of(find_game("worms")).phrases()}
    assert phrases.keys() == {phrase.pattern for phrase in PHRASES}
    assert all(f"| `{pattern}` |" in WRITTEN for pattern in phrases)


def test_a_key_is_found_by_reading() -> None:
    keys = {(file.file, key.heading, key.key) for file in notes_of(SHELF, {}) for key in file.keys}
    assert ("weapons.cards", "card ID", "mark") in keys
    assert ("tiles.txt", "tile ID", "hexes") in keys
    assert not [key for key in keys if key[1] == "variant ID"]  # nobody has written one

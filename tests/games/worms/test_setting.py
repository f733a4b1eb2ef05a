"""What can be agreed before a game of Worms, and what is refused with its reason."""

import shutil
from pathlib import Path

import pytest

from rumpus.games.worms import GAME
from rumpus.games.worms.cards.box import SHELF, STANDARD
from rumpus.kernel.match import Match
from tests.helpers.boxes import write_box
from tests.helpers.refusal import refusal


@pytest.mark.parametrize(
    ("seats", "options", "id"),
    [
        (1, {}, "seats-not-possible"),
        (5, {}, "seats-not-possible"),
        (2, {"colour": "blue"}, "option-unknown"),
        (2, {"edition": "german"}, "option-value-unknown"),
        (2, {"setup": "slow"}, "option-value-unknown"),
        (2, {"variants": "timer, no-such-rule"}, "option-value-unknown"),
        (2, {"variants": "no-sudden-death, sudden-death-draft"}, "variants-contradict"),
        (2, {"extra-tiles": "1"}, "extra-tiles-without-larger-map"),
        (2, {"extra-tiles": "many", "variants": "larger-map"}, "option-value-unknown"),
        (2, {"extra-tiles": "0", "variants": "larger-map"}, "too-few-tiles"),
        (3, {"extra-tiles": "2", "variants": "larger-map"}, "too-few-tiles"),
        (4, {"variants": "larger-map"}, "too-few-tiles"),
        (2, {"variants": "larger-map", "setup": "first-game"}, "larger-map-in-first-game"),
        (2, {"box": "no/such/folder"}, "box-missing-folder"),
        (2, {"box": "standard@0123"}, "box-is-another"),
    ],
)
def test_what_cannot_be_agreed_is_refused(seats: int, options: dict[str, str], id: str) -> None:
    assert refusal(GAME.setting, seats, options).id == id


def test_the_largest_map_of_a_box_fits_on_the_grid(tmp_path: Path) -> None:
    """However the tiles of a box are laid, no hex is too far out to be written."""
    straight = " ".join(f"0,{row}" for row in range(-2, 10))
    tiles = "".join(f"tile long-{number}\n    hexes: {straight}\n" for number in range(5))
    write_box(tmp_path, {"box.txt": "name: Long\nfrom: standard\nleave out: first-game.txt\n", "tiles.txt": tiles})
    options = {"box": str(tmp_path), "variants": "larger-map", "setup": "quick"}
    assert GAME.setting(3, options).extra_tiles == 1
    assert refusal(GAME.setting, 4, options).id == "map-too-large"
    for seed in range(3):
        assert Match.start(GAME, seats=3, seed=seed, **options).question is not None


@pytest.mark.parametrize("edition", ["english", "ukrainian", "czech"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_header_reads_back_as_the_same_setting(edition: str, seats: int) -> None:
    variants = "parting-gifts, larger-map" if seats < 4 else "timer"
    setting = GAME.setting(seats, {"edition": edition, "variants": variants, "setup": "quick"})
    again = GAME.setting(seats, setting.header())
    assert again.header() == setting.header()
    assert again.extra_tiles == setting.extra_tiles


@pytest.mark.parametrize(
    ("edition", "seats", "variants", "cards"),
    [
        ("english", 2, "", 6),
        ("english", 4, "", 12),
        ("ukrainian", 2, "", 6),
        ("czech", 4, "", 10),
        ("english", 3, "longer-game", 12),
        ("czech", 2, "longer-game", 16),
        ("english", 2, "no-sudden-death", 16),
        ("english", 2, "longer-game, no-sudden-death", 16),
    ],
)
def test_how_many_drop_cards_an_edition_uses(edition: str, seats: int, variants: str, cards: int) -> None:
    assert GAME.setting(seats, {"edition": edition, "variants": variants}).drop_cards == cards


def test_a_box_of_ones_own_may_lack_a_first_game_and_cards_to_draft(tmp_path: Path) -> None:
    own = tmp_path / "own"
    shutil.copytree(STANDARD, own)
    (own / "first-game.txt").unlink()
    only_card = (own / "sudden-death.cards").read_text(encoding="utf-8").split("\ncard ")
    (own / "sudden-death.cards").write_text("\ncard ".join(only_card[:2]), encoding="utf-8")
    assert GAME.setting(2, {"box": str(own)}).box != SHELF.find("standard")
    without_map = {"box": str(own), "setup": "first-game"}
    assert refusal(GAME.setting, 2, without_map).id == "box-has-no-first-game"
    with_one_card = {"box": str(own), "variants": "sudden-death-draft"}
    assert refusal(GAME.setting, 2, with_one_card).id == "too-few-sudden-deaths-to-draft"
